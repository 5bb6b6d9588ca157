// The analysis of positions in workers: one lays them out and plays on them, the other thinks about one at a time.

import type { Layout } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import type { AnalysedMoment, Finding, LaidPosition } from '../local/analysis.ts'
import type { AnalysisCall, AnalysisNews, Answer } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { localWorker } from './worker.ts'

export type {
  AnalysedMoment,
  BestTurn,
  Finding,
  LineStep,
  PositionProof,
  Proving,
} from '../local/analysis.ts'

let desk: Worker | undefined
const { ask, answered, fail } = callsTo<AnalysisCall>((message) => {
  desk ??= start()
  desk.postMessage(message)
})

function start(): Worker {
  const begun = localWorker('analysis')
  begun.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  begun.onerror = ({ message }) => fail(message)
  return begun
}

/** All but `lay` reject with a `RefusalMessage` what cannot be. */
export function analysisOf(game: string) {
  return {
    lay: (position: string | Layout) => ask<LaidPosition>({ game, do: 'lay', position }),
    /** The position that a game with these options begins with. */
    start: (options: object) => ask<string>({ game, do: 'start', options }),
    /** Where these moves lead. */
    at: (position: string, moves: readonly string[]) =>
      ask<AnalysedMoment>({ game, do: 'at', position, moves }),
  }
}

export interface ThoughtListener {
  found(finding: Finding): void
  /** There is no more to say, or it could not be said. */
  ended(refusal?: RefusalMessage): void
}

/** Who thinks. A thought that nobody wants any more is ended with its worker; an idle one is kept. */
let thinker: Worker | undefined
let busy = false

/** Thinks about a position until it has no more to say; gives how to stop it at once. */
export function thinkAbout(
  game: string,
  position: string,
  moves: readonly string[],
  { found, ended }: ThoughtListener,
): () => void {
  if (busy) thinker?.terminate()
  if (busy || !thinker) thinker = localWorker('analysis')
  const mine = thinker
  busy = true
  let stopped = false
  mine.onmessage = ({ data }: MessageEvent<AnalysisNews | Answer>) => {
    if (stopped) return
    if (data.type === 'found') found(data.finding)
    else {
      busy = false
      stopped = true
      ended(data.refusal)
    }
  }
  mine.onerror = ({ message }) => {
    if (stopped) return
    stopped = true
    ended({ code: 'internal', message })
  }
  mine.postMessage({ call: 1, what: { game, do: 'analyse', position, moves } satisfies AnalysisCall })
  return () => {
    if (stopped) return
    stopped = true
    busy = false
    if (thinker === mine) thinker = undefined
    mine.terminate()
  }
}
