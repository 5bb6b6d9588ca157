// A card large enough to read. It lies beside what is lit, never on it, and goes when one looks away.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { entryOf } from './catalogue.ts'
import { useOffers, useTable } from './context.ts'

/** Where it may lie, best first. */
const corners = ['top right', 'top left', 'bottom right', 'bottom left'] as const

export function Zoom({ card, close }: { readonly card: string | undefined; close(): void }) {
  const { screen, lang } = useTable()
  const { lit } = useOffers()
  const self = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid anew for each card and for what is lit
  useLayoutEffect(() => {
    const zoom = self.current
    if (!zoom) return
    const targets = [...document.querySelectorAll('.board .thing.lit, .prompt .button')].map((one) =>
      one.getBoundingClientRect(),
    )
    const covered = (corner: string) => {
      zoom.dataset['corner'] = corner
      const here = zoom.getBoundingClientRect()
      return targets.filter(
        (one) =>
          one.left < here.right && one.right > here.left && one.top < here.bottom && one.bottom > here.top,
      ).length
    }
    const counts = corners.map(covered)
    zoom.dataset['corner'] = corners[counts.indexOf(Math.min(...counts))] ?? ''
  }, [card, lit])

  useEffect(() => {
    if (card === undefined) return
    addEventListener('pointerdown', close, { capture: true })
    return () => removeEventListener('pointerdown', close, { capture: true })
  }, [card, close])

  if (card === undefined) return null
  const entry = entryOf(screen.words, card, lang)
  const { Card } = screen
  return (
    <aside ref={self} className="zoom" aria-live="polite" aria-label={entry?.name}>
      <Card id={card} size="l" />
      {entry && (
        <div className="zoom-words">
          <h3>{entry.name}</h3>
          <p>{entry.text}</p>
        </div>
      )}
    </aside>
  )
}
