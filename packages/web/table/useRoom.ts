// How much room there is, now and when the window changes; and where there is too little, the board scrolls.

import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { type Breakpoint, breakpoints } from '../style/breakpoints.ts'

export function useMatches(name: Breakpoint): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(breakpoints[name])
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [name],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(breakpoints[name]).matches)
}

/** As long as it is so, the board scrolls beside what is asked, as in a window that is too low for it. */
export function useFlow(flows: boolean): void {
  useEffect(() => {
    if (!flows) return
    const { dataset } = document.documentElement
    // Whoever knows the window says in the end whether it flows: with every new size, and now.
    const ask = () => dispatchEvent(new Event('resize'))
    dataset['flowsHere'] = ''
    ask()
    return () => {
      delete dataset['flowsHere']
      ask()
    }
  }, [flows])
}
