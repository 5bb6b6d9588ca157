// A thing on the table: a card, a piece, a pile, a cell. It has a name, a place, and can be pointed at.

import { type CSSProperties, type ReactNode, use, useRef, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { TriedContext, useOffers, useTable } from './context.ts'
import { cardReading } from './reading.ts'
import type { Spot } from './screen.ts'
import { useTap } from './useTap.ts'

export interface ThingProps {
  readonly spot: Spot
  /** What it is, its state and its place: "Crow Carrier, Undead, face up, Mira’s first hero". The offer is added. */
  readonly label: string
  /** Opens when it is looked at closely. */
  readonly card?: string | undefined
  /** What a press does while it is not lit; else the reason is told. */
  readonly open?: (() => void) | undefined
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
}

export function Thing({ spot, label, card, open, className = '', style, children }: ThingProps) {
  const { last, zoom, scene, struck } = useTable()
  const strike = struck?.at.get(spot) ?? struck?.at.get(card ?? '')
  const isStruck = strike !== undefined && !strike.gone
  const { lit, picked, about, marked, verb, offerOf, toneOf, press } = useOffers()
  const isTried = use(TriedContext).at(-1) === spot
  const isLit = lit.has(spot)
  const isPicked = picked.includes(spot)
  const offer = isLit ? offerOf(spot) : undefined
  const tone = isLit ? toneOf(spot) : undefined
  const badge = tone?.verb ?? verb
  const isAbout = about.has(spot)
  const dim = scene.ask !== undefined && lit.size > 0 && !isLit && !isPicked && !isAbout

  const shown = useRef(card)
  shown.current = card
  const [reading] = useState(() =>
    cardReading(
      () => {
        if (shown.current !== undefined) zoom(shown.current)
        return shown.current !== undefined
      },
      () => zoom(undefined),
    ),
  )

  const answer = () => {
    if (reading.wasHeld()) return
    if (open && !isLit && !isPicked) open()
    else {
      press(spot)
      // What cannot be chosen can be read.
      if (!isLit && !isPicked) zoom(card)
    }
  }
  // A finger that goes elsewhere is not reading.
  const tap = useTap(answer, reading.stop)

  return (
    <button
      type="button"
      data-spot={spot}
      data-card={card}
      className={[
        'thing',
        className,
        isLit && 'lit',
        tone && `tone-${tone.name}`,
        isPicked && 'picked',
        isAbout && 'about',
        dim && 'dim',
        last.has(spot) && 'last',
        marked.has(spot) && 'marked',
        isStruck && 'struck',
        isTried && 'tried',
      ]
        .filter(Boolean)
        .join(' ')}
      style={style}
      tabIndex={isLit || isPicked || open ? 0 : -1}
      aria-label={offer && !label.startsWith(offer) ? `${label}, ${offer}` : label}
      aria-pressed={isPicked || undefined}
      aria-disabled={!isLit && !isPicked && !open ? true : undefined}
      {...tap}
      onPointerDown={(event) => {
        tap.onPointerDown(event)
        reading.down(event.pointerType, event.timeStamp)
      }}
      onPointerEnter={({ pointerType }) => reading.enter(pointerType)}
      onPointerLeave={({ pointerType }) => reading.leave(pointerType)}
      onPointerUp={({ pointerType, timeStamp }) => reading.up(pointerType, timeStamp)}
      onContextMenu={(event) => card !== undefined && event.preventDefault()}
    >
      {children}
      {isStruck && !isLit && struck && (
        <span className="verb struck-sign">
          <Icon name={struck.sign} />
        </span>
      )}
      {isLit && badge !== undefined && (
        <span className="verb">
          <Icon name={badge} />
        </span>
      )}
    </button>
  )
}
