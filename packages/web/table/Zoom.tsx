// A card large enough to read. It lies beside what is lit, never on it, and goes when one looks away.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { entryOf } from './catalogue.ts'
import { useOffers, useTable } from './context.ts'
import { freePlace } from './room.ts'

/** Where it may lie if it must cover something. */
const corners = ['top right', 'top left', 'bottom right', 'bottom left'] as const
/** How it is laid out, largest first: the picture above its words, beside them, or the words alone. */
const shapes = ['', 'flat', 'brief'] as const

export function Zoom({ card, close }: { readonly card: string; close(): void }) {
  const { screen, lang } = useTable()
  const { lit } = useOffers()
  const self = useRef<HTMLElement>(null)
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const turned = () => setTurns((count) => count + 1)
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid anew for each card, for what is lit, and when the window turns
  useLayoutEffect(() => {
    const zoom = self.current
    if (!zoom) return
    const targets = [
      ...document.querySelectorAll('.board .thing.lit, .prompt .button, .prompt-why.reason, .hint'),
    ].map((one) => one.getBoundingClientRect())
    const window = { x: 0, y: 0, width: innerWidth, height: innerHeight }
    // Where it would lie if nothing were lit.
    zoom.style.cssText = ''
    delete zoom.dataset['corner']
    zoom.dataset['shape'] = ''
    const { x, y, width, height } = zoom.getBoundingClientRect()
    const near = { x: x + width / 2, y: y + height / 2 }
    for (const shape of shapes) {
      zoom.dataset['shape'] = shape
      const place = freePlace(window, zoom.getBoundingClientRect(), targets, near)
      if (!place) continue
      zoom.style.cssText = `left: ${place.x}px; top: ${place.y}px; right: auto; bottom: auto; transform: none`
      return
    }
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
  }, [card, lit, turns])

  useEffect(() => {
    // A finger on the card itself closes it and presses nothing beneath: it goes only when the click is over.
    function shut({ type, target }: Event) {
      const inside = target instanceof Node && self.current?.contains(target) === true
      if (inside === (type === 'click')) close()
    }
    addEventListener('pointerdown', shut, { capture: true })
    addEventListener('click', shut, { capture: true })
    return () => {
      removeEventListener('pointerdown', shut, { capture: true })
      removeEventListener('click', shut, { capture: true })
    }
  }, [close])

  const entry = entryOf(screen.words, card, lang)
  const { Card } = screen
  return (
    <aside ref={self} className="zoom" aria-live="polite" aria-label={entry?.name}>
      {/* Its words stand below it, in letters that grow. */}
      <div className="zoom-card">
        <Card id={card} size="m" />
      </div>
      {entry && (
        <div className="zoom-words">
          <h3>{entry.name}</h3>
          <p>{entry.text}</p>
        </div>
      )}
    </aside>
  )
}
