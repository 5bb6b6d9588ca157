// What ends a command in one line, in the language of whoever reads it; unknown names suggest the nearest known one.

import { itemAt, type Lang } from '@undercrown/engine'
import { type ErrorWords, errorWords, type NamedKind } from './words/errors.ts'

type Told = (say: ErrorWords, lang: Lang) => string

/** Its message is English; `tell` says it in any language. */
export class CliError extends Error {
  override readonly name = 'CliError'
  readonly tell: Told
  readonly code: 1 | 2

  constructor(tell: Told, code: 1 | 2) {
    super(tell(errorWords.en, 'en'))
    this.tell = tell
    this.code = code
  }
}

/** A command line that makes no sense: ends with exit code 2, as elsewhere. */
export function misuse(tell: Told): never {
  throw new CliError(tell, 2)
}

/** What was asked for cannot be done: ends with exit code 1. */
export function fail(tell: Told): never {
  throw new CliError(tell, 1)
}

/** Refuses a name that is not in the list: `unknown game "hiden-people"; did you mean "hidden-people"?` */
export function unknown(kind: NamedKind, name: string, known: readonly string[]): never {
  misuse((say) => `${say.unknown(kind, name)}${say.semicolon} ${hintFor(name, known, say)}`)
}

/** The nearest name, or all of them. */
export function hintFor(name: string, known: readonly string[], say: ErrorWords): string {
  const near = nearestName(name, known)
  return near === undefined ? say.known(known) : say.meant(near)
}

/** The known name that is most like this one, unless none is. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let found: string | undefined
  let least = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const one of known) {
    const far = distance(name.toLowerCase(), one.toLowerCase())
    if (far < least) [found, least] = [one, far]
  }
  return found ?? known.find((one) => name.length > 2 && (one.startsWith(name) || name.startsWith(one)))
}

/** Letters to add, drop, change or swap with their neighbour to make one word the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => itemAt(itemAt(rows, i), j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1)
      row.push(least)
    }
  }
  return at(a.length, b.length)
}
