// A table whose game ended before its end: what was hidden is open in its record.

import type { AnyView } from '@undercrown/engine'
import { useEffect, useRef, useState } from 'react'
import { replayLink } from '../client/replay.ts'
import type { Scene } from './screen.ts'

/** The scene with every card open, once it is there. */
export function useUnveiled(
  scene: Scene | undefined,
  wanted: boolean,
  record: () => Promise<object>,
): Scene | undefined {
  const [known, setKnown] = useState<Pick<Scene, 'view' | 'standing'>>()
  const ask = useRef(record)
  ask.current = record
  useEffect(() => {
    if (!wanted) return
    const link = replayLink()
    async function unveil(): Promise<void> {
      const { by } = await link.load(await ask.current())
      const { part, standing } = await link.frame(by.length, 'all')
      setKnown({ view: { open: part.open, own: part.own } as AnyView, ...(standing && { standing }) })
    }
    // Without it the end is told in words.
    unveil().catch(() => {})
    return link.close
  }, [wanted])
  if (!wanted) return scene
  return scene && known && { ...scene, ...known }
}
