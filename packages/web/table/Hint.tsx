// What a lit thing is offered for, while it is looked at: what asks, what is done, to what, and what comes of it.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { useOffers, useTable } from './context.ts'
import type { Spot } from './screen.ts'

/** Between the hint and its thing. */
const GAP = 14

export function Hint({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { screen, scene, lang } = useTable()
  const { asking, lit, picked, verb, offerOf, toneOf } = useOffers()
  const [spot, setSpot] = useState<Spot>()
  const self = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = board.current
    if (!root) return
    const look = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const thing = (event.target as HTMLElement).closest<HTMLElement>('.thing.lit')
      const shown = thing && (event.type !== 'focusin' || thing.matches(':focus-visible'))
      setSpot(shown ? thing.dataset['spot'] : undefined)
    }
    const away = () => setSpot(undefined)
    root.addEventListener('pointerover', look)
    root.addEventListener('focusin', look)
    root.addEventListener('pointerleave', away)
    root.addEventListener('focusout', away)
    // Its thing lies elsewhere in another window.
    addEventListener('resize', away)
    return () => {
      root.removeEventListener('pointerover', look)
      root.removeEventListener('focusin', look)
      root.removeEventListener('pointerleave', away)
      root.removeEventListener('focusout', away)
      removeEventListener('resize', away)
    }
  }, [board])

  const offer = spot !== undefined && (lit.has(spot) || picked.includes(spot)) ? offerOf(spot) : undefined

  useLayoutEffect(() => {
    const hint = self.current
    const thing =
      spot === undefined ? null : board.current?.querySelector(`button[data-spot="${CSS.escape(spot)}"]`)
    if (!hint || !thing) return
    const at = thing.getBoundingClientRect()
    const { width, height } = hint.getBoundingClientRect()
    const below = at.bottom + GAP + height < innerHeight
    const left = Math.max(8, Math.min(innerWidth - width - 8, at.left + at.width / 2 - width / 2))
    hint.classList.toggle('above', !below)
    hint.style.left = `${left}px`
    hint.style.top = `${below ? at.bottom + GAP : at.top - GAP - height}px`
    hint.style.setProperty('--tip', `${at.left + at.width / 2 - left}px`)
  })

  if (spot === undefined || offer === undefined || asking === undefined) return null
  const { Card } = screen
  const [source] = screen.sources?.(asking) ?? []
  const target = board.current?.querySelector<HTMLElement>(`button[data-spot="${CSS.escape(spot)}"]`)
    ?.dataset['card']
  const icon = toneOf(spot)?.verb ?? verb
  const after = screen.consequence?.(spot, scene, lang)
  if (after === undefined && offer === t('table.canChoose')) return null
  return (
    <div ref={self} className="hint" aria-hidden="true">
      {source !== undefined && (
        <span className="hint-card">
          <Card id={source} size="xs" />
        </span>
      )}
      {icon !== undefined && <Icon name={icon} />}
      {target !== undefined && target !== source && (
        <span className="hint-card">
          <Card id={target} size="xs" />
        </span>
      )}
      <p>
        {/* Where a thing can be chosen for several ends, the buttons tell them. */}
        {offer !== t('table.canChoose') && <b>{offer}</b>}
        {after !== undefined && <span>{after}</span>}
      </p>
    </div>
  )
}
