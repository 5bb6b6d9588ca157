// Puzzles in a worker: what there is to solve, one of them on the table, and what became of tries.

import type { Kept, Vote } from '../local/attempts.ts'
import type { PuzzleFrame, PuzzleNow } from '../local/puzzle.ts'
import type { OpenedPuzzle, SubmittedTry } from '../local/puzzling.ts'
import type { PuzzleWish, ShelfFacts } from '../local/shelf.ts'
import type { Answer, PuzzleCall, PuzzleTried } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { localWorker } from './worker.ts'

export type { PuzzleMode, Vote } from '../local/attempts.ts'
export type { PuzzleFrame, PuzzleNow } from '../local/puzzle.ts'
export type { OpenedPuzzle, SubmittedTry } from '../local/puzzling.ts'
export type { PuzzleWish, ShelfFacts, ShelfGame, Strength } from '../local/shelf.ts'

let worker: Worker | undefined
const { ask, answered, fail } = callsTo<PuzzleCall>((message) => {
  worker ??= start()
  worker.postMessage(message)
})

/** One for all pages of the visit: packs and rules that were loaded stay. */
function start(): Worker {
  const begun = localWorker('puzzles')
  begun.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  begun.onerror = ({ message }) => fail(message)
  return begun
}

/** All of them reject with a `RefusalMessage`. */
export const puzzleCalls = {
  shelf: () => ask<ShelfFacts>({ do: 'shelf' }),
  /** Everything that is kept here about them. */
  kept: () => ask<Kept>({ do: 'kept' }),
  open: (wish: PuzzleWish) => ask<OpenedPuzzle>({ do: 'open', wish }),
  play: (option: number) => ask<PuzzleNow>({ do: 'play', option }),
  undo: () => ask<PuzzleNow>({ do: 'undo' }),
  restart: () => ask<PuzzleNow>({ do: 'restart' }),
  hint: () => ask<number | undefined>({ do: 'hint' }),
  solution: () => ask<readonly PuzzleFrame[]>({ do: 'solution' }),
  submit: (tried: PuzzleTried) => ask<SubmittedTry>({ do: 'submit', tried }),
  vote: (puzzle: string, vote: Vote) => ask<void>({ do: 'vote', puzzle, vote }),
}
