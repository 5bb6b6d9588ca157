// What is shown first of all that was found: proofs above estimates, and the chance that the bar tells. Pure.

import type { CellName } from '@undercrown/leaders/facts'
import type { BestTurn } from '../client/analysis.ts'
import type { MasterFindings } from './useMasterMind.ts'

/** A turn of the list: proved to win now or in two, or with an estimate. */
export type ShownTurn =
  | { readonly proved: 'now' | 'two'; readonly line: readonly string[]; readonly replies: number }
  | (BestTurn & { readonly proved?: never })

const MOST = 3

/** A proved win stands above any estimate, and the same turn is not estimated beside it. */
export function shownTurns({ proofs, turns }: MasterFindings): readonly ShownTurn[] {
  const { now, two } = proofs
  if (now?.holds) return [{ proved: 'now', line: now.line, replies: 0 }]
  if (!two?.holds) return turns.slice(0, MOST)
  const others = turns.filter(({ line }) => line.join() !== two.line.join())
  const first: ShownTurn = { proved: 'two', line: two.line, replies: two.turns ?? 0 }
  return [first, ...others].slice(0, MOST)
}

export interface BarReading {
  /** The part of the side to move. */
  readonly chance: number
  /** In how many turns the winner wins, where that is proved. */
  readonly wins?: { readonly mover: boolean; readonly turns: number }
}

/** Undefined while nothing is known. */
export function barOf({ proofs, turns }: MasterFindings): BarReading | undefined {
  if (proofs.now?.holds) return { chance: 1, wins: { mover: true, turns: 1 } }
  if (proofs.two?.holds) return { chance: 1, wins: { mover: true, turns: 2 } }
  if (proofs.lost?.holds) return { chance: 0, wins: { mover: false, turns: 1 } }
  const [best] = turns
  return best && { chance: best.chance }
}

/** An estimate in hundredths: only what is proved is all or nothing. */
export function hundredths(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)))
}

/** Where a move of the notation goes: who is moved from where to where, or only where somebody arrives. */
export function waysIn(word: string): readonly { readonly from?: CellName; readonly to: CellName }[] {
  const cells = word.match(/[a-g]\d/g) ?? []
  if (word.startsWith('+')) return cells.map((to) => ({ to }))
  // Who stays where they are only moves another.
  const moved = /\*[A-Z]/.test(word) ? cells.slice(1) : cells
  const ways: { from: CellName; to: CellName }[] = []
  for (let i = 0; i + 1 < moved.length; i += 2)
    ways.push({ from: moved[i] as CellName, to: moved[i + 1] as CellName })
  return ways
}
