// Whether who has solved one puzzle of Hidden Leaders knows another: much the same parties, and the same thing to do or
// the same game; or who leads there.

import type { Layout } from '@undercrown/engine'
import type { Puzzle } from '../puzzle.ts'
import { rivalIn } from './leader.ts'

/** Face-up heroes of the smaller parties that may be missing in the others. */
const FEW = 2

interface Laid {
  readonly seats: readonly { readonly leader: string; readonly up: readonly string[] }[]
}

export function areNearlySame(one: Puzzle, other: Puzzle): boolean {
  const isOneGame = one.from !== undefined && one.from === other.from
  const [a, b] = [one, other].map(({ solutions }) => rivalIn(solutions[0]?.[0] ?? ''))
  // One leader of a game is guessed, and no other puzzle shows it: who plays sees their own.
  if (isOneGame && (a !== undefined || b !== undefined))
    return (a !== undefined && b !== undefined) || a === other.seat || b === one.seat
  if (one.kind !== other.kind && !isOneGame) return false
  const [here, there] = [one, other].map(({ position }) => JSON.parse(position) as Layout & Laid)
  if (!here || !there || here.seats.length !== there.seats.length) return false
  if (here.seats[one.seat]?.leader !== there.seats[other.seat]?.leader) return false
  if (!isOneGame && doneIn(one) !== doneIn(other)) return false
  const all = ({ seats }: Laid) => new Set(seats.flatMap(({ up }) => up))
  const [fewer, more] = [all(here), all(there)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>]
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
