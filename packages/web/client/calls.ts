// Questions to a worker, each answered once.

import type { RefusalMessage } from '@undercrown/protocol'
import type { Answer, WorkerCall } from '../local/worker.ts'

export interface Calls<What> {
  /** Rejects with a `RefusalMessage`. */
  ask<Value>(what: What): Promise<Value>
  answered(answer: Answer): void
  /** The worker is gone. */
  fail(message: string): void
}

export function callsTo<What>(post: (message: WorkerCall<What>) => void): Calls<What> {
  let calls = 0
  const open = new Map<number, { done(value: unknown): void; refused(why: RefusalMessage): void }>()
  return {
    ask: <Value>(what: What) =>
      new Promise<Value>((done, refused) => {
        const call = ++calls
        open.set(call, { done: done as (value: unknown) => void, refused })
        post({ call, what })
      }),
    answered({ call, value, refusal }) {
      const one = open.get(call)
      open.delete(call)
      if (refusal) one?.refused(refusal)
      else one?.done(value)
    },
    fail(message) {
      for (const { refused } of open.values()) refused({ code: 'internal', message })
      open.clear()
    },
  }
}
