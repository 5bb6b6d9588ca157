// How the heroes move the markers, as far as a card tells without the rest of the table.

import {
  type AbilityStep,
  type Amount,
  baseFaction,
  type Face,
  faceOf,
  factions,
  type Hero,
  heroes,
  type MoveStep,
  TRACK,
  type Way,
} from '@undercrown/hidden-leaders'

const SPACES = TRACK.last
/** Every place that the two markers can stand on together. */
export const SPOTS = SPACES * SPACES
/** What an X comes to, more often than not. */
const TYPICAL_X = 2

export function markerSpot(red: number, green: number): number {
  return (red - 1) * SPACES + green - 1
}

export function markersAt(spot: number): { red: number; green: number } {
  return { red: Math.floor(spot / SPACES) + 1, green: (spot % SPACES) + 1 }
}

/** The number of the faction that has won if the game ends there. */
export const wonAt: Uint8Array = Uint8Array.from({ length: SPOTS }, (_, spot) =>
  factions.indexOf(baseFaction(markersAt(spot)) as never),
)

/** Where each way of moving leads from every spot; the first leaves the markers alone. */
export const landings: Uint8Array[] = [Uint8Array.from({ length: SPOTS }, (_, spot) => spot)]
export const STAY = 0

const known = new Map<string, number>([['', STAY]])
const byFace = new Map<Face, readonly number[]>(heroes.map((hero) => [faceOf(hero.id), waysOf(hero)]))

/** The ways, as indexes of `landings`, in which this hero can move the markers. */
export function waysOfFace(face: Face): readonly number[] {
  return byFace.get(face) as readonly number[]
}

function waysOf({ ability }: Hero): readonly number[] {
  const found = ability.flatMap((step) => (step.do === 'move' && step.by === undefined ? movesOf(step) : []))
  if (found.length > 0) return [...new Set(found)]
  return ability.some(performs) ? guesses() : [STAY]
}

/** Another hero's ability may do anything small. */
function performs(step: AbilityStep): boolean {
  return step.do === 'perform'
}

function guesses(): number[] {
  return [{ red: 1 }, { red: -1 }, { green: 1 }, { green: -1 }].map((way) => landingOf(way))
}

function movesOf({ ways }: MoveStep): number[] {
  return ways.map(landingOf)
}

function landingOf(way: Way): number {
  const { red, green, leading, trailing } = way
  if (red === undefined && green === undefined && leading === undefined && trailing === undefined) return STAY
  const name = JSON.stringify(way)
  const old = known.get(name)
  if (old !== undefined) return old
  const table = Uint8Array.from({ length: SPOTS }, (_, spot) => landing(way, spot))
  const number = landings.push(table) - 1
  known.set(name, number)
  return number
}

function landing(way: Way, spot: number): number {
  let { red, green } = markersAt(spot)
  if (way.if && (way.if.leads === 'red' ? red <= green : green <= red)) return spot
  const ahead = red > green ? 1 : red < green ? -1 : 0
  const [leading, trailing] = [amount(way.leading), amount(way.trailing)]
  red += amount(way.red) + (ahead > 0 ? leading : ahead < 0 ? trailing : 0)
  green += amount(way.green) + (ahead < 0 ? leading : ahead > 0 ? trailing : 0)
  return markerSpot(within(red), within(green))
}

function amount(by: Amount | undefined): number {
  if (by === undefined) return 0
  return by === '+x' ? TYPICAL_X : by === '-x' ? -TYPICAL_X : by
}

function within(space: number): number {
  return Math.max(TRACK.first, Math.min(SPACES, space))
}
