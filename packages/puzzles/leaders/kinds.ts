// The three kinds of puzzles of Leaders, each as a search for a line that solves it.

import type { SearchCore } from '@undercrown/bots/leaders'
import { anyEscape, anyWin, type Found, type Refute } from '@undercrown/bots/leaders/escape.ts'
import type { TurnStep } from '@undercrown/bots/leaders/step.ts'
import { type Allows, turnLines } from '@undercrown/bots/leaders/turn-lines.ts'
import { cardsOf, MOST_CARDS, NEMESIS, type Side, type State } from '@undercrown/leaders'
import type { Solve } from './sole.ts'

/** Take the crown this turn; the only safe turn; win in two. */
export const leadersKinds = ['crown', 'safe', 'two'] as const
export type LeadersKind = (typeof leadersKinds)[number]

export function isLeadersKind(kind: string): kind is LeadersKind {
  return (leadersKinds as readonly string[]).includes(kind)
}

/** Where more would have to be looked at, a position is no puzzle. */
const MOST_NODES = 4_000_000
const puzzleLimits: KindLimits = { lines: 60_000, searches: 6_000 }

/** How much is looked at before it is said that there is no telling. */
export interface KindLimits {
  /** Ways to end a turn, the mover's or the other's. */
  readonly lines: number
  /** Searches for a win. */
  readonly searches: number
  /** Turns that are tried before all others. */
  readonly hopeful?: readonly (readonly TurnStep[])[]
  /** Told after each turn that was tried: how many have been, and how many there are. */
  tried?(turns: number, of: number): void
}

/** The search of a kind, and how much it has looked at so far. */
export interface KindSearch {
  readonly solve: Solve
  seen(): number
}

export function searchFor(
  core: SearchCore,
  state: State,
  kind: LeadersKind,
  limits: KindLimits = puzzleLimits,
): KindSearch {
  const { winNodes } = core.winSearch
  let nodes = 0
  return {
    seen: () => nodes,
    solve(allows) {
      if (kind === 'crown') {
        const found = crown(core, state, allows)
        nodes += winNodes()
        return found
      }
      const searches = { left: limits.searches, nodes: 0 }
      const found = among(core, state, refuters[kind](core, searches, limits.lines), limits, allows)
      nodes += searches.nodes
      return found
    },
  }
}

/** What a kind asks of the position beside its solution. */
export function isFitFor(core: SearchCore, state: State, kind: LeadersKind): boolean {
  if (state.result || state.phase !== 'actions' || state.acted !== 0) return false
  return kind === 'crown' || (isProvable(state, kind) && crown(core, state) === undefined)
}

/** Whether the searches of these kinds know all that can happen: nobody recruits, and no Nemesis comes in between. */
export function isProvable(state: State, kind: 'safe' | 'two'): boolean {
  const complete = [0, 1].every((side) => cardsOf(state, side) === MOST_CARDS)
  return complete && (kind === 'two' ? state.at[NEMESIS] === -1 : state.side[NEMESIS] !== 1 - state.toMove)
}

/** Whether a state in which a side's turn has come to its end is what the kind asks for. */
export function endSolves(core: SearchCore, end: State, me: Side, kind: LeadersKind): boolean {
  if (end.result || kind === 'crown') return end.result?.winner === me
  return refutationOf(core, end, kind) === undefined
}

/** What the side to move does against the end of a turn that the other has not won: it wins, or it escapes. */
export function refutationOf(core: SearchCore, end: State, kind: 'safe' | 'two'): Found {
  core.position.load(end)
  return refuters[kind](core, { left: Number.POSITIVE_INFINITY, nodes: 0 }, puzzleLimits.lines)()
}

/** The steps that win this turn, of those that are allowed. */
export function crown({ position, winSearch }: SearchCore, state: State, allows?: Allows): Found {
  position.load(state)
  const faces = state.visible.map((slot) => state.face[slot] as number)
  const recruits = { left: state.recruitsLeft, faces }
  const win = winSearch.findWin(state.phase, recruits, { nodes: MOST_NODES, allows })
  return win ? winSearch.winningLine() : win === null ? null : undefined
}

/** Whether the other side would win if this one did nothing. */
export function isThreatened(core: SearchCore, state: State): boolean {
  core.position.load(state)
  core.turn.handOver()
  return !!anyWin(core, { left: 1, nodes: 0 })()
}

/** The first of all ends of the turn that nothing refutes. */
function among(
  core: SearchCore,
  state: State,
  refute: Refute,
  { lines: most, hopeful = [], tried }: KindLimits,
  allows?: Allows,
): Found {
  const { load } = core.position
  const { handOver, take } = core.turn
  load(state)
  const all = turnLines(core, most, allows)
  if (!all) return null
  const lines = [...hopeful, ...all]
  for (const [i, line] of lines.entries()) {
    load(state)
    for (const step of line) take(step)
    handOver()
    const refutation = refute()
    if (refutation === null) return null
    if (!refutation) return line
    tried?.(i + 1, lines.length)
  }
  return undefined
}

const refuters = { safe: anyWin, two: anyEscape }
