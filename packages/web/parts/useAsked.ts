// What a page asks of the server or of this browser: on its way, here, or refused with a sentence.

import { useCallback, useEffect, useRef, useState } from 'react'

export type AsyncState<Value> =
  | { readonly state: 'asking' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'refused'; readonly error: unknown }

/** Asks when `key` changes and whenever `again` is called; what is here stays until the next answer. */
export function useAsked<Value>(
  key: string,
  ask: () => Promise<Value>,
): { readonly asked: AsyncState<Value>; again(): void } {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly asked: AsyncState<Value> }>()
  const latest = useRef(ask)
  latest.current = ask
  const wanted = useRef(key)
  wanted.current = key
  const again = useCallback(() => {
    const mine = wanted.current
    const take = (asked: AsyncState<Value>) => {
      if (wanted.current === mine) setAnswer({ key: mine, asked })
    }
    latest.current().then(
      (value) => take({ state: 'here', value }),
      (error) => take({ state: 'refused', error }),
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another key
  useEffect(again, [again, key])
  return { asked: answer?.key === key ? answer.asked : { state: 'asking' }, again }
}

/** Asks again and again while the page is looked at. */
export function useEvery(milliseconds: number, run: () => void, on = true): void {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => document.hidden || latest.current(), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, on])
}
