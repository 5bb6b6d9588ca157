// Reading a layout field by field; what does not fit is refused in words.

import { everyone, type Layout, refuse, type Seat } from '@undercrown/engine'
import { bitsOfSeats } from './knowledge.ts'
import { placeAt, slotAt } from './places.ts'
import { EMPTY, type Slot, type State, type Where, zones } from './state.ts'

export function checkFields(given: Layout, known: readonly string[], what: string, whatFr: string): void {
  for (const name of Object.keys(given))
    if (!known.includes(name))
      refuse(
        `unknown field "${name}"; ${what} has ${known.join(', ')}`,
        `champ inconnu «\u00a0${name}\u00a0»\u202f; ${whatFr} a ${known.join(', ')}`,
      )
}

export function listAt(layout: Layout, name: string): readonly unknown[] {
  const list = layout[name] ?? []
  return Array.isArray(list)
    ? list
    : refuse(`"${name}" must be a list`, `«\u00a0${name}\u00a0» doit être une liste`)
}

export function isWholeBetween(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

export function wholeAt(
  layout: Layout,
  name: string,
  least: number,
  most: number,
  otherwise: number,
): number {
  const value = layout[name] ?? otherwise
  if (!isWholeBetween(value, least, most))
    refuse(
      `"${name}" must be a whole number from ${least} to ${most}`,
      `«\u00a0${name}\u00a0» doit être un nombre entier de ${least} à ${most}`,
    )
  return value as number
}

/** Who knows something, as bits: "all" or a list of seats. */
export function knownBy(value: unknown, seats: number, what: string): number {
  if (value === 'all') return everyone(seats)
  if (!Array.isArray(value) || !value.every((seat) => isWholeBetween(seat, 0, seats - 1)))
    refuse(
      `"known" of "${what}" must be "all" or a list of seats from 0 to ${seats - 1}`,
      `«\u00a0known\u00a0» de «\u00a0${what}\u00a0» doit être "all" ou une liste de places de 0 à ${seats - 1}`,
    )
  return bitsOfSeats(value as Seat[])
}

export function slotIn(state: State, where: Where): Slot | undefined {
  const place = placeAt(where)
  if (!isWholeBetween(place.index, 0, 1000) || !isWholeBetween(place.seat ?? 0, 0, state.seats - 1))
    return undefined
  if (!zones.includes(place.zone) || (place.seat ?? 0) >= state.seats) return undefined
  const needsSeat = ['hand', 'up', 'down', 'laid'].includes(place.zone)
  if (needsSeat !== (place.seat !== undefined)) return undefined
  const slot = slotAt(state, place)
  return slot === EMPTY ? undefined : slot
}
