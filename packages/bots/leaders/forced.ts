// Whether a candidate that corners the other side wins by force: every reply is gone through, not only the likely ones.

import { MOST_CARDS, NEMESIS } from '@undercrown/leaders'
import type { Budget } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { anyEscape, type Searches } from './escape.ts'
import { WON } from './evaluation.ts'
import type { TurnQuestion } from './plan.ts'
import type { TurnStep } from './step.ts'
import type { Stock } from './turn.ts'
import type { Candidate, TurnSearch } from './turn-search.ts'

/** How much may be looked at for all candidates of a turn: a share of the nodes. */
const SHARE = 0.25
/** Nodes that stand for one reply. */
const PER_LINE = 20
/** Where so many candidates could not be told, the others are not tried. */
const UNTOLD = 4

/** Gives those that corner the other side a proof, or the value that the best reply leaves them. */
export type Settle = (candidates: readonly Candidate[]) => void

export function createForcedWins(core: SearchCore, { after, likelyEscape, teach }: TurnSearch) {
  const { at, isLeaderLost, MOVER, now } = core.position
  const { cardsOf, take, takeBack } = core.turn
  const { worth } = core.evaluation

  /** Who may recruit, or has a Nemesis to answer with, has too many replies to be sure of; a draw is none. */
  function isClear({ mayRepeat, stock }: TurnQuestion): boolean {
    const nobodyRecruits = stock.faces.length === 0 || [0, 1].every((side) => cardsOf(side) === MOST_CARDS)
    return !mayRepeat && at[NEMESIS] === -1 && nobodyRecruits
  }

  /** What the reply leaves to the side that has just handed the turn over. */
  function leftAfter(reply: readonly TurnStep[]): number {
    const me = 1 - now[MOVER]
    for (const step of reply) take(step)
    const value = isLeaderLost(me) ? -WON : worth(me, me)
    for (const step of reply.toReversed()) takeBack(step)
    return value
  }

  /** For the candidates of one turn, which begins in the loaded position. */
  function settling(asked: TurnQuestion, { nodes, spent }: Budget): Settle {
    if (!isClear(asked)) return () => {}
    const most = Math.ceil(SHARE * nodes)
    const stop = () => searches.nodes > most || spent?.() === true
    const searches: Searches = { left: most, nodes: 0, stop }
    const refute = anyEscape(core, searches, Math.ceil(nodes / PER_LINE))

    /** WON: nothing escapes; undefined: that is not told. */
    const worthOf = (then: Stock) => {
      const reply = likelyEscape(then) ?? refute()
      if (!reply) return reply === null ? undefined : WON
      teach(reply)
      return leftAfter(reply)
    }

    let untold = 0
    return (candidates) => {
      for (const candidate of candidates) {
        if (!candidate.cornering || untold === UNTOLD) continue
        const value = after(candidate.line, asked.stock, worthOf)
        if (value === undefined) {
          untold++
          continue
        }
        candidate.cornering = false
        candidate.value = value === WON ? WON - 2 : Math.min(candidate.value, value)
        if (value !== WON) continue
        candidate.proof = 'forced'
        return
      }
    }
  }

  return { settling }
}
