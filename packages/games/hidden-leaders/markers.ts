// The markers on the track: which ways of moving them are open now.

import type { Shift } from './choice.ts'
import type { Amount, MoveStep, Way } from './effects.ts'
import { countCards, countFactions, leads } from './select.ts'
import { type NotedFrame, type State, TRACK } from './state.ts'

function xOf(state: State, frame: NotedFrame, { x, max }: MoveStep): number {
  if (x === undefined) return 0
  const found =
    x === 'moved'
      ? (frame.vars.moved ?? 0)
      : 'count' in x
        ? countCards(state, frame, x.count)
        : countFactions(state, frame, x.factionsOf, x.except)
  return max === undefined ? found : Math.min(found, max)
}

function amountOf(amount: Amount | undefined, x: number): number {
  if (amount === undefined) return 0
  return amount === '+x' ? x : amount === '-x' ? -x : amount
}

/** HL-20: a marker stops at either end of the track. */
function within(from: number, by: number): number {
  return Math.max(TRACK.first, Math.min(TRACK.last, from + by)) - from
}

/** HL-27: who leads is read before anything moves. */
function shiftOf(state: State, way: Way, x: number): Shift {
  let red = amountOf(way.red, x)
  let green = amountOf(way.green, x)
  if (state.red !== state.green) {
    const [ahead, behind] = [amountOf(way.leading, x), amountOf(way.trailing, x)]
    red += state.red > state.green ? ahead : behind
    green += state.red > state.green ? behind : ahead
  }
  const shift = { red: within(state.red, red), green: within(state.green, green) }
  if (way.guardian === undefined || state.guardians === undefined) return shift
  return { ...shift, guardian: within(state.guardians.marker, amountOf(way.guardian, x)) }
}

/** HL-21: every way that moves a marker at all, none twice. */
export function shiftsOf(state: State, frame: NotedFrame, step: MoveStep): Shift[] {
  const x = xOf(state, frame, step)
  const open: Shift[] = []
  for (const way of step.ways) {
    if (way.if && !leads(state, way.if.leads)) continue
    const shift = shiftOf(state, way, x)
    if (shift.red === 0 && shift.green === 0 && !shift.guardian) continue
    if (!open.some((one) => one.red === shift.red && one.green === shift.green)) open.push(shift)
  }
  return open
}
