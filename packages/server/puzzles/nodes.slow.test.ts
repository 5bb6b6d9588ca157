// Two nodes on one database: a try that both are sent at the same moment counts once, and none is lost.

import { afterTry, FIRST_RATING, type Puzzle, type Rating, seedRating } from '@undercrown/puzzles'
import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Serving, serve } from '../testing/serving.ts'

const password = 'long enough'
let nodes: readonly [Serving, Serving]
let crowns: readonly Puzzle[] = []
beforeAll(async () => {
  const env = { DATABASE_URL: await freshDatabase() }
  nodes = [await serve(env), await serve(env)]
  crowns = (await shippedPuzzles('leaders')).filter(({ kind }) => kind === 'crown')
})
afterAll(async () => {
  for (const node of nodes) await node.end()
})

/** The same account by both nodes. */
async function both(name: string): Promise<readonly [Client, Client]> {
  const [here, there] = [clientOf(nodes[0].url), clientOf(nodes[1].url)]
  await here.send('POST', '/api/account', { name, password })
  await there.send('POST', '/api/session', { name, password })
  return [here, there]
}

const tried = (puzzle: Puzzle, id: string, at: number) => ({
  id,
  at,
  puzzle: puzzle.id,
  answer: puzzle.solutions[0],
})
const send = (client: Client, ...tries: object[]) => client.send('POST', '/api/puzzles/tries', { tries })
const mine = async (client: Client) => (await client.get('/api/puzzles/mine')).body

test('the same try at the same moment is one, on either node', async () => {
  const [here, there] = await both('Ann')
  for (let i = 0; i < 8; i++) {
    const one = tried(crowns[i] as Puzzle, `t${i}`, 1000 + i)
    const answers = await Promise.all([send(here, one), send(there, one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.tries[0].counted)).toEqual([true, true])
  }
  const { tries, ratings } = await mine(there)
  expect(tries).toHaveLength(8)
  expect(ratings[0].tries).toBe(8)
  const { crowd } = (await there.get(`/api/puzzles/${crowns[0]?.id}`)).body
  expect(crowd).toMatchObject({ tries: 1, solved: 1 })
})

test('of two answers to a puzzle one is the first, and others that come at once are all kept and rated', async () => {
  const [here, there] = await both('Bob')
  const some = crowns.slice(20, 32)
  const one = some.map((puzzle, i) => tried(puzzle, `a${i}`, 1000 + 2 * i))
  const other = [...some.slice(0, 6), ...crowns.slice(40, 46)].map((puzzle, i) =>
    tried(puzzle, `b${i}`, 1001 + 2 * i),
  )
  await Promise.all([send(here, ...one), send(there, ...other)])
  const { tries, ratings } = await mine(here)
  expect(tries).toHaveLength(24)
  expect(tries.map(({ seq }: { seq: number }) => seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  const counted = tries.filter((each: { counted: boolean }) => each.counted)
  expect(new Set(counted.map(({ puzzle }: { puzzle: string }) => puzzle)).size).toBe(18)
  expect(counted).toHaveLength(18)
  // Whatever came first where, the rating is that of all that counted, in the order of their times.
  const inOrder = [...counted].sort((a, b) => a.at - b.at)
  const rating = inOrder.reduce(
    (now: Rating, { puzzle }) =>
      afterTry(now, seedRating(crowns.find(({ id }) => id === puzzle)?.rating ?? 0), {
        right: true,
        hints: 0,
      }).player,
    FIRST_RATING,
  )
  expect(ratings[0]).toMatchObject({ tries: 18 })
  expect(ratings[0].rating).toBeCloseTo(rating.rating, 6)
})

test('answers of many to one puzzle at once all move it', async () => {
  const puzzle = crowns[60] as Puzzle
  const people = await Promise.all(['Cat', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal'].map(both))
  await Promise.all(people.map((pair, i) => send(pair[i % 2] as Client, tried(puzzle, 'x', 1000))))
  const { crowd } = (await clientOf(nodes[1].url).get(`/api/puzzles/${puzzle.id}`)).body
  expect(crowd).toMatchObject({ tries: 6, solved: 6 })
  expect(crowd.rating).toBeLessThan(puzzle.rating)
})

test('who is forgotten on one node while the other judges leaves nothing behind', async () => {
  for (const name of ['Ida', 'Jim', 'Kay']) {
    const [here, there] = await both(name)
    const { id } = (await here.get('/api/me')).body
    await Promise.all([
      send(there, ...crowns.slice(70, 82).map((puzzle, i) => tried(puzzle, `z${i}`, 1000 + i))),
      here.send('DELETE', '/api/me', { password }),
    ])
    const { db } = nodes[0].server.store
    for (const table of ['puzzle_tries', 'puzzle_ratings'] as const)
      expect(await db.selectFrom(table).selectAll().where('person', '=', id).execute()).toEqual([])
  }
})
