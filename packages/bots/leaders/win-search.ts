// The search for a win within the turn of the loaded position, against every answer of an enemy Nemesis.
//
// Depth-first over actions, longer and longer, with a memo over orderings: the same pieces on the same cells with
// the same actors spent is one position however it came about. Ending the turn with a recruitment can win too.

import {
  cellsTwoAway,
  distance,
  type Face,
  faceOf,
  neighbours,
  pieceOf,
  piecesOf,
  recruitmentCells,
  type Side,
  type TurnPhase,
} from '@undercrown/leaders'
import { type ActionCode, toOf } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import { createBound } from './bound.ts'
import type { Legality } from './legality.ts'
import type { MoveGenerator } from './move-generator.ts'
import type { SearchPosition } from './position.ts'
import { END_STEP, recruitStep, type TurnStep } from './step.ts'
import { createStrike } from './strike.ts'
import { createTranspositionTable } from './transposition.ts'

export interface WinLimits {
  /** Give up after so many positions made. */
  readonly nodes?: number
  /** Asked now and then: give up at once? */
  readonly stop?: (() => boolean) | undefined
  /** Look only for wins in at most so many actions. */
  readonly actions?: number
  /** Look only for wins by these steps of the mover, each asked about before it is made. */
  readonly allows?: ((step: TurnStep) => boolean) | undefined
}

/** What can be recruited at the end of the turn: a card turned up only then is nobody's to count on. */
export interface Recruits {
  readonly left: number
  readonly faces: readonly Face[]
}

export function createWinSearch(position: SearchPosition, generator: MoveGenerator, legality: Legality) {
  const { findIdle, gauge, idle, isOutOfReach } = createBound(position)
  const { ASSASSIN, BRUISER, CELLS, CUB, MANIPULATOR, NEMESIS } = bitboard
  const {
    airOf,
    at,
    board,
    countBits,
    isLeaderLost,
    lift,
    MOVER,
    make,
    now,
    placeHiAfter,
    pressure,
    put,
    side,
    turnKeyAfter,
    unmake,
    walkTo,
  } = position
  const { able, codes, leftOut, pursue, reach, reachExcept } = generator
  const { isBarred, isProvoking } = legality
  const { strike, strikesMade } = createStrike(position, generator, legality)
  const NO_RECRUITS: Recruits = { left: 0, faces: [] }

  const MEMO_BITS = 17
  const ASK_EVERY = 1024
  const { knows, learn, renew } = createTranspositionTable(MEMO_BITS)
  /** Those who can bring the enemy Leader from afar to the own edge. */
  const DRAGGERS = (1 << pieceOf('illusionist')) | (1 << pieceOf('claw-launcher'))
  /** Those who together can move it two cells. */
  const PUSHERS = (1 << BRUISER) | (1 << MANIPULATOR)

  /** Where a Leader can be lost to somebody recruited by each side, and where it is one step from that. */
  const edge = recruitmentCells.map((cells) => {
    const near = new Set(cells.flatMap((cell) => [...neighbours(cell), ...cellsTwoAway(cell)]))
    return Uint8Array.from({ length: CELLS }, (_, cell) => (near.has(cell) ? 1 : 0))
  })
  const edgeZone = recruitmentCells.map((cells) =>
    Uint8Array.from({ length: CELLS }, (_, cell) => (cells.some((one) => distance(one, cell) <= 3) ? 1 : 0)),
  )

  let me: Side = 0
  let foe: Side = 1
  let recruits: Recruits = NO_RECRUITS
  /** What those who can be recruited count for at most, and how many cells they fill. */
  let counting = 0
  let filling = 0
  let mostNodes = 0
  let stop: (() => boolean) | undefined
  let allows: ((step: TurnStep) => boolean) | undefined
  let nodes = 0
  /** When `stop` is asked again. */
  let asking = 0
  let struck = 0
  let gaveUp = false
  /** The winning steps, the last first. */
  let line: TurnStep[] = []

  /** True: see `winningLine`. False: there is none. Null: gave up. */
  function findWin(phase: TurnPhase, with_: Recruits, limits: WinLimits = {}): boolean | null {
    renew()
    me = now[MOVER] as Side
    foe = 1 - me
    recruits = with_
    counting = recruits.left + (recruits.faces.includes(faceOf(ASSASSIN)) ? 1 : 0)
    filling = recruits.left + (recruits.faces.includes(faceOf(CUB)) ? 1 : 0)
    mostNodes = limits.nodes ?? Number.POSITIVE_INFINITY
    stop = limits.stop
    allows = limits.allows
    nodes = 0
    asking = 0
    struck = strikesMade()
    gaveUp = false
    line = []
    if (phase === 'recruit') return recruitWins(recruits.left, recruits.faces)
    const all = countBits(able())
    const most = Math.min(all, limits.actions ?? all)
    for (let left = Math.min(1, most); left <= most; left++) {
      line = []
      if (phase === 'nemesis' ? repliesWin(left, 0, pursue(0)) : wins(left, 0)) return true
      if (gaveUp) return null
    }
    return false
  }

  /** The steps of the win just found; an enemy Nemesis answers as long as she can hold out. */
  function winningLine(): TurnStep[] {
    return line.slice().reverse()
  }

  /** Positions made in the last search. */
  function winNodes(): number {
    return nodes + strikesMade() - struck
  }

  /** Asked at every position whose actions are tried. */
  function isTired(): boolean {
    if (winNodes() >= mostNodes) gaveUp = true
    else if (stop && nodes >= asking) {
      asking = nodes + ASK_EVERY
      if (stop()) gaveUp = true
    }
    return gaveUp
  }

  /** Ending the turn now: can a recruitment win? */
  function recruitWins(left: number, faces: readonly Face[]): boolean {
    if (left === 0 || (edge[me] as Uint8Array)[at[foe] as number] === 0) return false
    if (pressure(foe) + counting < 2 && airOf(at[foe] as number) > filling) return false
    for (const face of faces) {
      const rest = faces.filter((one) => one !== face)
      if (placeWins(face, 0, [], () => recruitWins(left - 1, rest))) return true
    }
    return false
  }

  /** Tries every placement of the pieces of a card, from the i-th on. */
  function placeWins(face: Face, i: number, cells: readonly number[], further: () => boolean): boolean {
    const piece = piecesOf(face)[i]
    if (piece === undefined) {
      nodes++
      const recruit = recruitStep(face, cells)
      if (isLeaderLost(me) || allows?.(recruit) === false) return false
      if (!isLeaderLost(foe) && !further()) return false
      line.push(recruit)
      return true
    }
    for (const cell of recruitmentCells[me] ?? []) {
      if ((board[cell] as number) >= 0) continue
      put(piece, cell, me)
      const won = placeWins(face, i + 1, [...cells, cell], further)
      lift(piece)
      if (won) return true
    }
    return false
  }

  function endWins(): boolean {
    if (!recruitWins(recruits.left, recruits.faces)) return false
    line.push(END_STEP)
    return true
  }

  /** Whether the mover, whose choice it is, wins in so many more actions. */
  function wins(left: number, start: number): boolean {
    const bits = able()
    // A recruitment counts only where the enemy Leader is near the edge, or may be brought there.
    const recruiting =
      recruits.left > 0 &&
      ((bits & DRAGGERS) !== 0 ||
        (bits & PUSHERS) === PUSHERS ||
        (edgeZone[me] as Uint8Array)[at[foe] as number] === 1)
    if (recruiting && endWins()) return true
    if (left === 0 || bits === 0 || isTired()) return false
    const most = left === 1 ? 1 : Math.min(left, countBits(bits))
    if (most === 1 && !recruiting && !allows) {
      const code = strike(bits, start)
      return code !== 0 && tryWins(code, 0, start)
    }
    gauge(foe, bits, most === 1)
    if (isOutOfReach(foe, most, recruiting ? counting : 0, recruiting ? filling : 0)) return false
    if (most === 2) gauge(foe, bits, true)
    let end = start
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest)
      if (most === 1 || recruiting) end = reach(piece, end)
      else {
        findIdle(piece, foe, bits, most - 1)
        end = reachExcept(piece, end, idle[0] as number, idle[1] as number)
        nodes += leftOut()
      }
    }
    for (let i = start; i < end; i++) {
      if (tryWins(codes[i] as ActionCode, most - 1, end)) return true
      if (gaveUp) return false
    }
    return false
  }

  /** Whether this action leads to a win in so many more. */
  function tryWins(code: ActionCode, left: number, start: number): boolean {
    nodes++
    if (allows?.(code) === false) return false
    const isProvoked = isProvoking(code)
    // What comes of it may be known already; it need not be made then.
    const isMemorable = left > 0 && !isProvoked
    const lo = isMemorable ? turnKeyAfter(code) : 0
    const hi = isMemorable ? placeHiAfter(code) : 0
    if (isMemorable && knows(lo, hi, left)) return false
    make(code)
    let won = false
    if (!isBarred(code, start)) {
      if (isLeaderLost(foe)) won = true
      else {
        const end = isProvoked ? pursue(start) : start
        if (end > start) won = repliesWin(left, start, end)
        else if (left > 0 || recruits.left > 0) won = wins(left, end)
      }
    }
    unmake(code)
    if (won) line.push(code)
    else if (isMemorable && !gaveUp) learn(lo, hi, left)
    return won
  }

  /** The Nemesis goes where her owner wants: any of it must win for an enemy's, one will do for the mover's own. */
  function repliesWin(left: number, start: number, end: number): boolean {
    const owner = side[NEMESIS] as Side
    const before = line.length
    let longest: TurnStep[] | undefined
    for (let i = start; i < end; i++) {
      const back = at[NEMESIS] as number
      const code = codes[i] as ActionCode
      if (owner === me && allows?.(code) === false) continue
      walkTo(NEMESIS, toOf(code))
      nodes++
      const won = isLeaderLost(owner)
        ? owner === foe
        : isLeaderLost(1 - owner)
          ? owner === me
          : (left > 0 || recruits.left > 0) && wins(left, end)
      walkTo(NEMESIS, back)
      if (won !== (owner === foe)) {
        if (won) line.push(code)
        else if (line.length > before) line.length = before
        return won
      }
      if (won) {
        line.push(code)
        if (longest === undefined || longest.length <= line.length - before) longest = line.slice(before)
      }
      if (line.length > before) line.length = before
    }
    if (longest) line.push(...longest)
    return owner === foe
  }

  return { NO_RECRUITS, findWin, winningLine, winNodes }
}
