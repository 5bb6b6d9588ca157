// What a player's past tells of their leader: how they moved the markers, how else they could have moved them with the
// same hero, whom they played, and what they took from the Tavern or left there.

import { type Face, faceOf, type Leader, leaderOf, type Past, TRACK } from '@undercrown/hidden-leaders'
import { closeness, type MarkerSpaces } from './closeness.ts'
import { numberOf } from './party.ts'
import { landings, markerSpot, STAY, waysOfFace } from './shift.ts'

/** The markers as somebody moved them. */
interface Step {
  readonly from: Required<MarkerSpaces>
  readonly to: Required<MarkerSpaces>
  /** The spots that all ways of the same hero lead to, where there was a choice. */
  readonly ways: readonly number[]
}

/** What one seat did. */
export interface SeatPast {
  readonly steps: readonly Step[]
  readonly heroes: readonly Face[]
  /** Heroes by faction. */
  readonly taken: readonly number[]
  readonly passed: readonly number[]
}

export interface PastTraces {
  /** How much nearer to that leader's victory the player brought the markers, in all. */
  readonly gains: number
  /** How often nearer, less how often further away. */
  readonly helps: number
  /** How many of the other ways that a hero offered would have been worse for that leader, less those that would have been better. */
  readonly ways: number
  /** How well the heroes that the player performed push the markers for that leader. */
  readonly plays: number
  /** Heroes of the leader's factions that the player took from the Tavern, and left there. */
  readonly taken: number
  readonly passed: number
}

/** What each seat did. */
export function storiesOf({ deeds, taken, passed }: Past): SeatPast[] {
  const stories = taken.map((tally, seat) => ({
    steps: [] as Step[],
    heroes: [] as Face[],
    taken: tally,
    passed: passed[seat] as readonly number[],
  }))
  let at = { red: TRACK.start as number, green: TRACK.start as number, guardian: TRACK.first as number }
  let last: Face | undefined
  for (const deed of deeds) {
    const { steps, heroes } = stories[deed[0]] as (typeof stories)[number]
    if (typeof deed[1] === 'string') {
      last = faceOf(deed[1])
      heroes.push(last)
      continue
    }
    const [, red, green = at.green, guardian = at.guardian] = deed
    const to = { red, green, guardian }
    const ways = last === undefined ? [] : waysOfFace(last).filter((way) => way !== STAY)
    steps.push({
      from: at,
      to,
      ways: ways.length > 1 ? ways.map((way) => landings[way]?.[markerSpot(at.red, at.green)] as number) : [],
    })
    at = to
    last = undefined
  }
  return stories
}

/** How well a spot stands for a leader, further ahead than `closeness` sees. */
export type Prospects = (face: Face, spot: number) => number

export function pastTracesOf(
  { steps, heroes, taken, passed }: SeatPast,
  face: Face,
  pushOf: (hero: Face, face: Face) => number,
  prospects: Prospects,
): PastTraces {
  const leader = leaderOf(face)
  let [gains, helps, ways, plays] = [0, 0, 0, 0]
  for (const { from, to, ways: open } of steps) {
    const gain = closeness(leader, to) - closeness(leader, from)
    gains += gain
    helps += Math.sign(gain)
    const prospect = open.length === 0 ? 0 : prospects(face, markerSpot(to.red, to.green))
    for (const way of open) ways += Math.sign(prospect - prospects(face, way)) / open.length
  }
  for (const hero of heroes) plays += pushOf(hero, face)
  return { gains, helps, ways, plays, taken: friendsIn(taken, leader), passed: friendsIn(passed, leader) }
}

function friendsIn(tally: readonly number[], { factions }: Leader): number {
  return factions.reduce((sum, faction) => sum + (tally[numberOf(faction)] as number), 0)
}
