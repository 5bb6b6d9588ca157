// What came from where: cards that fly over the table after it has changed. The table beneath is already as it is,
// so nothing waits for them; where nothing shall move, what changed fades in.

import { useLayoutEffect, useRef, useState } from 'react'
import { paced } from '../client/settings.ts'
import type { Told } from '../client/table.ts'
import { useTable } from './context.ts'
import { fitting, type Rect } from './room.ts'
import type { AnyScreen, Flight, Spot } from './screen.ts'

const FLIGHT = 320
const STEP = 140
const FADE = 120

interface Flying extends Flight {
  readonly id: string
  readonly start: Rect
  readonly end: Rect
  readonly delay: number
}

function thingAt(root: HTMLElement, spot: Spot): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)
}

/** A place that is empty now may still have something around it: "up.1.3" lies in "up.1". */
function rectOf(rects: ReadonlyMap<Spot, Rect>, spot: Spot): Rect | undefined {
  for (let name = spot; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = rects.get(name)
    if (found) return found
  }
  return undefined
}

function measure(root: HTMLElement): Map<Spot, Rect> {
  const rects = new Map<Spot, Rect>()
  for (const one of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const { x, y, width, height } = one.getBoundingClientRect()
    if (width > 0) rects.set(one.dataset['spot'] as Spot, { x, y, width, height })
  }
  return rects
}

export function Flights({
  screen,
  fresh,
  seq,
  board,
}: {
  readonly screen: AnyScreen
  readonly fresh: Told | undefined
  readonly seq: number
  readonly board: { readonly current: HTMLElement | null }
}) {
  const { scene } = useTable()
  const before = useRef<ReadonlyMap<Spot, Rect>>(new Map())
  const shown = useRef(fresh?.seq)
  const [flying, setFlying] = useState<readonly Flying[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured after every change of the table
  useLayoutEffect(() => {
    const root = board.current
    if (!root) return
    const moving = paced(FLIGHT) > 0
    const after: ReadonlyMap<Spot, Rect> = moving ? measure(root) : new Map()
    const old = before.current
    before.current = after
    if (fresh === undefined || fresh.seq === shown.current) return
    shown.current = fresh.seq
    const flights = fresh.events.flatMap((event) => [...screen.flights(event, scene)])
    const next: Flying[] = []
    flights.forEach((flight, i) => {
      const start = rectOf(old, flight.from) ?? rectOf(after, flight.from)
      const end = rectOf(after, flight.to) ?? rectOf(old, flight.to)
      const delay = paced(STEP * i)
      thingAt(root, flight.to)?.animate(
        [{ opacity: 0 }, { opacity: 0, offset: moving ? 0.9 : 0 }, { opacity: 1 }],
        moving ? delay + paced(FLIGHT) : FADE,
      )
      if (moving && start && end)
        next.push({ ...flight, id: `${fresh.seq}.${i}`, start: fitting(start), end: fitting(end), delay })
    })
    if (next.length > 0) setFlying((now) => [...now, ...next])
  }, [seq, fresh])

  const land = (id: string) => setFlying((now) => now.filter((one) => one.id !== id))

  return (
    <div className="flights" aria-hidden="true">
      {flying.map((one) => (
        <Flyer key={one.id} flying={one} screen={screen} land={land} />
      ))}
    </div>
  )
}

function Flyer({
  flying: { id, card, start, end, delay },
  screen: { Card },
  land,
}: {
  readonly flying: Flying
  readonly screen: AnyScreen
  readonly land: (id: string) => void
}) {
  const self = useRef<HTMLDivElement>(null)
  // Drawn as large as it will be seen: letters that are too large for a small card would swell with it.
  const width = Math.max(start.width, end.width)
  // biome-ignore lint/correctness/useExhaustiveDependencies: flies once
  useLayoutEffect(() => {
    const at = ({ x, y, width: here }: Rect) => ({
      transform: `translate(${x}px, ${y}px) scale(${here / width})`,
      opacity: 1,
    })
    const flight = self.current?.animate([at(start), at(end)], {
      duration: paced(FLIGHT),
      delay,
      easing: 'cubic-bezier(.2,.8,.2,1)',
      fill: 'both',
    })
    if (!flight) return
    flight.onfinish = () => land(id)
    return () => flight.cancel()
  }, [])
  return (
    <div ref={self} className="flyer" style={{ width }}>
      <Card id={card} size="s" />
    </div>
  )
}
