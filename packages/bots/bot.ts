// A bot: a player that is given what its seat may know and the question it is asked, never the true state.

import type { AnyGame, AnyView, Choice, Random } from '@undercrown/engine'

/**
 * Answers the question with one of its options. `view` is the seat's `mind` view; `budget` is how much thinking
 * is allowed, in games played out in the head; `random` is the bot's own chance. The same five give the same move.
 */
export type Bot = (
  game: AnyGame,
  view: AnyView,
  choice: Choice<object>,
  budget: number,
  random: Random,
) => object
