// Whether a turn is won by whoever looks at nobody else: the bots that rate puzzles play by what others may hide, and
// miss what everybody sees at once.

import { baseFaction, claimOf, type Face, leaderOf, type Move } from '@undercrown/hidden-leaders'
import { bestOf, type Crossroads, counterFor, isOver, Uncountable } from './count.ts'
import { type AskedTable, pickText } from './table.ts'

/** Who stands with the faction that rules picks what brings the most heroes of it into the own party, and is right. */
export function isPlainWin({ state, question }: AskedTable, solution: readonly string[]): boolean {
  const { seat } = question
  const ruling = baseFaction(state)
  if (!leaderOf(state.face[seat] as Face).factions.includes(ruling)) return false
  const counter = counterFor(state, question)

  /** Heroes that a pick can come to; none where another faction would rule, or the game goes on. */
  const heroesBy = (at: Crossroads, move: Move): number => {
    const { next, done } = counter.after(at, move)
    const ended = done.filter((one) => isOver(one.state) && baseFaction(one.state) === ruling)
    return Math.max(
      -1,
      ...ended.map((one) => claimOf({ ...one.state, face: [...one.faces] }, seat, ruling).score),
      ...next.flatMap((road) => road.question.options.map((option) => heroesBy(road, option))),
    )
  }

  /** Those that bring most. */
  const plainest = (at: Crossroads): Move[] => {
    const found = at.question.options.map((move) => ({ move, heroes: heroesBy(at, move) }))
    const most = Math.max(...found.map(({ heroes }) => heroes))
    return found.filter(({ heroes }) => heroes === most).map(({ move }) => move)
  }

  try {
    let at: Crossroads | undefined = counter.root
    for (const pick of solution) {
      const best: Move[] = at ? bestOf(counter.count(at)).map(({ move }) => move) : []
      const move: Move | undefined = best.find((one) => pickText(one) === pick)
      if (!at || !move || !plainest(at).every((one) => best.includes(one))) return false
      at = counter.after(at, move).next[0]
    }
    return true
  } catch (error) {
    if (error instanceof Uncountable) return false
    throw error
  }
}
