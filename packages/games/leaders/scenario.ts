// Small tables for tests, written as pieces on cells: "l d1, r b2 | L d7, N e5" has black before the bar.

import { randomFrom } from '@undercrown/engine'
import { position } from './layout.ts'
import { characterByLetter, notationOf, parseMove } from './notation.ts'
import type { Event, State } from './state.ts'
import { choices, play } from './turn.ts'

/** Lays pieces out; a `~` after the letter says that it has acted. Black is to move unless said otherwise. */
export function lay(pieces: string, more: object = {}): State {
  const laid = pieces.split('|').flatMap((half, side) =>
    half
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => {
        const [sign = '', cell = ''] = text.split(' ')
        const who = side === 0 ? 'black' : 'white'
        return { who, character: characterByLetter(sign.charAt(0)), cell, acted: sign.endsWith('~') }
      }),
  )
  return position({ pieces: laid, ...more }, randomFrom('lay')).state
}

/** What is offered now, in notation; only moves that start like this, if said. */
export function offered(state: State, start = ''): string[] {
  return choices(state)
    .flatMap(({ options }) => options.map(notationOf))
    .filter((text) => text.startsWith(start))
    .sort()
}

/** Who is asked. */
export function asked(state: State): number | undefined {
  return choices(state)[0]?.seat
}

/** Plays moves that must be offered, in place; returns what happened. */
export function moves(state: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = []
  for (const text of texts) {
    const [choice] = choices(state)
    const wanted = notationOf(parseMove(text))
    const move = choice?.options.find((one) => notationOf(one) === wanted)
    if (!choice || !move) throw new Error(`${text} is not offered: ${offered(state).join(' ')}`)
    play(state, choice.seat, move, (event) => events.push(event))
  }
  return events
}
