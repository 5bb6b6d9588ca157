// What is asked of a puzzle that names a card: a place as views write it, and what lies there: "row.1.2=11".

import { type Value, values } from '@undercrown/hidden-people'

export interface Named {
  readonly place: string
  readonly value: Value
}

export function namedText({ place, value }: Named): string {
  return `${place}=${value}`
}

/** Undefined where it names no card. */
export function readNamed(text: string): Named | undefined {
  const at = text.indexOf('=')
  const value = values.find((one) => String(one) === text.slice(at + 1))
  return at > 0 && value !== undefined ? { place: text.slice(0, at), value } : undefined
}
