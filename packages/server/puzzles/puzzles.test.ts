// Puzzles of a server: posed without their solutions, tried by accounts, judged and rated here.

import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TRIES_AT_ONCE } from '@undercrown/protocol'
import {
  afterTry,
  dailyPuzzle,
  FIRST_RATING,
  type Puzzle,
  puzzleId,
  seedRating,
  utcDay,
  writtenPuzzle,
} from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'
import { packsIn } from './packs.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercrown-packs-'))
let serving: Serving
let url = ''
let crowns: readonly Puzzle[] = []
let own: Puzzle
beforeAll(async () => {
  crowns = (await shippedPuzzles('leaders')).filter(({ kind }) => kind === 'crown')
  own = ofTheClub(crowns[40] as Puzzle)
  writeFileSync(join(folder, 'club.jsonl'), `${writtenPuzzle(own)}\n`)
  serving = await serve({ PUZZLES_DIR: folder })
  url = serving.url
})
afterAll(async () => {
  await serving.end()
  rmSync(folder, { recursive: true })
})

/** The same at another turn: nothing that matters is different, and it is another puzzle. */
function ofTheClub(puzzle: Puzzle): Puzzle {
  const position = puzzle.position.replace(/_(\d+)_/, (_all, turn) => `_${Number(turn) + 2}_`)
  if (position === puzzle.position) throw new Error('no such turn')
  return { ...puzzle, position, id: puzzleId(puzzle.game, puzzle.kind, position), themes: ['club'] }
}

let people = 0
async function account(): Promise<Client> {
  const client = clientOf(url)
  // No two of them look alike.
  const name = `Solver ${'abcdefghjkmnpqrstuvwxyz'[people++]}`
  const { body } = await client.send('POST', '/api/account', { name, password: 'long enough' })
  return Object.assign(client, { id: body.id as string })
}

const right = (puzzle: Puzzle, id: string, more: object = {}) => ({
  id,
  puzzle: puzzle.id,
  answer: puzzle.solutions[0],
  ...more,
})
/** A deed of the solution alone does not take a crown of two. */
const wrong = (puzzle: Puzzle, id: string, more: object = {}) => ({
  ...right(puzzle, id, more),
  answer: puzzle.solutions[0]?.slice(0, -1),
})
const crown = (at: number) => crowns.filter(({ solutions }) => (solutions[0]?.length ?? 0) > 1)[at] as Puzzle
const submit = (client: Client, ...tries: object[]) => client.send('POST', '/api/puzzles/tries', { tries })

test('the puzzle of a day is what any browser has, for whatever day, and tells no solution', async () => {
  const client = clientOf(url)
  const { body } = await client.get('/api/puzzles/daily?date=2026-11-18')
  const day = utcDay(Date.parse('2026-11-18'))
  const expected = await Promise.all(
    puzzleGames.map(async ({ id }) => dailyPuzzle(await shippedPuzzles(id), id, day)?.id),
  )
  expect(body.date).toBe('2026-11-18')
  expect(body.puzzles.map(({ id }: Puzzle) => id)).toEqual(expected)
  const today = (await client.get('/api/puzzles/daily?game=leaders')).body
  expect([today.date, today.puzzles.length]).toEqual([new Date().toISOString().slice(0, 10), 1])
  expect((await client.get('/api/puzzles/daily?game=chess')).status).toBe(404)
  expect((await client.get('/api/puzzles/daily?date=yesterday')).status).toBe(400)
  for (const one of [...body.puzzles, (await client.get(`/api/puzzles/${crowns[0]?.id}`)).body])
    for (const hidden of ['solutions', 'themes', 'proof', 'from']) expect(one).not.toHaveProperty(hidden)
})

test('what is to be named is said where nothing is played', async () => {
  const remember = (await shippedPuzzles('hidden-people')).find(({ kind }) => kind === 'remember') as Puzzle
  const { body } = await clientOf(url).get(`/api/puzzles/${remember.id}`)
  expect(remember.solutions[0]?.[0]?.startsWith(`${body.about}=`)).toBe(true)
  expect(body.watch).toEqual(remember.watch)
})

test('the next one is of the kind, theme and strength that is asked for, and was not tried', async () => {
  const ann = await account()
  const query = (more: string) => ann.get(`/api/puzzles/next?game=leaders&kind=crown${more}`)
  for (const rating of [900, 1800]) {
    const { body } = await query(`&rating=${rating}`)
    expect([body.kind, Math.abs(body.rating - rating) < 200]).toEqual(['crown', true])
  }
  const { body } = await query('&theme=club')
  expect([body.id, body.pack]).toEqual([own.id, 'club'])
  expect((await ann.get('/api/puzzles/next?game=leaders&theme=nowhere')).status).toBe(404)
  const near = new Set<string>()
  for (let i = 0; i < 12; i++) near.add((await query('&rating=1200')).body.id)
  const [first] = near
  const puzzle = crowns.find(({ id }) => id === first) as Puzzle
  await submit(ann, right(puzzle, 'n'))
  for (let i = 0; i < 12; i++) expect((await query('&rating=1200')).body.id).not.toBe(first)
})

test('tries are judged here: what is claimed of a puzzle that is known changes nothing', async () => {
  const ann = await account()
  const puzzle = crown(1)
  const claim = { game: 'leaders', kind: 'crown', themes: [], right: true }
  const { body } = await submit(ann, wrong(puzzle, 'one', { claim }))
  expect(body.tries[0]).toMatchObject({ id: 'one', right: false, counted: true, solutions: puzzle.solutions })
  expect(body.tries[0].refutation.position).toMatch(/_/)
  const lost = afterTry(FIRST_RATING, seedRating(puzzle.rating), { right: false, hints: 0 })
  expect(body.ratings).toEqual([{ game: 'leaders', kind: 'crown', ...lost.player, tries: 1 }])
  // The answer that follows is right, and counts for nothing.
  const again = (await submit(ann, right(puzzle, 'two'))).body
  expect(again.tries[0]).toMatchObject({ right: true, counted: false })
  expect(again.ratings).toEqual(body.ratings)
})

test('a try that is sent twice is kept once, and told as it was', async () => {
  const ann = await account()
  const puzzle = crown(2)
  const [one] = (await submit(ann, right(puzzle, 'same'))).body.tries
  const twice = await submit(ann, wrong(puzzle, 'same'), right(puzzle, 'same'))
  expect(one).toMatchObject({ right: true, counted: true })
  for (const told of twice.body.tries)
    expect(told).toEqual({ id: 'same', known: true, right: true, counted: true })
  expect((await ann.get('/api/puzzles/mine')).body.tries).toHaveLength(1)
})

test('hints cost a third each, and a run counts for nothing', async () => {
  const ann = await account()
  const [easy, run] = [crown(3), crown(4)]
  const { body } = await submit(ann, right(easy, 'h', { hints: 2 }))
  const { player } = afterTry(FIRST_RATING, seedRating(easy.rating), { right: true, hints: 2 })
  expect(body.ratings[0].rating).toBe(player.rating)
  const after = (await submit(ann, right(run, 'r', { mode: 'streak', run: 'x' }))).body
  expect([after.tries[0].counted, after.ratings]).toEqual([false, body.ratings])
  // Nor does what comes after it: it was not the first answer.
  expect((await submit(ann, right(run, 'r2'))).body.tries[0].counted).toBe(false)
})

test('people’s answers move a puzzle, without names; votes are counted once for each', async () => {
  const puzzle = crown(5)
  const crowd = async () => (await clientOf(url).get(`/api/puzzles/${puzzle.id}`)).body.crowd
  expect(await crowd()).toMatchObject({ rating: puzzle.rating, tries: 0, solved: 0, up: 0, down: 0 })
  const [ann, bob] = [await account(), await account()]
  await submit(ann, wrong(puzzle, 'a'))
  const { puzzle: harder } = afterTry(FIRST_RATING, seedRating(puzzle.rating), { right: false, hints: 0 })
  expect(await crowd()).toMatchObject({ rating: Math.round(harder.rating), tries: 1, solved: 0 })
  const told = (await submit(bob, right(puzzle, 'b'))).body.tries[0]
  expect(told.crowd).toEqual(await crowd())
  expect(told.crowd).toMatchObject({ tries: 2, solved: 1 })
  const vote = (client: Client, what: string) =>
    client.send('PUT', '/api/puzzles/votes', { votes: [{ puzzle: puzzle.id, vote: what }] })
  await vote(ann, 'up')
  await vote(ann, 'down')
  await vote(bob, 'up')
  expect(await crowd()).toMatchObject({ up: 1, down: 1 })
  expect((await ann.get('/api/puzzles/votes')).body.votes).toEqual([{ puzzle: puzzle.id, vote: 'down' }])
  await bob.send('PUT', '/api/puzzles/votes', { votes: [{ puzzle: 'ffffffffff', vote: 'up' }] })
  expect((await bob.get('/api/puzzles/votes')).body.votes).toHaveLength(1)
})

test('many votes at once are written in one step, and of two on a puzzle the last stands', async () => {
  const cid = await account()
  const some = crowns.slice(60, 100)
  const votes = [...some, ...some.slice(0, 5)].map(({ id }, i) => ({
    puzzle: id,
    vote: i < 40 ? 'up' : 'down',
  }))
  const insert = vi.spyOn(serving.server.store.db, 'insertInto')
  expect((await cid.send('PUT', '/api/puzzles/votes', { votes })).status).toBe(200)
  const written = insert.mock.calls.filter(([table]) => table === 'puzzle_votes').length
  insert.mockRestore()
  // Each would wait for the disk, and others for it.
  expect(written).toBeLessThanOrEqual(1)
  const kept: { puzzle: string; vote: string }[] = (await cid.get('/api/puzzles/votes')).body.votes
  expect(kept).toHaveLength(40)
  const down = kept.filter(({ vote }) => vote === 'down').map(({ puzzle }) => puzzle)
  expect(down.sort()).toEqual(
    some
      .slice(0, 5)
      .map(({ id }) => id)
      .sort(),
  )
})

test('what a browser kept is merged, in whichever order it comes', async () => {
  const [ann, bob] = [await account(), await account()]
  const times = [1000, 2000, 3000]
  const tries = times.map((at, i) => (i === 1 ? wrong : right)(crown(10 + i), `m${i}`, { at }))
  const others = times.map((at, i) => (i === 1 ? wrong : right)(crown(20 + i), `m${i}`, { at }))
  await submit(ann, ...tries)
  const told = (await ann.get('/api/puzzles/mine')).body
  expect(told.tries.map(({ id, at, right }: KeptFacts) => [id, at, right])).toEqual([
    ['m0', 1000, true],
    ['m1', 2000, false],
    ['m2', 3000, true],
  ])
  // A browser that was away brings the oldest last: the rating is as if it had come in time.
  for (const one of [others[1], others[2], others[0]]) await submit(bob, one as object)
  const { ratings } = (await bob.get('/api/puzzles/mine')).body
  const expected = [0, 1, 2].reduce(
    (now, i) => afterTry(now, seedRating(crown(20 + i).rating), { right: i !== 1, hints: 0 }).player,
    FIRST_RATING,
  )
  expect(ratings[0]).toMatchObject({ tries: 3, rating: expected.rating })
  expect((await bob.get('/api/puzzles/mine?after=2')).body.tries).toHaveLength(1)
})

interface KeptFacts {
  readonly id: string
  readonly at: number
  readonly right: boolean
}

test('a puzzle that is not known here is kept as it was claimed, and not rated', async () => {
  const ann = await account()
  const claim = { game: 'leaders', kind: 'crown', themes: ['far'], right: true }
  const far = { id: 'f', puzzle: 'ffffffffff', answer: ['La1-a2'] }
  const { body } = await submit(ann, { ...far, claim }, { ...far, id: 'g' })
  expect(body.tries[0]).toEqual({ id: 'f', right: null, counted: false })
  expect(body.tries[1]).toMatchObject({ right: null, why: 'this server does not know the puzzle' })
  expect(body.ratings).toEqual([])
  const { tries } = (await ann.get('/api/puzzles/mine')).body
  expect(tries).toMatchObject([{ puzzle: 'ffffffffff', themes: ['far'], right: true, judged: false }])
})

test('what is no answer is told so and not kept; no try is of the future', async () => {
  const ann = await account()
  const { body } = await submit(
    ann,
    { ...right(crown(6), 'x'), answer: ['Za9-a9'] },
    { ...right(crown(6), 'y', { at: Date.now() + 1e9 }) },
  )
  expect(body.tries[0]).toMatchObject({ right: null, counted: false, why: 'Za9-a9 is not possible here' })
  const { tries } = (await ann.get('/api/puzzles/mine')).body
  expect(tries).toHaveLength(1)
  expect(tries[0].at).toBeLessThanOrEqual(Date.now())
})

test('guests keep theirs in the browser, and nobody floods the judges', async () => {
  const guest = await guestClient(url, 'Gus')
  expect((await submit(guest, right(crown(0), 'g'))).status).toBe(403)
  expect((await clientOf(url).get('/api/puzzles/mine')).status).toBe(401)
  const ann = await account()
  const many = Array.from({ length: TRIES_AT_ONCE + 1 }, (_, i) => right(crown(0), `t${i}`))
  expect((await submit(ann, ...many)).status).toBe(400)
  const some = many.slice(1)
  const answers = await Promise.all([submit(ann, ...some), submit(ann, ...some), submit(ann, ...some)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect((await submit(ann, right(crown(7), 'later'))).status).toBe(200)
})

test('an address fills no disk with tries, whatever accounts it makes: each counts like a request', async () => {
  const busy = await serve({ REQUESTS_PER_MINUTE: '60' })
  let sent = 0
  const codes: string[] = []
  for (const name of ['Filler a', 'Filler b']) {
    const client = clientOf(busy.url)
    await client.send('POST', '/api/account', { name, password: 'long enough' })
    for (let i = 0; i < 10; i++) {
      const claim = { game: 'leaders', kind: 'crown', themes: [], right: true }
      const tries = Array.from({ length: TRIES_AT_ONCE }, () => ({
        ...{ id: `f${sent++}`, puzzle: '0123456789', answer: ['x'], claim },
      }))
      codes.push((await submit(client, ...tries)).body.code ?? 'kept')
    }
  }
  const kept = codes.filter((one) => one === 'kept').length * TRIES_AT_ONCE
  // Twice as many as in a minute at once, and what may come in the meantime.
  expect(kept).toBeGreaterThanOrEqual(100)
  expect(kept).toBeLessThan(400)
  expect(codes).toContain('too-fast')
  await busy.end()
})

test('tries, ratings and votes are in one’s data, and go with the account; what they did to a puzzle stays', async () => {
  const ann = await account()
  const puzzle = crown(8)
  await submit(ann, right(puzzle, 'mine'))
  await ann.send('PUT', '/api/puzzles/votes', { votes: [{ puzzle: puzzle.id, vote: 'up' }] })
  const data = (await ann.get('/api/me/export')).body
  expect(data.puzzleTries).toMatchObject([{ id: 'mine', puzzle: puzzle.id, right: 1 }])
  expect(data.puzzleRatings).toMatchObject([{ game: 'leaders', kind: 'crown', tries: 1 }])
  expect(data.puzzleVotes).toMatchObject([{ puzzle: puzzle.id, vote: 'up' }])
  await ann.send('DELETE', '/api/me', { password: 'long enough' })
  const { db } = serving.server.store
  for (const table of ['puzzle_tries', 'puzzle_ratings', 'puzzle_votes'] as const)
    expect(await db.selectFrom(table).selectAll().where('person', '=', ann.id).execute()).toEqual([])
  const { crowd } = (await clientOf(url).get(`/api/puzzles/${puzzle.id}`)).body
  expect(crowd).toMatchObject({ tries: 1, solved: 1, up: 0 })
})

test('packs of the host are listed beside what is shipped, whole, and can be tried', async () => {
  const { packs } = (await clientOf(url).get('/api/puzzles/packs')).body
  expect(packs.map(({ name, shipped }: { name: string; shipped: boolean }) => [name, shipped])).toEqual([
    ['undercrown', true],
    ['club', false],
  ])
  expect(packs[1].games).toEqual([{ game: 'leaders', puzzles: 1 }])
  const { puzzles, next } = (await clientOf(url).get('/api/puzzles/packs/club')).body
  expect([puzzles, next]).toEqual([[own], null])
  let from: number | null = 0
  let count = 0
  while (from !== null) {
    const page: { puzzles: Puzzle[]; next: number | null } = (
      await clientOf(url).get(`/api/puzzles/packs/undercrown?game=leaders&from=${from}`)
    ).body
    count += page.puzzles.length
    from = page.next
  }
  expect(count).toBe((await shippedPuzzles('leaders')).length)
  expect((await submit(await account(), right(own, 'club'))).body.tries[0]).toMatchObject({ right: true })
})

test('what is no pack keeps the server from starting, in one line that names file and reason', async () => {
  const bad = mkdtempSync(join(tmpdir(), 'undercrown-bad-'))
  const refusal = (text: string, name = 'bad.jsonl') => {
    writeFileSync(join(bad, name), text)
    try {
      packsIn(bad)
      return 'read'
    } catch (error) {
      return (error as Error).message
    } finally {
      rmSync(join(bad, name))
    }
  }
  const started = async (text: string) => {
    writeFileSync(join(bad, 'bad.jsonl'), text)
    return serve({ PUZZLES_DIR: bad }).then(
      (one) => one.end().then(() => 'started'),
      (error: Error) => error.message,
    )
  }
  const line = (change: object) => JSON.stringify({ ...own, ...change })
  expect(refusal('{"id":1}\n')).toBe('PUZZLES_DIR, bad.jsonl: line 1 is no puzzle')
  expect(refusal(line({ game: 'chess' }))).toBe(
    'PUZZLES_DIR, bad.jsonl: puzzle 1 is of "chess", a game without puzzles',
  )
  expect(refusal(line({ id: 'ffffffffff' }))).toMatch(
    /^PUZZLES_DIR, bad.jsonl: puzzle 1 has the id ffffffffff, and by what it asks it is \w{10}$/,
  )
  expect(refusal(`${line({})}\n${line({})}`)).toMatch(/puzzle 2 \(\w{10}\) is there twice/)
  expect(await started(line({ solutions: [own.solutions[0]?.slice(0, -1)] }))).toMatch(
    /^PUZZLES_DIR, bad: the solution of puzzle 1 \(\w{10}\) does not hold: it is not right$/,
  )
  expect(refusal(line({}), 'undercrown.jsonl')).toMatch(/a pack is named by up to 60 letters/)
  symlinkSync(join(bad, 'nowhere'), join(bad, 'link.jsonl'))
  expect(() => packsIn(bad)).toThrow('PUZZLES_DIR, link.jsonl: cannot be read (ENOENT)')
  rmSync(bad, { recursive: true })
  await expect(serve({ PUZZLES_DIR: bad })).rejects.toThrow('PUZZLES_DIR is no folder')
})
