// What the pages ask of a game by its id; with defaults for what a game does not bring.

import { type Cast, type CastLines, usualCast } from '@undercrown/bots/cast.ts'
import type { AnyGameWords, Lang } from '@undercrown/engine'
import { type ComponentType, lazy } from 'react'
import type { CoachWords } from './coach/words.ts'
import { games } from './games.ts'
import type { GamePuzzles, PuzzleParts } from './puzzle/words.ts'
import type { DecisionWords, WebGame } from './registration.ts'
import type { Rules } from './rules/text.ts'
import type { AnyScreen } from './table/screen.ts'

const TileArt = lazy(async () => ({ default: (await import('./default/TileArt.tsx')).TileArt }))

export const gameIds: readonly string[] = games.map(({ id }) => id)

export function isGame(id: string): boolean {
  return gameIds.includes(id)
}

/** Only of a game that there is. */
export function webGame(id: string): WebGame {
  const game = games.find((one) => one.id === id)
  if (!game) throw new Error(`no game ${id} here`)
  return game
}

/** The game's name; of one that this page does not know, its id. */
export function titleOf(id: string, lang: Lang): string {
  return isGame(id) ? webGame(id).title[lang] : id
}

/** How many can play, for those who ask before the game is loaded. */
export function seatsOf(id: string): readonly number[] {
  const [min, max] = webGame(id).seats
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

/** How long a game of so many takes with these options, to the nearest five minutes. */
export function minutesOf(
  { minutes, pace = {} }: WebGame,
  seats: number,
  options: Readonly<Record<string, unknown>>,
): number {
  const much = Object.entries(pace.options ?? {}).map(([name, by]) => {
    const value = String(options[name])
    return (typeof by === 'number' ? { true: by } : by)[value as 'true'] ?? 1
  })
  const all = much.reduce((so, each) => so * each, pace.seats?.[seats] ?? 1)
  return Math.max(5, 5 * Math.round((minutes * all) / 5))
}

/** The icon of a house rule. */
export function optionIcon(id: string, option: string): string {
  return webGame(id).optionIcons?.[option] ?? 'scroll-unfurled'
}

/** The picture on its tile. */
export function tileArt(id: string): ComponentType {
  return webGame(id).Art ?? TileArt
}

export function castOf(id: string): Cast {
  return (isGame(id) && webGame(id).cast) || usualCast
}

/** The drawings of those of the cast. */
export async function portraitsOf(id: string): Promise<Readonly<Record<string, string>>> {
  const own = isGame(id) ? webGame(id).portraits : undefined
  return own ? own() : (await import('@undercrown/bots/cast.json?portraits')).default()
}

/** The same promise each time, so that a component may wait for it; once it is kept, no component waits (`use` reads
 * these fields): what stands in for something would stay for 300 ms at least. */
function once<Part>(load: (game: WebGame) => Promise<Part>): (id: string) => Promise<Part> {
  const loaded = new Map<string, Promise<Part>>()
  return (id) => {
    const known = loaded.get(id)
    if (known) return known
    const promise = load(webGame(id))
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => {},
    )
    loaded.set(id, promise)
    return promise
  }
}

export async function loadScreen({ screen, words, zones }: WebGame): Promise<AnyScreen> {
  if (screen) return screen()
  const [{ zoneScreen }, known] = await Promise.all([import('./default/screen.tsx'), words()])
  return zoneScreen(known, zones)
}

export const screenOfGame = once(loadScreen)

/** A game's words without its screen, for those who only ask how it may be played. */
export const wordsOfGame = once<AnyGameWords>(({ words }) => words())

export async function loadRules(game: WebGame): Promise<Rules> {
  if (game.rules) return game.rules()
  const [{ rulesFrom }, words] = await Promise.all([import('./default/rules.ts'), game.words()])
  return rulesFrom(game, words)
}

export const rulesOfGame = once(loadRules)

/** The game whose positions can be analysed, where there is one. */
export const analysedGame: string | undefined = games.find(({ analysis }) => analysis)?.id

export function hasPuzzles(id: string): boolean {
  return isGame(id) && webGame(id).puzzles !== undefined
}

/** What a game says of its puzzles; of one that says nothing, the bare names of their kinds. */
export const puzzlesOfGame = once<GamePuzzles>(
  async ({ puzzles }) =>
    (await puzzles?.()) ?? {
      words: { en: { kinds: {}, themes: {} }, fr: { kinds: {}, themes: {} } },
      icons: {},
    },
)

/** What a game draws for its puzzles and lessons; of most, nothing. */
export const puzzlePartsOfGame = once<PuzzleParts>(async ({ puzzleParts }) => (await puzzleParts?.()) ?? {})

/** Loads all that a puzzle or a lesson of that game is shown with, at once; what does not come is for whoever shows it. */
export async function preparePuzzles(id: string): Promise<void> {
  if (!isGame(id)) return
  await Promise.allSettled([screenOfGame(id), puzzlesOfGame(id), puzzlePartsOfGame(id)])
}

/** What a coach says of a game's questions; undefined where it has none. */
export const coachOfGame = once<CoachWords | undefined>(async ({ coach }) => coach?.())

/** How a game's questions are put together; of one that does not say, each for itself. */
export const decisionsOfGame = once<DecisionWords>(
  async ({ decisions }) => (await decisions?.()) ?? { kinds: {}, words: { en: {}, fr: {} } },
)

export const castLinesOf = once<CastLines>(async ({ castLines }) =>
  castLines ? castLines() : (await import('@undercrown/bots/cast.lines.json')).default,
)
