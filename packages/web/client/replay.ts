// A record played again in a worker: any step of it, from any seat or with every card open.

import type { Happened, Layout, SeenDeal } from '@undercrown/engine'
import type { Anew, Eyes, ReplayChapter, ReplayFacts, ReplayFrame, ReplayProof } from '../local/replay.ts'
import type { Answer, ReplayCall } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { localWorker } from './worker.ts'

export type { Eyes, ReplayChapter, ReplayFacts, ReplayFrame, ReplayProof } from '../local/replay.ts'

export interface ReplayLink {
  /** Anything that may be a record or a position. Rejects with a `RefusalMessage`. */
  load(raw: unknown): Promise<ReplayFacts>
  frame(step: number, eyes: Eyes): Promise<ReplayFrame>
  story(eyes: Eyes): Promise<readonly (readonly Happened[])[]>
  position(step: number, anew?: Anew): Promise<Layout>
  chapter(step: number): Promise<ReplayChapter>
  verify(seen: SeenDeal | undefined): Promise<ReplayProof>
  close(): void
}

export function replayLink(): ReplayLink {
  const worker = localWorker('replay')
  const { ask, answered, fail } = callsTo<ReplayCall>((message) => worker.postMessage(message))
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  worker.onerror = ({ message }) => fail(message)
  return {
    load: (raw) => ask({ do: 'load', raw }),
    frame: (step, eyes) => ask({ do: 'frame', step, eyes }),
    story: (eyes) => ask({ do: 'story', eyes }),
    position: (step, anew) => ask({ do: 'position', step, anew }),
    chapter: (step) => ask({ do: 'chapter', step }),
    verify: (seen) => ask({ do: 'verify', seen }),
    close: () => worker.terminate(),
  }
}
