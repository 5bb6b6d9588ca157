// What other programs are told of Leaders beyond the general commands: legal actions in full, solving, counting.

import { type Layout, refuse } from '@undercrown/engine'
import { cellByName, hexOf } from './board.ts'
import { layoutOf } from './line.ts'
import { notationOf } from './notation.ts'
import { perft } from './perft.ts'
import { clone } from './setup.ts'
import { solve } from './solve.ts'
import { type Move, pieceAt, type SideName, type State, sideOf, sides } from './state.ts'
import { choices, play } from './turn.ts'
import type { Limits } from './win.ts'

type Place = readonly [q: number, r: number]

function placeOf(cell: string): Place {
  const { q, r } = hexOf(cellByName(cell))
  return [q, r]
}

/** Whose piece stands there. */
function whoAt(state: State, cell: string): SideName {
  return sides[sideOf(state, pieceAt(state, cellByName(cell)))] as SideName
}

function effect(state: State, character: string, from: string, to: string): object {
  return { who: whoAt(state, from), character, from: placeOf(from), to: placeOf(to) }
}

/** A move of this position with its notation, its actor, and everybody who changes cell. */
export function describe(state: State, move: Move): object {
  const notation = notationOf(move)
  switch (move.kind) {
    case 'action': {
      const { piece, from, to, ability, other, otherFrom, otherTo } = move
      const effects: object[] = []
      if (to !== from) effects.push(effect(state, piece, from, to))
      if (other && otherFrom && otherTo) effects.push(effect(state, other, otherFrom, otherTo))
      const actor = { who: whoAt(state, from), character: piece, ...hexOf(cellByName(from)) }
      return { kind: 'action', notation, actor, ability, effects }
    }
    case 'nemesis':
      return { kind: 'nemesis', notation, effects: [effect(state, 'nemesis', move.from, move.to)] }
    case 'recruit':
      return { kind: 'recruit', notation, card: move.card, at: move.at.map(placeOf) }
    case 'banish':
      return { kind: 'banish', notation, card: move.card }
    case 'end':
      return { kind: 'end', notation }
  }
}

/** Every legal move; the n-th is the pick n of the seat that is asked. */
export function legal(state: State): { actions: object[] } {
  return {
    actions: choices(state).flatMap(({ options }) => options.map((move) => describe(state, move))),
  }
}

/** Whether the player whose turn it is wins within it, and how: the moves as `legal` tells them. */
export function solved(state: State, budget: Limits): { win: boolean | null; line?: object[] } {
  const { win, line } = solve(state, budget)
  if (!win) return { win }
  const copy = clone(state)
  return {
    win,
    line: line.map((move) => {
      const told = describe(copy, move)
      play(copy, choices(copy)[0]?.seat as number, move, () => {})
      return told
    }),
  }
}

const DEEPEST = 12

export function counted(state: State, depth: unknown): { depth: number; nodes: number } {
  if (!Number.isInteger(depth) || (depth as number) < 0 || (depth as number) > DEEPEST)
    refuse(`"depth" must be a whole number from 0 to ${DEEPEST}`)
  return { depth: depth as number, nodes: perft(state, depth as number) }
}

/** A position as a program may send it: one line, or JSON. */
export function readPosition(raw: unknown): Layout {
  if (typeof raw === 'string') {
    const text = raw.trim()
    if (!text.startsWith('{')) return layoutOf(text)
    return readPosition(parse(text))
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    refuse('a position is one line of text or an object')
  return raw as Layout
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('the position is neither one line nor JSON')
  }
}
