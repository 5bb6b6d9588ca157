// What happened since one's last turn, shown once more on the board: one step after another, until it is skipped.

import type { Recalled } from '@undercrown/protocol'
import { useCallback, useEffect, useState } from 'react'
import { paced } from '../client/settings.ts'
import type { TableStore } from '../client/table.ts'

const BEAT = 600

export interface Playback {
  readonly step: Recalled['steps'][number] | undefined
  readonly number: number
  readonly count: number
  start(): void
  stop(): void
}

export function useRecall(store: TableStore, seq: number): Playback {
  const [steps, setSteps] = useState<Recalled['steps']>([])
  const [at, setAt] = useState(0)
  const stop = useCallback(() => setSteps([]), [])
  const start = useCallback(() => {
    store.recall().then((recalled) => {
      setAt(0)
      setSteps(recalled)
    })
  }, [store])
  const playing = steps.length > 0
  // What happens meanwhile is not to be missed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new move ends it
  useEffect(stop, [seq])
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => (at + 1 < steps.length ? setAt(at + 1) : stop()), paced(BEAT) || BEAT)
    return () => clearTimeout(timer)
  }, [playing, at, steps, stop])
  return { step: steps[at], number: at, count: Math.max(0, steps.length - 1), start, stop }
}
