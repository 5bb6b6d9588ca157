// How long pieces of work take by the processor's time, each at its fastest.

import { itemAt } from '@undercrown/engine'
import { worked } from './measure.ts'

/** What else the machine is busy with should not show. */
const ROUNDS = 4

export interface Timed<T> {
  readonly value: T
  readonly micros: number
}

export function timed<T>(work: () => T): Timed<T> {
  const start = worked()
  const value = work()
  return { value, micros: worked() - start }
}

/** Does it for all, several times over, and keeps the fastest time of each. */
export function fastest<Of, T>(all: readonly Of[], work: (one: Of) => T): Timed<T>[] {
  const round = () => all.map((one) => timed(() => work(one)))
  return Array.from({ length: ROUNDS }, round).reduce((best, again) =>
    best.map((one, i) => {
      const other = itemAt(again, i)
      return other.micros < one.micros ? other : one
    }),
  )
}

export function secondsOf(all: readonly Timed<unknown>[]): number {
  return all.reduce((sum, { micros }) => sum + micros, 0) / 1e6
}

export interface Millis {
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly most: number
}

export function millisOf(all: readonly Timed<unknown>[]): Millis {
  const sorted = all.map(({ micros }) => micros / 1000).sort((a, b) => a - b)
  const at = (part: number) => itemAt(sorted, Math.floor(part * (sorted.length - 1)))
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}
