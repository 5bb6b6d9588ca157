// All puzzles that are shipped, and which of them somebody gets: of the day, of a run, or near to their rating.

import { type Random, refuse } from '@undercrown/engine'
import {
  dailyPuzzle,
  daysLit,
  nextPuzzle,
  type Puzzle,
  type PuzzleRun,
  type Rating,
  risingRun,
  utcDay,
} from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { placesOf } from '@undercrown/puzzles/places.ts'
import { type Attempt, type Kept, longestRun, ratingAt, ratingIn } from './attempts.ts'
import { hostedPuzzle, hostedPuzzles } from './hosted.ts'

/** One that is shipped, or one of those that somebody brings along, as a file has them. */
export type PuzzleWish = ShippedWish | { readonly by: 'text'; readonly text: string; readonly number: number }

/** What is wanted: a puzzle by its id, that of the day, the n-th of a run, or any that fits. */
export type ShippedWish =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'daily'; readonly game: string }
  | {
      readonly by: 'run'
      readonly game: string
      readonly run: PuzzleRun
      readonly seed: string
      readonly number: number
    }
  | {
      readonly by: 'rating'
      readonly game: string
      readonly kind?: string | undefined
      readonly theme?: string | undefined
      /** Of a pack that the host of the server has added. */
      readonly pack?: string | undefined
      /** So much harder than one is strong. */
      readonly harder: number
    }

export interface Strength {
  readonly name: string
  readonly count: number
  /** Rounded; undefined where nothing was tried yet. */
  readonly rating?: number
}

export interface DailyCard {
  readonly id: string
  readonly kind: string
  readonly rating: number
  /** Whether the first answer was right; absent where there was none today. */
  readonly right?: boolean
}

/** What a game has to solve, and how strong somebody is at it. */
export interface ShelfGame {
  readonly game: string
  readonly count: number
  readonly solved: number
  readonly kinds: readonly Strength[]
  readonly themes: readonly Strength[]
  readonly daily?: DailyCard
  /** The longest run so far, of each kind. */
  readonly best: Readonly<Record<PuzzleRun, number>>
}

export interface ShelfFacts {
  readonly games: readonly ShelfGame[]
  readonly day: number
  /** The last seven days, today at the end: whether a puzzle of the day was solved. */
  readonly week: readonly boolean[]
  readonly lit: number
}

export async function findPuzzle(
  wish: ShippedWish,
  kept: Kept,
  day: number,
  random: Random,
): Promise<Puzzle> {
  const none = () => refuse('there is no such puzzle', 'il n’y a pas d’énigme de ce nom')
  if (wish.by === 'id') {
    for (const { game, part } of placesOf(wish.id)) {
      const load = puzzleGames.find(({ id }) => id === game)?.parts[part]
      const found = (await load?.())?.find((one) => one.id === wish.id)
      if (found) return found
    }
    return (await hostedPuzzle(wish.id)) ?? none()
  }
  const { game } = wish
  const isHosted = wish.by === 'rating' && wish.pack !== undefined
  const pack = isHosted ? await hostedPuzzles(wish.pack ?? '', game) : await shippedPuzzles(game)
  if (wish.by === 'daily') return dailyPuzzle(pack, game, day) ?? none()
  if (wish.by === 'run') {
    let number = 0
    for (const one of risingRun(pack, wish.run, wish.seed)) if (number++ === wish.number) return one
    return none()
  }
  const { kind, theme, harder } = wish
  const fits = pack.filter(
    (one) => (kind === undefined || one.kind === kind) && (theme === undefined || one.themes.includes(theme)),
  )
  const tried = kept.attempts.map(({ puzzle }) => puzzle)
  const ratingFor = (one: Puzzle) => ratingIn(kept.attempts, one.game, one.kind).rating + harder
  return nextPuzzle(fits, { ratingFor, tried }, random) ?? none()
}

export async function shelfFacts({ attempts }: Kept, now: number): Promise<ShelfFacts> {
  const day = utcDay(now)
  const lit = new Set(
    attempts.filter(({ mode, right }) => mode === 'daily' && right).map(({ at }) => utcDay(at)),
  )
  const packs = await Promise.all(puzzleGames.map(async ({ id }) => [id, await shippedPuzzles(id)] as const))
  return {
    games: packs
      .filter(([, pack]) => pack.length > 0)
      .map(([game, pack]) => gameFacts(game, pack, attempts, day)),
    day,
    week: Array.from({ length: 7 }, (_, i) => lit.has(day - 6 + i)),
    lit: daysLit(lit, day),
  }
}

function gameFacts(game: string, pack: readonly Puzzle[], all: readonly Attempt[], day: number): ShelfGame {
  const attempts = all.filter((one) => one.game === game)
  const daily = dailyPuzzle(pack, game, day)
  const today = attempts.find(
    ({ mode, at, puzzle }) => mode === 'daily' && utcDay(at) === day && puzzle === daily?.id,
  )
  const ratings = new Map(pack.map(({ id, rating }) => [id, rating]))
  const strength = (name: string, count: number, now: Rating | undefined): Strength => ({
    name,
    count,
    ...(now && { rating: Math.round(now.rating) }),
  })
  const counted = (names: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
    return [...counts]
  }
  return {
    game,
    count: pack.length,
    solved: new Set(attempts.filter(({ right }) => right).map(({ puzzle }) => puzzle)).size,
    kinds: counted(pack.map(({ kind }) => kind)).map(([kind, count]) =>
      strength(kind, count, attempts.findLast((one) => one.kind === kind)?.after),
    ),
    themes: counted(pack.flatMap(({ themes }) => themes))
      .sort(([, a], [, b]) => b - a)
      .map(([theme, count]) => strength(theme, count, ratingAt(attempts, theme, ratings))),
    ...(daily && {
      daily: {
        ...{ id: daily.id, kind: daily.kind, rating: daily.rating },
        ...(today && { right: today.right }),
      },
    }),
    best: { streak: longestRun(attempts, 'streak'), three: longestRun(attempts, 'three') },
  }
}
