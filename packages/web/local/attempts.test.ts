import type { KeptTry } from '@undercrown/protocol'
import { FIRST_RATING, type Puzzle, ratingAfter } from '@undercrown/puzzles'
import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import {
  type Attempt,
  attemptOf,
  belongTo,
  keepTried,
  keepVote,
  keptPuzzles,
  longestRun,
  mergeTries,
  prizesOf,
  ratingAt,
  ratingIn,
  unsentTries,
} from './attempts.ts'
import { findPuzzle, type ShelfFacts, shelfFacts } from './shelf.ts'

const pack = await shippedPuzzles('leaders')
const [easy, other] = pack as [Puzzle, Puzzle]
const NOON = Date.UTC(2026, 10, 16, 12)

const dailyIn = ({ games }: ShelfFacts) => games.find(({ game }) => game === 'leaders')?.daily

function attempt(before: readonly Attempt[], puzzle: Puzzle, more: Partial<Attempt> = {}): Attempt {
  const tried = {
    mode: 'mixed',
    at: NOON + before.length,
    answer: ['x'],
    right: true,
    hints: 0,
    ms: 1,
  } as const
  return attemptOf(before, puzzle, { ...tried, ...more })
}

test('the first answer counts, and no other', () => {
  const first = attempt([], easy)
  expect(first.before).toEqual(FIRST_RATING)
  expect(first.after.rating).toBeGreaterThan(first.before.rating)
  const again = attempt([first], easy, { right: false })
  expect(again.after).toEqual(first.after)
  expect(ratingIn([first, again], 'leaders', easy.kind)).toEqual(first.after)
  expect(ratingIn([first], 'leaders', 'another')).toEqual(FIRST_RATING)
})

test('runs count for nothing but themselves', () => {
  const lost = attempt([], easy, { mode: 'streak', run: 'a', right: false })
  expect(lost.after).toEqual(lost.before)
  const all = [
    attempt([], easy, { mode: 'streak', run: 'a' }),
    attempt([], other, { mode: 'streak', run: 'a' }),
    lost,
    attempt([], easy, { mode: 'streak', run: 'b' }),
  ]
  expect(longestRun(all, 'streak')).toBe(2)
  expect(longestRun(all, 'three')).toBe(0)
})

test('a theme is rated by the first answers to its puzzles', () => {
  const ratings = new Map(pack.map(({ id, rating }) => [id, rating]))
  const [theme = ''] = easy.themes
  const first = attempt([], easy)
  expect(ratingAt([], theme, ratings)).toBeUndefined()
  expect(ratingAt([first], theme, ratings)?.rating).toBeCloseTo(first.after.rating)
  expect(ratingAt([first, attempt([first], easy)], theme, ratings)?.rating).toBeCloseTo(first.after.rating)
})

test('the shelf tells what was solved today, and how many days are lit', async () => {
  const nothing = { attempts: [], votes: {} }
  const shelf = await shelfFacts(nothing, NOON)
  const leaders = shelf.games.find(({ game }) => game === 'leaders')
  expect(leaders).toMatchObject({ count: pack.length, solved: 0, best: { streak: 0, three: 0 } })
  expect(shelf.lit).toBe(0)
  const daily = pack.find(({ id }) => id === leaders?.daily?.id) as Puzzle
  const solved = { attempts: [attempt([], daily, { mode: 'daily' })], votes: {} }
  const after = await shelfFacts(solved, NOON)
  expect(dailyIn(after)).toMatchObject({ id: daily.id, right: true })
  expect([after.lit, after.week.at(-1)]).toEqual([1, true])
  // Tomorrow another one is asked, and the lantern still burns.
  const tomorrow = await shelfFacts(solved, NOON + 86_400_000)
  expect(dailyIn(tomorrow)?.right).toBeUndefined()
  expect([tomorrow.lit, tomorrow.week.at(-1)]).toEqual([1, false])
})

test('a wish finds what it asks for', async () => {
  const nothing = { attempts: [], votes: {} }
  const found = (wish: Parameters<typeof findPuzzle>[0]) => findPuzzle(wish, nothing, 20_000, [1, 2, 3, 4])
  expect((await found({ by: 'id', id: easy.id })).id).toBe(easy.id)
  await expect(found({ by: 'id', id: 'none' })).rejects.toThrow('no such puzzle')
  expect((await found({ by: 'daily', game: 'leaders' })).game).toBe('leaders')
  const [theme = ''] = other.themes
  const themed = await found({ by: 'rating', game: 'leaders', kind: other.kind, theme, harder: 300 })
  expect([themed.kind, themed.themes.includes(theme)]).toEqual([other.kind, true])
  const run = { by: 'run', game: 'leaders', run: 'streak', seed: 's' } as const
  const [first, later] = [await found({ ...run, number: 0 }), await found({ ...run, number: 30 })]
  expect(first.rating).toBeLessThan(later.rating)
  await expect(found({ ...run, number: 100_000 })).rejects.toThrow('no such puzzle')
})

test('what an account has and what was kept here become one list, rated in the order of times', async () => {
  const first = attempt([], { ...easy, id: 'a1', game: 'g', kind: 'k' }, { at: 1000 })
  await keepTried(first)
  await belongTo('ann')
  const unsent = unsentTries(await keptPuzzles(), 10).filter(({ puzzle }) => puzzle === 'a1')
  expect(unsent).toMatchObject([{ id: '1000-a1', answer: ['x'], claim: { right: true } }])
  const against = { rating: 1300, deviation: 120 }
  const kept = (puzzle: string, at: number, right: boolean, counted: boolean): KeptTry => ({
    ...{ seq: at, id: `${at}-${puzzle}`, puzzle, game: 'g', kind: 'k', themes: [], mode: 'mixed', at },
    ...{ answer: ['x'], right, judged: true, counted, hints: 0, ms: 1, ...(counted && { against }) },
  })
  // The server judged the one from here otherwise, and has an older one from another browser.
  await mergeTries('ann', [
    kept('a1', 1000, false, true),
    kept('b2', 500, true, true),
    kept('a1', 2000, true, false),
  ])
  const { attempts } = await keptPuzzles()
  const mine = attempts.filter(({ owner }) => owner === 'ann')
  expect(mine.map(({ puzzle, at, right }) => [puzzle, at, right])).toEqual([
    ['b2', 500, true],
    ['a1', 1000, false],
    ['a1', 2000, true],
  ])
  const won = ratingAfter(FIRST_RATING, { right: true, hints: 0, against })
  const lost = ratingAfter(won, { right: false, hints: 0, against })
  expect(mine.map(({ after }) => after)).toEqual([won, lost, lost])
  expect(ratingIn(attempts, 'g', 'k')).toEqual(lost)
  expect(unsentTries({ attempts, votes: {} }, 10).filter(({ puzzle }) => puzzle === 'a1')).toEqual([])
  // Who signs in next sees nothing of it.
  await belongTo('bob')
  expect((await keptPuzzles()).attempts.filter(({ owner }) => owner === 'ann')).toEqual([])
})

test('what a right answer would add is told before, by rungs; nothing once it was tried', () => {
  const prizes = prizesOf([], other)
  expect(prizes).toEqual(
    [0, 1, 2, 3].map((hints) => {
      const { before, after } = attempt([], other, { hints })
      return Math.round(after.rating) - Math.round(before.rating)
    }),
  )
  expect(prizes.toSorted((a, b) => b - a)).toEqual(prizes)
  expect(prizes[0]).toBeGreaterThan(prizes[1] ?? 0)
  expect(prizesOf([attempt([], other)], other)).toEqual([0, 0, 0, 0])
})

test('what somebody thought of a puzzle is neither shown to nor said by whoever signs in here after them', async () => {
  const votes = async () => (await keptPuzzles()).votes
  await belongTo(null)
  await keepVote('a1', 'up')
  // Of nobody's, it is theirs who sign in first.
  await belongTo('ann')
  await keepVote('a2', 'down')
  expect(await votes()).toEqual({ a1: 'up', a2: 'down' })
  await belongTo('bob')
  expect(await votes()).toEqual({})
  await keepVote('a1', 'down')
  await belongTo(null)
  expect(await votes()).toEqual({})
  await belongTo('ann')
  expect(await votes()).toEqual({ a1: 'up', a2: 'down' })
})

test('what an account tried and could not send is neither shown nor given to whoever signs in here after it', async () => {
  const mine = async (puzzle: Puzzle) => {
    const kept = await keptPuzzles()
    const of = ({ puzzle: id }: { readonly puzzle: string }) => id === puzzle.id
    return [kept.attempts.filter(of).length, unsentTries(kept, 1000).filter(of).length]
  }
  const [, , third, fourth] = pack as [Puzzle, Puzzle, Puzzle, Puzzle]
  await belongTo('ann')
  await keepTried(attempt([], third, { at: NOON + 1000 }))
  expect(await mine(third)).toEqual([1, 1])
  for (const whose of [null, 'bob']) {
    await belongTo(whose)
    expect(await mine(third)).toEqual([0, 0])
  }
  await belongTo('ann')
  expect(await mine(third)).toEqual([1, 1])
  // What a guest tried goes to the account that is made or signed in with here.
  await belongTo(null)
  await keepTried(attempt([], fourth, { at: NOON + 2000 }))
  await belongTo('bob')
  expect(await mine(fourth)).toEqual([1, 1])
  await belongTo(null)
})
