// From what was told of a table to the scene that its board is drawn from.

import { botNames } from '@undercrown/bots/cast.ts'
import type { AnyView, Asked, Outcome, Seat } from '@undercrown/engine'
import type { GamePart, TableSheet } from '@undercrown/protocol'
import type { TFunction } from 'i18next'
import { castOf } from '../registry.ts'
import type { Scene } from './screen.ts'

/** What the players are called. Sentences tell of oneself by name, as of everybody. */
export function namesOf(sheet: TableSheet, t: TFunction): string[] {
  const bots = botNames(
    castOf(sheet.game),
    sheet.seats.map(({ person, bot }) => ({ name: person?.name, bot })),
  )
  return sheet.seats.map(({ person }, i) => person?.name || bots[i] || t('table.chair', { number: i + 1 }))
}

/** An end that no rule of the game made: nothing is unveiled, and the game has no words for it. */
export function isAgreed({ reason = '' }: Outcome): boolean {
  return ['draw', 'agreed', 'resigned'].includes(reason)
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
  names: readonly string[],
): Scene {
  return {
    seat,
    names,
    bots: sheet.seats.map(({ bot }) => bot !== undefined),
    view: { open: game.open, own: game.own } as AnyView,
    waiting: game.waiting as Scene['waiting'],
    ...(game.choice && { ask: game.choice.ask as Asked }),
    ...(sheet.result && { outcome: sheet.result }),
  }
}
