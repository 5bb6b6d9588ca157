// Whole turns on the loaded position: steps done and undone, recruitments, and the turn handed over.

import { type Face, faceOf, NEMESIS, NOBODY, piecesOf, recruitmentCells } from '@undercrown/leaders'
import {
  ACTED,
  actorOf,
  board,
  END_STEP,
  fromOf,
  isLeaderLost,
  isRecruitStep,
  LAST,
  lift,
  MOVER,
  make,
  now,
  put,
  type Recruits,
  recruitedCells,
  recruitedFace,
  recruitStep,
  type Step,
  team,
  toOf,
  unmake,
  walkTo,
} from '@undercrown/leaders/search-core'
import { WON, worth } from './worth.ts'

/** What the board does not tell: the cards to be had, and how many turns are over. */
export interface Stock {
  readonly faces: readonly Face[]
  readonly turn: number
}

const MOST_CARDS = 5

export function cardsOf(side: number): number {
  const faces = new Set<Face>()
  for (let rest = (team[side] as number) & ~3; rest !== 0; rest &= rest - 1)
    faces.add(faceOf(31 - Math.clz32(rest & -rest)))
  return 1 + faces.size
}

/** What the side to move may recruit at the end of a turn that begins now. */
export function recruitsDue(stock: Stock): Recruits {
  const wanted = stock.turn === 1 ? 2 : 1
  const left = Math.min(wanted, MOST_CARDS - cardsOf(now[MOVER] as number))
  return { left, faces: left > 0 ? stock.faces : [] }
}

export function take(step: Step): void {
  if (step === END_STEP) return
  if (isRecruitStep(step)) {
    const cells = recruitedCells(step)
    piecesOf(recruitedFace(step)).forEach((piece, i) => {
      put(piece, cells[i] as number, now[MOVER] as number)
    })
  } else if (actorOf(step) === NEMESIS) walkTo(NEMESIS, toOf(step))
  else make(step)
}

export function takeBack(step: Step): void {
  if (step === END_STEP) return
  if (isRecruitStep(step)) for (const piece of piecesOf(recruitedFace(step))) lift(piece)
  else if (actorOf(step) === NEMESIS) walkTo(NEMESIS, fromOf(step))
  else unmake(step)
}

/** Hands the turn over; returns what `resume` needs. */
export function handOver(): number {
  const held = (now[ACTED] as number) | (((now[LAST] as number) + 1) << 20)
  now[MOVER] = 1 - (now[MOVER] as number)
  now[ACTED] = 0
  now[LAST] = NOBODY
  return held
}

export function resume(held: number): void {
  now[MOVER] = 1 - (now[MOVER] as number)
  now[ACTED] = held & 0xfffff
  now[LAST] = (held >> 20) - 1
}

export interface Recruit {
  readonly step: Step
  readonly value: number
}

/** Every legal recruitment with what it looks like afterwards, the best first. */
export function recruitsOf(faces: readonly Face[]): Recruit[] {
  const me = now[MOVER] as number
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
