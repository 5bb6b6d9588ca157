// Each seat's chance to win as the cards of a world lie, by a model that was fitted to games played out.

import { HIGHEST, LOWEST, VALUE } from './faces.ts'
import { forMore, forTwo, type Weights } from './weights.ts'
import { ROW, type World } from './world.ts'

/** The game is in the stretch of the first bound that the rounds still to be drawn stay below. */
const BOUNDS = [0.75, 1.75, 2.75, 4.5, Number.POSITIVE_INFINITY]
const STONE = 36
const MOVER = 37

function flat(weights: Weights): readonly Float64Array[] {
  return weights.map((line) => Float64Array.from(line))
}

const two = flat(forTwo)
const more = flat(forMore)

function weightsFor({ seats, draws }: World): Float64Array {
  const rounds = draws / seats
  let stretch = 0
  while (rounds >= (BOUNDS[stretch] as number)) stretch++
  return (seats === 2 ? two : more)[stretch] as Float64Array
}

/** How much the seat's row weighs against it. */
function burden(world: World, seat: number, weights: Float64Array): number {
  const { row, rowKnown } = world
  const start = seat * ROW
  let sum = 0
  let high = -1
  let specials = 0
  for (let cell = start; cell < start + ROW; cell++) {
    const value = VALUE[row[cell] as number] as number
    const known = ((rowKnown[cell] as number) >> seat) & 1
    if (value < LOWEST) {
      if (value > high) high = value
      sum += weights[(value + 1) * 2 + known] as number
    } else if (value === LOWEST) sum += weights[28 + known] as number
    else if (value === HIGHEST) specials += 1 + known * 5
  }
  if (specials > 0) {
    const kind = high <= 2 ? 30 : high <= 5 ? 32 : 34
    const known = Math.floor(specials / 6)
    sum += (specials - known * 6) * (weights[kind] as number) + known * (weights[kind + 1] as number)
  }
  if (world.stoneOn[seat] !== -1) sum += weights[STONE] as number
  if (world.turn === seat) sum += weights[MOVER] as number
  return sum
}

/** The seat's chance to win between two turns. */
export function chanceOf(world: World, seat: number): number {
  const weights = weightsFor(world)
  const mine = burden(world, seat, weights)
  let rivals = 1
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) rivals += Math.exp(mine - burden(world, other, weights))
  }
  return 1 / rivals
}
