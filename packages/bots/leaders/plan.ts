// The plan for the rest of a turn: a win if there is one, else the best candidate that does not lose at once.

import type { TurnPhase } from '@undercrown/leaders'
import type { Budget } from '../mind.ts'
import type { SearchCore } from './core.ts'
import { WON } from './evaluation.ts'
import { createForcedWins } from './forced.ts'
import type { Skill } from './levels.ts'
import { recruitedFace, type TurnStep } from './step.ts'
import type { Stock } from './turn.ts'
import { type Candidate, createTurnSearch, type TurnProof, tired } from './turn-search.ts'
import { createWalks } from './walks.ts'
import type { Recruits } from './win-search.ts'

/** What is asked, about the loaded position. */
export interface TurnQuestion {
  readonly phase: TurnPhase
  readonly stock: Stock
  readonly recruits: Recruits
  /** How often the loaded position has begun a turn since it could last be new. */
  repeats(): number
  /** Whether some position has begun two turns already, so that a third time would be a draw. */
  readonly mayRepeat: boolean
}

const KEEP = 400
const KEEP_IN_NEED = 300
const ROUNDS_IN_NEED = 40
/** And so many more nodes there are for a level that never overlooks a defence. */
const NODES_IN_NEED = 1_500_000
/** First skill of a turn may take this share of the nodes that are left. */
const SIFT_SHARE = 0.4
/** Recruitments tried after a candidate that loses with the best-looking one. */
const OTHER_RECRUITS = 8
const BEAM_IN_REPLY = 30

function candidateOf(line: readonly TurnStep[], value: number, proof?: TurnProof): Candidate {
  return { line, value, depth: -1, repeats: 0, ...(proof && { proof }) }
}

/** Looked at, and not lost at once as far as was seen. */
function isLooked({ depth, value }: Candidate): boolean {
  return depth >= 0 && value > -WON / 2
}

/** Hashed noise: the same position is misjudged in the same way every time. */
function blurOf(amount: number): ((lo: number, hi: number) => number) | undefined {
  if (amount === 0) return undefined
  return (lo, hi) => {
    let mixed = Math.imul(lo ^ (hi >>> 15), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return amount * (((mixed & 0xffff) + (mixed >>> 16)) / 0xffff - 1)
  }
}

export function createPlanner(core: SearchCore) {
  const { isLeaderLost, MOVER, now, placeHi, placeLo } = core.position
  const { codes, pursue } = core.generator
  const { handOver, recruitsDue, recruitsOf, resume, take, takeBack } = core.turn
  const { endNodes, endsOf } = core.ends
  const { findWin, winNodes, winningLine } = core.winSearch
  const search = createTurnSearch(core)
  const {
    after,
    deepen,
    isOut,
    isRefuted,
    nodesLeft,
    spend,
    startThinking,
    surelyWinsNow,
    thinkHard,
    valueAfter,
    withRecruits,
  } = search
  const { isSafe, isWalked } = createWalks(core, search)
  const { settling } = createForcedWins(core, search)

  /** Whether the side that begins its turn wins within it. */
  function winsAtOnce(stock: Stock): boolean {
    return surelyWinsNow(recruitsDue(stock))
  }

  /** The candidates for the rest of the turn of the side to move, the best first; at least one. */
  function planTurn(asked: TurnQuestion, skill: Skill, limits: Budget): Candidate[] {
    startThinking(skill, limits)
    const won = findWin(asked.phase, asked.recruits, {
      actions: skill.winLength(placeLo()),
      nodes: skill.exact ? Number.POSITIVE_INFINITY : limits.nodes / 2,
      stop: limits.spent,
    })
    spend(skill.exact ? Math.min(winNodes(), limits.nodes / 2) : winNodes())
    if (won) return [candidateOf(winningLine(), WON, 'win')]
    const first = sift(asked, skill, limits, KEEP)
    const waiting = first.slice(0, skill.checked)
    let safe = checked(waiting, asked, skill)
    if (safe.length === 0 && skill.stubborn) safe = defended(asked, skill, limits)
    if (safe.length === 0) {
      const last = first[0] ?? candidateOf([], -WON)
      return [skill.exact ? unsafe(last, asked) : last]
    }
    if (!skill.exact) {
      deepen(safe, asked.stock, () => {})
      return safe
    }
    safe.push(...waiting.map((one) => completed(one, asked)))
    deepen(safe, asked.stock, settling(asked, limits))
    return proved(safe.filter(isLooked), asked, skill, limits)
  }

  /** One that was not looked at yet, with the recruitments that look best. */
  function completed({ line, value }: Candidate, { recruits, repeats, stock }: TurnQuestion): Candidate {
    const whole = withRecruits(line, recruits)
    return { ...candidateOf(whole, value), repeats: after(whole, stock, repeats) }
  }

  /** The candidate, with the proof if the other side wins right after it. */
  function unsafe(candidate: Candidate, { stock }: TurnQuestion): Candidate {
    if (isWalked(candidate.line) || !after(candidate.line, stock, winsAtOnce)) return candidate
    return { ...candidate, value: 1 - WON, proof: 'loses' }
  }

  /** Without those at the head that lose by a line too long to be seen at first, or by a walk of the enemy's Nemesis. */
  function proved(candidates: Candidate[], asked: TurnQuestion, skill: Skill, limits: Budget): Candidate[] {
    const safe = fromFirstSafe(candidates, asked)
    if (safe.length > 0) return safe
    const others = defended(asked, skill, limits)
    return others.length > 0 ? others : candidates.map((one) => unsafe(one, asked))
  }

  function fromFirstSafe(candidates: Candidate[], { stock }: TurnQuestion): Candidate[] {
    const first = candidates.findIndex(({ line, proof }) => proof === 'forced' || isSafe(line, stock))
    return first < 0 ? [] : candidates.slice(first)
  }

  /** The ways to go on, by first skill. */
  function sift(
    { phase, recruits }: TurnQuestion,
    skill: Skill,
    { spent: stop }: Budget,
    keep: number,
    spurn?: () => boolean,
  ): Candidate[] {
    const blur = blurOf(skill.blur)
    const found: Candidate[] = []
    const addEnds = (before: readonly TurnStep[], nodes: number) => {
      const longestWin = skill.winLength(placeLo())
      const beam = spurn ? undefined : skill.beam
      const ends = endsOf({ keep, nodes, stop, beam, longestWin, blur, spurn })
      spend(endNodes())
      for (const { line, value } of ends) found.push(candidateOf([...before, ...line], value))
    }
    if (phase === 'recruit') {
      for (const { step, value } of recruitsOf(recruits.faces)) {
        take(step)
        const faces = recruits.faces.filter((face) => face !== recruitedFace(step))
        const more = withRecruits([], { left: recruits.left - 1, faces })
        found.push(candidateOf([step, ...more], value + (blur ? blur(placeLo(), step) : 0)))
        takeBack(step)
      }
    } else if (phase === 'nemesis') {
      const arrivals = Array.from(codes.subarray(0, pursue(0)))
      for (const [i, step] of arrivals.entries()) {
        take(step)
        addEnds([step], (nodesLeft() * SIFT_SHARE) / (arrivals.length - i))
        takeBack(step)
      }
    } else addEnds([], nodesLeft() * SIFT_SHARE)
    return found.sort((a, b) => b.value - a.value)
  }

  /** Those after which the other side has no win that the level sees, the best first: as many as wanted are taken from those that wait. */
  function checked(waiting: Candidate[], asked: TurnQuestion, skill: Skill): Candidate[] {
    const safe: Candidate[] = []
    for (let candidate = waiting.shift(); candidate; candidate = waiting.shift()) {
      if (candidate.value > WON / 2) return [{ ...candidate, depth: 0 }]
      for (const line of linesOf(candidate, asked)) {
        const value = valueAfter(line, asked.stock, 0, -2 * WON, 2 * WON)
        if (value < -WON / 2) continue
        const repeats = after(line, asked.stock, asked.repeats)
        safe.push({
          line,
          value: tired(skill.blur > 0 ? candidate.value : value, repeats),
          depth: 0,
          repeats,
        })
        break
      }
      if (safe.length >= skill.wanted || isOut()) break
    }
    return safe.sort((a, b) => b.value - a.value)
  }

  /** The candidate with its recruitments: those that look best, then others. */
  function* linesOf({ line }: Candidate, { phase, recruits }: TurnQuestion): Iterable<readonly TurnStep[]> {
    if (phase === 'recruit' || recruits.left === 0) {
      yield line
      return
    }
    yield withRecruits(line, recruits)
    for (const step of line) take(step)
    const others = recruitsOf(recruits.faces).slice(1, 1 + OTHER_RECRUITS)
    for (const step of line.toReversed()) takeBack(step)
    for (const { step } of others) {
      const faces = recruits.faces.filter((face) => face !== recruitedFace(step))
      yield withRecruits([...line, step], { left: recruits.left - 1, faces })
    }
  }

  /** Goes through all ends of the turn, each time without those that were tried or that a known win answers. */
  function defended(asked: TurnQuestion, skill: Skill, limits: Budget): Candidate[] {
    const tried = new Set<number>()
    const place = () => placeHi() * 2 ** 21 + (placeLo() & 0x1fffff)
    const spurn = () => {
      if (tried.has(place())) return true
      const held = handOver()
      const refuted = isRefuted()
      resume(held)
      return refuted
    }
    // All recruitments were tried already.
    if (asked.phase === 'recruit') return []
    if (skill.exact) thinkHard(NODES_IN_NEED)
    for (let round = 0; round < ROUNDS_IN_NEED && !isOut(); round++) {
      const candidates = sift(asked, skill, limits, KEEP_IN_NEED, spurn)
      if (candidates.length === 0) break
      const unrefuted = checked([...candidates], asked, skill)
      const safe = skill.exact ? fromFirstSafe(unrefuted, asked) : unrefuted
      if (safe.length > 0) return safe
      for (const { line } of candidates) tried.add(after(line, asked.stock, place))
    }
    return []
  }

  /** Where the own Nemesis goes in the other's turn, which then goes on; the best first. */
  function planReply(asked: TurnQuestion, skill: Skill, limits: Budget): Candidate[] {
    startThinking(skill, limits)
    const arrivals = Array.from(codes.subarray(0, pursue(0)))
    const found = arrivals.map((step) => {
      take(step)
      const candidate = isLeaderLost(now[MOVER])
        ? candidateOf([step], WON, 'win')
        : answered(step, asked, skill, Math.ceil(limits.nodes / (2 * arrivals.length)), limits)
      takeBack(step)
      return candidate
    })
    return found.sort((a, b) => b.value - a.value)
  }

  /** What a walk of the own Nemesis, which has been taken, leaves the side that then goes on with its turn. */
  function answered(
    step: TurnStep,
    { recruits }: TurnQuestion,
    skill: Skill,
    nodes: number,
    { spent }: Budget,
  ): Candidate {
    if (findWin('actions', recruits, { actions: skill.winLength(placeLo()), nodes, stop: spent }))
      return candidateOf([step], -WON, 'loses')
    const [best] = endsOf({ keep: 1, beam: BEAM_IN_REPLY, nodes, stop: spent })
    return candidateOf([step], best ? -best.value : WON)
  }

  return { planTurn, planReply }
}

export type Planner = ReturnType<typeof createPlanner>
