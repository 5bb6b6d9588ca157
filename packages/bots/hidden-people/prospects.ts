// Each seat's chance to win as the master judges it between two turns: besides the rows it sees what the next player
// can make of the card on the pile. A model fitted to games played out.

import { BARTER, EFFECT, EXCHANGE, HIGHEST, LOUSY, LOWEST, VALUE } from './faces.ts'
import { plainWorth } from './judgement.ts'
import weightsFile from './weights.json' with { type: 'json' }
import { bound, isFree, mayTake, ROW_CARDS, topDiscard, type World } from './world.ts'

/** The game is in the stretch of the first bound that the rounds still to be drawn stay below. */
const BOUNDS = [0.75, 1.25, 1.75, 2.75, 4.5, Number.POSITIVE_INFINITY]
const STONE = 36
const MOVER = 37
const TOP = 38
const GIFT = 59
const SWAP = 60
const UNDONE = 61
const SHOWN = 62
const FORESEEN = 63
/** With more than two players besides: the card under a stone, what `=-` and `=+` count. */
const UNDER = 64
const LOW = 65
const HIGH = 66
/** How many features there are with two players, and with more; how many stretches. */
export const PROSPECT_FEATURES = [UNDER, HIGH + 1] as const
export const PROSPECT_STRETCHES = BOUNDS.length

/** −1 … 11, the characters, `=-`, `=+`. */
function topKind(value: number, effect: number): number {
  if (value >= LOWEST) return 19 + value - LOWEST
  return value < 12 ? value + 1 : effect === LOUSY ? 18 : effect === BARTER ? 17 : 13 + (effect & 3)
}

export function prospectStretchOf({ seats, draws }: World): number {
  const rounds = draws / seats
  let stretch = 0
  while (rounds >= (BOUNDS[stretch] as number)) stretch++
  return stretch
}

/**
 * One line for each stretch of the game, the end first: each card as in `standing.ts`, a stone, being the one to move;
 * then for the mover the card on the pile (−1 … 11, the characters, `=-`, `=+`), how much better it is than the
 * heaviest card of the row, a swap that lasts, one that may be undone; cards that others know, a good card foreseen.
 * With more than two players also the card under a stone, and what `=-` and `=+` count.
 */
const two = weightsFile.prospects.two.map((line) => Float64Array.from(line))
const more = weightsFile.prospects.more.map((line) => Float64Array.from(line))

/** Between two turns. */
export function createProspects() {
  /** What is true of a seat: which features, and how much of each. */
  const which = new Uint8Array(24)
  const much = new Float64Array(24)
  let count = 0

  function note(feature: number, value: number): void {
    which[count] = feature
    much[count++] = value
  }

  /** Fills in `which` and `much`, and tells how many there are. */
  function noteAll(world: World, seat: number): number {
    const { row, rowKnown } = world
    const start = seat * ROW_CARDS
    count = 0
    let high = -1
    let low = LOWEST
    for (let cell = start; cell < start + ROW_CARDS; cell++) {
      const value = VALUE[row[cell] as number] as number
      if (value < LOWEST && value > high) high = value
      if (value < low) low = value
    }
    let shown = 0
    let heavy = 0
    for (let cell = start; cell < start + ROW_CARDS; cell++) {
      const value = VALUE[row[cell] as number] as number
      const known = rowKnown[cell] as number
      const kind = value < LOWEST ? value + 1 : value < HIGHEST ? 14 : high <= 2 ? 15 : high <= 5 ? 16 : 17
      note(kind * 2 + ((known >> seat) & 1), 1)
      if ((known & ~(1 << seat)) !== 0) shown++
      if (value < LOWEST && value > heavy && isFree(world, cell)) heavy = value
    }
    if (shown > 0) note(SHOWN, shown)
    if (world.stoneOn[seat] !== -1) note(STONE, 1)
    if (world.seats > 2) noteJoined(world, seat, low, high)
    if (world.turn === seat) {
      note(MOVER, 1)
      if (mayTake(world) || bound(world)) noteTop(world, seat, heavy)
      const at = world.draws - 1
      if (((world.drawKnown[at] as number) >> seat) & 1) {
        const better = heavy - plainWorth(VALUE[world.draw[at] as number] as number)
        if (better > 0) note(FORESEEN, better / 5)
      }
    }
    return count
  }

  /** What depends on two things of a row at once. */
  function noteJoined({ row, stoneOn }: World, seat: number, low: number, high: number): void {
    const start = seat * ROW_CARDS
    const under = stoneOn[seat] as number
    for (let i = 0; i < ROW_CARDS; i++) {
      const value = VALUE[row[start + i] as number] as number
      if (value === LOWEST && low < LOWEST) note(LOW, low / 5)
      else if (value === HIGHEST && high >= 0) note(HIGH, high / 5)
      if (i === under) note(UNDER, plainWorth(value) / 5)
    }
  }

  function noteTop(world: World, seat: number, heavy: number): void {
    const face = topDiscard(world)
    const value = VALUE[face] as number
    const effect = EFFECT[face] as number
    note(TOP + topKind(value, effect), 1)
    const better = heavy - plainWorth(value)
    if (better > 0) note(GIFT, better / 5)
    if (effect === EXCHANGE) {
      let least = 12
      for (let cell = 0; cell < world.seats * ROW_CARDS; cell++) {
        if (cell >> 2 === seat || !isFree(world, cell)) continue
        const worth = plainWorth(VALUE[world.row[cell] as number] as number)
        if (worth < least) least = worth
      }
      const last = (2 * world.seats - world.quiet - 1) % world.seats === 0
      if (heavy > least) note(last ? SWAP : UNDONE, (heavy - least) / 5)
    }
  }

  function burdenOf(world: World, seat: number, weights: Float64Array): number {
    const notes = noteAll(world, seat)
    let sum = 0
    for (let i = 0; i < notes; i++) sum += (weights[which[i] as number] as number) * (much[i] as number)
    return sum
  }

  /** The seat's chance to win between two turns. */
  function prospectOf(world: World, seat: number): number {
    const weights = (world.seats === 2 ? two : more)[prospectStretchOf(world)] as Float64Array
    const mine = burdenOf(world, seat, weights)
    let rivals = 1
    for (let other = 0; other < world.seats; other++) {
      if (other !== seat) rivals += Math.exp(mine - burdenOf(world, other, weights))
    }
    return 1 / rivals
  }

  return { prospectOf, noteAll, which, much }
}

export type Prospects = ReturnType<typeof createProspects>
