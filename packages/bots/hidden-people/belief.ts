// Where a hidden card lies and who knows it tell what it may be: nobody keeps a high card they know for long.

import { HIGHEST, LOWEST, VALUE } from './faces.ts'
import { stretchOf } from './standing.ts'
import weights from './weights.json' with { type: 'json' }
import { ROW_CARDS, type World } from './world.ts'

/** The place of a value in a line of odds: −1 … 12, `=-`, `=+`. */
export const VALUE_PLACES = 16
export function valuePlace(value: number): number {
  return value === LOWEST ? VALUE_PLACES - 2 : value === HIGHEST ? VALUE_PLACES - 1 : value + 1
}

/**
 * How much likelier than by chance a card is that its owner knows and could have replaced, by face; a line for each
 * stretch of the game, the end first.
 */
const keptByFace = weights.kept.map((line) =>
  Float64Array.from(VALUE, (value) => line[valuePlace(value)] as number),
)

/** How likely each face is in that cell, compared with chance; undefined where nothing is known about it. */
export function oddsOf(world: World, cell: number): Float64Array | undefined {
  const seat = Math.floor(cell / ROW_CARDS)
  const knows = (((world.rowKnown[cell] as number) >> seat) & 1) === 1
  if (!knows || world.stoneOn[seat] === cell % ROW_CARDS) return undefined
  return keptByFace[stretchOf(world)]
}
