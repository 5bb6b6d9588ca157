// One's own games reviewed one after the other, as far as is wished.

import { useEffect, useRef, useState } from 'react'
import { api } from '../client/api.ts'
import type { PlayedGame } from '../client/history.ts'
import { localRecord } from '../client/local.ts'
import { reviewLink } from '../client/review.ts'

export interface Reviewing {
  /** Which of how many is looked at; undefined while nothing is. */
  readonly at: { readonly number: number; readonly count: number } | undefined
  /** How many could not be reviewed. */
  readonly broken: number
  start(games: readonly PlayedGame[]): void
  stop(): void
}

/** `reviewed` is called after each. */
export function useReviewing(reviewed: () => void): Reviewing {
  const [at, setAt] = useState<Reviewing['at']>()
  const [broken, setBroken] = useState(0)
  const run = useRef(0)
  const latest = useRef(reviewed)
  latest.current = reviewed
  const stop = () => {
    run.current++
    setAt(undefined)
  }
  useEffect(
    () => () => {
      run.current++
    },
    [],
  )
  async function work(games: readonly PlayedGame[]): Promise<void> {
    const mine = ++run.current
    setBroken(0)
    for (const [i, game] of games.entries()) {
      setAt({ number: i + 1, count: games.length })
      const done = await review(game, () => run.current !== mine).catch(() => false)
      if (run.current !== mine) return
      if (!done) setBroken((count) => count + 1)
      latest.current()
    }
    setAt(undefined)
  }
  return { at, broken, start: (games) => void work(games), stop }
}

/** Whether something came of it. */
async function review({ id, local, seat }: PlayedGame, isStale: () => boolean): Promise<boolean> {
  if (seat === null) return false
  const link = reviewLink(local ? await localRecord(id) : await api.record(id))
  try {
    while (!isStale()) {
      const { review, done, total } = await link.judge(seat)
      if (review.seats.some((one) => one.seat === seat) || done >= total) return await link.insight(seat, id)
    }
    return false
  } finally {
    link.close()
  }
}
