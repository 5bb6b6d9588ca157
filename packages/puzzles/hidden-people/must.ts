// Which card must it be: everything but it has been seen, so counting tells.

import { questionOf, readView } from '@undercrown/bots/hidden-people/reading.ts'
import { type Seat, viewOf } from '@undercrown/engine'
import { cardOf, hiddenPeople, type State, type Value, type View } from '@undercrown/hidden-people'
import { arrangements } from './arrangement.ts'

export interface Count {
  /** The places that the viewer does not know, as views write them. */
  readonly places: readonly string[]
  /** What lies in all of them. */
  readonly value: Value
  /** In how many ways the cards can lie that differ in their faces. */
  readonly worlds: number
}

const MOST_WORLDS = 1000

/** What counting tells; undefined where the cards not seen are of more than one value. */
export function countIn(view: View): Count | undefined {
  const { cells, draw, hand, unseen, world } = readView(view, questionOf(view))
  const [first, ...more] = unseen.map((face) => cardOf(face).value)
  if (first === undefined || more.some((value) => value !== first)) return undefined
  const worlds = arrangements(unseen, MOST_WORLDS)?.length
  if (worlds === undefined) return undefined
  const places = [
    ...cells.map((cell) => `row.${cell >> 2}.${cell & 3}`),
    ...draw.map((at) => `draw.${world.draws - 1 - at}`).reverse(),
    ...hand.map((at) => `hand.${at}`),
  ]
  return { places, value: first, worlds }
}

export function countFor(state: State, seat: Seat): Count | undefined {
  return state.over ? undefined : countIn(viewOf(hiddenPeople, state, seat, 'mind'))
}
