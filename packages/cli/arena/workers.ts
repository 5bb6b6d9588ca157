// Workers that play blocks: this thread, or several threads that run the same file. What comes of it is the same.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type AnyGame, type EachLanguage, itemAt, refuse } from '@undercrown/engine'
import type { GameEntry } from '../game-entry.ts'
import { CliError } from '../usage.ts'
import { errorWords } from '../words/errors.ts'
import { type Arena, type GameBlock, type Pairing, playBlock } from './block.ts'
import { type ContestantTerms, contestantNamed } from './contestants.ts'

/** An arena in plain data, so that it can be sent to a thread. */
export interface Plan extends ContestantTerms, Omit<Arena, 'game' | 'contestants'> {
  readonly game: string
  readonly contestants: readonly string[]
}

export interface ArenaWorker {
  play(pairing: Pairing): Promise<GameBlock>
  dismiss(): unknown
}

function arenaOf(plan: Plan, game: AnyGame): Arena {
  return { ...plan, game, contestants: plan.contestants.map((name) => contestantNamed(game, name, plan)) }
}

/** As many workers as wanted; one alone plays in this thread. */
export function arenaWorkers(plan: Plan, game: AnyGame, workers: number): ArenaWorker[] {
  const arena = arenaOf(plan, game)
  if (workers === 1) return [{ play: (pairing) => playBlock(arena, pairing), dismiss() {} }]
  return Array.from({ length: workers }, () => thread(plan))
}

/** The commands are bundled into one file, so this file's address is that of all. */
function thread(plan: Plan): ArenaWorker {
  const worker = new Worker(new URL(import.meta.url), { workerData: plan })
  return {
    play: (pairing) =>
      new Promise((done, fail) => {
        worker.once('error', fail)
        worker.once('message', (told: GameBlock | Failed) => {
          worker.off('error', fail)
          if ('failed' in told) fail(new CliError((_, lang) => told.failed[lang], 1))
          else done(told)
        })
        worker.postMessage(pairing)
      }),
    dismiss: () => worker.terminate(),
  }
}

/** What such a thread does instead of reading a command line; undefined in any other. */
export function runArenaWorker(games: readonly GameEntry[]): (() => void) | undefined {
  if (isMainThread) return undefined
  return () => {
    const plan = workerData as Plan
    const entry = games.find(({ game }) => game.id === plan.game) ?? refuse(`no game ${plan.game}`)
    const arena = arenaOf(plan, entry.game)
    parentPort?.on('message', async (pairing: Pairing) => {
      parentPort?.postMessage(await playBlock(arena, pairing).catch(failed))
    })
  }
}

/** What ended a block, in plain data; what is not meant for people ends the thread. */
interface Failed {
  readonly failed: EachLanguage
}

function failed(error: unknown): Failed {
  if (!(error instanceof CliError)) throw error
  return { failed: { en: error.message, fr: error.tell(errorWords.fr, 'fr') } }
}

/** Has all pairings played and workers over the blocks in their order, until it is told that it is enough. */
export async function playAll(
  pairings: readonly Pairing[],
  many: readonly ArenaWorker[],
  take: (block: GameBlock) => boolean,
): Promise<void> {
  const waiting = new Map<number, GameBlock>()
  let next = 0
  let taken = 0
  let enough = false
  async function lane(hand: ArenaWorker): Promise<void> {
    while (!enough && next < pairings.length) {
      const number = next++
      waiting.set(number, await hand.play(itemAt(pairings, number)))
      for (let block = waiting.get(taken); block && !enough; block = waiting.get(taken)) {
        waiting.delete(taken++)
        enough = !take(block)
      }
    }
  }
  try {
    await Promise.all(many.map(lane))
  } finally {
    for (const hand of many) await hand.dismiss()
  }
}
