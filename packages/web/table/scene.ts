// From what was told of a table to the scene that its board is drawn from.

import type { AnyView, Asked, Asking, Lang, Outcome, Seat } from '@undercrown/engine'
import { type GamePart, type TableSheet, undecidedEnds } from '@undercrown/protocol'
import type { TFunction } from 'i18next'
import { playersAt, type SeatedPlayer } from '../client/players.ts'
import type { Scene } from './screen.ts'

/** Who sits there. Sentences tell of oneself by name, as of everybody. */
export function playersOf({ game, seats }: Pick<TableSheet, 'game' | 'seats'>, t: TFunction): SeatedPlayer[] {
  const chairs = seats.map(({ person, bot, character }) => ({
    name: person?.name,
    avatar: person?.avatar,
    bot,
    character,
  }))
  return playersAt(game, chairs).map(({ name, face }, i) => ({
    name: name || t('table.chair', { number: i + 1 }),
    face,
  }))
}

export function namesOf(sheet: TableSheet, t: TFunction): string[] {
  return playersOf(sheet, t).map(({ name }) => name)
}

/** An end that no rule of the game made: nothing is unveiled, and the game has no words for it. */
export function isAgreed({ reason = '' }: Outcome): boolean {
  return ['draw', 'resigned'].includes(reason) || undecidedEnds.has(reason)
}

/** Such an end in words, about those seats: "you" where that is whoever reads it, and nobody else. */
export function earlyWords(
  key: string,
  about: readonly Seat[],
  { names, seat }: Pick<Scene, 'names' | 'seat'>,
  lang: Lang,
  t: TFunction,
): string {
  const mine = about.length === 1 && about[0] === seat
  return t(key, {
    names: new Intl.ListFormat(lang).format(about.map((one) => names[one] ?? '')),
    ...(mine && { context: 'you' }),
  })
}

/** The seats whose turns come between that one's and mine. */
export function turnsUntil(turn: Seat, mine: Seat, seats: number): readonly Seat[] {
  const steps = (mine - turn + seats) % seats
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (turn + 1 + i) % seats)
}

export function sceneOf(
  game: GamePart,
  sheet: TableSheet,
  seat: number | null,
  players: readonly SeatedPlayer[],
): Scene {
  const away = sheet.seats.flatMap(({ keptUntil }, i) => (keptUntil === undefined ? [] : [i]))
  return {
    seat,
    ...(away.length > 0 && { away }),
    names: players.map(({ name }) => name),
    faces: players.map(({ face }) => face),
    bots: sheet.seats.map(({ bot }) => bot !== undefined),
    view: { open: game.open, own: game.own } as AnyView,
    waiting: game.waiting as Scene['waiting'],
    ...(game.choice && { ask: game.choice.ask as Asked }),
    ...(sheet.result && { outcome: sheet.result }),
  }
}

/** A question as the words of a game take it. */
export function askingIn(choice: NonNullable<GamePart['choice']>, view: AnyView): Asking<object> {
  return { seat: choice.seat, ask: choice.ask as Asked, options: choice.options as object[], view }
}
