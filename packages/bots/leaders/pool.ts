// The best so many lines of a turn by their value, each placement of the pieces once.

import type { SearchPosition } from './position.ts'
import type { TurnStep } from './step.ts'

export interface TurnEnd {
  readonly value: number
  readonly line: readonly TurnStep[]
}

/** No line of one turn has more steps. */
export const MOST_STEPS = 32

export interface Pool {
  /** Forgets all, and will keep so many. */
  clear(keep: number): void
  /** Keeps the first steps of the path, which lead to the loaded position, if they are among the best. */
  offer(value: number, path: Int32Array, length: number): void
  /** The best first, each placement by the shortest way to it. */
  sorted(): TurnEnd[]
}

export function poolOf({ placeHi, placeLo }: SearchPosition, room: number): Pool {
  const values = new Float64Array(room)
  const placesLo = new Int32Array(room)
  const placesHi = new Int32Array(room)
  const lengths = new Int8Array(room)
  const lines = new Int32Array(room * MOST_STEPS)
  /** A heap of places in the arrays above, the worst on top. */
  const heap = new Int16Array(room)
  let kept = 0
  let most = room
  /** What is not above this is not kept. */
  let floor = Number.NEGATIVE_INFINITY

  const valueAt = (place: number) => values[heap[place] as number] as number

  function swap(a: number, b: number): void {
    const held = heap[a] as number
    heap[a] = heap[b] as number
    heap[b] = held
  }

  function rise(from: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (valueAt(parent) <= valueAt(place)) return
      swap(parent, place)
      place = parent
    }
  }

  function sink(): void {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= kept) return
      if (child + 1 < kept && valueAt(child + 1) < valueAt(child)) child++
      if (valueAt(place) <= valueAt(child)) return
      swap(place, child)
      place = child
    }
  }

  function precedes(a: number, b: number): number {
    return (
      (values[b] as number) - (values[a] as number) ||
      (placesLo[a] as number) - (placesLo[b] as number) ||
      (placesHi[a] as number) - (placesHi[b] as number) ||
      (lengths[a] as number) - (lengths[b] as number)
    )
  }

  return {
    clear(keep) {
      kept = 0
      floor = Number.NEGATIVE_INFINITY
      most = Math.min(room, keep)
    },
    offer(value, path, length) {
      if (value <= floor) return
      const full = kept === most
      const slot = full ? (heap[0] as number) : kept
      values[slot] = value
      placesLo[slot] = placeLo()
      placesHi[slot] = placeHi()
      lengths[slot] = length
      for (let i = 0; i < length; i++) lines[slot * MOST_STEPS + i] = path[i] as number
      if (full) sink()
      else {
        heap[kept] = kept
        rise(kept++)
      }
      if (kept === most) floor = valueAt(0)
    },
    sorted() {
      const order = Array.from({ length: kept }, (_, slot) => slot).sort(precedes)
      const ends: TurnEnd[] = []
      let before = -1
      for (const slot of order) {
        const isSame =
          before >= 0 && placesLo[before] === placesLo[slot] && placesHi[before] === placesHi[slot]
        before = slot
        if (isSame) continue
        const from = slot * MOST_STEPS
        const line = Array.from(lines.subarray(from, from + (lengths[slot] as number)))
        ends.push({ value: values[slot] as number, line })
      }
      return ends
    },
  }
}
