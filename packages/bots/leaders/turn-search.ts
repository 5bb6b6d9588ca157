// The search over whole turns: candidates by first skill, those that lose at once dropped, the rest by what the
// other side makes of them, wider and deeper as long as there are nodes.

import type { Budget } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { WON } from './evaluation.ts'
import type { Settle } from './forced.ts'
import type { Skill } from './levels.ts'
import { createRefutation, isRepeatable } from './refutation.ts'
import { isRecruitStep, recruitedFace, type TurnStep } from './step.ts'
import type { Stock } from './turn.ts'
import type { Recruits } from './win-search.ts'

type Line = readonly TurnStep[]

/** A way to play the rest of a turn, and what it is worth to whoever plays it. */
export interface Candidate {
  readonly line: Line
  value: number
  /** How many turns were looked at beyond this one; −1 by first skill only. */
  depth: number
  /** How often the position it leads to has been there. */
  readonly repeats: number
  /** All replies to it that were looked at lose; there may be others. */
  cornering?: boolean
  /** What is certain of it. */
  proof?: TurnProof
}

/** It wins this turn; it wins in the next, whatever is replied; the other side can win right after it. */
export type TurnProof = 'win' | 'forced' | 'loses'

interface Known {
  readonly depth: number
  readonly value: number
  readonly cornered: boolean
  /** −1: at most, 0: exactly, 1: at least. */
  readonly bound: number
  /** What was best. */
  readonly line: Line | undefined
}

const KEEP_INSIDE = 40
/** How many where all of those lose. */
const KEEP_IN_DOUBT = 300
const TURN_NODES_INSIDE = 20_000
/** A single search for a win may take this share of what is left. */
const WIN_SHARE = 0.5
const LEAST_FOR_WIN = 3000
/** What it counts for, in log-odds, that all replies lose that were looked at; chosen by hand. */
const CORNERED = 2.5
/** How many wins of a side are tried again, and how many where it is hard to find a defence. */
const REFUTATIONS = 6
const REFUTATIONS_IN_NEED = 32
/** How many turns of a side that were best are tried first in the next position. */
const KEPT_REPLIES = 8

/** The position was there before: once more is nothing gained, twice more is a draw. */
export function tired(value: number, repeats: number): number {
  if (repeats >= 2) return 0
  return repeats === 1 ? value - 0.3 : value
}

/** The best first: what is proved to win, then what was looked at furthest. */
function byRank(a: Candidate, b: Candidate): number {
  return Number(b.proof === 'forced') - Number(a.proof === 'forced') || b.depth - a.depth || b.value - a.value
}

export function createTurnSearch(core: SearchCore) {
  const { isLeaderLost, MOVER, now, placeHi, placeLo } = core.position
  const { worth } = core.evaluation
  const { handOver, recruitsDue, recruitsOf, resume, take, takeBack } = core.turn
  const { endNodes, endsOf } = core.ends
  const { findWin, winNodes, winningLine } = core.winSearch
  const { isOffered, stillStands, stillWins } = createRefutation(core)

  let skill: Skill
  let limits: Budget
  let used = 0
  let verdicts = new Map<number, boolean>()
  /** Positions in which the search for a win was given up. */
  let doubtful = new Set<number>()
  let mostRefutations = REFUTATIONS
  let known = new Map<number, Known>()
  /** Wins of either side that were found last, the newest first. */
  let refutations: [TurnStep[][], TurnStep[][]] = [[], []]
  /** Turns of either side that were best in positions nearby, the newest first. */
  let replies: [Line[], Line[]] = [[], []]
  /** Whether all that was looked at loses for the side that was asked about last. */
  let cornered = false

  function startThinking(of: Skill, within: Budget): void {
    skill = of
    limits = within
    used = 0
    verdicts = new Map()
    doubtful = new Set()
    mostRefutations = REFUTATIONS
    known = new Map()
    refutations = [[], []]
    replies = [[], []]
  }

  function isOut(): boolean {
    return used >= limits.nodes || limits.spent?.() === true
  }

  function nodesLeft(): number {
    return Math.max(0, limits.nodes - used)
  }

  function spend(nodes: number): void {
    used += nodes
  }

  /** Where it is hard to find a defence, so many more nodes may be used, and more is remembered. */
  function thinkHard(nodes: number): void {
    limits = { ...limits, nodes: used + nodes }
    mostRefutations = REFUTATIONS_IN_NEED
  }

  /** The position and who begins, as one number. */
  function keyNow(): number {
    return placeHi() * 2 ** 21 + (placeLo() & 0xfffff) * 2 + now[MOVER]
  }

  /** A win that worked nearby and still does, for the side that begins its turn here. */
  function isRefuted(): boolean {
    const wins = refutations[now[MOVER]] as TurnStep[][]
    for (const [i, line] of wins.entries()) {
      used += line.length
      if (!stillWins(line)) continue
      if (i > 0) wins.unshift(...wins.splice(i, 1))
      return true
    }
    return false
  }

  /** Whether the side that begins its turn wins within it, as far as the level sees. */
  function winsNow(recruits: Recruits): boolean {
    const key = keyNow()
    const before = verdicts.get(key)
    if (before !== undefined) return before
    const won =
      isRefuted() || searchWin(recruits, skill.glance ?? Math.max(LEAST_FOR_WIN, nodesLeft() * WIN_SHARE))
    if (won === null) doubtful.add(key)
    verdicts.set(key, won === true)
    return won === true
  }

  /** The same, without a doubt. */
  function surelyWinsNow(recruits: Recruits): boolean {
    const key = keyNow()
    if (verdicts.has(key) && !doubtful.delete(key)) return verdicts.get(key) as boolean
    const won = searchWin(recruits, Number.POSITIVE_INFINITY) === true
    verdicts.set(key, won)
    return won
  }

  function searchWin(recruits: Recruits, nodes: number): boolean | null {
    const actions = skill.winLength(placeLo())
    const won = findWin('actions', recruits, { actions, nodes, stop: limits.spent })
    used += winNodes()
    if (!won) return won
    const line = winningLine()
    const wins = refutations[now[MOVER]] as TurnStep[][]
    if (isRepeatable(line)) {
      wins.unshift(line)
      wins.length = Math.min(wins.length, mostRefutations)
    }
    return true
  }

  /** What the side that begins its turn may hope for. */
  function hopesOf(stock: Stock, depth: number, alpha: number, beta: number): number {
    const recruits = recruitsDue(stock)
    const me = now[MOVER]
    cornered = false
    if (isLeaderLost(me)) return -WON
    if (winsNow(recruits)) return WON
    if (depth === 0 || isOut()) return worth(me, me)
    const key = keyNow()
    const before = known.get(key)
    if (before && before.depth >= depth) {
      const isTold = before.bound === 0 || (before.bound > 0 ? before.value >= beta : before.value <= alpha)
      if (isTold) {
        cornered = before.cornered
        return before.value
      }
    }
    let best = -WON
    let low = alpha
    let line: Line | undefined
    for (const reply of repliesIn(me, before?.line, recruits, () => best > -WON / 2)) {
      const value = valueAfter(reply, stock, depth - 1, low, beta)
      if (value > best) {
        best = value
        line = reply
      }
      if (value > low) low = value
      if (low >= beta || isOut()) break
    }
    if (line) remember(me, line)
    // Those that were looked at are not all there are: that they lose is a good sign, and no proof.
    cornered = best < -WON / 2
    if (cornered) best = worth(me, me) - CORNERED
    if (!isOut())
      known.set(key, { depth, value: best, cornered, line, bound: best >= beta ? 1 : best <= alpha ? -1 : 0 })
    return best
  }

  /** What was best here or nearby, then what looks best; more of it where nothing that was tried will do. */
  function* repliesIn(
    me: number,
    best: Line | undefined,
    recruits: Recruits,
    isFine: () => boolean,
  ): Iterable<Line> {
    if (best) yield best
    if (recruits.left === 0 && skill.exact)
      for (const line of [...(replies[me] as Line[])]) if (stillStands(line)) yield line
    const ends = endsOf({ keep: KEEP_INSIDE, beam: skill.replies * 3, nodes: TURN_NODES_INSIDE })
    used += endNodes()
    for (const [i, end] of ends.entries()) {
      if (i >= skill.replies && isFine()) break
      yield withRecruits(end.line, recruits)
    }
  }

  /** Of the replies that look best, the first after which the other side is not seen to win. */
  function likelyEscape(stock: Stock): Line | undefined {
    const ends = endsOf({ keep: KEEP_IN_DOUBT, beam: KEEP_IN_DOUBT, nodes: TURN_NODES_INSIDE })
    used += endNodes()
    const helps = (then: Stock) => isLeaderLost(now[MOVER]) || !winsNow(recruitsDue(then))
    return ends.find(({ line }) => after(line, stock, helps))?.line
  }

  /** A reply that does in the loaded position, and is tried first from now on. */
  function teach(line: Line): void {
    known.set(keyNow(), { depth: -1, value: 0, cornered: false, bound: 0, line })
  }

  function remember(me: number, line: Line): void {
    if (!isRepeatable(line)) return
    const kept = replies[me] as Line[]
    const known = kept.findIndex((one) => one.join() === line.join())
    if (known >= 0) kept.splice(known, 1)
    kept.unshift(line)
    kept.length = Math.min(kept.length, KEPT_REPLIES)
  }

  /** The line with the recruitments that look best after it. */
  function withRecruits(line: readonly TurnStep[], { left, faces }: Recruits): readonly TurnStep[] {
    if (left === 0) return line
    for (const step of line) take(step)
    const added: TurnStep[] = []
    let rest = faces
    for (let i = 0; i < left; i++) {
      const best = recruitsOf(rest)[0]
      if (!best) break
      take(best.step)
      added.push(best.step)
      rest = rest.filter((face) => face !== recruitedFace(best.step))
    }
    for (const step of added.toReversed()) takeBack(step)
    for (const step of line.toReversed()) takeBack(step)
    return [...line, ...added]
  }

  /** What holds when the rest of a turn is played and the turn handed over. */
  function after<What>(line: readonly TurnStep[], stock: Stock, tell: (stock: Stock) => What): What {
    for (const step of line) take(step)
    const taken = line.filter(isRecruitStep).map(recruitedFace)
    const faces = taken.length > 0 ? stock.faces.filter((face) => !taken.includes(face)) : stock.faces
    const held = handOver()
    const told = tell({ faces, turn: stock.turn + 1 })
    resume(held)
    for (const step of line.toReversed()) takeBack(step)
    return told
  }

  /** What the rest of a turn is worth to the side that plays it, with so many turns looked at beyond. */
  function valueAfter(
    line: readonly TurnStep[],
    stock: Stock,
    depth: number,
    alpha: number,
    beta: number,
  ): number {
    const value = -after(line, stock, (then) => hopesOf(then, depth, -beta, -alpha))
    // A win that is nearer is better, a loss that is further too.
    return value > WON / 2 ? value - 1 : value < -WON / 2 ? value + 1 : value
  }

  /** Looks at the candidates wider and deeper, each time settled before the next; sorts them, the best first. */
  function deepen(candidates: Candidate[], stock: Stock, settle: Settle): void {
    for (const [depth, width] of skill.rounds) {
      const looked = candidates.slice(0, width)
      if (isOut() || looked.length < 2) return
      lookAt(looked, depth, stock)
      settle(looked)
      // Those that were looked at this far come first: the former best is always among them.
      candidates.sort(byRank)
      if (candidates[0]?.proof) return
    }
  }

  function lookAt(candidates: readonly Candidate[], depth: number, stock: Stock): void {
    let low = -2 * WON
    for (const one of candidates) {
      if (one.depth < depth) {
        cornered = false
        const value = one.repeats >= 2 ? 0 : tired(scout(one.line, stock, depth, low), one.repeats)
        if (isOut()) return
        Object.assign(one, { value, depth, cornering: cornered })
      }
      if (one.value > low) low = one.value
    }
  }

  /** A narrow look first: most candidates are not better than the best so far. */
  function scout(line: readonly TurnStep[], stock: Stock, depth: number, low: number): number {
    if (low > -WON) {
      const value = valueAfter(line, stock, depth, low, low + 1e-4)
      if (value <= low) return value
    }
    return valueAfter(line, stock, depth, low, 2 * WON)
  }

  return {
    startThinking,
    isOut,
    nodesLeft,
    spend,
    thinkHard,
    isRefuted,
    isOffered,
    surelyWinsNow,
    withRecruits,
    after,
    valueAfter,
    likelyEscape,
    teach,
    deepen,
  }
}

export type TurnSearch = ReturnType<typeof createTurnSearch>
