// A tap that is answered when the finger leaves. A browser makes a click of it, too, but takes its time, and the click
// may fall on what has come in its place.

import { type PointerEvent, type TouchEvent, useRef } from 'react'

/** How far a finger may tremble. */
const SLOP = 8

export interface Tap {
  onClick(): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerCancel(): void
  onTouchEnd(event: TouchEvent): void
}

export function useTap(answer: () => void, moved?: () => void): Tap {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const gone = () => {
    from.current = undefined
    moved?.()
  }
  return {
    onClick: answer,
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : undefined
    },
    onPointerMove({ clientX, clientY }) {
      const start = from.current
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLOP) gone()
    },
    onPointerCancel: gone,
    onTouchEnd(event) {
      if (!from.current || !event.cancelable) return
      event.preventDefault()
      answer()
    },
  }
}
