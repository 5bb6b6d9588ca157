// Programs: what their tokens are good for, how they are found and challenged, and their games among themselves.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, everybodyMoves, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

let count = 0
async function ownerOf(): Promise<Client> {
  const owner = await guestClient(url, 'Owner')
  await owner.send('POST', '/api/account', { name: `Owner ${++count}`, password: 'long enough' })
  return owner
}

async function program(owner: Client, more: object = {}): Promise<Client> {
  const { id, token } = (await owner.send('POST', '/api/bots', { name: `Robo ${++count}`, ...more })).body
  return Object.assign(clientOf(url, '', token), { id: id as string })
}

const offer = (owner: Client, bot: Client, game = 'toy', about = 'counts to three') =>
  owner.send('PUT', `/api/bots/${bot.id}/games/${game}`, { about })
const found = async (game = 'toy') => (await clientOf(url).get(`/api/programs/${game}`)).body.programs
const idsOf = async (game = 'toy') =>
  (await found(game)).map(({ person }: { person: { id: string } }) => person.id)

async function play(players: readonly Client[], more: object = {}): Promise<string> {
  const [host] = players as [Client]
  const wanted = { game: 'toy', seats: players.length, ...more }
  const { table, sheet } = (await host.send('POST', '/api/tables', wanted)).body
  for (const one of players.slice(1)) await one.do(table, { do: 'sit', code: sheet.code })
  await host.do(table, { do: 'start' })
  await everybodyMoves(table, players)
  await host.do(table, { do: 'resign' })
  await expect.poll(async () => (await host.get(`/api/tables/${table}`)).body.sheet.phase).toBe('over')
  return table
}

test('a program is found at the games that it is offered at, with its owner, as long as it is', async () => {
  const owner = await ownerOf()
  const bot = await program(owner)
  expect(await idsOf()).not.toContain(bot.id)
  expect((await offer(owner, bot)).body.bots).toMatchObject([
    { id: bot.id, games: [{ game: 'toy', about: 'counts to three' }] },
  ])
  expect(
    (await found()).find(({ person }: { person: { id: string } }) => person.id === bot.id),
  ).toMatchObject({
    person: { kind: 'bot' },
    by: { kind: 'account' },
    about: 'counts to three',
    here: false,
    rating: null,
  })
  expect(await idsOf('hidden-people')).not.toContain(bot.id)
  const line = await bot.socket()
  const other = await program(owner)
  await offer(owner, other)
  // Who is here comes first, whoever was offered last.
  const ids = await idsOf()
  expect(ids.indexOf(bot.id)).toBeLessThan(ids.indexOf(other.id))
  await line.close()
  await owner.send('DELETE', `/api/bots/${bot.id}/games/toy`)
  expect(await idsOf()).not.toContain(bot.id)
  expect((await owner.get('/api/me/export')).body.programs).toMatchObject([{ person: other.id, game: 'toy' }])
  await owner.send('DELETE', `/api/bots/${other.id}`)
  expect(await idsOf()).not.toContain(other.id)
  expect(await serving.server.store.db.selectFrom('programs').selectAll().execute()).toEqual([])
})

test('only its owner offers a program, who is not muted and not banned', async () => {
  const [owner, stranger] = [await ownerOf(), await ownerOf()]
  const bot = await program(owner)
  expect((await offer(stranger, bot)).body.code).toBe('not-found')
  expect((await offer(bot, bot)).body.code).toBe('not-yours')
  expect((await offer(owner, bot, 'chess')).body.code).toBe('not-found')
  const { db } = serving.server.store
  const change = (what: { muted: number } | { banned: number }) =>
    db.updateTable('people').set(what).where('id', '=', owner.id).execute()
  await change({ muted: 8.64e15 })
  expect((await offer(owner, bot)).body.code).toBe('silent')
  await change({ muted: 0 })
  await offer(owner, bot)
  expect(await idsOf()).toContain(bot.id)
  await change({ banned: 8.64e15 })
  expect(await idsOf()).not.toContain(bot.id)
})

test('anybody challenges a program at what it is offered at: it is told, sits down and plays', async () => {
  const owner = await ownerOf()
  const bot = await program(owner, { scopes: ['play'] })
  const ann = await guestClient(url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false })).body
  const challenge = () => ann.send('POST', '/api/invitations', { whom: bot.id, table })
  expect((await challenge()).body.code).toBe('not-found')
  await offer(owner, bot, 'hidden-people')
  expect((await challenge()).body.code).toBe('not-found')
  await offer(owner, bot)
  const line = await bot.socket()
  expect((await challenge()).body).toEqual({ invited: bot.id })
  expect(await line.next(({ type }) => type === 'nudge')).toMatchObject({ why: 'invited', table })
  const invitations = async () => (await bot.get('/api/friends')).body.invitations
  const [{ by, table: sheet }] = await invitations()
  expect([by.name, sheet.id]).toEqual(['Ann', table])
  await owner.send('DELETE', `/api/bots/${bot.id}/games/toy`)
  expect(await invitations()).toEqual([])
  await offer(owner, bot)
  line.tell({ do: 'sit', table, id: 'a', code: sheet.code })
  await line.next(({ type }) => type === 'done')
  expect((await ann.do(table, { do: 'start' })).body.sheet.phase).toBe('playing')
  await line.close()
})

test('a token is good for its scopes and for nothing else, by requests and over the socket', async () => {
  const owner = await ownerOf()
  const [player, talker] = [
    await program(owner, { scopes: ['play'] }),
    await program(owner, { scopes: ['talk'] }),
  ]
  const { table, sheet } = (await player.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const refused = { code: 'not-yours' }
  const say = { do: 'say', text: 'hello' }
  const lines = [await player.socket(), await talker.socket()] as const
  const over = async (line: (typeof lines)[number], deed: object) => {
    line.tell({ table, id: `x${++count}`, ...deed })
    return line.next(({ type }) => type === 'done' || type === 'refused')
  }
  expect((await player.do(table, say)).body).toMatchObject(refused)
  expect(await over(lines[0], say)).toMatchObject(refused)
  expect((await player.get(`/api/tables/${table}/chat`)).body).toMatchObject(refused)
  expect((await talker.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body).toMatchObject(refused)
  for (const deed of [{ do: 'sit', code: sheet.code }, { do: 'start' }]) {
    expect((await talker.do(table, deed)).body).toMatchObject(refused)
    expect(await over(lines[1], deed)).toMatchObject(refused)
  }
  expect((await talker.get(`/api/tables/${table}`)).body.sheet.seats[1].person).toBeUndefined()
  for (const one of [player, talker]) {
    expect((await one.send('PUT', '/api/me', { name: 'Another' })).body).toMatchObject(refused)
    expect((await one.send('DELETE', '/api/me', {})).body).toMatchObject(refused)
    expect((await one.get('/api/me/export')).body).toMatchObject(refused)
  }
  // Who looks on talks to those who look on; to look takes no scope.
  lines[1].tell({ do: 'watch', table })
  await lines[1].next(({ type }) => type === 'table')
  expect((await over(lines[1], say)).type).toBe('done')
  for (const line of lines) await line.close()
})

test('another token voids the one before and cuts off what is open by it', async () => {
  const [owner, stranger] = [await ownerOf(), await ownerOf()]
  const bot = await program(owner)
  const line = await bot.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  const { db } = serving.server.store
  const push = { endpoint: `https://fcm.googleapis.com/${bot.id}`, person: bot.id, keys: '{}', session: '' }
  await db.insertInto('pushes').values(push).execute()
  const renew = (by: Client) => by.send('POST', `/api/bots/${bot.id}/token`, { scopes: ['play'] })
  expect((await renew(stranger)).body.code).toBe('not-found')
  const { token, scopes } = (await renew(owner)).body
  expect(scopes).toEqual(['play'])
  await closed
  expect((await bot.get('/api/me')).body.code).toBe('wrong-credentials')
  // Whoever had that token is told of no turn any more.
  expect(await db.selectFrom('pushes').select('person').where('person', '=', bot.id).execute()).toEqual([])
  const anew = clientOf(url, '', token)
  expect((await anew.get('/api/me')).body.id).toBe(bot.id)
  expect((await anew.send('PUT', '/api/me', { name: 'Another' })).body.code).toBe('not-yours')
  expect((await owner.get('/api/bots')).body.bots).toMatchObject([{ id: bot.id, scopes: ['play'] }])
})

test('programs of several owners are rated among themselves, on a list of their own', async () => {
  const owners = [await ownerOf(), await ownerOf()] as const
  const [one, other, sister] = [
    await program(owners[0]),
    await program(owners[1]),
    await program(owners[0]),
  ] as const
  const ann = await guestClient(url, 'Ann')
  for (let i = 0; i < 3; i++) await play([one, other], { rated: true })
  await play([one, sister], { rated: true })
  await play([one, ann], { rated: true })
  const list = async (of: string) => (await clientOf(url).get(`/api/leaderboards/toy${of}`)).body
  expect((await list('?of=programs')).players).toMatchObject([
    { place: 1, person: { id: other.id }, games: 3, wins: 3 },
    { place: 2, person: { id: one.id }, games: 3, wins: 0 },
  ])
  expect(JSON.stringify(await list(''))).not.toContain(one.id)
  await offer(owners[1], other)
  expect(
    (await found()).find(({ person }: { person: { id: string } }) => person.id === other.id).rating.games,
  ).toBe(3)
})
