// The thread in which bots think. It gets a view and a question, never a table.

import { answer, type Question } from '@undercrown/bots'
import { toy } from '@undercrown/engine/toy'
import { games } from '../games.ts'

/** The number of the option that the bot picks. */
export function think(question: Question): number {
  const found = [...games, toy].find((one) => one.id === question.game)
  if (!found) throw new Error(`no game ${question.game} here`)
  return answer(found as never, question)
}
