// Finds a win within the current turn, against every answer of an enemy Nemesis, or proves that there is none.
//
// Depth-first over actions, longer and longer, with a memo over orderings: the same pieces on the same cells with
// the same actors spent is one position however it came about. Ending the turn with a recruitment can win too.

import { cellsTwoAway, nameOf, neighbours, recruitmentCells } from './board.ts'
import { airOf, canStrike, countBits, isOutOfReach } from './bound.ts'
import {
  ARCHER,
  CUB,
  cardOf,
  characterOf,
  type Face,
  HERMIT,
  NEMESIS,
  PIECES,
  piecesOf,
} from './characters.ts'
import {
  actorOf,
  besideHi,
  besideLo,
  bitHi,
  bitLo,
  type Code,
  type Core,
  coreOf,
  fromOf,
  isAbility,
  isLeaderLost,
  isPairOpen,
  lift,
  lowKey,
  make,
  NONE,
  otherOf,
  otherToOf,
  pressure,
  put,
  toOf,
  unmake,
  walkTo,
} from './core.ts'
import { type Memo, memoOf } from './memo.ts'
import { pursue, reach } from './reach.ts'
import { codes, isBarred, isProvoking } from './search.ts'
import { clone } from './setup.ts'
import { type Action, END, faceAt, type Move, type Side, type State } from './state.ts'
import { choices, play } from './turn.ts'

export interface Budget {
  /** Give up after so many actions tried. */
  readonly nodes?: number
  /** Asked now and then: give up at once? */
  readonly stop?: () => boolean
  /** Look only for wins in at most so many actions. */
  readonly actions?: number
}

export interface Verdict {
  /** Null where the budget ran out. */
  readonly win: boolean | null
  /** The winning moves, an enemy Nemesis answering as long as she can hold out; empty without a win. */
  readonly line: readonly Move[]
  /** Actions made and unmade. */
  readonly nodes: number
}

const MEMO_BITS = 20
const ASK_EVERY = 0xfff
const PAIR = (1 << HERMIT) | (1 << CUB)

let memo: Memo | undefined

export function solve(state: State, budget: Budget = {}): Verdict {
  if (state.result || state.phase === 'banish') return { win: false, line: [], nodes: 0 }
  memo ??= memoOf(MEMO_BITS)
  memo.renew()
  const search = searchOf(coreOf(state), recruitsOf(state), memo, budget)
  const win = search.run(state.phase)
  const found = search.win()
  return {
    win: found ? true : win === null ? null : false,
    line: found ? playable(state, found) : [],
    nodes: search.nodes(),
  }
}

interface Recruits {
  readonly left: number
  /** What is open now. A card that is only turned up after the first recruitment is nobody's to count on. */
  readonly faces: readonly Face[]
}

function recruitsOf(state: State): Recruits {
  return { left: state.recruitsLeft, faces: state.visible.map((slot) => faceAt(state, slot)) }
}

/** Leaves out the end of the actions where they end by themselves. */
function playable(state: State, line: readonly Move[]): Move[] {
  const copy = clone(state)
  const kept: Move[] = []
  for (const move of line) {
    const [choice] = choices(copy)
    if (!choice || (move.kind === 'end' && copy.phase === 'recruit')) continue
    kept.push(move)
    play(copy, choice.seat, move, () => {})
  }
  return kept
}

interface Search {
  /** False: no win. Null: gave up. True: see `win`. */
  run(phase: State['phase']): boolean | null
  win(): readonly Move[] | undefined
  nodes(): number
}

function searchOf(core: Core, recruits: Recruits, known: Memo, budget: Budget): Search {
  const me = core.mover
  const foe: Side = 1 - me
  const mostNodes = budget.nodes ?? Number.POSITIVE_INFINITY
  let nodes = 0
  let gaveUp = false
  let line: Move[] | undefined

  const nearEdge = new Set((recruitmentCells[me] ?? []).flatMap((cell) => near(cell)))
  let mine = 0
  for (let piece = 0; piece < PIECES; piece++)
    if (core.side[piece] === me && piece !== NEMESIS) mine |= 1 << piece

  function isTired(): boolean {
    if (gaveUp) return true
    if (nodes >= mostNodes || ((nodes & ASK_EVERY) === 0 && budget.stop?.())) gaveUp = true
    return gaveUp
  }

  /** Ending the turn now: can a recruitment win? */
  function recruitWins(left: number, faces: readonly Face[]): boolean {
    if (left === 0 || !nearEdge.has(core.at[foe] as number)) return false
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
      if (isLeaderLost(core, me)) return false
      const won = isLeaderLost(core, foe)
      if (!won && !further()) return false
      const recruit: Move = { kind: 'recruit', card: cardOf(face), at: cells.map(nameOf) }
      line = won ? [recruit] : [recruit, ...(line ?? [])]
      return true
    }
    for (const cell of recruitmentCells[me] ?? []) {
      if ((core.board[cell] as number) >= 0) continue
      put(core, piece, cell, me)
      const won = placeWins(face, i + 1, [...cells, cell], further)
      lift(core, piece)
      if (won) return true
    }
    return false
  }

  function endWins(): boolean {
    if (!recruitWins(recruits.left, recruits.faces)) return false
    line = [END, ...(line ?? [])]
    return true
  }

  /** Pieces that may still act, as bits. */
  function able(): number {
    const bits = mine & ~core.acted
    // Of Hermit and Cub the second acts directly after the first, or no more.
    if ((bits & PAIR) === 0 || (core.acted & mine & PAIR) === 0 || isPairOpen(core)) return bits
    return bits & ~PAIR
  }

  /** Whether so many more actions cannot win, whatever they are. */
  function isHopeless(left: number, bits: number): boolean {
    if (recruits.left > 0) return false
    return isOutOfReach(core, foe, bits, left)
  }

  /** Whether the mover, whose choice it is, wins in so many more actions. */
  function wins(left: number, start: number): boolean {
    if (recruits.left > 0 && endWins()) return true
    const bits = able()
    const most = Math.min(left, countBits(bits))
    if (most === 0 || isHopeless(most, bits)) return false
    const lo = lowKey(core)
    const hi = core.keyHi
    if (known.knows(lo, hi, most)) return false
    const last = most === 1 && recruits.left === 0
    const need = 2 - pressure(core, foe)
    const air = airOf(core, core.at[foe] as number)
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const piece = 31 - Math.clz32(rest & -rest)
      if (last && !canStrike(core, foe, piece, need, air)) continue
      const end = reach(core, piece, codes, start)
      for (let i = start; i < end; i++) {
        if (most === 1 && isIdle(codes[i] as Code)) continue
        if (tryWins(codes[i] as Code, most - 1, end)) return true
        if (gaveUp) return false
      }
    }
    known.learn(lo, hi, most)
    return false
  }

  /** Whether a last action cannot win: the enemy Leader stays, nobody comes near, and no Nemesis stirs. */
  function isIdle(code: Code): boolean {
    const actor = code & 31
    const other = (code >> 17) & 31
    if (other === foe || actor === me || other === me || actor === ARCHER || other === ARCHER) return false
    const leader = core.at[foe] as number
    const besideL = besideLo[leader] as number
    const besideH = besideHi[leader] as number
    const to = (code >> 11) & 63
    if ((besideL & (bitLo[to] as number)) !== 0 || (besideH & (bitHi[to] as number)) !== 0) return false
    if (other !== NONE) {
      const there = (code >> 22) & 63
      if ((besideL & (bitLo[there] as number)) !== 0 || (besideH & (bitHi[there] as number)) !== 0)
        return false
    }
    return recruits.left === 0 || !nearEdge.has(leader)
  }

  /** Whether this action leads to a win in so many more. */
  function tryWins(code: Code, left: number, start: number): boolean {
    nodes++
    if (isTired()) return false
    make(core, code)
    let won = false
    if (!isBarred(core, code, start)) {
      if (isLeaderLost(core, foe)) {
        won = true
        line = []
      } else {
        const end = isProvoking(core, code) ? pursue(core, codes, start) : start
        if (end > start) won = repliesWin(left, start, end)
        else if (left > 0 || recruits.left > 0) won = wins(left, end)
      }
    }
    unmake(core, code)
    if (won) line = [actionOf(core, code), ...(line ?? [])]
    return won
  }

  /** The Nemesis goes where her owner wants: any of it must win for an enemy's, one will do for the mover's own. */
  function repliesWin(left: number, start: number, end: number): boolean {
    const owner = core.side[NEMESIS] as Side
    let longest: Move[] | undefined
    for (let i = start; i < end; i++) {
      const back = core.at[NEMESIS] as number
      const to = toOf(codes[i] as Code)
      walkTo(core, NEMESIS, to)
      line = []
      const won = isLeaderLost(core, owner)
        ? owner === foe
        : isLeaderLost(core, 1 - owner)
          ? owner === me
          : (left > 0 || recruits.left > 0) && wins(left, end)
      walkTo(core, NEMESIS, back)
      if (won !== (owner === foe)) {
        if (won) line = [pursuit(back, to), ...(line ?? [])]
        return won
      }
      if (won && (longest === undefined || longest.length <= (line?.length ?? 0)))
        longest = [pursuit(back, to), ...(line ?? [])]
    }
    line = longest
    return owner === foe
  }

  function run(phase: State['phase']): boolean | null {
    if (phase === 'recruit') return recruitWins(recruits.left, recruits.faces)
    const all = countBits(able())
    const most = Math.min(all, budget.actions ?? all)
    for (let left = Math.min(1, most); left <= most; left++) {
      const end = phase === 'nemesis' ? pursue(core, codes, 0) : 0
      if (phase === 'nemesis' ? repliesWin(left, 0, end) : wins(left, 0)) return true
      if (gaveUp) return null
    }
    return false
  }

  let result: boolean | null = false
  return {
    run(phase) {
      result = run(phase)
      return result
    },
    win: () => (result === true ? line : undefined),
    nodes: () => nodes,
  }
}

/** Cells from which somebody on this one could threaten. */
function near(cell: number): number[] {
  return [...neighbours(cell), ...cellsTwoAway(cell)]
}

function pursuit(from: number, to: number): Move {
  return { kind: 'nemesis', from: nameOf(from), to: nameOf(to) }
}

/** The action in words; the position is the one it starts from. */
export function actionOf(core: Core, code: Code): Action {
  const other = otherOf(code)
  const action = {
    kind: 'action',
    piece: characterOf(actorOf(code)),
    from: nameOf(fromOf(code)),
    to: nameOf(toOf(code)),
    ability: isAbility(code),
  } as const
  if (other === NONE) return action
  const otherFrom = nameOf(core.at[other] as number)
  return { ...action, other: characterOf(other), otherFrom, otherTo: nameOf(otherToOf(code)) }
}
