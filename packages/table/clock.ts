// Clocks: how long each seat may still think. Told by the times of the entries alone, so that every node and every
// restart comes to the same; while no server was up, no clock ran.

import type { ClockSheet, TimeControl } from '@undercrown/protocol'

/** A time when no server was up, or none was awake. */
export interface Gap {
  readonly since: number
  readonly until: number
}

/** In order. The list may grow while a table is in memory. */
export type Gaps = readonly Gap[]

export interface ClockState {
  /** Milliseconds left by seat, up to the moment it was last asked. */
  readonly left: number[]
  /** Since when each seat is asked; 0 while it is not. */
  readonly since: number[]
  /** The most moves that ever stood: what is played again after it was taken back adds no time. */
  furthest: number
  /** Where every move has its own time: how much of it was left when each of those that stand was played. */
  readonly spared: number[]
}

const DAY = 86_400_000
/** Where nobody counts the time, a bot sits in for who has not answered for so long. */
const UNTIMED = DAY
/** Who comes back after their time was up gets at least so much. */
const GRACE = 30_000

export function clocksFor(time: TimeControl, seats: number): ClockState {
  return {
    left: new Array(seats).fill(budget(time)),
    since: new Array(seats).fill(0),
    furthest: 0,
    spared: [],
  }
}

function budget(time: TimeControl): number {
  return time.kind === 'live' ? time.seconds * 1000 : time.kind === 'slow' ? time.days * DAY : UNTIMED
}

/** Time between two moments during which a server was up. */
export function elapsed(from: number, to: number, gaps: Gaps): number {
  let time = to - from
  for (const gap of gaps) time -= Math.max(0, Math.min(to, gap.until) - Math.max(from, gap.since))
  return Math.max(0, time)
}

/** What a seat has thought since it was asked is no longer left; it thinks on. */
export function charge(clocks: ClockState, seat: number, at: number, gaps: Gaps): void {
  const since = clocks.since[seat] ?? 0
  if (since === 0) return
  clocks.left[seat] = Math.max(0, (clocks.left[seat] ?? 0) - elapsed(since, at, gaps))
  clocks.since[seat] = at
}

/** A seat has answered; so many moves stand now. */
export function press(
  clocks: ClockState,
  time: TimeControl,
  seat: number,
  at: number,
  gaps: Gaps,
  moves: number,
): void {
  const ran = (clocks.since[seat] ?? 0) !== 0
  charge(clocks, seat, at, gaps)
  clocks.since[seat] = 0
  const isNew = moves > clocks.furthest
  clocks.furthest = Math.max(moves, clocks.furthest)
  if (time.kind !== 'live') {
    clocks.spared[moves - 1] = clocks.left[seat] ?? 0
    clocks.left[seat] = budget(time)
  } else if (ran && isNew) clocks.left[seat] = (clocks.left[seat] ?? 0) + time.increment * 1000
}

/**
 * Only so many moves stand now. Where each has its own time, `alone`, the seat that took one of its own back without asking
 * the others, goes on with what was left when it was played, less what was thought since; or a little.
 */
export function rewindClock(clocks: ClockState, time: TimeControl, moves: number, alone?: number): void {
  const spared = clocks.spared[moves]
  clocks.spared.splice(moves)
  if (alone === undefined || spared === undefined) return
  const thought = budget(time) - (clocks.left[alone] ?? 0)
  clocks.left[alone] = Math.max(GRACE, spared - thought)
}

/** Somebody has come back: they go on with what they had left, or a little. */
export function refillClock(clocks: ClockState, seat: number, at: number, gaps: Gaps): void {
  charge(clocks, seat, at, gaps)
  clocks.left[seat] = Math.max(clocks.left[seat] ?? 0, GRACE)
}

/** When the time of a seat is up, if it goes on thinking; undefined where no clock runs. */
export function deadline(clocks: ClockState, seat: number, gaps: Gaps): number | undefined {
  const since = clocks.since[seat] ?? 0
  if (since === 0) return undefined
  return since + (clocks.left[seat] ?? 0) + lostSince(since, gaps)
}

/** Whether the time of a seat is up at a moment. */
export function isUp(clocks: ClockState, seat: number, at: number, gaps: Gaps): boolean {
  return (deadline(clocks, seat, gaps) ?? Number.POSITIVE_INFINITY) <= at
}

/** How long no server was up since a moment. */
export function lostSince(since: number, gaps: Gaps): number {
  return gaps.reduce((sum, gap) => sum + Math.max(0, gap.until - Math.max(since, gap.since)), 0)
}

export function clockSheetOf(
  clocks: ClockState,
  time: TimeControl,
  now: number,
  gaps: Gaps,
): ClockSheet | undefined {
  if (time.kind === 'none') return undefined
  const running: number[] = []
  const left = clocks.left.map((ms, seat) => {
    const since = clocks.since[seat] ?? 0
    if (since === 0) return ms
    running.push(seat)
    return Math.max(0, ms - elapsed(since, now, gaps))
  })
  return { left, running }
}
