// A review in a component: it goes on by itself as long as it is looked at, and is kept as far as it has come.

import type { Lang } from '@undercrown/engine'
import { useEffect, useState } from 'react'
import type { BeliefLine, ReviewLink, ReviewWork, ToldDecision } from '../client/review.ts'

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
