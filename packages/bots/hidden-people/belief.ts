// Where a hidden card lies and who knows it tell what it may be: nobody keeps a high card they know for long.

import { HIGHEST, LOWEST, VALUE } from './faces.ts'
import { stretchOf } from './standing.ts'
import { ROW, type World } from './world.ts'

/**
 * How much likelier than by chance a card is that its owner knows and could have replaced, from games between bots:
 * −1 … 12, `=-`, `=+`; a line for each stretch of the game, the end first.
 */
const kept: readonly (readonly number[])[] = [
  [1.39, 1.29, 1.39, 1.07, 1, 0.69, 0.49, 0.31, 0.2, 0.37, 0.25, 0.17, 0.33, 0.24, 1.4, 0.91],
  [1.7, 1.44, 1.69, 1.24, 0.93, 0.87, 0.47, 0.27, 0.33, 0.22, 0.27, 0.06, 0.22, 0.08, 1.61, 0.97],
  [1.58, 1.71, 1.9, 1.51, 1.21, 1.12, 0.54, 0.52, 0.17, 0.13, 0.26, 0.13, 0.15, 0.16, 1.73, 1.27],
  [1.72, 1.74, 2.11, 1.58, 1.14, 1.41, 0.88, 0.53, 0.33, 0.25, 0.29, 0.09, 0.12, 0.14, 1.62, 1.39],
  [1.33, 2.02, 1.53, 1.6, 1.44, 1.62, 1.38, 0.86, 0.34, 0.43, 0.4, 0.27, 0.33, 0.4, 1.65, 1.43],
]

/** The odds by face, for quick dealing. */
const keptByFace = kept.map((line) =>
  Float64Array.from(
    VALUE,
    (value) => line[value === LOWEST ? 14 : value === HIGHEST ? 15 : value + 1] as number,
  ),
)

/** How likely each face is in that cell, compared with chance; undefined where nothing is known about it. */
export function oddsOf(world: World, cell: number): Float64Array | undefined {
  const seat = Math.floor(cell / ROW)
  const knows = (((world.rowKnown[cell] as number) >> seat) & 1) === 1
  if (!knows || world.stoneOn[seat] === cell % ROW) return undefined
  return keptByFace[stretchOf(world)]
}
