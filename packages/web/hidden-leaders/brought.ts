// What picking a player brings, and what playing a hero brings at once: where the markers then go.

import type { Seat } from '@undercrown/engine'
import {
  type AbilityStep,
  type Ask,
  bitOf,
  type CardId,
  faceOf,
  factionsOf,
  heroById,
  type MoveStep,
  pickedMove,
  TRACK,
  type View,
  type Way,
} from '@undercrown/hidden-leaders/facts'

export interface Brought {
  readonly red: number
  readonly green: number
}

/** By what lies face up before them. */
export function broughtBy(ask: Ask, seat: Seat, view: View): Brought | undefined {
  if (ask.ask !== 'pick') return undefined
  const found = pickedMove(ask, seat, view)
  const [way, other] = (found?.ability[found.at] as MoveStep | undefined)?.ways ?? []
  // Where there is a choice yet to be made, the card says it.
  return way === undefined || other !== undefined ? undefined : shiftBy(way, view)
}

/** Steps that leave the markers where they are, whatever is chosen. */
const still: readonly AbilityStep['do'][] = [
  'discard',
  'take',
  'place',
  'exchange',
  'turnOver',
  'look',
  'reveal',
]

/** Only where nobody has a choice in it. */
export function broughtByPlaying(card: CardId, seat: Seat, view: View): Brought | undefined {
  const [step, ...rest] = heroById(card).ability
  if (step?.do !== 'move' || rest.some((one) => !still.includes(one.do))) return undefined
  const [way, other] = step.ways
  if (way === undefined || other !== undefined || step.x !== undefined || step.by !== undefined)
    return undefined
  return isMetByPlaying(step, card, seat, view) ? shiftBy(way, view) : undefined
}

/** The hero lies face up by then. */
function isMetByPlaying({ if: condition }: MoveStep, card: CardId, seat: Seat, { open }: View): boolean {
  if (condition === undefined) return true
  if (!('has' in condition)) return false
  const { zone, whose, side, faction, not, top } = condition.has
  const isOwn = zone === 'party' && whose === 'own' && side === 'up' && not === undefined && top === undefined
  if (!isOwn || !Array.isArray(faction)) return false
  const wanted = faction.reduce((bits, one) => bits | bitOf(one), 0)
  return [...(open.up[seat] ?? []), card].some((one) => (factionsOf(faceOf(one)) & wanted) !== 0)
}

/** Nothing where it is no number yet. */
function shiftBy(way: Way, { open }: View): Brought | undefined {
  if (way.leading !== undefined || way.trailing !== undefined || way.if !== undefined) return undefined
  const shift = (from: number, by: unknown) =>
    typeof by === 'number' ? Math.max(TRACK.first, Math.min(TRACK.last, from + by)) - from : 0
  return { red: shift(open.red, way.red), green: shift(open.green, way.green) }
}
