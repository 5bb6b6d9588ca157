// A review of a replay in a component: a master at hand, and how the seats stood step by step.

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Eyes } from '../client/replay.ts'
import { type ReviewLink, reviewLink } from '../client/review.ts'
import { type ChanceCurve, coarseToFine } from './line.ts'

/** Asks for a master when one is first needed; the same one from then on. */
export function useMaster(raw: unknown): () => ReviewLink {
  const link = useRef<ReviewLink>(undefined)
  useEffect(
    () => () => {
      link.current?.close()
      link.current = undefined
    },
    [],
  )
  return useCallback(() => {
    link.current ??= reviewLink(raw)
    return link.current
  }, [raw])
}

const NONE: ChanceCurve = new Map()

/** The line as those eyes saw it, step by step; the step that is looked at comes first. */
export function useLine(
  master: () => ReviewLink,
  on: boolean,
  eyes: Eyes,
  step: number,
  last: number,
): ChanceCurve {
  const [{ line, seen }, setLine] = useState<{ line: ChanceCurve; seen: Eyes }>({ line: NONE, seen: eyes })
  const wanted = useRef(step)
  wanted.current = step
  useEffect(() => {
    if (!on) return
    let stale = false
    const found = new Map<number, readonly number[]>()
    const order = coarseToFine(last)
    async function draw(): Promise<void> {
      while (!stale) {
        const next = found.has(wanted.current) ? order.find((one) => !found.has(one)) : wanted.current
        if (next === undefined) return
        found.set(next, await master().chances(next, eyes))
        if (!stale) setLine({ line: new Map(found), seen: eyes })
      }
    }
    // Without a master there is no line.
    draw().catch(() => {})
    return () => {
      stale = true
    }
  }, [on, master, eyes, last])
  return on && seen === eyes ? line : NONE
}
