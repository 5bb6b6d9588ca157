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

/** Which stretch of the game it is, 0 for the end. */
export function stretchOf({ seats, draws }: World): number {
  const rounds = draws / seats
  let stretch = 0
  while (rounds >= (BOUNDS[stretch] as number)) stretch++
  return stretch
}

function weightsFor(world: World): Float64Array {
  return (world.seats === 2 ? two : more)[stretchOf(world)] as Float64Array
}

/** What weighs on a seat: the cards of its row, not knowing them, a stone. */
interface Burden {
  cards: number
  ignorance: number
  stone: number
}

const burden: Burden = { cards: 0, ignorance: 0, stone: 0 }

/** Fills in the one burden there is, so that thousands of them cost nothing. */
function weigh(world: World, seat: number, weights: Float64Array): number {
  const { row, rowKnown } = world
  const start = seat * ROW
  let high = -1
  for (let cell = start; cell < start + ROW; cell++) {
    const value = VALUE[row[cell] as number] as number
    if (value < LOWEST && value > high) high = value
  }
  let cards = 0
  let ignorance = 0
  for (let cell = start; cell < start + ROW; cell++) {
    const value = VALUE[row[cell] as number] as number
    const kind = value < LOWEST ? value + 1 : value < HIGHEST ? 14 : high <= 2 ? 15 : high <= 5 ? 16 : 17
    const known = weights[kind * 2 + 1] as number
    cards += known
    if ((((rowKnown[cell] as number) >> seat) & 1) === 0) ignorance += (weights[kind * 2] as number) - known
  }
  burden.cards = cards
  burden.ignorance = ignorance
  burden.stone = world.stoneOn[seat] === -1 ? 0 : (weights[STONE] as number)
  return cards + ignorance + burden.stone + (world.turn === seat ? (weights[MOVER] as number) : 0)
}

/** The seat's chance to win between two turns. */
export function chanceOf(world: World, seat: number): number {
  const weights = weightsFor(world)
  const mine = weigh(world, seat, weights)
  let rivals = 1
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) rivals += Math.exp(mine - weigh(world, other, weights))
  }
  return 1 / rivals
}

/** What speaks for a seat between two turns, in log-odds to win: their sum makes its chance. */
export const parts = ['cards', 'knowledge', 'stone', 'again', 'rivals'] as const
export type Part = (typeof parts)[number]

export function partsOf(world: World, seat: number): Readonly<Record<Part, number>> {
  const weights = weightsFor(world)
  let rivals = 0
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) rivals += Math.exp(-weigh(world, other, weights))
  }
  weigh(world, seat, weights)
  return {
    cards: -burden.cards,
    knowledge: -burden.ignorance,
    stone: -burden.stone,
    again: world.turn === seat ? -(weights[MOVER] as number) : 0,
    rivals: -Math.log(rivals),
  }
}
