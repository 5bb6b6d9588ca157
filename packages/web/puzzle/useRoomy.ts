// Whether there is room beside the board, now and when the window changes; and where there is not, the board scrolls.

import { useEffect, useSyncExternalStore } from 'react'
import { breakpoints } from '../style/breakpoints.ts'

const roomy = () => matchMedia(breakpoints.roomy)

function subscribe(changed: () => void): () => void {
  const query = roomy()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export function useRoomy(): boolean {
  return useSyncExternalStore(subscribe, () => roomy().matches)
}

/** As long as it is so, the board scrolls beside what is asked, as in a window that is too low for it. */
export function useFlow(flows: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (!flows || dataset['flows'] !== undefined) return
    dataset['flows'] = ''
    return () => {
      delete dataset['flows']
    }
  }, [flows])
}
