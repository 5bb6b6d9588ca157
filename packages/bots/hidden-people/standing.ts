// Each seat's chance to win as the cards of a world lie, by a model that was fitted to games played out.

import { HIGHEST, LOWEST, VALUE } from './faces.ts'
import weights from './weights.json' with { type: 'json' }
import { ROW_CARDS, type World } from './world.ts'

/** The game is in the stretch of the first bound that the rounds still to be drawn stay below. */
const BOUNDS = [0.75, 1.75, 2.75, 4.5, Number.POSITIVE_INFINITY]
const STONE = 36
const MOVER = 37
export const STANDING_FEATURES = MOVER + 1
export const STRETCHES = BOUNDS.length

/**
 * What each card of a row weighs against its owner's chance to win. One line for each stretch of the game, the end
 * first: for −1 … 12, `=-`, and `=+` beside low, middling and high numbers, unknown and known to the owner; then a
 * stone, and being the one to move.
 */
const two = weights.standing.two.map((line) => Float64Array.from(line))
const more = weights.standing.more.map((line) => Float64Array.from(line))

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

function newBurden(): Burden {
  return { cards: 0, ignorance: 0, stone: 0 }
}

/** Fills in the burden, and tells what it comes to. */
function weigh(world: World, seat: number, weights: Float64Array, burden: Burden): number {
  const { row, rowKnown } = world
  const start = seat * ROW_CARDS
  const high = highest(world, seat)
  let cards = 0
  let ignorance = 0
  for (let cell = start; cell < start + ROW_CARDS; cell++) {
    const value = VALUE[row[cell] as number] as number
    const place = cardPlace(value, high)
    const known = weights[place + 1] as number
    cards += known
    if ((((rowKnown[cell] as number) >> seat) & 1) === 0) ignorance += (weights[place] as number) - known
  }
  burden.cards = cards
  burden.ignorance = ignorance
  burden.stone = world.stoneOn[seat] === -1 ? 0 : (weights[STONE] as number)
  return cards + ignorance + burden.stone + (world.turn === seat ? (weights[MOVER] as number) : 0)
}

/** The place of a card among the weights, where its owner does not know it. */
function cardPlace(value: number, high: number): number {
  return 2 * (value < LOWEST ? value + 1 : value < HIGHEST ? 14 : high <= 2 ? 15 : high <= 5 ? 16 : 17)
}

/** The highest number of a row. */
function highest({ row }: World, seat: number): number {
  let high = -1
  for (let cell = seat * ROW_CARDS; cell < (seat + 1) * ROW_CARDS; cell++) {
    const value = VALUE[row[cell] as number] as number
    if (value < LOWEST && value > high) high = value
  }
  return high
}

/** All that weighs on a seat, one by one: which weights, and how much of each. */
export function standingFeaturesOf(
  world: World,
  seat: number,
): (readonly [feature: number, amount: number])[] {
  const high = highest(world, seat)
  const found: (readonly [number, number])[] = []
  for (let cell = seat * ROW_CARDS; cell < (seat + 1) * ROW_CARDS; cell++) {
    const place = cardPlace(VALUE[world.row[cell] as number] as number, high)
    found.push([place + (((world.rowKnown[cell] as number) >> seat) & 1), 1])
  }
  if (world.stoneOn[seat] !== -1) found.push([STONE, 1])
  if (world.turn === seat) found.push([MOVER, 1])
  return found
}

/** The seat's chance to win between two turns. */
export function standingChance(world: World, seat: number): number {
  const weights = weightsFor(world)
  const burden = newBurden()
  const mine = weigh(world, seat, weights, burden)
  let rivals = 1
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) rivals += Math.exp(mine - weigh(world, other, weights, burden))
  }
  return 1 / rivals
}

/** What speaks for a seat between two turns, in log-odds to win: their sum makes its chance. */
export const standingParts = ['cards', 'knowledge', 'stone', 'again', 'rivals'] as const
export type StandingPart = (typeof standingParts)[number]

export function standingPartsOf(world: World, seat: number): Readonly<Record<StandingPart, number>> {
  const weights = weightsFor(world)
  const burden = newBurden()
  let rivals = 0
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) rivals += Math.exp(-weigh(world, other, weights, burden))
  }
  weigh(world, seat, weights, burden)
  return {
    cards: -burden.cards,
    knowledge: -burden.ignorance,
    stone: -burden.stone,
    again: world.turn === seat ? -(weights[MOVER] as number) : 0,
    rivals: -Math.log(rivals),
  }
}
