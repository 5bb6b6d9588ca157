// Everything that somebody could do over and over, so that all that a server asks of its database is asked once; and which
// tables of the database grow with what people do.

import type { Server } from '../server.ts'
import { type Client, clientOf, guestClient } from './client.ts'
import type { Serving } from './serving.ts'

/**
 * Few at any time, whoever asks: those who wait, nodes and what they have in memory, what moderators did, guesses and challenges of minutes; and no
 * more standings than there are puzzles.
 */
export const fewRows = [
  'queue',
  'heartbeats',
  'gaps',
  'acts',
  'address_bans',
  'guesses',
  'challenges',
  'puzzle_standings',
  'listeners',
  'holders',
]

/** The lobby and the leaderboards: of ever so many the first few, in the order of an index. */
export const listsOfAll = /^select .* from "(tables"|ratings" as "r" inner join "people").* order by .* limit/

/** Everything that somebody could do over and over. */
export async function doAll({ server, url }: Serving): Promise<void> {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const account = clientOf(url)
  const { body: me } = await account.send('POST', '/api/account', { name: 'Cat', password: 'long enough' })
  const { code: link } = (await ann.send('POST', '/api/friends/link')).body
  await bob.send('POST', '/api/friends', { code: link })
  const { body } = await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })
  const table = body.table as string
  await ann.send('POST', '/api/invitations', { whom: bob.id, table })
  await bob.do(table, { do: 'sit' })
  for (const one of [ann, bob]) await one.do(table, { do: 'say', text: 'hello' })
  await ann.send('PUT', '/api/mutes', { whom: bob.id, table })
  await ann.send('POST', '/api/reports', { whom: bob.id, table, text: 'rude' })
  await ann.do(table, { do: 'start' })
  await ann.do(table, { do: 'resign' })
  await ann.do(table, { do: 'rematch' })
  const party = await together(server, ann, bob, table)
  const bot = (await account.send('POST', '/api/bots', { name: 'Robot' })).body.id
  await account.send('POST', `/api/bots/${bot}/token`, { scopes: ['play'] })
  await account.send('PUT', `/api/bots/${bot}/games/toy`, { about: 'counts to three' })
  const another = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await ann.send('POST', '/api/invitations', { whom: bot, table: another })
  await account.send('POST', '/api/account/codes', { password: 'long enough' })
  await bob.send('POST', '/api/match', { game: 'toy', bots: true })
  const [tried, older] = (await server.puzzles.shelf()).packs[0]?.puzzles ?? []
  if (!tried || !older) throw new Error('nothing to solve')
  const at = Date.now()
  // The second is older, and takes its place before the first.
  for (const [one, when] of [
    [tried, at],
    [older, at - 1000],
  ] as const)
    await account.send('POST', '/api/puzzles/tries', {
      tries: [{ id: one.id, puzzle: one.id, answer: one.solutions[0], at: when }],
    })
  await account.send('PUT', '/api/puzzles/votes', { votes: [{ puzzle: tried.id, vote: 'up' }] })
  const reads = [
    '/api/me',
    '/api/me/export',
    '/api/sessions',
    '/api/bots',
    '/api/lobby',
    '/api/match',
    '/api/friends',
    '/api/tables/mine',
    `/api/tables/${table}`,
    `/api/tables/${table}/chat`,
    `/api/parties/${party}/chat`,
    `/api/codes/${body.sheet.code}`,
    `/api/players/${ann.id}`,
    `/api/players/${ann.id}/games`,
    '/api/leaderboards/toy',
    '/api/leaderboards/toy?of=programs',
    '/api/programs/toy',
    '/api/puzzles/daily',
    `/api/puzzles/next?game=${tried.game}`,
    `/api/puzzles/${tried.id}`,
    '/api/puzzles/mine',
    '/api/puzzles/votes',
  ]
  for (const one of [ann, account] satisfies Client[]) for (const path of reads) await one.get(path)
  await server.people.crew(me.id)
  await server.sweep()
  await account.send('DELETE', '/api/sessions')
  for (const one of [ann, bob]) await one.send('DELETE', '/api/me', {})
}

/** A replay is watched together, and the lead passed on. */
async function together(server: Server, ann: Client, bob: Client, table: string): Promise<string> {
  const at = { page: 'replay', step: 0, seat: 0, open: true }
  const { party } = (await ann.send('POST', '/api/parties', { table, at })).body
  const lines = [await ann.socket(), await bob.socket()] as const
  for (const line of lines) {
    line.tell({ do: 'join', party })
    await line.next(({ type }) => type === 'party')
  }
  lines[0].tell({ do: 'lead', party, at: { ...at, step: 1 } })
  lines[0].tell({ do: 'hand', party, to: bob.id })
  await lines[0].next(({ leader }) => leader?.id === bob.id)
  lines[0].tell({ do: 'say', table: party, id: 'a', text: 'hello' })
  await lines[0].next(({ type }) => type === 'done')
  await bob.send('POST', '/api/reports', { whom: ann.id, table: party, text: 'rude' })
  await server.parties.sweep()
  for (const line of lines) {
    line.tell({ do: 'leave', party })
    await line.close()
  }
  return party
}
