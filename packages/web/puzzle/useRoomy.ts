// Whether there is room beside the board, now and when the window changes.

import { useSyncExternalStore } from 'react'
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
