// A table by keys: from thing to thing, choosing and confirming, reading, the log, and the keys of its game.

import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react'
import type { OffersValue } from './context.ts'
import { keyName, nearestThing } from './keys.ts'
import type { AnyScreen, Scene, Spot } from './screen.ts'
import type { TableProps } from './TableView.tsx'
import type { Choosing } from './useChoosing.ts'
import type { Playback } from './useRecall.ts'

interface KeyDeeds extends Pick<TableProps, 'undo' | 'play'>, Pick<OffersValue, 'press' | 'toneOf'> {
  readonly playback: Playback | undefined
  readonly screen: AnyScreen
  readonly scene: Scene
  readonly choosing: Pick<Choosing, 'lit' | 'picked' | 'ready' | 'cancel'>
  readonly zoomed: string | undefined
  readonly zoom: Dispatch<SetStateAction<string | undefined>>
  readonly setLogOpen: Dispatch<SetStateAction<boolean>>
  forgetReason(): void
}

export function useTableKeys(board: RefObject<HTMLElement | null>, deeds: KeyDeeds): void {
  const latest = useRef(deeds)
  latest.current = deeds
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return
      if (event.altKey || event.metaKey) return
      const now = latest.current
      const root = board.current
      const focused = document.activeElement as HTMLElement | null
      const things = [...(root?.querySelectorAll<HTMLElement>('[data-spot]:is(button)') ?? [])]
      const key = keyName(event)
      const done = () => event.preventDefault()
      if (event.ctrlKey) {
        if (key === 'z' && now.undo?.may) {
          done()
          now.undo.run()
        }
        return
      }
      if (key.startsWith('Arrow')) {
        const from = focused && things.includes(focused) ? focused : undefined
        const next = from
          ? nearestThing(from, things, key)
          : (things.find((one) => one.tabIndex === 0) ?? things[0])
        if (!next) return
        done()
        next.focus()
      } else if (key === 'n' || now.screen.toneKeys?.[key] !== undefined) {
        const tone = now.screen.toneKeys?.[key]
        const lit = things.filter((one) => {
          const spot = one.dataset['spot'] as Spot
          return now.choosing.lit.has(spot) && (tone === undefined || now.toneOf(spot)?.name === tone)
        })
        const at = focused ? lit.indexOf(focused) : -1
        const next = event.shiftKey ? lit.at(at <= 0 ? -1 : at - 1) : lit[(at + 1) % Math.max(1, lit.length)]
        next?.focus()
        done()
      } else if (key === 'Escape') {
        now.forgetReason()
        if (now.playback?.step) return now.playback.stop()
        if (now.choosing.cancel()) return
        if (now.zoomed !== undefined) now.zoom(undefined)
        else now.setLogOpen(false)
      } else if (
        key === 'Enter' &&
        now.choosing.ready !== undefined &&
        !focused?.closest('button:not(.thing), a')
      ) {
        done()
        now.play(now.choosing.ready)
      } else if (key === 'z') now.zoom((open) => (open === undefined ? focused?.dataset['card'] : undefined))
      else if (key === 'l') now.setLogOpen((open) => !open)
      else if (key === 'r' && focused?.dataset['spot']) now.press(focused.dataset['spot'])
      else {
        const spots = now.screen.keys(now.scene)[key]
        if (!spots) return
        done()
        const spot =
          spots.find((one) => now.choosing.lit.has(one) || now.choosing.picked.includes(one)) ?? spots[0]
        const said = root?.ownerDocument.querySelector<HTMLElement>(
          `[data-say="${CSS.escape(spot as Spot)}"]`,
        )
        if (said) said.click()
        else {
          const thing = things.find((one) => one.dataset['spot'] === spot)
          thing?.focus()
          if (thing) thing.click()
          else if (spot !== undefined) now.press(spot)
        }
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [board])
}
