// The thread in which bots think. It gets a view and a question, never a table.

import { answer, type Coming, type Question } from '@undercrown/bots'
import { minds } from '@undercrown/bots/all'

export interface Thought {
  /** The number of the option that the bot picks. */
  readonly pick: number
  /** How long it thought, in milliseconds; waiting for its turn apart. */
  readonly took: number
}

export function prepare({ game, options, seats }: Coming): void {
  minds.get(game)?.prepare?.(options, seats)
}

export function think(question: Question): Thought {
  const began = performance.now()
  const mind = minds.get(question.game)
  if (!mind) throw new Error(`no bots for ${question.game} here`)
  const pick = answer(mind, question, () => performance.now())
  return { pick, took: performance.now() - began }
}
