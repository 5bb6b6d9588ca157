// The part of the worker in which bots think. It gets a view and a question, never a table.

import { type AnyMind, answer } from '@undercrown/bots'
import type { Advised, Blunder } from './advice.ts'
import { mindNamed } from './games.ts'
import type { PrepareNotice, ThoughtCall } from './worker.ts'

export function begin(): void {
  self.onmessage = async ({ data }: MessageEvent<ThoughtCall | PrepareNotice>) => {
    if ('prepare' in data) {
      const { game, options, seats } = data.prepare
      ;(await mindNamed(game))?.prepare?.(options, seats)
      return
    }
    const { call, what } = data
    const mind = await mindNamed(what.game)
    if (!mind) return
    self.postMessage({ call, thought: await thoughtOf(mind, what) })
  }
}

/** Who never asks for advice loads nothing of it. */
async function thoughtOf(
  mind: AnyMind,
  what: ThoughtCall['what'],
): Promise<number | Advised | Blunder | undefined> {
  if (!('advice' in what)) return answer(mind, what, () => performance.now())
  const { advise, blunder } = await import('./advice.ts')
  return what.option === undefined
    ? advise(mind, what, what.advice)
    : blunder(mind, what, what.option, what.advice)
}
