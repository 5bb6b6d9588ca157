// What other programs are told of Leaders beyond the general commands: legal actions in full, counting.

import { itemAt, type Layout, refuse } from '@undercrown/engine'
import { cellByName, hexOf } from './board.ts'
import { layoutOf } from './line.ts'
import { notationOf } from './notation.ts'
import { perft } from './perft.ts'
import { type Move, pieceAt, type SideName, type State, sideOf, sides } from './state.ts'
import { choices } from './turn.ts'

type Place = readonly [q: number, r: number]

function placeOf(cell: string): Place {
  const { q, r } = hexOf(cellByName(cell))
  return [q, r]
}

/** Whose piece stands there. */
function whoAt(state: State, cell: string): SideName {
  return itemAt(sides, sideOf(state, pieceAt(state, cellByName(cell))))
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

const DEEPEST = 12

export function counted(state: State, depth: unknown): { depth: number; nodes: number } {
  if (!Number.isInteger(depth) || (depth as number) < 0 || (depth as number) > DEEPEST)
    refuse(
      `"depth" must be a whole number from 0 to ${DEEPEST}`,
      `«\u00a0depth\u00a0» doit être un nombre entier de 0 à ${DEEPEST}`,
    )
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
    refuse('a position is one line of text or an object', 'une position est une ligne de texte ou un objet')
  return raw as Layout
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('the position is neither one line nor JSON', 'la position n’est ni une ligne ni du JSON')
  }
}
