// Blocks kept in a file as they are played, so that an arena that was stopped goes on where it was.

import { existsSync } from 'node:fs'
import { appendText, readText, writeText } from '../file.ts'
import { fail } from '../usage.ts'
import type { GameBlock, Pairing } from './block.ts'
import type { ArenaWorker, Plan } from './workers.ts'

/** The workers, which look into the file first and write into it what they play. It holds one arena only. */
export function resumable(path: string, plan: Plan, workers: readonly ArenaWorker[]): ArenaWorker[] {
  const head = JSON.stringify(plan)
  if (!existsSync(path)) writeText(path, `${head}\n`)
  const kept = read(path, head)
  return workers.map((hand) => ({
    async play(pairing) {
      const before = kept.get(keyOf(pairing))
      if (before) return before
      const block = await hand.play(pairing)
      appendText(path, `${JSON.stringify(block)}\n`)
      return block
    },
    dismiss: () => hand.dismiss(),
  }))
}

function keyOf({ deal, a, b }: Pairing): string {
  return `${deal} ${a} ${b}`
}

function read(path: string, head: string): Map<string, GameBlock> {
  const text = readText(path)
  // The last line may have been cut short; what comes next begins on one of its own.
  if (!text.endsWith('\n')) appendText(path, '\n')
  const [first, ...lines] = text.split('\n')
  if (first !== head) fail((say) => say.otherArena(path))
  const kept = new Map<string, GameBlock>()
  for (const line of lines) {
    const block = blockIn(line)
    if (block) kept.set(keyOf(block), block)
  }
  return kept
}

/** Nothing where the line is not whole. */
function blockIn(line: string): GameBlock | undefined {
  try {
    return JSON.parse(line) as GameBlock
  } catch {
    return undefined
  }
}
