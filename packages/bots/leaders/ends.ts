// The ways to end the turn of the loaded position, of which the best by first sight are kept: every one of them, or
// those that a beam of the most promising beginnings leads to.

import { type ActionCode, toOf } from './action-code.ts'
import { bitboard } from './bitboard.ts'
import { type Evaluation, WON } from './evaluation.ts'
import type { Legality } from './legality.ts'
import type { MoveGenerator } from './move-generator.ts'
import { MOST_STEPS, poolOf, type TurnEnd } from './pool.ts'
import type { SearchPosition } from './position.ts'
import type { Turn } from './turn.ts'

export interface Sifting {
  /** How many ends are kept. */
  readonly keep: number
  /** Stop after so many positions. */
  readonly nodes: number
  /** Asked now and then: stop at once? */
  readonly stop?: (() => boolean) | undefined
  /** How many beginnings of each length are followed; all where it is left out. */
  readonly beam?: number | undefined
  /** Wins by more actions than this are overlooked. */
  readonly longestWin?: number
  /** Added to the value of an end, by its key. */
  readonly blur?: ((lo: number, hi: number) => number) | undefined
  /** Ends that are not worth keeping, whatever they look like. */
  readonly spurn?: (() => boolean) | undefined
}

export function createEnds(
  position: SearchPosition,
  generator: MoveGenerator,
  legality: Legality,
  evaluation: Evaluation,
  turn: Turn,
) {
  const { NEMESIS } = bitboard
  const {
    ACTED,
    MOVER,
    at,
    countBits,
    isLeaderLost,
    make,
    now,
    placeHi,
    placeHiAfter,
    placeLo,
    side,
    turnKey,
    turnKeyAfter,
    unmake,
    walkTo,
  } = position
  const { able, codes, pursue, reach } = generator
  const { isBarred, isProvoking } = legality
  const { worth } = evaluation
  const { take, takeBack } = turn
  const ROOM = 1024
  const ASK_EVERY = 0x3ff
  const ends = poolOf(position, ROOM)
  const stages = [poolOf(position, ROOM), poolOf(position, ROOM)] as const

  const SEEN_BITS = 17
  /** What has been seen: the two halves of the key side by side, mixed with the call it was in. */
  const seen = new Int32Array(2 << SEEN_BITS)
  let age = 0

  const path = new Int32Array(MOST_STEPS)
  let length = 0
  let nodes = 0
  let me = 0
  let sifting: Sifting
  /** Where a beam puts the beginnings that it may follow; nowhere when all are followed at once. */
  let stage: (typeof stages)[number] | undefined

  /** The best ends of the turn by `worth`, the best first. */
  function endsOf(wanted: Sifting): TurnEnd[] {
    age = Math.imul(age + 1, 0x9e3779b1)
    sifting = wanted
    nodes = 0
    length = 0
    me = now[MOVER]
    ends.clear(wanted.keep)
    if (wanted.beam === undefined) {
      stage = undefined
      visit(0)
    } else sweep(wanted.beam)
    return ends.sorted()
  }

  /** Positions made by the last call. */
  function endNodes(): number {
    return nodes
  }

  function sweep(beam: number): void {
    stage = stages[0]
    stage.clear(beam)
    visit(0)
    for (let round = 1; !isEnough(); round++) {
      const beginnings = (stage as (typeof stages)[number]).sorted()
      if (beginnings.length === 0) return
      stage = stages[round % 2] as (typeof stages)[number]
      stage.clear(beam)
      for (const { line } of beginnings) {
        for (const step of line) take(step)
        path.set(line)
        length = line.length
        goOn(0)
        for (let i = line.length - 1; i >= 0; i--) takeBack(line[i] as number)
      }
    }
  }

  /** From here the turn may end, or go on. */
  function visit(start: number): void {
    const value = worth(me, 1 - me) + (sifting.blur ? sifting.blur(placeLo(), placeHi()) : 0)
    if (!sifting.spurn?.()) ends.offer(value, path, length)
    if (length >= MOST_STEPS - 2) return
    if (stage) stage.offer(value, path, length)
    else goOn(start)
  }

  function isEnough(): boolean {
    if ((nodes & ASK_EVERY) === ASK_EVERY && sifting.stop?.()) nodes = Math.max(nodes, sifting.nodes)
    return nodes >= sifting.nodes
  }

  function goOn(start: number): void {
    for (let rest = able(); rest !== 0; rest &= rest - 1) {
      const end = reach(31 - Math.clz32(rest & -rest), start)
      for (let i = start; i < end; i++) {
        if (isEnough()) return
        tryOut(codes[i] as ActionCode, end)
      }
    }
  }

  function tryOut(code: ActionCode, start: number): void {
    nodes++
    const isProvoked = isProvoking(code)
    // What was seen need not be made again.
    if (!isProvoked && isSeen(turnKeyAfter(code), placeHiAfter(code))) return
    make(code)
    if (!isBarred(code, start)) {
      path[length++] = code
      if (isLeaderLost(1 - me)) win()
      else {
        const end = isProvoked ? pursue(start) : start
        if (end === start) visit(start)
        else if (side[NEMESIS] === me) lead(start, end)
        else suffer(start, end)
      }
      length--
    }
    unmake(code)
  }

  function win(): void {
    if (countBits(now[ACTED]) <= (sifting.longestWin ?? MOST_STEPS)) ends.offer(WON - length, path, length)
  }

  /** The own Nemesis goes wherever she may. */
  function lead(start: number, end: number): void {
    const back = at[NEMESIS] as number
    for (let i = start; i < end; i++) {
      const code = codes[i] as ActionCode
      nodes++
      walkTo(NEMESIS, toOf(code))
      path[length++] = code
      if (isLeaderLost(1 - me)) win()
      else if (!isLeaderLost(me) && !isSeen(turnKey(), placeHi())) visit(end)
      length--
      walkTo(NEMESIS, back)
    }
  }

  /** The enemy's goes where it looks best to her owner. */
  function suffer(start: number, end: number): void {
    const back = at[NEMESIS] as number
    let worst = Number.POSITIVE_INFINITY
    let reply = 0
    for (let i = start; i < end; i++) {
      const code = codes[i] as ActionCode
      nodes++
      walkTo(NEMESIS, toOf(code))
      const value = isLeaderLost(1 - me) ? WON : isLeaderLost(me) ? -WON : worth(me, 1 - me)
      walkTo(NEMESIS, back)
      if (value >= worst) continue
      worst = value
      reply = code
    }
    path[length++] = reply
    if (worst >= WON) win()
    else if (worst > -WON) {
      walkTo(NEMESIS, toOf(reply))
      if (!isSeen(turnKey(), placeHi())) visit(start)
      walkTo(NEMESIS, back)
    }
    length--
  }

  /** Whether a position has been here before; from now on it has. */
  function isSeen(lo: number, hi: number): boolean {
    const i = (lo & ((1 << SEEN_BITS) - 1)) << 1
    const mixed = hi ^ age
    if (seen[i] === lo && seen[i + 1] === mixed) return true
    seen[i] = lo
    seen[i + 1] = mixed
    return false
  }

  return { endsOf, endNodes }
}
