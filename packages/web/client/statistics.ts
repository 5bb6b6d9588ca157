// How somebody fares: what the server counted, and the games of this browser besides, by the same rules. A game that
// was ended together counts for nothing.

import { type Profile, RIVAL_GAMES } from '@undercrown/protocol'
import type { PlayedGame } from './history.ts'
import type { PlayerChair } from './players.ts'
import type { GameEnd } from './running.ts'

export type ResultCount = Profile['statistics'][number]
export type Share = Profile['shares'][number]
export type CourseGame = Profile['course'][number]

/** With fewer games a share tells nothing. */
export const FEW = 5

type Counted = PlayedGame & { readonly seat: number; readonly end: GameEnd }

function counted(games: readonly PlayedGame[]): Counted[] {
  return games.filter(
    (one): one is Counted => one.seat !== null && one.end !== undefined && one.end.place > 0,
  )
}

/** By game and number of players. */
export function talliesWith(known: readonly ResultCount[], here: readonly PlayedGame[]): ResultCount[] {
  const rows = new Map(known.map((row) => [`${row.game} ${row.players}`, row]))
  for (const { game, end } of counted(here)) {
    const { players, place, how } = end
    const key = `${game} ${players}`
    const { games, wins, draws, averagePlace } = rows.get(key) ?? {
      games: 0,
      wins: 0,
      draws: 0,
      averagePlace: 0,
    }
    rows.set(key, {
      game,
      players,
      games: games + 1,
      wins: wins + Number(how === 'won'),
      draws: draws + Number(how === 'drawn'),
      averagePlace: (averagePlace * games + place) / (games + 1),
    })
  }
  return [...rows.values()]
}

export interface Totals {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** The share that chance alone would win, with so many players at each table. */
  readonly chance: number
}

export function totalsOf(rows: readonly ResultCount[]): Totals {
  const sum = (of: (row: ResultCount) => number) => rows.reduce((all, row) => all + of(row), 0)
  const games = sum((row) => row.games)
  const [won, drawn] = [sum(({ wins }) => wins), sum(({ draws }) => draws)]
  const chance = games === 0 ? 0 : sum((row) => row.games / row.players) / games
  return { games, won, lost: games - won - drawn, drawn, chance }
}

/** By what was played with. */
export function sharesWith(known: readonly Share[], here: readonly PlayedGame[]): Share[] {
  const rows = new Map(known.map((row) => [`${row.game} ${row.kind} ${row.label}`, row]))
  for (const { game, lineup = {}, end } of counted(here))
    for (const [kind, labels] of Object.entries(lineup))
      for (const label of labels) {
        const key = `${game} ${kind} ${label}`
        const { games, wins } = rows.get(key) ?? { games: 0, wins: 0 }
        rows.set(key, { game, kind, label, games: games + 1, wins: wins + Number(end.how === 'won') })
      }
  return [...rows.values()]
}

/** The best first; what was played too seldom to tell comes after, the most played first. */
export function sortedShares(rows: readonly Share[]): Share[] {
  const share = ({ games, wins }: Share) => (games < FEW ? -1 : wins / games)
  return rows.toSorted((a, b) => share(b) - share(a) || b.games - a.games || b.wins - a.wins)
}

/** Game by game, oldest first. */
export function courseWith(known: readonly CourseGame[], here: readonly PlayedGame[]): CourseGame[] {
  const mine = counted(here).map(({ game, at, end: { players, place, how } }) => ({
    game,
    at,
    players,
    position: place,
    won: Number(how === 'won'),
    after: null,
  }))
  return [...known, ...mine].sort((a, b) => a.at - b.at)
}

export interface Curve {
  readonly game: string
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

function curvesOf(course: readonly CourseGame[], next: (one: CourseGame, before: number) => number | null) {
  const curves = new Map<string, { at: number; value: number }[]>()
  for (const one of course) {
    const points = curves.get(one.game) ?? []
    const value = next(one, points.at(-1)?.value ?? 0)
    if (value === null) continue
    points.push({ at: one.at, value })
    curves.set(one.game, points)
  }
  return [...curves].map(([game, points]): Curve => ({ game, points }))
}

/** Of rated games. */
export function ratingCurves(course: readonly CourseGame[]): Curve[] {
  return curvesOf(course, ({ after }) => after)
}

/** How many games more were won than by chance alone; a draw leaves that as it was. */
export function aheadCurves(course: readonly CourseGame[]): Curve[] {
  return curvesOf(course, ({ players, position, won }, before) => {
    const drawn = won === 0 && position === 1
    return before + (drawn ? 0 : won - 1 / players)
  })
}

/** Somebody met again and again. */
export interface Rivalry {
  readonly chair: PlayerChair
  readonly games: number
  readonly ahead: number
  readonly behind: number
  /** The last ones, newest first: 1 where one came before them, −1 where after. */
  readonly recent: readonly number[]
  readonly last: PlayedGame
}

const RECENT = 4

/** The bot most played with here; `nameOf` tells those at a table apart. */
export function rivalHere(
  here: readonly PlayedGame[],
  namesOf: (game: PlayedGame) => readonly string[],
): Rivalry | undefined {
  const met = new Map<string, { readonly chair: PlayerChair; readonly went: number[]; last: PlayedGame }>()
  for (const one of counted(here).sort((a, b) => b.at - a.at)) {
    const places = one.result?.places ?? []
    const names = namesOf(one)
    one.chairs.forEach((chair, seat) => {
      if (seat === one.seat || !chair.bot) return
      const key = `${one.game} ${chair.bot} ${names[seat]}`
      const known = met.get(key) ?? { chair, went: [], last: one }
      met.set(key, known)
      known.went.push(Math.sign((places[seat] ?? 0) - one.end.place))
    })
  }
  const [most] = [...met.values()].sort((a, b) => b.went.length - a.went.length)
  if (!most || most.went.length < RIVAL_GAMES) return undefined
  const { chair, went, last } = most
  return {
    chair,
    games: went.length,
    ahead: went.filter((sign) => sign > 0).length,
    behind: went.filter((sign) => sign < 0).length,
    recent: went.slice(0, RECENT),
    last,
  }
}
