// Wins within a turn by nothing but the rules: every move offered is played, every state remembered.

import type { Choice } from '@undercrown/engine'
import { leaders, type Move, type Side, type State } from '@undercrown/leaders'

export function choiceIn(state: State): Choice<Move> | undefined {
  return leaders.choices(state)[0]
}

/** The state after a move; the one before stays as it is. */
export function after(state: State, seat: Side, move: Move): State {
  const next = leaders.clone(state)
  leaders.play(next, seat, move, () => {})
  return next
}

/** Whether a side can force a win before the turn is over; undefined where that takes more states than allowed. */
export function forcesWin(state: State, me: Side, states: number): boolean | undefined {
  const { turn } = state
  const memory = new Map<string, boolean>()
  let left = states
  const wins = (at: State): boolean => {
    if (at.result) return at.result.winner === me
    if (at.turn !== turn || at.phase === 'banish' || left <= 0) return false
    const key = `${at.at} ${at.acted} ${at.last} ${at.phase} ${at.recruitsLeft}`
    const known = memory.get(key)
    if (known !== undefined) return known
    left--
    const choice = choiceIn(at) as Choice<Move>
    const follow = (move: Move) => wins(after(at, choice.seat, move))
    const won = choice.seat === me ? choice.options.some(follow) : choice.options.every(follow)
    memory.set(key, won)
    return won
  }
  const won = wins(state)
  return left <= 0 ? undefined : won
}

/** Answers a question with one of its options. */
export type Answer = (state: State, choice: Choice<Move>) => Move

/** Lets a side play its turn, the other's Nemesis going wherever she may; gives every state it can end in. */
export function* turnsEnd(
  state: State,
  me: Side,
  answer: Answer,
  turn: number = state.turn,
): Iterable<State> {
  const choice = choiceIn(state)
  if (state.result || !choice || state.turn !== turn || state.phase === 'banish') yield state
  else if (choice.seat === me) yield* turnsEnd(after(state, me, answer(state, choice)), me, answer, turn)
  else for (const move of choice.options) yield* turnsEnd(after(state, choice.seat, move), me, answer, turn)
}
