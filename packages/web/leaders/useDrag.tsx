// Dragging: a figure or a card to the place where it shall go. It does no more than pressing the one and the other.

import { charactersOf } from '@undercrown/leaders'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useTable } from '../table/context.ts'
import type { Spot } from '../table/screen.ts'
import { Card } from './Card.tsx'
import { cardIn, cellIn, type LeadersScene, nearSide, pieceOn } from './look.ts'

/** A pointer that moves less has pressed. */
const SLOP = 8

interface Drag {
  readonly spot: Spot
  readonly id: number
  readonly x: number
  readonly y: number
  on: boolean
}

export function useDrag(scene: LeadersScene): {
  readonly ghost: ReactNode
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent) => void
    >
  >
} {
  const { lit, picked, press } = useTable()
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
        const spot = spotAt(event.target)
        if (event.button !== 0 || spot === undefined) return
        if (!lit.has(spot) && picked[0] !== spot) return
        if (figureAt(scene, spot) === undefined) return
        drag.current = { spot, id: event.pointerId, x: event.clientX, y: event.clientY, on: false }
      },
      onPointerMove({ pointerId, clientX: x, clientY: y, currentTarget }) {
        const now = drag.current
        if (!now || now.id !== pointerId) return
        if (!now.on) {
          if (Math.hypot(x - now.x, y - now.y) < SLOP) return
          now.on = true
          if (picked.length !== 1 || picked[0] !== now.spot) press(now.spot)
          const cell = currentTarget.querySelector('.cell')
          setShown({ figure: figureAt(scene, now.spot) as string, width: cell?.clientWidth ?? 60 })
        }
        self.current?.style.setProperty('transform', `translate(${x}px, ${y}px) translate(-50%, -50%)`)
      },
      onPointerUp({ pointerId, clientX, clientY }) {
        const now = drag.current
        if (!now || now.id !== pointerId) return
        const spot = now.on ? spotAt(document.elementFromPoint(clientX, clientY)) : undefined
        end()
        if (spot !== undefined && spot !== now.spot) press(spot)
      },
      onPointerCancel: end,
    },
  }
}

function spotAt(target: EventTarget | null): Spot | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('button[data-spot]')?.dataset['spot']
    : undefined
}

/** Who would be dragged from there. */
function figureAt(scene: LeadersScene, spot: Spot): string | undefined {
  const cell = cellIn(spot)
  const piece = cell === undefined ? undefined : pieceOn(scene, cell)
  if (piece) return `${piece.who}.${piece.character}`
  const card = cardIn(spot)
  return card && scene.ask?.ask === 'recruit' ? `${nearSide(scene)}.${charactersOf(card)[0]}` : undefined
}
