// Whether who has solved one puzzle of Hidden Leaders knows another: much the same parties, and the same thing to do.

import type { Layout } from '@undercrown/engine'
import type { Puzzle } from '../puzzle.ts'

/** Face-up heroes of the smaller parties that may be missing in the others. */
const FEW = 2

interface Laid {
  readonly seats: readonly { readonly leader: string; readonly up: readonly string[] }[]
}

export function areNearlySame(one: Puzzle, other: Puzzle): boolean {
  if (one.kind !== other.kind) return false
  const [a, b] = [one, other].map(({ position }) => JSON.parse(position) as Layout & Laid)
  if (!a || !b || a.seats.length !== b.seats.length) return false
  const [mine, theirs] = [a.seats[one.seat], b.seats[other.seat]]
  if (mine?.leader !== theirs?.leader || doneIn(one) !== doneIn(other)) return false
  const all = ({ seats }: Laid) => new Set(seats.flatMap(({ up }) => up))
  const [fewer, more] = [all(a), all(b)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>]
  return [...fewer].filter((card) => !more.has(card)).length <= FEW
}

/** The cards and ways of its solution, wherever they lie. */
function doneIn({ solutions: [solution = []] }: Puzzle): string {
  return solution
    .map((text) => {
      if (!text.startsWith('{')) return text.replace(/^seat\d/, '')
      const { word, card, faction, move } = JSON.parse(text) as Record<string, unknown>
      return JSON.stringify({ word, card, faction, move })
    })
    .join(' ')
}
