// Puzzles laid out by hand, for tests: "7-eye:01 ●3 =-:*" are cards with a stone before and who knows them after.

import { cardById } from '@undercrown/hidden-people'
import type { Puzzle } from '../puzzle.ts'
import { disguised, laidState, laidText, moveText } from './position.ts'
import { idOfTask, peopleTaskIn, solved } from './solution.ts'

export interface Laid {
  readonly rows: readonly string[]
  readonly draw?: string
  readonly discard?: string
  readonly hand?: string
  readonly turn?: number
  /** "row.1.2", "draw", "hand.0 7-eye", "use", "seat.1". */
  readonly watch?: readonly string[]
  /** "row.1.2=0", where something is to be named. */
  readonly named?: string
}

function laidCards(text = ''): object[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [card = '', known = ''] = word.replace('●', '').split(':')
      const knownTo = known === '*' ? 'all' : [...known].map(Number)
      return { ...cardById(card), knownTo, ...(word.startsWith('●') && { stone: true }) }
    })
}

/** A move as text. */
export function moveIn(short: string): string {
  const [place = '', card] = short.split(' ')
  const [zone = '', a, b] = place.split('.')
  if (zone === 'use' || zone === 'decline') return moveText({ word: zone })
  if (zone === 'seat') return moveText({ seat: Number(a) })
  if (zone === 'row') return moveText({ zone, seat: Number(a), index: Number(b) })
  return moveText({ zone, ...(a && { index: Number(a) }), ...(card && { card }) })
}

/** What the position has for a solution, unless one is named. */
export function laidPuzzle(
  kind: string,
  seat: number,
  { rows, draw, discard, hand, turn = seat, watch = [], named }: Laid,
): Puzzle {
  const layout = {
    rows: rows.map(laidCards),
    drawPile: laidCards(draw),
    discardPile: laidCards(discard ?? '12-flash'),
    hand: laidCards(hand)[0] ?? null,
    turn,
  }
  const moves = watch.map(moveIn)
  const position = laidText(disguised(laidState(JSON.stringify(layout)), seat, moves))
  const puzzle: Puzzle = {
    id: '',
    game: 'hidden-people',
    kind,
    position,
    ...(moves.length > 0 && { watch: moves }),
    seat,
    solutions: [[named ?? 'any']],
    rating: 1000,
    themes: [],
    proof: { by: 'any', seen: 1 },
  }
  const asked = peopleTaskIn(puzzle)
  const found = asked && solved(asked)
  return asked && found ? { ...puzzle, id: idOfTask(asked), ...found } : puzzle
}
