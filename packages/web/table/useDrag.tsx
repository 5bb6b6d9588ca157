// Dragging: a thing to the place where it shall go. It does no more than pressing the one and the other.

import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTable } from './context.ts'
import type { Spot } from './screen.ts'

/** A pointer that moves less has pressed. */
const SLOP = 8

interface Drag {
  readonly spot: Spot
  readonly id: number
  readonly x: number
  readonly y: number
  on: boolean
}

export interface Dragging {
  /** What is drawn under the pointer when that spot is dragged; nothing where it cannot be. */
  figure(spot: Spot): string | undefined
  /** Whether a drag begins by pressing what is dragged. */
  readonly lifts: boolean
  /** What dropping it there presses. */
  drop(from: Spot, to: Spot): Spot | undefined
}

export function useDrag({ figure, lifts, drop }: Dragging): {
  readonly ghost: ReactNode
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent) => void
    >
  >
} {
  const {
    offers,
    screen: { Card },
  } = useTable()
  const drag = useRef<Drag>(undefined)
  const self = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<{ readonly figure: string; readonly width: number }>()

  const end = () => {
    drag.current = undefined
    setShown(undefined)
  }

  return {
    ghost: shown && (
      <div ref={self} className="dragged" style={{ width: shown.width }}>
        <Card id={shown.figure} size="s" />
      </div>
    ),
    handlers: {
      onPointerDown(event) {
        const spot = thingAt(event.target)?.dataset['spot']
        if (event.button !== 0 || spot === undefined) return
        const { lit, picked } = offers.current
        if (!lit.has(spot) && picked[0] !== spot) return
        if (figure(spot) === undefined) return
        drag.current = { spot, id: event.pointerId, x: event.clientX, y: event.clientY, on: false }
      },
      onPointerMove({ pointerId, clientX: x, clientY: y, target }) {
        const now = drag.current
        if (!now || now.id !== pointerId) return
        if (!now.on) {
          if (Math.hypot(x - now.x, y - now.y) < SLOP) return
          now.on = true
          const { picked, press } = offers.current
          if (lifts && (picked.length !== 1 || picked[0] !== now.spot)) press(now.spot)
          setShown({ figure: figure(now.spot) as string, width: thingAt(target)?.clientWidth ?? 60 })
        }
        self.current?.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -50%)`)
      },
      onPointerUp({ pointerId, clientX, clientY }) {
        const now = drag.current
        if (!now || now.id !== pointerId) return
        const there = now.on ? spotAt(document.elementFromPoint(clientX, clientY)) : undefined
        end()
        const pressed = there === undefined || there === now.spot ? undefined : drop(now.spot, there)
        if (pressed !== undefined) offers.current.press(pressed)
      },
      onPointerCancel: end,
    },
  }
}

function thingAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element
    ? (target.closest<HTMLElement>('button[data-spot]') ?? undefined)
    : undefined
}

/** Also a place that is no thing itself, such as a whole row. */
function spotAt(target: Element | null): Spot | undefined {
  return target?.closest<HTMLElement>('[data-spot]')?.dataset['spot']
}
