// Whether a candidate that corners the other side wins by force: every reply is gone through, not only the likely ones.

import { MOST_CARDS, NEMESIS } from '@undercrown/leaders'
import type { Budget } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { anyEscape, type Found } from './escape.ts'
import { WON } from './evaluation.ts'
import type { TurnQuestion } from './plan.ts'
import { byDepthAndValue, type Candidate, type TurnSearch } from './turn-search.ts'

/** How many candidates are tried, and how much is looked at for all of them: a share of the nodes. */
const TRIED = 4
const SHARE = 0.2
/** Nodes that stand for one reply, and for one search for a win. */
const PER_LINE = 5
const PER_SEARCH = 300

export function createForcedWins(core: SearchCore, { after }: TurnSearch) {
  const { at, isLeaderLost, MOVER, now } = core.position
  const { cardsOf, take, takeBack } = core.turn
  const { worth } = core.evaluation

  /** Who may recruit, or has a Nemesis to answer with, has too many replies to be sure of; a draw is none. */
  function isClear({ mayRepeat }: TurnQuestion): boolean {
    return !mayRepeat && at[NEMESIS] === -1 && [0, 1].every((side) => cardsOf(side) === MOST_CARDS)
  }

  /** What is left to the side that has just handed the turn over: all of it, or what the reply leaves; undefined where that is not told. */
  function leftAfter(reply: Found): number | undefined {
    if (reply === undefined) return WON
    if (reply === null) return undefined
    const me = 1 - now[MOVER]
    for (const step of reply) take(step)
    const value = isLeaderLost(me) ? -WON : worth(me, me)
    for (const step of reply.toReversed()) takeBack(step)
    return value
  }

  /** Gives those that corner the other side the value that the best reply leaves them; the best first again. */
  function settle(candidates: Candidate[], asked: TurnQuestion, { nodes, spent }: Budget): void {
    const cornering = candidates.filter((one) => one.cornering).slice(0, TRIED)
    if (cornering.length === 0 || !isClear(asked)) return
    const searches = { left: Math.ceil((SHARE * nodes) / PER_SEARCH), nodes: 0, stop: spent }
    for (const candidate of cornering) {
      const value = after(candidate.line, asked.stock, () =>
        leftAfter(anyEscape(core, searches, Math.ceil((SHARE * nodes) / PER_LINE))()),
      )
      if (value === undefined) continue
      candidate.cornering = false
      candidate.value = value === WON ? WON - 2 : Math.min(candidate.value, value)
      if (value === WON) {
        candidate.proof = 'forced'
        break
      }
    }
    candidates.sort(
      (a, b) => Number(b.proof === 'forced') - Number(a.proof === 'forced') || byDepthAndValue(a, b),
    )
  }

  return { settle }
}
