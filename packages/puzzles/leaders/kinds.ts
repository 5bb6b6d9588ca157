// The three kinds of puzzles of Leaders, each as a search for a line that solves it.

import type { SearchCore } from '@undercrown/bots/leaders'
import { anyEscape, anyWin, type Found, type Refute, type Searches } from '@undercrown/bots/leaders/escape.ts'
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
const puzzleLimits: KindLimits = { lines: 60_000, searches: 6_000, nodes: 40_000_000 }
/** Of many positions that come up, those that are soon told are enough. */
export const growLimits: KindLimits = { ...puzzleLimits, nodes: 4_000_000 }

/** How much is looked at before it is said that there is no telling. */
export interface KindLimits {
  /** Ways to end a turn, the mover's or the other's. */
  readonly lines: number
  /** Searches for a win. */
  readonly searches: number
  /** Positions that these may look at, all searches of a kind taken together: what takes longer is not proved again in time. */
  readonly nodes?: number
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
  const solveCrown: Solve = (allows) => {
    const found = crown(core, state, allows)
    nodes += winNodes()
    return found
  }
  if (kind === 'crown') return { solve: solveCrown, seen: () => nodes }
  const { nodes: most = Number.POSITIVE_INFINITY } = limits
  const searches: Searches = { left: 0, nodes: 0, stop: () => searches.nodes > most }
  const plain = refuters[kind](core, searches, limits.lines)
  const isQuiet = kind === 'two' && !isThreatened(core, state)
  const refute = once(core, isQuiet ? sooner(core, searches, plain) : plain)
  const solve: Solve = (allows) => {
    searches.left = limits.searches
    return among(core, state, refute, limits, allows)
  }
  return { solve, seen: () => searches.nodes }
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

/** Whether the side to move can do nothing against losing: neither win now nor escape a win in the turn after. */
export function isWonAgainst(core: SearchCore, state: State): boolean {
  core.position.load(state)
  return anyEscape(core, { left: puzzleLimits.searches, nodes: 0 }, puzzleLimits.lines)() === undefined
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

/** Where the other side threatens nothing, hardly a turn loses at once; that most threaten nothing either is told sooner. */
function sooner(core: SearchCore, searches: Searches, refute: Refute): Refute {
  const { handOver, resume } = core.turn
  const wins = anyWin(core, searches)
  return () => {
    const before = handOver()
    const threat = wins()
    resume(before)
    return threat ? refute() : threat === null ? null : []
  }
}

/** What refuted an end does so again, whoever has acted for it and whichever deeds are allowed. */
function once({ position: { placeHi, placeLo } }: SearchCore, refute: Refute): Refute {
  const known = new Map<number, Found>()
  return () => {
    const place = placeHi() * 2 ** 21 + (placeLo() & 0x1fffff)
    const before = known.get(place)
    if (before) return before
    const found = refute()
    if (found) known.set(place, found)
    return found
  }
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
