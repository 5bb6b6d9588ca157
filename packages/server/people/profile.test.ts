// What a profile tells, to whom: shares by what was played with, the course, the rival, and who sat where.

import { COUNTED_GAMES } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountClient, type Client, clientOf, everybodyMoves, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

/** A game of two that the second gives up. */
async function beats(winner: Client, loser: Client, order: object = {}): Promise<string> {
  const opened = await winner.send('POST', '/api/tables', { game: 'hidden-leaders', seats: 2, ...order })
  const { table, sheet } = opened.body
  await loser.do(table, { do: 'sit', code: sheet.code })
  await winner.do(table, { do: 'start' })
  await everybodyMoves(table, [winner, loser])
  await loser.do(table, { do: 'resign' })
  await expect.poll(async () => (await gamesOf(loser, loser)).some((one) => one.table === table)).toBe(true)
  return table
}

async function gamesOf(asker: Client, whose: Client): Promise<{ table: string; seats: object[] }[]> {
  return (await asker.get(`/api/players/${whose.id}/games`)).body.games
}

test('wins are counted by what was played with, and the course is told in order', async () => {
  const [ann, bob] = [await accountClient(url, 'Counted Ann'), await accountClient(url, 'Counted Bob')]
  for (let i = 0; i < 3; i++) await beats(ann, bob, { rated: true })
  const { shares, course, ratings } = (await ann.get(`/api/players/${ann.id}`)).body
  const leaders = shares.filter(({ kind }: { kind: string }) => kind === 'leader')
  const sum = (key: 'games' | 'wins') =>
    leaders.reduce((all: number, one: Record<string, number>) => all + (one[key] ?? 0), 0)
  expect([sum('games'), sum('wins')]).toEqual([3, 3])
  expect(course).toMatchObject([{ won: 1 }, { won: 1 }, { won: 1, players: 2, position: 1 }])
  expect(course[2].after).toBe(ratings[0].rating)
  expect(course[0].after).toBeLessThan(course[2].after)
  expect(ratings[0].uncertainty).toBeGreaterThan(0)
  const [last] = (await ann.get(`/api/players/${ann.id}/games`)).body.games
  expect(last).toMatchObject({ seat: 0, result: { reason: 'resigned', winners: [0] } })
  expect(last.lineup.leader).toHaveLength(1)
})

test('the favourite rival is told to oneself alone', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  await beats(ann, bob)
  await beats(ann, bob)
  expect((await ann.get(`/api/players/${ann.id}`)).body.rival).toBeUndefined()
  await beats(bob, ann)
  expect((await ann.get(`/api/players/${ann.id}`)).body.rival).toEqual({
    person: { id: bob.id, name: 'Bob', avatar: '' },
    game: 'hidden-leaders',
    games: 3,
    ahead: 2,
    behind: 1,
    recent: [-1, 1, 1],
  })
  expect((await bob.get(`/api/players/${ann.id}`)).body.rival).toBeUndefined()
})

test('a game that was not listed is told only to those who played it', async () => {
  const [ann, bob] = [await accountClient(url, 'Anna'), await accountClient(url, 'Bobby')]
  await beats(ann, bob, { listed: false })
  const seen = async (asker: Client) => (await gamesOf(asker, ann))[0]?.seats
  expect(await seen(ann)).toMatchObject([{ person: { name: 'Anna' } }, { person: { name: 'Bobby' } }])
  expect(await seen(bob)).toEqual(await seen(ann))
  const courseFor = async (asker: Client) => (await asker.get(`/api/players/${ann.id}`)).body.course.length
  expect([await seen(clientOf(url)), await courseFor(clientOf(url))]).toEqual([undefined, 0])
  expect([await courseFor(ann), await courseFor(bob)]).toEqual([1, 1])
  // A rating is public, and so is that a game changed it; which table it was is not.
  await beats(ann, bob, { listed: false, rated: true })
  expect([await seen(clientOf(url)), await courseFor(clientOf(url))]).toEqual([undefined, 1])
  await beats(ann, bob)
  expect(JSON.stringify(await seen(clientOf(url)))).toContain('Bobby')
})

test('however much somebody has played, a profile reads their last games alone', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const table = await beats(ann, bob)
  const { db } = serving.server.store
  const results = await db.selectFrom('results').selectAll().where('table_id', '=', table).execute()
  for (let i = 0; i < COUNTED_GAMES + 500; i += 500)
    await db
      .insertInto('results')
      .values(
        Array.from({ length: 500 }, (_, k) =>
          results.map((row) => ({ ...row, table_id: `${table} ${i + k}` })),
        ).flat(),
      )
      .execute()
  const { shares, rival, statistics } = (await ann.get(`/api/players/${ann.id}`)).body
  const leader = shares.find(({ kind }: { kind: string }) => kind === 'leader')
  expect([leader.games, leader.wins, rival.games]).toEqual([COUNTED_GAMES, COUNTED_GAMES, COUNTED_GAMES])
  expect(statistics).toMatchObject([{ games: COUNTED_GAMES + 501 }])
})
