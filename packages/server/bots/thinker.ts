// The thread in which bots think. It gets a view and a question, never a table.

import { answer, type Question } from '@undercrown/bots'
import { toy } from '@undercrown/engine/toy'
import { games } from '../games.ts'

export interface Thought {
  /** The number of the option that the bot picks. */
  readonly pick: number
  /** How long it thought, in milliseconds; waiting for its turn apart. */
  readonly took: number
}

export function think(question: Question): Thought {
  const began = performance.now()
  const found = [...games, toy].find((one) => one.id === question.game)
  if (!found) throw new Error(`no game ${question.game} here`)
  const pick = answer(found as never, question)
  return { pick, took: performance.now() - began }
}
