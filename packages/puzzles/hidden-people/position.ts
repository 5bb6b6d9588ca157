// Positions of puzzles as text, moves as text, and which of the worlds that a seat cannot tell apart is written down.

import { type Layout, randomFrom, refuse, type Seat, shuffle, viewOf } from '@undercrown/engine'
import { type Event, hiddenPeople, type Move, type State } from '@undercrown/hidden-people'

export function laidState(text: string): State {
  return hiddenPeople.position(readLayout(text), randomFrom('')).state
}

function readLayout(text: string): Layout {
  try {
    const raw: unknown = JSON.parse(text)
    if (typeof raw === 'object' && raw !== null) return raw as Layout
  } catch {}
  return refuse('this is no position', 'ce n’est pas une position')
}

/** What `position` takes for granted is left out. */
export function laidText(state: State): string {
  return JSON.stringify(hiddenPeople.layout(state), (name, value) =>
    value === null || (name === 'stone' && value === false) || (name === 'knownTo' && value.length === 0)
      ? undefined
      : value,
  )
}

/** A move as text: its target, as the engine protocol writes it. */
export function moveText(move: Move): string {
  return JSON.stringify(hiddenPeople.target(move))
}

/** Plays moves that are written as text, in place. */
export function playTexts(state: State, moves: readonly string[], tell: (event: Event) => void): void {
  for (const text of moves) {
    const [choice] = hiddenPeople.choices(state)
    const move = choice?.options.find((one) => moveText(one) === text)
    if (!choice || !move) refuse(`"${text}" is not offered`, `«\u00a0${text}\u00a0» n’est pas proposé`)
    hiddenPeople.play(state, choice.seat, move, tell)
  }
}

/**
 * The same table as far as the seat can tell, now and while the moves are watched: the cards that it never sees are
 * dealt anew by what it does see, so that the file of a puzzle tells nothing of the game that it came up in.
 */
export function disguised(truth: State, seat: Seat, moves: readonly string[]): State {
  const state = laidState(laidText(truth))
  const end = hiddenPeople.clone(state)
  const seen = state.known.slice()
  const told: unknown[] = [viewOf(hiddenPeople, state, seat, 'mind')]
  playTexts(end, moves, (event) => {
    told.push(hiddenPeople.seen(event, seat))
    end.known.forEach((known, slot) => {
      seen[slot] = (seen[slot] as number) | known
    })
  })
  const hidden = seen.flatMap((known, slot) => (known & (1 << seat) ? [] : [slot]))
  const faces = hidden.map((slot) => state.face[slot] as number).sort((a, b) => a - b)
  shuffle(randomFrom(JSON.stringify(told)), faces)
  const face = state.face.slice()
  hidden.forEach((slot, i) => {
    face[slot] = faces[i] as number
  })
  return { ...state, face }
}
