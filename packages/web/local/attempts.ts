// What was tried here, kept in the browser's own database: tries, what was thought of puzzles, and ratings from both.

import type { KeptTry, PuzzleMode, PuzzleTry, PuzzleVote } from '@undercrown/protocol'
import {
  afterTry,
  type CountedTry,
  countsAs,
  FIRST_RATING,
  type Puzzle,
  type Rating,
  ratingAfter,
  seedRating,
} from '@undercrown/puzzles'
import { del, entries, set } from 'idb-keyval'
import { database } from './summary.ts'

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
  /** The account that has it as well. */
  readonly owner?: string
  /** Whose account was signed in; of a guest's, it is whoever's this browser is. */
  readonly by?: string
  /** As that server has it: whether it counts, and against which puzzle. */
  readonly counted?: CountedTry['against'] | null
}

export interface Kept {
  /** In the order in which they were made. */
  readonly attempts: readonly Attempt[]
  readonly votes: Readonly<Record<string, PuzzleVote>>
}

const TRY = 'try.'
const VOTE = 'vote.'
/** Whose account is signed in; '' for nobody's. */
const WHOSE = 'whose'

/** What a browser keeps that has no database to give: as long as the page is there. */
const memory = new Map<string, Attempt | string>()

async function keepAs(key: string, value: Attempt | string): Promise<void> {
  memory.set(key, value)
  try {
    await set(key, value, database('puzzles'))
  } catch {}
}

async function forget(key: string): Promise<void> {
  memory.delete(key)
  try {
    await del(key, database('puzzles'))
  } catch {}
}

async function storedPuzzles(): Promise<[string, Attempt | string][]> {
  try {
    return await entries<string, Attempt | string>(database('puzzles'))
  } catch {
    return []
  }
}

/** What is kept here, and whose account is signed in. */
async function all(): Promise<{ readonly kept: [string, Attempt | string][]; readonly whose: string }> {
  const kept = [...new Map([...memory, ...(await storedPuzzles())])]
  return { kept, whose: String(kept.find(([key]) => key === WHOSE)?.[1] ?? '') }
}

/** Votes of an account have it in their key; those of nobody's are whoever's this browser is. */
const voteKey = (whose: string, puzzle: string) => `${VOTE}${whose && `${whose}.`}${puzzle}`
const isNobodys = (key: string) => key.startsWith(VOTE) && !key.slice(VOTE.length).includes('.')

export async function keptPuzzles(): Promise<Kept> {
  const { kept, whose } = await all()
  const mine = voteKey(whose, '')
  return {
    attempts: kept
      .filter(([key]) => key.startsWith(TRY))
      .map(([, one]) => one as Attempt)
      // What another account has is for its person to see.
      .filter(({ owner, by = whose }) => (owner ?? by) === whose)
      .sort((a, b) => a.at - b.at),
    votes: Object.fromEntries(
      kept
        .filter(([key]) => (whose === '' ? isNobodys(key) : key.startsWith(mine)))
        .map(([key, vote]) => [key.slice(mine.length), vote as PuzzleVote]),
    ),
  }
}

/** Says whose account is signed in; from now on what is kept here is theirs and nobody else's. */
export async function belongTo(person: string | null): Promise<void> {
  await keepAs(WHOSE, person ?? '')
  if (person === null) return
  const { kept } = await all()
  for (const [key, vote] of kept.filter(([one]) => isNobodys(one))) {
    await keepAs(voteKey(person, key.slice(VOTE.length)), vote)
    await forget(key)
  }
}

/** Tries that no account has yet, as a server takes them: the oldest first. */
export function unsentTries({ attempts }: Kept, most: number): PuzzleTry[] {
  return attempts
    .filter(({ owner, answer }) => owner === undefined && answer.length > 0)
    .slice(0, most)
    .map(({ puzzle, game, kind, themes, mode, run, at, answer, right, hints, ms }) => ({
      ...{ id: `${at}-${puzzle}`, puzzle, answer, mode, hints, ms: Math.round(ms), at },
      ...(run !== undefined && { run }),
      claim: { game, kind, themes, right },
    }))
}

/** What a server would not have as an answer is theirs all the same, and is not sent again. */
export async function sentTries(person: string, ids: readonly string[]): Promise<void> {
  const { attempts } = await keptPuzzles()
  for (const one of attempts)
    if (one.owner === undefined && ids.includes(`${one.at}-${one.puzzle}`))
      await keepAttempt({ ...one, owner: person })
}

/** Both lists become one: what the server has stands in place of what was kept here. */
export async function mergeTries(person: string, tries: readonly KeptTry[]): Promise<void> {
  const { attempts } = await keptPuzzles()
  const merged = new Map(attempts.map((one) => [keyOf(one), one]))
  for (const { seq: _seq, id: _id, judged: _judged, counted, against, ...one } of tries) {
    const now = { before: FIRST_RATING, after: FIRST_RATING, owner: person }
    merged.set(keyOf(one), { ...one, ...now, counted: counted && against ? against : null })
  }
  const inOrder = [...merged.values()].sort((a, b) => a.at - b.at)
  for (const one of toldAnew(inOrder))
    if (JSON.stringify(one) !== JSON.stringify(attempts.find((each) => keyOf(each) === keyOf(one))))
      await keepAttempt(one)
}

/** The same tries with the ratings that follow from them, in the order of their times. */
function toldAnew(attempts: readonly Attempt[]): Attempt[] {
  const now = new Map<string, Rating>()
  return attempts.map((one) => {
    if (one.counted === undefined) return one
    const key = `${one.game} ${one.kind}`
    const before = now.get(key) ?? FIRST_RATING
    const after = one.counted === null ? before : ratingAfter(before, { ...one, against: one.counted })
    now.set(key, after)
    return { ...one, before, after }
  })
}

const keyOf = ({ at, puzzle }: Pick<Attempt, 'at' | 'puzzle'>) => `${TRY}${at}.${puzzle}`

function keepAttempt(attempt: Attempt): Promise<void> {
  return keepAs(keyOf(attempt), attempt)
}

/** Keeps a new one, for whoever is signed in now. */
export async function keepTried(attempt: Attempt): Promise<void> {
  const { whose } = await all()
  await keepAttempt({ ...attempt, ...(whose !== '' && { by: whose }) })
}

export async function keepVote(puzzle: string, vote: PuzzleVote): Promise<void> {
  const { whose } = await all()
  await keepAs(voteKey(whose, puzzle), vote)
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
  const counts = countsAs(tried.mode, !attempts.some(({ puzzle }) => puzzle === id))
  const after = counts ? afterTry(before, seedRating(rating), tried).player : before
  return { puzzle: id, game, kind, themes, ...tried, before, after }
}

/** The rungs of the ladder that can have been taken: none, one, two or all. */
const RUNGS = [0, 1, 2, 3] as const

/** What a right answer to this puzzle would add now, by how many rungs were taken. */
export function prizesOf(attempts: readonly Attempt[], puzzle: Puzzle): number[] {
  return RUNGS.map((hints) => {
    const tried = { mode: 'mixed', at: 0, answer: [], right: true, hints, ms: 0 } as const
    const { before, after } = attemptOf(attempts, puzzle, tried)
    return Math.round(after.rating) - Math.round(before.rating)
  })
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
    if (rating === undefined || !countsAs(attempt.mode, !seen.has(attempt.puzzle))) continue
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
