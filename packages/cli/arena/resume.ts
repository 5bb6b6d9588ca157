// Blocks kept in a file as they are played, so that an arena that was stopped goes on where it was.

import { keptLines } from '../kept.ts'
import { fail } from '../usage.ts'
import type { GameBlock, Pairing } from './block.ts'
import type { ArenaWorker, Plan } from './workers.ts'

/** The workers, which look into the file first and write into it what they play. It holds one arena only. */
export function resumable(path: string, plan: Plan, workers: readonly ArenaWorker[]): ArenaWorker[] {
  const { lines, add } = keptLines<GameBlock>(path, plan, () => fail((say) => say.otherArena(path)))
  const kept = new Map(lines.map((block) => [keyOf(block), block]))
  return workers.map((hand) => ({
    async play(pairing) {
      const before = kept.get(keyOf(pairing))
      if (before) return before
      const block = await hand.play(pairing)
      add(block)
      return block
    },
    dismiss: () => hand.dismiss(),
  }))
}

function keyOf({ deal, a, b }: Pairing): string {
  return `${deal} ${a} ${b}`
}
