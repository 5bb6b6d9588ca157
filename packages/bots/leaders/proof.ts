// Wins within a turn by plain enumeration: every action is tried, every state remembered, nothing is pruned.

import type { Choice } from '@undercrown/engine'
import { leaders, type Move, NEMESIS, type Side, type State } from '@undercrown/leaders'
import { type ActionCode, toOf } from './action-code.ts'
import type { SearchCore } from './core.ts'

export function choiceIn(state: State): Choice<Move> | undefined {
  return leaders.choices(state)[0]
}

/** The state after a move; the one before stays as it is. */
export function stateAfter(state: State, seat: Side, move: Move): State {
  const next = leaders.clone(state)
  leaders.play(next, seat, move, () => {})
  return next
}

/** By nothing but the rules: whether a side can force a win before the turn is over; undefined where that takes more states than allowed. */
export function forcesWin(state: State, me: Side, states: number): boolean | undefined {
  const { turn } = state
  const memory = new Map<string, boolean>()
  let left = states
  const wins = (at: State): boolean => {
    if (at.result) return at.result.winner === me
    if (at.turn !== turn || at.phase === 'banish' || left <= 0) return false
    const key = `${at.at} ${at.acted} ${at.actedTwins} ${at.last} ${at.phase} ${at.recruitsLeft}`
    const known = memory.get(key)
    if (known !== undefined) return known
    left--
    const choice = choiceIn(at) as Choice<Move>
    const follow = (move: Move) => wins(stateAfter(at, choice.seat, move))
    const won = choice.seat === me ? choice.options.some(follow) : choice.options.every(follow)
    memory.set(key, won)
    return won
  }
  const won = wins(state)
  return left <= 0 ? undefined : won
}

/** The same for the side to move at the beginning of a turn without recruits, on the board of the search core. */
export function canWin(
  { position, generator, legality }: SearchCore,
  state: State,
  states: number,
): boolean | undefined {
  const { at, isLeaderLost, load, MOVER, make, now, placeHi, side, turnKey, unmake, walkTo } = position
  const { able, codes, pursue, reach } = generator
  const { isBarred, isProvoking } = legality
  load(state)
  const me = now[MOVER] as Side
  const memory = new Map<number, boolean>()
  const wins = (start: number): boolean => {
    const key = placeHi() * 2 ** 21 + (turnKey() & 0x1fffff)
    const known = memory.get(key)
    if (known !== undefined) return known
    if (memory.size >= states) return false
    memory.set(key, false)
    const won = anyWins(start)
    if (won) memory.set(key, won)
    return won
  }
  const anyWins = (start: number): boolean => {
    for (let rest = able(); rest !== 0; rest &= rest - 1) {
      const end = reach(31 - Math.clz32(rest & -rest), start)
      for (let i = start; i < end; i++) {
        const code = codes[i] as ActionCode
        make(code)
        const won = !isBarred(code, end) && (isLeaderLost(1 - me) || goesOn(code, end))
        unmake(code)
        if (won) return true
      }
    }
    return false
  }
  const goesOn = (code: ActionCode, start: number): boolean => {
    const end = isProvoking(code) ? pursue(start) : start
    if (end === start) return wins(start)
    const owner = side[NEMESIS] as Side
    const back = at[NEMESIS] as number
    for (let i = start; i < end; i++) {
      walkTo(NEMESIS, toOf(codes[i] as ActionCode))
      const won = isLeaderLost(1 - me) || (!isLeaderLost(me) && wins(end))
      walkTo(NEMESIS, back)
      if (won === (owner === me)) return won
    }
    return owner !== me
  }
  const won = wins(0)
  return memory.size >= states && !won ? undefined : won
}

/** Answers a question with one of its options. */
export type TurnPlayer = (state: State, choice: Choice<Move>) => Move

/** Lets a side play its turn, the other's Nemesis going wherever she may; gives every state it can end in. */
export function* turnsEnd(
  state: State,
  me: Side,
  answer: TurnPlayer,
  turn: number = state.turn,
): Iterable<State> {
  const choice = choiceIn(state)
  if (state.result || !choice || state.turn !== turn || state.phase === 'banish') yield state
  else if (choice.seat === me) yield* turnsEnd(stateAfter(state, me, answer(state, choice)), me, answer, turn)
  else
    for (const move of choice.options) yield* turnsEnd(stateAfter(state, choice.seat, move), me, answer, turn)
}
