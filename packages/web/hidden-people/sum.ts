// What a row comes to, card by card, and why (HP-14 to HP-16).

import type { Value } from '@undercrown/hidden-people/facts'

export interface RowTerm {
  /** What the card adds. */
  readonly worth: number
  /** Of = + and = −: the place of the card that it counts as; none where the row has no number. */
  readonly copies?: number
}

export interface RowSum {
  readonly terms: readonly RowTerm[]
  /** A stone on the row weighs one. */
  readonly stone: boolean
  /** After each card, and after the stone. */
  readonly beads: readonly number[]
  readonly total: number
}

export function rowSum(row: readonly Value[], stone: boolean): RowSum {
  const numbers = row.flatMap((value) => (typeof value === 'number' ? value : []))
  const like = (number: number): RowTerm =>
    numbers.length > 0 ? { worth: number, copies: row.indexOf(number as Value) } : { worth: 0 }
  const terms = row.map((value): RowTerm => {
    if (value === '=-') return like(Math.min(...numbers))
    return value === '=+' ? like(Math.max(...numbers)) : { worth: value }
  })
  const beads: number[] = []
  for (const worth of [...terms.map((term) => term.worth), ...(stone ? [1] : [])])
    beads.push((beads.at(-1) ?? 0) + worth)
  return { terms, stone, beads, total: beads.at(-1) ?? 0 }
}
