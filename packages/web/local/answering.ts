// Answers a question of the page, or says in words why not.

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
      refusal: refusalOf(error) ?? { code: 'internal', message: String(error) },
    }),
  )
  self.postMessage(answer)
}
