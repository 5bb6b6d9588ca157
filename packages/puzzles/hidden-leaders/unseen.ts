// What a seat cannot tell of a table: which cards, and what they are all together. It follows from its view alone.

import { createReader, dealsFor } from '@undercrown/bots/hidden-leaders/belief.ts'
import { type Random, readOptions, type Seat, shuffle, viewOf } from '@undercrown/engine'
import {
  type Face,
  hiddenLeaders,
  isGuardianLeader,
  leaderFaces,
  leaderPools,
  type Options,
  optionFields,
  type Slot,
  type State,
} from '@undercrown/hidden-leaders'
import { ALL_OF_THEM, type WorldShare, waysToTake, worldShare } from './share.ts'

/** Stands for a face that is not told yet. */
export const UNSEEN: Face = -1

/** What the leaders of all seats may be, and in how many of all worlds. */
export interface LeaderDeal {
  readonly leaders: readonly Face[]
  readonly share: WorldShare
}

export interface Unseen {
  readonly seat: Seat
  /** What each card is, as far as the seat can tell. */
  readonly faces: readonly Face[]
  /** The pool of each card. A table tells cards apart anew when one of them is seen; what they were dealt from stays. */
  readonly back: readonly number[]
  /** Cards that are dealt among each other, by their back, and what they are. */
  readonly pools: ReadonlyMap<number, { readonly slots: readonly Slot[]; readonly faces: readonly Face[] }>
  readonly deals: readonly LeaderDeal[]
  /** Deals that come to the same at the end, by who rules then: kept, as they are asked for again and again. */
  readonly lumps: Map<string, readonly DealLump[]>
}

/** Deals that come to the same, as one of them. */
export interface DealLump extends LeaderDeal {
  readonly all: readonly LeaderDeal[]
}

export function unseenBy(state: State, seat: Seat): Unseen {
  const faces = state.face.slice()
  const pools = new Map<number, { slots: Slot[]; faces: Face[] }>()
  state.face.forEach((face, slot) => {
    if ((state.known[slot] as number) & (1 << seat)) return
    const back = state.back[slot] as number
    const pool = pools.get(back) ?? { slots: [], faces: [] }
    pools.set(back, pool)
    pool.slots.push(slot)
    pool.faces.push(face)
    faces[slot] = UNSEEN
  })
  for (const pool of pools.values()) pool.faces.sort((a, b) => a - b)
  return { seat, faces, back: state.back.slice(), pools, deals: leaderDeals(state, seat), lumps: new Map() }
}

/** Those that fit the view, each as often as the rules deal it. */
function leaderDeals(state: State, seat: Seat): LeaderDeal[] {
  const view = viewOf(hiddenLeaders, state, seat, 'mind')
  const options = readOptions(optionFields, view.open.options)
  const deals = dealsFor(view, options, 'nothing', createReader(), Number.POSITIVE_INFINITY)
  const ways = deals.map(({ faces }) => poolsWith(faces, options, state.seats))
  const all = ways.reduce((sum, one) => sum + one, 0n)
  return deals.map(({ faces }, i) => ({ leaders: faces, share: worldShare(ways[i] as bigint, all) }))
}

/** HL-100: how many sets of leaders to deal from hold these. */
function poolsWith(leaders: readonly Face[], options: Options, seats: number): bigint {
  if (!options.guardians) return ALL_OF_THEM.over
  const [base, guardians] = leaderPools[seats] as readonly [number, number]
  const all = leaderFaces(options)
  const inPlay = all.filter(isGuardianLeader).length
  const dealt = leaders.filter(isGuardianLeader).length
  const others = leaders.length - dealt
  return (
    waysToTake(all.length - inPlay - others, base - others) * waysToTake(inPlay - dealt, guardians - dealt)
  )
}

/** What is left of a pool once some of its cards are told: each face, and how many have it. */
export function leftOf({ pools }: Unseen, back: number, faces: readonly Face[]): Map<Face, number> {
  const left = new Map<Face, number>()
  const pool = pools.get(back)
  for (const face of pool?.faces ?? []) left.set(face, (left.get(face) ?? 0) + 1)
  for (const slot of pool?.slots ?? []) {
    const face = faces[slot] as Face
    if (face === UNSEEN) continue
    const count = (left.get(face) as number) - 1
    if (count === 0) left.delete(face)
    else left.set(face, count)
  }
  return left
}

/** One world: whatever is not told yet lies as it comes, or as chance has it. */
export function wholeWorld(unseen: Unseen, faces: readonly Face[], random?: Random): Face[] {
  const world = faces.slice()
  for (const [back, { slots }] of unseen.pools) {
    const rest = [...leftOf(unseen, back, faces)].flatMap(([face, count]) => Array<Face>(count).fill(face))
    if (random) shuffle(random, rest)
    for (const slot of slots) if (world[slot] === UNSEEN) world[slot] = rest.shift() as Face
  }
  return world
}
