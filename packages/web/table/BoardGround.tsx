// What lies on a board, apart from the question. Where it does not fit it scrolls, and a sign says where more is lit.

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { OffersContext } from './context.ts'

const ways = ['up', 'down'] as const
type Way = (typeof ways)[number]

/** So much of a lit thing must be in sight: as much as a finger needs. */
const SEEN = 44

function litIn(ground: HTMLElement): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>('.thing.lit')].filter((one) => one.checkVisibility())
}

/** Which way a thing has left the sight. */
function gone(thing: HTMLElement, ground: HTMLElement): Way | undefined {
  const { top, bottom, height } = thing.getBoundingClientRect()
  const sight = ground.getBoundingClientRect()
  const seen = Math.min(SEEN, height)
  return bottom - seen < sight.top ? 'up' : top + seen > sight.bottom ? 'down' : undefined
}

export function BoardGround({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const lit = useContext(OffersContext)?.lit
  const [more, setMore] = useState<readonly Way[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other things are lit
  useEffect(() => {
    const root = ground.current
    if (!root) return
    const look = () => {
      const scrolls = root.scrollHeight > root.clientHeight + 1 && getComputedStyle(root).overflowY === 'auto'
      const lost = scrolls ? litIn(root).map((one) => gone(one, root)) : []
      const now = ways.filter((way) => lost.includes(way))
      setMore((before) => (before.join() === now.join() ? before : now))
      // By keys it scrolls through what can be reached in it; where that is nothing, by itself.
      const isStop = scrolls && root.querySelector('[tabindex="0"], button:not([tabindex])') === null
      if (isStop) root.setAttribute('tabindex', '0')
      else root.removeAttribute('tabindex')
      return lost
    }
    const lost = look()
    if (lost[0] && lost.every(Boolean)) litIn(root)[0]?.scrollIntoView({ block: 'nearest' })
    // Also when something in it scrolls by itself.
    root.addEventListener('scroll', look, true)
    const sizes = new ResizeObserver(look)
    for (const one of [root, ...root.children]) sizes.observe(one)
    return () => {
      root.removeEventListener('scroll', look, true)
      sizes.disconnect()
    }
  }, [lit, children])

  const show = (way: Way) => {
    const root = ground.current
    if (!root) return
    const lost = litIn(root).filter((one) => gone(one, root) === way)
    lost.at(way === 'up' ? -1 : 0)?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={ground} className={`board-ground ${className}`}>
      {more.map((way) => (
        <button key={way} type="button" className={`button more-sign ${way}`} onClick={() => show(way)}>
          <Icon name="plain-arrow" /> <span>{t(`table.more.${way}`)}</span>
        </button>
      ))}
      {children}
    </div>
  )
}
