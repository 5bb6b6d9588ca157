// Whole turns on the loaded position: steps done and undone, recruitments, and the turn handed over.

import {
  BITS,
  type Face,
  faceOf,
  MOST_CARDS,
  NEMESIS,
  NOBODY,
  piecesOf,
  recruitmentCells,
} from '@undercrown/leaders'
import { actorOf, fromOf, toOf } from './action-code.ts'
import { type Evaluation, WON } from './evaluation.ts'
import type { SearchPosition } from './position.ts'
import { END_STEP, isRecruitStep, recruitedCells, recruitedFace, recruitStep, type TurnStep } from './step.ts'
import type { Recruits } from './win-search.ts'

/** What the board does not tell: the cards to be had, and how many turns are over. */
export interface Stock {
  readonly faces: readonly Face[]
  readonly turn: number
}

export interface Recruit {
  readonly step: TurnStep
  readonly value: number
}

export function createTurn(position: SearchPosition, evaluation: Evaluation) {
  const { ACTED, board, isLeaderLost, LAST, lift, MOVER, make, now, put, team, unmake, walkTo } = position
  const { worth } = evaluation

  /** How many characters a side has, its Leader included. */
  function cardsOf(side: number): number {
    const faces = new Set<Face>()
    for (let rest = (team[side] as number) & ~3; rest !== 0; rest &= rest - 1)
      faces.add(faceOf(31 - Math.clz32(rest & -rest)))
    return 1 + faces.size
  }

  /** What the side to move may recruit at the end of a turn that begins now. */
  function recruitsDue(stock: Stock): Recruits {
    const wanted = stock.turn === 1 ? 2 : 1
    const left = Math.min(wanted, MOST_CARDS - cardsOf(now[MOVER]))
    return { left, faces: left > 0 ? stock.faces : [] }
  }

  function take(step: TurnStep): void {
    if (step === END_STEP) return
    if (isRecruitStep(step)) {
      const cells = recruitedCells(step)
      piecesOf(recruitedFace(step)).forEach((piece, i) => {
        put(piece, cells[i] as number, now[MOVER])
      })
    } else if (actorOf(step) === NEMESIS) walkTo(NEMESIS, toOf(step))
    else make(step)
  }

  function takeBack(step: TurnStep): void {
    if (step === END_STEP) return
    if (isRecruitStep(step)) for (const piece of piecesOf(recruitedFace(step))) lift(piece)
    else if (actorOf(step) === NEMESIS) walkTo(NEMESIS, fromOf(step))
    else unmake(step)
  }

  /** Hands the turn over; returns what `resume` needs. */
  function handOver(): number {
    const held = now[ACTED] | ((now[LAST] + 1) << BITS)
    now[MOVER] = 1 - now[MOVER]
    now[ACTED] = 0
    now[LAST] = NOBODY
    return held
  }

  function resume(held: number): void {
    now[MOVER] = 1 - now[MOVER]
    now[ACTED] = held & ((1 << BITS) - 1)
    now[LAST] = (held >> BITS) - 1
  }

  /** Every legal recruitment with what it looks like afterwards, the best first. */
  function recruitsOf(faces: readonly Face[]): Recruit[] {
    const me = now[MOVER]
    const free = (recruitmentCells[me] ?? []).filter((cell) => board[cell] === NOBODY)
    const found: Recruit[] = []
    for (const face of faces) {
      const [first, second] = piecesOf(face) as [number, number?]
      for (const cell of free) {
        put(first, cell, me)
        if (second === undefined) note(found, face, [cell], me)
        else {
          for (const other of free) {
            if (other === cell) continue
            put(second, other, me)
            note(found, face, [cell, other], me)
            lift(second)
          }
        }
        lift(first)
      }
    }
    return found.sort((a, b) => b.value - a.value)
  }

  function note(found: Recruit[], face: Face, cells: readonly number[], me: number): void {
    if (isLeaderLost(me)) return
    const value = isLeaderLost(1 - me) ? WON : worth(me, 1 - me)
    found.push({ step: recruitStep(face, cells), value })
  }

  return { cardsOf, recruitsDue, take, takeBack, handOver, resume, recruitsOf }
}

export type Turn = ReturnType<typeof createTurn>
