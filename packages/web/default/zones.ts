// Any game's view as zones of things: what lies in the middle, and what lies before each seat.

import type { AnyView } from '@undercrown/engine'
import type { Spot } from '../table/screen.ts'

/** One thing of a zone: a card by its id, a card face down, or a few words. */
export type Item =
  | { readonly spot: Spot; readonly card: string }
  | { readonly spot: Spot; readonly card: null }
  | { readonly spot: Spot; readonly text: string }

export interface DrawnZone {
  /** The name of the field, by which it is labelled. */
  readonly key: string
  readonly items: readonly Item[]
  /** A pile: how many lie there. */
  readonly count?: number
}

export interface Zones {
  readonly middle: readonly DrawnZone[]
  /** By seat. */
  readonly seats: readonly (readonly DrawnZone[])[]
  /** By seat: the fields that are true of it. */
  readonly signs: readonly (readonly string[])[]
}

function fieldsOf(part: unknown): [string, unknown][] {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part) : []
}

/** What is one's own is told in place of what everybody sees, where both have a field of one name. */
export function drawnZones(
  { open, own }: AnyView,
  seats: number,
  isCard: (id: string) => boolean,
  isShown: (key: string) => boolean,
): Zones {
  const middle: DrawnZone[] = []
  const bySeat: DrawnZone[][] = Array.from({ length: seats }, () => [])
  const signs: string[][] = Array.from({ length: seats }, () => [])

  const itemOf = (spot: Spot, value: unknown): Item[] => {
    if (value === null) return [{ spot, card: null }]
    if (typeof value === 'string') return [isCard(value) ? { spot, card: value } : { spot, text: value }]
    if (typeof value === 'number') return [{ spot, text: String(value) }]
    return []
  }
  const zoneOf = (key: string, spot: Spot, value: unknown): DrawnZone[] => {
    if (typeof value === 'number') return [{ key, items: [{ spot, card: null }], count: value }]
    if (Array.isArray(value)) return [{ key, items: value.flatMap((one, i) => itemOf(`${spot}.${i}`, one)) }]
    if (typeof value === 'string') return [{ key, items: itemOf(spot, value) }]
    return fieldsOf(value).flatMap(([inner, one]) => zoneOf(inner, `${spot}.${inner}`, one))
  }

  for (const [key, value] of new Map([...fieldsOf(own), ...fieldsOf(open), ...fieldsOf(own)])) {
    if (!isShown(key)) continue
    const each = Array.isArray(value) && value.length === seats ? value : []
    const holds = (fits: (one: unknown) => boolean) => each.length > 0 && each.every(fits)
    if (holds((one) => typeof one === 'boolean')) {
      for (const seat of each.keys()) if (each[seat]) signs[seat]?.push(key)
    } else if (holds((one) => Array.isArray(one) || typeof one === 'number')) {
      for (const seat of each.keys()) bySeat[seat]?.push(...zoneOf(key, `${key}.${seat}`, each[seat]))
    } else middle.push(...zoneOf(key, key, value))
  }
  return { middle, seats: bySeat, signs }
}
