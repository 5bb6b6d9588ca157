// The three kinds of puzzles of Leaders, each as a search for a line that solves it.

import type { SearchCore } from '@undercrown/bots/leaders'
import type { ActionCode } from '@undercrown/bots/leaders/action-code.ts'
import { BEHIND, createRefutation, isRepeatable } from '@undercrown/bots/leaders/refutation.ts'
import type { TurnStep } from '@undercrown/bots/leaders/step.ts'
import { cardsOf, MOST_CARDS, NEMESIS, type Side, type State } from '@undercrown/leaders'
import type { Allows } from './deed.ts'
import type { Found, Solve } from './sole.ts'
import { turnLines } from './turns.ts'

/** Take the crown this turn; the only safe turn; win in two. */
export const leadersKinds = ['crown', 'safe', 'two'] as const
export type LeadersKind = (typeof leadersKinds)[number]

/** Where more would have to be looked at, a position is no puzzle. */
const MOST_NODES = 4_000_000
const MOST_LINES = 60_000
const MOST_SEARCHES = 6_000

/** Lines that did away with an end before are tried on the next one first. */
const MOST_KEPT = 24

/** The search of a kind, and how much it has looked at so far. */
export interface KindSearch {
  readonly solve: Solve
  seen(): number
}

export function searchFor(core: SearchCore, state: State, kind: LeadersKind): KindSearch {
  const { winNodes } = core.winSearch
  let nodes = 0
  const judges = { safe: safety, two: winInTwo }
  return {
    seen: () => nodes,
    solve(allows) {
      if (kind === 'crown') {
        const found = crown(core, state, allows)
        nodes += winNodes()
        return found
      }
      const searches = { left: MOST_SEARCHES, nodes: 0 }
      const found = among(core, state, judges[kind](core, searches), allows)
      nodes += searches.nodes
      return found
    },
  }
}

/** How many more searches for a win will be made; what comes after them is not told. */
interface Searches {
  left: number
  /** What they have looked at. */
  nodes: number
}

/** What a kind asks of the position beside its solution. */
export function isFitFor(core: SearchCore, state: State, kind: LeadersKind): boolean {
  if (state.result || state.phase !== 'actions' || state.acted !== 0) return false
  if (kind === 'crown') return true
  const complete = [0, 1].every((side) => cardsOf(state, side) === MOST_CARDS)
  if (!complete || (kind === 'two' ? state.at[NEMESIS] !== -1 : state.side[NEMESIS] === 1 - state.toMove))
    return false
  return crown(core, state) === undefined
}

/** Whether a state in which a side's turn has come to its end is what the kind asks for. */
export function endSolves(core: SearchCore, end: State, me: Side, kind: LeadersKind): boolean {
  if (end.result || kind === 'crown') return end.result?.winner === me
  core.position.load(end)
  const searches = { left: Number.POSITIVE_INFINITY, nodes: 0 }
  return (kind === 'safe' ? safety(core, searches) : winInTwo(core, searches))() === true
}

function crown({ position, winSearch }: SearchCore, state: State, allows?: Allows): Found {
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
  return anyWin(core, { left: 1, nodes: 0 })() === true
}

/** Whether the turn may end in the loaded position; undefined where there is no telling. */
type Judge = () => boolean | undefined

/** The first of all ends of the turn that is judged well. */
function among(core: SearchCore, state: State, judge: Judge, allows?: Allows): Found {
  const { load } = core.position
  const { handOver, take } = core.turn
  load(state)
  const lines = turnLines(core, MOST_LINES, allows)
  if (!lines) return null
  for (const line of lines) {
    load(state)
    for (const step of line) take(step)
    handOver()
    const verdict = judge()
    if (verdict === undefined) return null
    if (verdict) return line
  }
  return undefined
}

/** Whether the side to move has no win. */
function safety(core: SearchCore, searches: Searches): Judge {
  const wins = anyWin(core, searches)
  return () => {
    const won = wins()
    return won === undefined ? undefined : !won
  }
}

/** Whether the side to move wins this turn, in plain actions; what won before is tried first. */
function anyWin(core: SearchCore, searches: Searches): Judge {
  const { winSearch } = core
  const { stillWins } = createRefutation(core)
  const kept: (readonly ActionCode[])[] = []
  return () => {
    const known = kept.findIndex((line) => stillWins(line))
    if (known >= 0) {
      kept.unshift(...kept.splice(known, 1))
      return true
    }
    if (searches.left-- <= 0) return undefined
    const won = winSearch.findWin('actions', winSearch.NO_RECRUITS) === true
    searches.nodes += winSearch.winNodes()
    if (!won) return false
    const line = winSearch.winningLine()
    if (isRepeatable(line)) kept.unshift(line)
    kept.length = Math.min(kept.length, MOST_KEPT)
    return true
  }
}

/** Whether the other side, whatever the side to move does, wins in its next turn; and the side to move does not. */
function winInTwo(core: SearchCore, searches: Searches): Judge {
  const { handOver, resume, take, takeBack } = core.turn
  const { isOffered } = createRefutation(core)
  const { isBarred } = core.legality
  const [loses, wins] = [anyWin(core, searches), anyWin(core, searches)]
  const kept: (readonly TurnStep[])[] = []

  /** Whether the other side still wins after this reply; after one that is not possible it is said to. */
  const winsAfter = (line: readonly TurnStep[], isSure: boolean): boolean | undefined => {
    let made = 0
    let isLegal = true
    while (isLegal && made < line.length) {
      const step = line[made] as TurnStep
      if (!isSure && !isOffered(step)) break
      take(step)
      made++
      isLegal = isSure || !isBarred(step, BEHIND)
    }
    let won: boolean | undefined = true
    if (isLegal && made === line.length) {
      const before = handOver()
      won = wins()
      resume(before)
    }
    while (made > 0) takeBack(line[--made] as TurnStep)
    return won
  }

  return () => {
    const lost = loses()
    if (lost !== false) return lost === undefined ? undefined : false
    // Without a threat there is no need to look further.
    const threat = winsAfter([], true)
    if (!threat) return threat
    const known = kept.findIndex((line) => winsAfter(line, false) === false)
    if (known >= 0) {
      kept.unshift(...kept.splice(known, 1))
      return false
    }
    const replies = turnLines(core, MOST_LINES)
    if (!replies) return undefined
    for (const reply of replies) {
      const won = winsAfter(reply, true)
      if (won) continue
      if (won === false) {
        kept.unshift(reply)
        kept.length = Math.min(kept.length, MOST_KEPT)
      }
      return won
    }
    return true
  }
}
