// What picking a player brings, where the markers then go by what lies face up before them.

import type { Seat } from '@undercrown/engine'
import { type Ask, type MoveStep, pickedMove, TRACK, type View } from '@undercrown/hidden-leaders/facts'

export interface Brought {
  readonly red: number
  readonly green: number
}

export function broughtBy(ask: Ask, seat: Seat, view: View): Brought | undefined {
  if (ask.ask !== 'pick') return undefined
  const found = pickedMove(ask, seat, view)
  const [way, other] = (found?.ability[found.at] as MoveStep | undefined)?.ways ?? []
  // Where there is a choice yet to be made, the card says it.
  if (way === undefined || other !== undefined) return undefined
  const { red, green } = view.open
  const shift = (from: number, by: unknown) =>
    typeof by === 'number' ? Math.max(TRACK.first, Math.min(TRACK.last, from + by)) - from : 0
  return { red: shift(red, way.red), green: shift(green, way.green) }
}
