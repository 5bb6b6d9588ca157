// Answers a question of the page, or says in words why not.

import { Refusal } from '@undercrown/engine'
import { refusalOf } from '@undercrown/table'
import type { Answer, WorkerCall } from './worker.ts'

export async function answering<What>(
  { call, what }: WorkerCall<What>,
  work: (what: What) => Promise<unknown>,
): Promise<void> {
  const answer: Answer = await work(what).then(
    (value) => ({ type: 'answer', call, value }),
    (error) => ({
      type: 'answer',
      call,
      refusal: {
        ...(refusalOf(error) ?? { code: 'internal' as const, message: String(error) }),
        ...(error instanceof Refusal && { fr: error.fr }),
      },
    }),
  )
  self.postMessage(answer)
}
