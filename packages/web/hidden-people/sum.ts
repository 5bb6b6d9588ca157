// What a row comes to, card by card, and why (HP-14 to HP-16).

import { type Value, values } from '@undercrown/hidden-people/facts'

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

/** Why a row lost to the lowest: by its stone, by the card that weighs most, or by several. */
export type Loss =
  | { readonly by: 'stone' }
  /** With that number or a lower one in its place the row would have won; or shared the win, with the lowest there is. */
  | { readonly by: 'card'; readonly card: number; readonly instead: number; readonly shares: boolean }
  /** The fewest cards, the heaviest first, that come to more than the row that won. */
  | { readonly by: 'cards'; readonly worths: readonly number[] }

export function whyLost(row: readonly Value[], stone: boolean, best: number): Loss {
  const { terms, total } = rowSum(row, stone)
  if (stone && total - 1 === best) return { by: 'stone' }
  const worths = terms.map(({ worth }) => worth).toSorted((a, b) => b - a)
  const card = Math.max(...worths)
  const lower = values.filter((value) => typeof value === 'number' && value < card) as number[]
  const comesTo = (instead: number) =>
    rowSum(row.with(row.indexOf(card as Value), instead as Value), stone).total
  if (row.includes(card as Value))
    for (const shares of [false, true]) {
      const instead = lower.findLast((value) => comesTo(value) < best + Number(shares))
      if (instead !== undefined) return { by: 'card', card, instead, shares }
    }
  let [count, sum] = [0, 0]
  while (count < worths.length && (count === 0 || sum <= best)) sum += worths[count++] as number
  return { by: 'cards', worths: worths.slice(0, count) }
}
