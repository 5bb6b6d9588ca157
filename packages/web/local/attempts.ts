// What was tried here, kept in the browser's own database: tries, what was thought of puzzles, and ratings from both.

import { afterTry, FIRST_RATING, type Puzzle, type Rating, seedRating } from '@undercrown/puzzles'
import { entries, set } from 'idb-keyval'
import { database } from './summary.ts'

/** How a puzzle was come by. */
export type PuzzleMode = 'mixed' | 'daily' | 'streak' | 'three'

/** A first answer. */
export interface Attempt {
  readonly puzzle: string
  readonly game: string
  readonly kind: string
  readonly themes: readonly string[]
  readonly mode: PuzzleMode
  /** Which run it was part of. */
  readonly run?: string
  readonly at: number
  readonly answer: readonly string[]
  readonly right: boolean
  readonly hints: number
  /** How long it took, in milliseconds. */
  readonly ms: number
  readonly before: Rating
  readonly after: Rating
}

export type Vote = 'up' | 'down'

export interface Kept {
  /** In the order in which they were made. */
  readonly attempts: readonly Attempt[]
  readonly votes: Readonly<Record<string, Vote>>
}

const TRY = 'try.'
const VOTE = 'vote.'

/** What a browser keeps that has no database to give: as long as the page is there. */
const memory = new Map<string, Attempt | Vote>()

async function keepAs(key: string, value: Attempt | Vote): Promise<void> {
  memory.set(key, value)
  await set(key, value, database('puzzles')).catch(() => {})
}

export async function keptPuzzles(): Promise<Kept> {
  const stored = await entries<string, Attempt | Vote>(database('puzzles')).catch(() => [])
  const all = [...new Map([...memory, ...stored])]
  const under = (start: string) => all.filter(([key]) => key.startsWith(start))
  return {
    attempts: under(TRY)
      .map(([, one]) => one as Attempt)
      .sort((a, b) => a.at - b.at),
    votes: Object.fromEntries(under(VOTE).map(([key, vote]) => [key.slice(VOTE.length), vote as Vote])),
  }
}

export function keepAttempt(attempt: Attempt): Promise<void> {
  return keepAs(`${TRY}${attempt.at}.${attempt.puzzle}`, attempt)
}

export function keepVote(puzzle: string, vote: Vote): Promise<void> {
  return keepAs(`${VOTE}${puzzle}`, vote)
}

/** How strong somebody is at a kind of a game, after all these tries. */
export function ratingIn(attempts: readonly Attempt[], game: string, kind: string): Rating {
  return attempts.findLast((one) => one.game === game && one.kind === kind)?.after ?? FIRST_RATING
}

/** A try as it is kept. Only the first answer to a puzzle counts, and none in a run. */
export function attemptOf(
  attempts: readonly Attempt[],
  { id, game, kind, themes, rating }: Puzzle,
  tried: Pick<Attempt, 'mode' | 'run' | 'at' | 'answer' | 'right' | 'hints' | 'ms'>,
): Attempt {
  const before = ratingIn(attempts, game, kind)
  const counts = isRated(tried.mode) && !attempts.some(({ puzzle }) => puzzle === id)
  const after = counts ? afterTry(before, seedRating(rating), tried).player : before
  return { puzzle: id, game, kind, themes, ...tried, before, after }
}

function isRated(mode: PuzzleMode): boolean {
  return mode === 'mixed' || mode === 'daily'
}

/** How strong somebody is at a theme, whatever the kind: by the same tries, told anew. */
export function ratingAt(
  attempts: readonly Attempt[],
  theme: string,
  ratings: ReadonlyMap<string, number>,
): Rating | undefined {
  const seen = new Set<string>()
  let now: Rating | undefined
  for (const attempt of attempts) {
    const rating = ratings.get(attempt.puzzle)
    if (rating === undefined || !isRated(attempt.mode) || seen.has(attempt.puzzle)) continue
    seen.add(attempt.puzzle)
    if (attempt.themes.includes(theme))
      now = afterTry(now ?? FIRST_RATING, seedRating(rating), attempt).player
  }
  return now
}

/** The most that were solved in one run of that kind. */
export function longestRun(attempts: readonly Attempt[], mode: PuzzleMode): number {
  const solved = new Map<string, number>()
  for (const one of attempts)
    if (one.mode === mode && one.right) solved.set(one.run ?? '', (solved.get(one.run ?? '') ?? 0) + 1)
  return Math.max(0, ...solved.values())
}
