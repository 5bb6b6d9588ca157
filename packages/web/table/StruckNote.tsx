// What was done to this player, on the table: a trace from whoever did it, and a note beside it. It covers nothing
// that can be chosen, and nothing else answers to it.

import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import type { Struck } from './context.ts'
import { useTable } from './context.ts'
import { freePlace, type Rect } from './room.ts'
import type { Spot } from './screen.ts'

export function StruckNote({
  board,
  struck,
}: {
  readonly board: { readonly current: HTMLElement | null }
  readonly struck: Struck
}) {
  const { t } = useTranslation()
  const { scene, screen, lang } = useTable()
  const note = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<NotePlace>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every change of the table
  useLayoutEffect(() => {
    const root = board.current
    const self = note.current
    if (!root || !self) return
    const lay = () => setPlace(placeIn(root, self, struck))
    lay()
    // A phone is turned, or its text made larger, while it is there.
    const watching = new ResizeObserver(() => flushSync(lay))
    watching.observe(root)
    watching.observe(self)
    return () => watching.disconnect()
  }, [struck, scene])

  const { line, source, sign, betweenTwo } = struck
  const { Card } = screen
  return (
    <div className="struck-over" aria-hidden="true">
      {place?.trace && (
        <svg className="struck-trace" aria-hidden="true">
          <path className="shade" d={place.trace} />
          <path d={place.trace} />
        </svg>
      )}
      <div
        ref={note}
        className="struck-note"
        style={place ? { left: place.x, top: place.y } : { visibility: 'hidden' }}
      >
        <span className="struck-source">
          {source !== undefined && <Card id={source} size="xs" />}
          <em>
            <Icon name={sign} />
          </em>
        </span>
        <span>
          <b>
            <Sentence phrase={line.phrase} names={scene.names} lang={lang} pressed />
          </b>
          {betweenTwo && <small>{t('table.onlyTwo')}</small>}
        </span>
      </div>
    </div>
  )
}

interface NotePlace {
  readonly x: number
  readonly y: number
  readonly trace: string
}

function placeIn(root: HTMLElement, note: HTMLElement, { by, at }: Struck): NotePlace | undefined {
  const from = rectOf(root, `seat.${by}`)
  const [first] = at.values()
  const to = first && (rectOf(root, first.spot) ?? rectOf(root, `seat.${first.seat}`))
  if (!to) return undefined
  const near = from ? { x: (from.x + middle(to).x) / 2, y: (from.y + middle(to).y) / 2 } : middle(to)
  const roomBeside = (taken: string) =>
    freePlace(
      root.getBoundingClientRect(),
      note.getBoundingClientRect(),
      [...root.querySelectorAll(taken)].map((one) => one.getBoundingClientRect()),
      near,
    )
  // A small board may have no room but on what it tells of: better there than not at all.
  const room = roomBeside(`${OFFERED}, .thing.struck, .struck-gone`) ?? roomBeside(OFFERED)
  return room && { ...room, trace: from ? traceOf(below(from), { ...middle(to), y: to.y }) : '' }
}

/** What it never covers. */
const OFFERED = '.thing.lit, .prompt, .prompt-words, .prompt-buttons'

function rectOf(root: HTMLElement, spot: Spot): DOMRect | undefined {
  for (let name = spot; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = root.querySelector(
      `:is([data-gone="${name}"], [data-spot="${name}"], [data-card="${name}"])`,
    )
    if (found) return found.getBoundingClientRect()
  }
  return undefined
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

/** A trace begins under the face, which stands at the left of a seat. */
const FACE = 22
const below = ({ x, y, width, height }: Rect) => ({ x: x + Math.min(width / 2, FACE), y: y + height })

function traceOf(from: { readonly x: number; readonly y: number }, to: typeof from): string {
  const bend = (to.y - from.y) / 2
  return `M${from.x} ${from.y} C${from.x} ${from.y + bend} ${to.x} ${to.y - bend} ${to.x} ${to.y}`
}
