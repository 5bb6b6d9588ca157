// What of a puzzle one would recognize in another: then the second is no puzzle any more.

import { viewOf } from '@undercrown/engine'
import { type Event, hiddenPeople } from '@undercrown/hidden-people'
import type { Puzzle } from '../puzzle.ts'
import { readNamed } from './answer.ts'
import { laidState, playTexts } from './position.ts'

/** A pack compares each with all others. */
const known = new WeakMap<Puzzle, string>()

/** The same for puzzles that differ only in what does not matter: the order of rows, and of cards in them. */
export function likeness(puzzle: Puzzle): string {
  const before = known.get(puzzle)
  if (before !== undefined) return before
  const found = likenessOf(puzzle)
  known.set(puzzle, found)
  return found
}

function likenessOf({ position, seat, watch = [], solutions }: Puzzle): string {
  const state = laidState(position)
  const view = viewOf(hiddenPeople, state, seat, 'mind')
  const seen = new Map(view.own)
  const rows = view.open.rows.map((row, one) =>
    row
      .map((_, i) => seen.get(`row.${one}.${i}`) ?? '?')
      .sort()
      .join(),
  )
  const mine = rows.splice(seat, 1)
  const answer = readNamed(solutions[0]?.[0] ?? '')?.value
  if (watch.length === 0) return [mine, ...rows.sort(), seen.get('hand.0'), answer].join(' ')
  const events: Event['type'][] = []
  playTexts(hiddenPeople.clone(state), watch, ({ type }) => events.push(type))
  return [events, answer].join(' ')
}
