// Puzzles in a worker: what there is to solve, one of them on the table, and what became of tries.

import { type PuzzleTry, type PuzzleVote, VOTES_AT_ONCE } from '@undercrown/protocol'
import type { Kept } from '../local/attempts.ts'
import type { PuzzleHint, PuzzleNow, PuzzleSolution, ShownFail } from '../local/puzzle.ts'
import type { OpenedPuzzle, SubmittedTry } from '../local/puzzling.ts'
import type { PuzzleWish, ShelfFacts } from '../local/shelf.ts'
import type { Answer, PuzzleCall, PuzzleTried } from '../local/worker.ts'
import { call } from './api.ts'
import { callsTo } from './calls.ts'
import { askMe, meNow, onIdentity } from './me.ts'
import { localWorker } from './worker.ts'

export type { PuzzleMode, PuzzleVote as Vote } from '@undercrown/protocol'
export type {
  AnswerMatrix,
  PuzzleFrame,
  PuzzleHint,
  PuzzleNow,
  PuzzleSolution,
  ShownFail,
  ShownShare,
} from '../local/puzzle.ts'
export type { OpenedPuzzle, SubmittedTry } from '../local/puzzling.ts'
export type { PuzzleWish, ShelfFacts, ShelfGame, Strength } from '../local/shelf.ts'
export type { WorkerRefusal } from '../local/worker.ts'

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
  /** The game that it will be of, where that can be told; what is played by begins to load. */
  prepare: (wish: PuzzleWish) => ask<string | undefined>({ do: 'prepare', wish }),
  open: (wish: PuzzleWish) => ask<OpenedPuzzle>({ do: 'open', wish }),
  play: (option: number) => ask<PuzzleNow>({ do: 'play', option }),
  name: (answer: readonly string[]) => ask<PuzzleNow>({ do: 'name', answer }),
  undo: () => ask<PuzzleNow>({ do: 'undo' }),
  restart: () => ask<PuzzleNow>({ do: 'restart' }),
  hint: (rung: number) => ask<PuzzleHint>({ do: 'hint', rung }),
  solution: () => ask<PuzzleSolution>({ do: 'solution' }),
  fails: () => ask<readonly ShownFail[]>({ do: 'fails' }),
  submit: async (tried: PuzzleTried) => {
    const told = await ask<SubmittedTry>({ do: 'submit', tried })
    if (tried.first) syncTries().catch(() => {})
    return told
  },
  vote: (puzzle: string, vote: PuzzleVote) => ask<void>({ do: 'vote', puzzle, vote }),
}

/** Each may be some hundred characters: as many as fit a request. */
const AT_ONCE = 8

let syncing: Promise<void> | undefined

/** Tries of an account go to the server, which judges them again, and come from there; a guest's stay here. */
function syncTries(): Promise<void> {
  // What comes while another is under way is taken along by one more.
  syncing = (syncing ?? Promise.resolve()).catch(() => {}).then(sync)
  return syncing
}

async function sync(): Promise<void> {
  await askMe()
  const { person } = meNow()
  if (person === undefined) return
  const account = person?.kind === 'account' ? person.id : null
  await ask({ do: 'belong', to: account })
  if (account === null) return
  for (;;) {
    const tries = await ask<PuzzleTry[]>({ do: 'unsent', most: AT_ONCE })
    if (tries.length === 0) break
    await call('POST /api/puzzles/tries', { body: { tries } })
    await ask({ do: 'sent', to: account, ids: tries.map(({ id }) => id) })
  }
  for (let after = 0; ; ) {
    const { tries } = await call('GET /api/puzzles/mine', { query: { after } })
    const last = tries.at(-1)
    if (!last) break
    await ask({ do: 'merge', of: account, tries })
    after = last.seq
  }
  await syncVotes()
}

/** What was thought here stands before what was thought elsewhere. */
async function syncVotes(): Promise<void> {
  const { votes } = await puzzleCalls.kept()
  const theirs = (await call('GET /api/puzzles/votes')).votes
  const fresh = Object.entries(votes)
    .map(([puzzle, vote]) => ({ puzzle, vote }))
    .filter(({ puzzle, vote }) => theirs.find((one) => one.puzzle === puzzle)?.vote !== vote)
  for (let at = 0; at < fresh.length; at += VOTES_AT_ONCE)
    await call('PUT /api/puzzles/votes', { body: { votes: fresh.slice(at, at + VOTES_AT_ONCE) } })
  for (const { puzzle, vote } of theirs) if (!votes[puzzle]) await puzzleCalls.vote(puzzle, vote)
}

/** Packs that the host of the server has added. */
export async function clubPacks() {
  const { packs } = await call('GET /api/puzzles/packs')
  return packs.filter(({ shipped }) => !shipped)
}

onIdentity(() => {
  syncTries().catch(() => {})
})
syncTries().catch(() => {})
