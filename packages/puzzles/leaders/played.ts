// The solution of a puzzle of Leaders, deed by deed as the rules play it.

import { type Choice, randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type Move, notationOf, type State } from '@undercrown/leaders'

/** A deed, among what its side could have done instead. */
export interface PlayedDeed {
  readonly move: Move
  readonly options: readonly Move[]
}

export interface PlayedTurn {
  readonly deeds: readonly PlayedDeed[]
  readonly end: State
  /** Every deed was offered when its turn came, and nothing was lost on the way. */
  readonly whole: boolean
}

/** In this order; an enemy Nemesis goes where she can first, and the actions end before a recruitment. */
export function playedTurn(position: string, solution: readonly string[]): PlayedTurn {
  const state = leaders.position(layoutOf(position), randomFrom('')).state
  const me = state.toMove
  const left = [...solution]
  const deeds: PlayedDeed[] = []
  while (!state.result && left.length > 0) {
    const [choice] = leaders.choices(state) as [Choice<Move>?]
    const options = choice?.options ?? []
    const deed = options.find((one) => notationOf(one) === left[0])
    const next = deed ?? (choice?.seat === me ? left[0]?.startsWith('+') && options.find(isEnd) : options[0])
    if (!choice || !next) break
    if (deed) {
      left.shift()
      deeds.push({ move: deed, options })
    }
    leaders.play(state, choice.seat, next, () => {})
  }
  const isLost = state.result !== null && state.result.winner !== me
  return { deeds, end: state, whole: left.length === 0 && !isLost }
}

const isEnd = ({ kind }: Move) => kind === 'end'
