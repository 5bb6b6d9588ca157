// Who leads the other parties: every way to deal the leaders that a view allows, weighed by what the parties tell.

import { readOptions } from '@undercrown/engine'
import {
  type Face,
  faceOf,
  factionsOf,
  hiddenLeaders,
  isGuardianLeader,
  leaderCards,
  leaderFaces,
  leaderOf,
  leaderPools,
  type Options,
  optionFields,
  type Past,
  type Slot,
  type State,
  type View,
} from '@undercrown/hidden-leaders'
import type { Belief } from '../mind.ts'
import { closeness } from './closeness.ts'
import { type PastTraces, pastTracesOf, type SeatPast, storiesOf } from './history.ts'
import { numberOf } from './party.ts'
import { createRaces, type Races } from './races.ts'
import { landings, markersAt, SPOTS, STAY, waysOfFace } from './shift.ts'
import weights from './weights.json' with { type: 'json' }

/** One deal of leaders to all seats. */
export interface Deal {
  readonly faces: readonly Face[]
  readonly weight: number
}

/** Where there are more deals than this, as many are drawn instead. */
const MANY = 400

/** How much each trace of the table as it lies counts for a leader. */
export type Trust = Readonly<Record<keyof Traces, number>>
/** What is never believed less than; chosen by hand. */
const FLOOR = 0.05

/** What was found out about heroes and leaders before. */
type Gains = Map<number, number>

/** What a reader keeps from one view to the next. */
export interface Reader {
  readonly gains: Gains
  readonly races: Races
}

export function createReader(): Reader {
  return { gains: new Map(), races: createRaces() }
}

/** What leaders are inferred from: nothing, the table as it lies, or what was done before as well. */
export type Reading = 'nothing' | 'table' | 'past'

/** All deals that fit the view, weighed; the weights sum to 1. Who reads nothing holds all leaders for as likely. */
export function dealsFor(
  view: View,
  options: Options,
  reading: Reading,
  reader: Reader = createReader(),
  most = MANY,
  trust: Trust = weights.trust,
): Deal[] {
  const { open, own } = view
  const known = open.leaders.map((id) => (id === null ? undefined : faceOf(id)))
  if (own.leader) known[own.leader.seat] = faceOf(own.leader.id)
  const faces = leaderFaces(options)
  const past = reading === 'past' ? open.past : undefined
  const scored = past
    ? scoresByPast(view, past, faces, reader, options)
    : scoresByTable(view, faces, reader, trust)
  const fits = open.leaders.map((_, seat) =>
    known[seat] === undefined && reading !== 'nothing' ? fitsOf(scored(seat)) : undefined,
  )
  const deals: { faces: Face[]; weight: number }[] = []
  const given: Face[] = []
  const used = new Set<Face>(known.filter((face) => face !== undefined))
  const places = poolFor(options, open.seats, known)
  const chanceOf = (seat: number, i: number): number => {
    const face = faces[i] as Face
    if (known[seat] !== undefined) return known[seat] === face ? 1 : 0
    return used.has(face) ? 0 : places.chance(face) * (fits[seat]?.[i] ?? 1)
  }
  const seated = (seat: number, face: Face, then: () => void): void => {
    given[seat] = face
    const dealt = known[seat] === undefined
    if (dealt) {
      used.add(face)
      places.take(face, 1)
    }
    then()
    if (dealt) {
      used.delete(face)
      places.take(face, -1)
    }
  }

  function every(seat: number, weight: number): void {
    if (seat === open.seats) {
      deals.push({ faces: given.slice(), weight })
      return
    }
    for (let i = 0; i < faces.length; i++) {
      const chance = chanceOf(seat, i)
      if (chance > 0) seated(seat, faces[i] as Face, () => every(seat + 1, weight * chance))
    }
  }

  /** One deal, each leader as often as it is likely, and how much the deal then still weighs. */
  function some(seat: number, part: number, weight: number): void {
    if (seat === open.seats) {
      deals.push({ faces: given.slice(), weight })
      return
    }
    const chances = faces.map((_, i) => chanceOf(seat, i))
    const sum = chances.reduce((a, b) => a + b, 0)
    let rest = part * sum
    let i = 0
    while (i < faces.length - 1 && rest >= (chances[i] as number)) rest -= chances[i++] as number
    while ((chances[i] as number) === 0) i--
    seated(seat, faces[i] as Face, () =>
      some(seat + 1, Math.min(0.999999, rest / (chances[i] as number)), weight * sum),
    )
  }

  const unknown = known.filter((face) => face === undefined).length
  let ways = 1
  for (let i = 0; i < unknown; i++) ways *= faces.length - (open.seats - unknown) - i
  if (ways <= most) every(0, 1)
  else for (let k = 0; k < most; k++) some(0, (k + 0.5) / most, 1)
  const total = deals.reduce((sum, { weight }) => sum + weight, 0)
  return deals.map((one) => ({ faces: one.faces, weight: one.weight / total }))
}

/** How likely each leader is a seat's that somebody with that leader knows nothing of. */
export function leaderPriors(options: Options, seats: number, mine: Face): number[] {
  const { chance } = poolFor(options, seats, [mine])
  return leaderFaces(options).map((face) => (face === mine ? 0 : chance(face)))
}

/** How likely an unknown leader is this one, given what has been dealt (HL-100). */
function poolFor(options: Options, seats: number, known: readonly (Face | undefined)[]) {
  const all = leaderFaces(options)
  const pool = options.guardians ? (leaderPools[seats] as readonly [number, number]) : [all.length, 0]
  const left = [pool[0] as number, pool[1] as number]
  const kinds = [0, 0]
  for (const face of all) kinds[kindOf(face)] = (kinds[kindOf(face)] as number) + 1
  const take = (face: Face, count: number) => {
    const kind = kindOf(face)
    left[kind] = (left[kind] as number) - count
    kinds[kind] = (kinds[kind] as number) - count
  }
  for (const face of known) if (face !== undefined) take(face, 1)
  return {
    take,
    chance(face: Face): number {
      const kind = kindOf(face)
      const places = (left[0] as number) + (left[1] as number)
      return (left[kind] as number) / places / (kinds[kind] as number)
    },
  }
}

function kindOf(face: Face): 0 | 1 {
  return isGuardianLeader(face) ? 1 : 0
}

/** What speaks for each leader in a seat, by the table as it lies. */
function scoresByTable(view: View, faces: readonly Face[], { gains }: Reader, trust: Trust) {
  return (seat: number) => faces.map((face) => scoreOf(tracesOf(view, seat, face, gains), trust))
}

/** The same by what was done before, too. */
function scoresByPast(view: View, past: Past, faces: readonly Face[], reader: Reader, options: Options) {
  const traces = allTraces(view, past, reader, options)
  const trust = view.open.seats === 2 ? weights.past.two : weights.past.more
  return (seat: number) => faces.map((face) => scoreOf(traces(seat, face), trust))
}

/** Of a seat and a leader, all that there is to read. */
export function allTraces(view: View, past: Past, { gains, races }: Reader, options: Options) {
  const stories = storiesOf(past)
  const prospects = races.prospects(options, view.open.seats)
  const push = (hero: Face, face: Face) => pushOf(hero, face, gains)
  return (seat: number, face: Face): Traces & PastTraces => ({
    ...tracesOf(view, seat, face, gains),
    ...pastTracesOf(stories[seat] as SeatPast, face, push, prospects),
  })
}

function scoreOf<Trace extends string>(
  traces: Readonly<Record<Trace, number>>,
  trust: Readonly<Record<Trace, number>>,
): number {
  let score = 0
  for (const trace in traces) score += traces[trace] * trust[trace]
  return score
}

/** How likely that makes each of them, from 0 to 1, with a floor. */
function fitsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => (1 - FLOOR) * (one / sum) + FLOOR / scores.length)
}

export interface Traces {
  /** Heroes of the leader's factions in the party, as far as they are known, above what chance would bring. */
  readonly friends: number
  /** How well the face-up heroes push the markers for that leader. */
  readonly pushes: number
  /** How well the markers stand for that leader. */
  readonly markers: number
}

export function tracesOf({ open, own }: View, seat: number, face: Face, gains: Gains): Traces {
  const leader = leaderOf(face)
  let bits = 0
  for (const faction of leader.factions) bits |= 1 << numberOf(faction)
  let friends = 0
  let pushes = 0
  const up = open.up[seat] ?? []
  for (const id of up) {
    const hero = faceOf(id)
    friends += (factionsOf(hero) & bits ? 1 : 0) - 0.5
    pushes += pushOf(hero, face, gains)
  }
  const start = `down.${seat}.`
  for (const [where, id] of [...open.remembered, ...own.sees])
    if (where.startsWith(start)) friends += (factionsOf(faceOf(id)) & bits ? 1 : 0) - 0.5
  const { red, green, guardians } = open
  const stand = closeness(leader, { red, green, guardian: guardians?.marker ?? 0 })
  return { friends, pushes, markers: (stand * Math.min(6, up.length)) / 6 }
}

/** How much a hero's way of moving the markers helps that leader on the whole, compared with all leaders. */
function pushOf(hero: Face, face: Face, gains: Gains): number {
  let all = 0
  for (let one = 0; one < 6; one++) all += gain(hero, one, gains)
  return gain(hero, face, gains) - all / 6
}

function gain(hero: Face, face: Face, gains: Gains): number {
  const key = hero * 16 + face
  const known = gains.get(key)
  if (known !== undefined) return known
  const found = gainOf(hero, face)
  gains.set(key, found)
  return found
}

/** How well every spot stands for each leader. */
const stands: readonly (readonly number[])[] = leaderCards.map((leader) =>
  Array.from({ length: SPOTS }, (_, spot) => closeness(leader, markersAt(spot))),
)

function gainOf(hero: Face, face: Face): number {
  const stand = stands[face] as readonly number[]
  let sum = 0
  let spots = 0
  for (let spot = 0; spot < SPOTS; spot++) {
    const { red, green } = markersAt(spot)
    if (Math.abs(red - green) > 4 || red < 2 || green < 2) continue
    spots++
    let best = 0
    for (const way of waysOfFace(hero)) {
      if (way === STAY) continue
      const there = (landings[way] as Uint8Array)[spot] as number
      const gain = (stand[there] as number) - (stand[spot] as number)
      best = best === 0 ? gain : Math.max(best, gain)
    }
    sum += best
  }
  return sum / spots
}

/** For each seat how likely it has each leader. */
export function marginals(deals: readonly Deal[], seats: number): Map<Face, number>[] {
  const found = Array.from({ length: seats }, () => new Map<Face, number>())
  for (const { faces, weight } of deals)
    faces.forEach((face, seat) => {
      const belief = found[seat] as Map<Face, number>
      belief.set(face, (belief.get(face) ?? 0) + weight)
    })
  return found
}

/** What a view lets infer about the leader of every seat. */
export function leaderBeliefs(view: View, reader: Reader): Belief[] {
  const options = readOptions(optionFields, view.open.options)
  const faces = leaderFaces(options)
  const found = marginals(dealsFor(view, options, 'past', reader), view.open.seats)
  return found.map((odds, seat) => ({
    seat,
    odds: faces.map((face) => [leaderOf(face).id, odds.get(face) ?? 0] as const),
  }))
}

/** How surely whoever watched it all, and holds all leaders for as likely, believes that a seat has that leader. */
export function readAs(world: State, seat: number, face: Face, reader: Reader): number {
  const view: View = { open: hiddenLeaders.open(world), own: { leader: null, sees: [] } }
  const faces = leaderFaces(world.options)
  const scored = scoresByPast(view, world.past as Past, faces, reader, world.options)
  return fitsOf(scored(seat))[faces.indexOf(face)] as number
}

/** The deal that stands at that part of all their weight, from 0 to 1. */
export function dealAt(deals: readonly Deal[], part: number): Deal {
  let rest = part
  for (const deal of deals) {
    rest -= deal.weight
    if (rest < 0) return deal
  }
  return deals[deals.length - 1] as Deal
}

/** Gives the seats of an imagined world these leaders instead of its own. */
export function impose(world: State, { faces }: Deal): void {
  faces.forEach((face, seat) => {
    const from = world.face.indexOf(face) as Slot
    world.face[from] = world.face[seat] as Face
    world.face[seat] = face
  })
}
