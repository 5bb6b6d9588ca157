// A review in a component: it goes on by itself as long as it is looked at, and is kept as far as it has come.

import type { Lang } from '@undercrown/engine'
import { useEffect, useState } from 'react'
import type { BeliefLine, ReviewLink, ReviewWork, ToldDecision } from '../client/review.ts'
import type { HeldBelief } from './BeliefPanel.tsx'

export function useGameReview(
  link: ReviewLink,
  first: number,
): { readonly work: ReviewWork | undefined; readonly failed: boolean } {
  const [work, setWork] = useState<ReviewWork>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let stale = false
    async function judge(): Promise<void> {
      while (!stale) {
        const next = await link.judge(first)
        if (stale) return
        setWork(next)
        if (next.done >= next.total) return
      }
    }
    judge().catch(() => !stale && setFailed(true))
    return () => {
      stale = true
    }
  }, [link, first])
  return { work, failed }
}

/** The decision at a step with its words; asked again when it has been judged. */
export function useDecision(
  link: ReviewLink,
  step: number,
  lang: Lang,
  judged: boolean,
): ToldDecision | undefined {
  const [told, setTold] = useState<{ readonly step: number; readonly decision: ToldDecision | undefined }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is judged there is more to tell
  useEffect(() => {
    let stale = false
    link.decision(step, lang).then(
      (decision) => !stale && setTold({ step, decision }),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [link, step, lang, judged])
  return told?.step === step ? told.decision : undefined
}

export function useBeliefs(link: ReviewLink, eyes: number): readonly BeliefLine[] {
  const [found, setFound] = useState<readonly BeliefLine[]>([])
  useEffect(() => {
    let stale = false
    setFound([])
    link.beliefs(eyes).then(
      (lines) => !stale && setFound(lines),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [link, eyes])
  return found
}

/** What each of the others could know of that seat, one pair of eyes after the other, as soon as it is wanted. */
export function useBeliefsOf(
  link: ReviewLink,
  seat: number,
  seats: number,
  wanted: boolean,
): readonly HeldBelief[] {
  const [found, setFound] = useState<readonly HeldBelief[]>([])
  useEffect(() => {
    if (!wanted) return
    let stale = false
    async function ask(): Promise<void> {
      const all: HeldBelief[] = []
      for (let who = 0; who < seats; who++) {
        if (who === seat) continue
        const lines = await link.beliefs(who)
        if (stale) return
        all.push(...lines.filter((line) => line.seat === seat).map((line) => ({ who, line })))
        setFound([...all])
      }
    }
    setFound([])
    ask().catch(() => {})
    return () => {
      stale = true
    }
  }, [link, seat, seats, wanted])
  return found
}
