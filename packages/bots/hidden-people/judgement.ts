// What a seat makes of the table in the head: what each card is worth to it, guessed where it does not know the card.

import { HIGHEST, LOWEST, points, VALUE } from './faces.ts'
import type { Style } from './style.ts'
import { isFree, ROW_CARDS, type World } from './world.ts'

const PLAIN = Int8Array.from(VALUE, plainWorth)

/** One seat's judgement. It is filled in again for every question, so that thousands of them cost nothing. */
export interface Judgement {
  seat: number
  /** The rows that it was made from. */
  world: World | undefined
  stamp: number
  /** What a card is worth that nothing is known of. */
  mean: number
  /** The rounds still to be drawn, up to a few. */
  rounds: number
  /** By worth from −1: how many cards that the judge does not know; counted only by those who count. */
  readonly unseen: Uint8Array
  unseens: number
  /** By cell: a number, a mean, LOWEST or HIGHEST. */
  readonly worth: Float64Array
  /** By seat: what its row would count now, stone included. */
  readonly total: Float64Array
  /** By seat: how much it matters that its total grows; minus one for the judge. */
  readonly weight: Float64Array
  /** By seat: whether a special of its row makes cards depend on each other. */
  readonly joined: Uint8Array
  /** The best way to move a stone that was weighed last. */
  stoneFrom: number
  stoneTo: number
  /** By effect: what using it brings, once that was asked; NaN before. */
  readonly gains: Float64Array
}

export function newJudgement(): Judgement {
  return {
    seat: 0,
    world: undefined,
    stamp: -1,
    mean: 0,
    rounds: 0,
    unseen: new Uint8Array(14),
    unseens: 0,
    worth: new Float64Array(24),
    total: new Float64Array(6),
    weight: new Float64Array(6),
    joined: new Uint8Array(6),
    stoneFrom: 0,
    stoneTo: 0,
    gains: new Float64Array(13),
  }
}

export function judge(judgement: Judgement, world: World, seat: number, style: Style): void {
  const { worth, total, weight, joined } = judgement
  const { seats, row, rowKnown } = world
  judgement.gains.fill(Number.NaN)
  if (judgement.world === world && judgement.stamp === world.stamp && judgement.seat === seat) return
  const eye = 1 << seat
  judgement.seat = seat
  judgement.world = world
  judgement.stamp = world.stamp
  judgement.rounds = Math.min(6, world.draws / seats)
  const mean = style.counting ? countUnseen(judgement, world, seat) : style.mean
  const kept = style.kept + style.keptSlope * judgement.rounds
  judgement.mean = mean
  let leader = -1
  for (let other = 0; other < seats; other++) {
    const start = other * ROW_CARDS
    let sum = world.stoneOn[other] === -1 ? 0 : 1
    let special = 0
    for (let cell = start; cell < start + ROW_CARDS; cell++) {
      const known = rowKnown[cell] as number
      const value =
        known & eye
          ? (VALUE[row[cell] as number] as number)
          : other === seat
            ? known === 0
              ? mean
              : style.passedOn
            : known & (1 << other)
              ? kept
              : mean
      if (value >= LOWEST) special = 1
      worth[cell] = value
      sum += value
    }
    joined[other] = special
    total[other] = special ? rowTotal(worth, start) + (world.stoneOn[other] === -1 ? 0 : 1) : sum
    weight[other] = style.others
    if (other !== seat && (leader < 0 || (total[other] as number) < (total[leader] as number))) leader = other
  }
  weight[leader] = seats === 2 ? 1 : style.leader
  weight[seat] = -1
}

/** Counts the cards that the seat does not know, and tells what they are worth on average. */
function countUnseen(judgement: Judgement, world: World, seat: number): number {
  const { row, rowKnown, draw, drawKnown } = world
  const { unseen } = judgement
  unseen.fill(0)
  for (let i = 0; i < world.draws; i++) {
    if ((((drawKnown[i] as number) >> seat) & 1) === 0) count(unseen, draw[i] as number)
  }
  for (let cell = 0; cell < world.seats * ROW_CARDS; cell++) {
    if ((((rowKnown[cell] as number) >> seat) & 1) === 0) count(unseen, row[cell] as number)
  }
  let sum = 0
  let unseens = 0
  for (let i = 0; i < unseen.length; i++) {
    sum += (i - 1) * (unseen[i] as number)
    unseens += unseen[i] as number
  }
  judgement.unseens = unseens
  return unseens > 0 ? sum / unseens : 0
}

function count(unseen: Uint8Array, face: number): void {
  const at = (PLAIN[face] as number) + 1
  unseen[at] = (unseen[at] as number) + 1
}

function rowTotal(worth: Float64Array, start: number): number {
  return points(
    worth[start] as number,
    worth[start + 1] as number,
    worth[start + 2] as number,
    worth[start + 3] as number,
  )
}

/** How much a row's total grows when that cell holds this worth instead. */
export function growth(judgement: Judgement, world: World, cell: number, value: number): number {
  const { worth, total } = judgement
  const held = worth[cell] as number
  const seat = cell >> 2
  if (value < LOWEST && judgement.joined[seat] === 0) return value - held
  worth[cell] = value
  const after = rowTotal(worth, seat * ROW_CARDS) + (world.stoneOn[seat] === -1 ? 0 : 1)
  worth[cell] = held
  return after - (total[seat] as number)
}

/** The number that counts most in a row and could be replaced. */
export function heaviest({ worth }: Judgement, world: World, seat: number): number {
  let most = 0
  for (let cell = seat * ROW_CARDS; cell < seat * ROW_CARDS + ROW_CARDS; cell++) {
    const value = worth[cell] as number
    if (value < LOWEST && value > most && isFree(world, cell)) most = value
  }
  return most
}

/** What a card is taken for by somebody who has yet to put it somewhere. */
export function plainWorth(value: number): number {
  return value === LOWEST ? 1 : value === HIGHEST ? 4 : value
}

/** The judge's unknown cards of that row that an eye may look at. */
export function unknownIn(world: World, judge: number, seat: number): number {
  let count = 0
  for (let i = 0; i < ROW_CARDS; i++) {
    const known = world.rowKnown[seat * ROW_CARDS + i] as number
    if ((known & (1 << judge)) === 0 && world.stoneOn[seat] !== i) count++
  }
  return count
}
