// A player's clock, running between what the server tells, at their seat.

import { createContext, useContext, useEffect, useState } from 'react'
import type { TableNow } from '../client/table.ts'

const LOW = 20_000

type Clock = TableNow['clock']

export const ClockContext = createContext<Clock>(undefined)

/** The time that a seat has left, once a second while it runs. */
export function useTimeLeft(
  clock: Clock,
  seat: number,
): { readonly rest: number; readonly isRunning: boolean } {
  const [, tick] = useState(0)
  const isRunning = clock?.running.includes(seat) ?? false
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const passed = isRunning && clock ? performance.now() - clock.at : 0
  return { rest: Math.max(0, (clock?.left[seat] ?? 0) - passed), isRunning }
}

export function SeatClock({ seat }: { readonly seat: number }) {
  const clock = useContext(ClockContext)
  const { rest, isRunning } = useTimeLeft(clock, seat)
  if (!clock) return null
  return <time className={`seat-clock ${clockState(rest, isRunning)}`}>{timeWritten(rest)}</time>
}

export function clockState(rest: number, isRunning: boolean): string {
  return `${isRunning ? 'running' : ''} ${rest < LOW ? 'low' : ''}`
}

/** "2 d", "3:05". */
export function timeWritten(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
