// A puzzle by keys: C asks for a rung, arrows lead through a line, R goes through it again, N from name to name, Enter
// goes on.

import { useEffect, useRef } from 'react'
import type { PuzzlePlay } from './usePuzzle.ts'

export interface PuzzleKeys {
  readonly next: (() => void) | undefined
  readonly hints: boolean
}

export function usePuzzleKeys(play: PuzzlePlay, keys: PuzzleKeys): void {
  const latest = useRef({ play, keys })
  latest.current = { play, keys }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (
        target instanceof HTMLElement &&
        target.closest('textarea, select, dialog, input:not([type=radio])')
      )
        return
      const { play: now, keys } = latest.current
      if (!answersTo(event, now, keys)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the table hears the keys, wherever the focus is.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}

/** Whether the key meant anything. */
function answersTo({ key, shiftKey, target }: KeyboardEvent, play: PuzzlePlay, { next, hints }: PuzzleKeys) {
  const onControl = target instanceof HTMLElement && target.closest('button, a, input') !== null
  const isLine = play.line.length > 1
  const letter = key.toLowerCase()
  if (letter === 'c' && hints && play.phase === 'open') play.hint()
  else if (letter === 'r' && isLine && play.phase === 'failed') play.again()
  else if (letter === 'n' && play.phase === 'open' && play.opened.facts.naming) focusName(shiftKey ? -1 : 1)
  else if (isLine && key === 'ArrowLeft' && !isRadio(target)) play.go(play.at - 1)
  else if (isLine && key === 'ArrowRight' && !isRadio(target)) play.go(play.at + 1)
  else if (key === 'Enter' && !onControl && play.phase === 'ready') play.watch()
  else if (key === 'Enter' && !onControl && play.phase === 'watching') play.go(play.at + 1)
  else if (key === 'Enter' && !onControl && next) next()
  else return false
  return true
}

function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
}

function focusName(step: 1 | -1): void {
  const names = [...document.querySelectorAll<HTMLElement>('.naming .name:not(:disabled)')]
  const at = names.indexOf(document.activeElement as HTMLElement)
  names.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % names.length)?.focus()
}
