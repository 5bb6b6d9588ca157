// A record looked at with a master's eyes, in a worker of its own.

import type { Lang } from '@undercrown/engine'
import type { Advised } from '../local/advice.ts'
import type { Eyes } from '../local/replay.ts'
import type { Answer, ReviewCall } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { localWorker } from './worker.ts'

export type { Advised } from '../local/advice.ts'

export interface ReviewLink {
  advise(step: number, seat: number, lang: Lang): Promise<Advised | undefined>
  /** Each seat's chance to win, as far as those eyes could know. */
  chances(step: number, eyes: Eyes): Promise<readonly number[]>
  close(): void
}

export function reviewLink(raw: unknown): ReviewLink {
  const worker = localWorker('review')
  const { ask, answered, fail } = callsTo<ReviewCall>((message) => worker.postMessage(message))
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  worker.onerror = ({ message }) => fail(message)
  // What is wrong with the record is told where it is played.
  ask({ do: 'load', raw }).catch(() => {})
  return {
    advise: (step, seat, lang) => ask({ do: 'advise', step, seat, lang }),
    chances: (step, eyes) => ask({ do: 'chances', step, eyes }),
    close: () => worker.terminate(),
  }
}
