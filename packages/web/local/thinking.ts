// The part of the worker in which bots think. It gets a view and a question, never a table.

import { answer } from '@undercrown/bots'
import { advise } from './advice.ts'
import { mindNamed } from './minds.ts'
import type { Thought } from './worker.ts'

/** Nobody waits longer for a thought, in milliseconds. */
const LONGEST = 1_000

export function begin(): void {
  self.onmessage = async ({ data: { call, what } }: MessageEvent<Thought>) => {
    const mind = await mindNamed(what.game)
    if (!mind) return
    const began = performance.now()
    const thought =
      'advice' in what
        ? advise(mind, what, what.advice)
        : answer(mind, what, () => performance.now() - began > LONGEST)
    self.postMessage({ call, thought })
  }
}
