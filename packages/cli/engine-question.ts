// A question as the engine protocol tells it: what a person would read, and what a program needs.

import { type AnyTable, type Choice, plain, type Seat, type Target, viewOf } from '@undercrown/engine'

export interface EngineQuestion {
  readonly seat: Seat
  readonly ask: string
  readonly options: readonly { readonly pick: number; readonly label: string; readonly target: Target }[]
}

export function engineQuestion(
  { game, seats, state }: Pick<AnyTable, 'game' | 'seats' | 'state'>,
  choice: Choice<object>,
): EngineQuestion {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
  const { ask, option } = game.phrases.en
  const asking = { ...choice, view: viewOf(game, state, choice.seat, 'screen') }
  return {
    seat: choice.seat,
    ask: plain(ask(asking), names, 'en'),
    options: choice.options.map((move, pick) => ({
      pick,
      label: plain(option(move, asking), names, 'en'),
      target: game.target(move),
    })),
  }
}
