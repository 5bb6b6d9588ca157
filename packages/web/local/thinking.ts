// The part of the worker in which bots think. It gets a view and a question, never a table.

import { answer } from '@undercrown/bots'
import { advise } from './advice.ts'
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
    const thought =
      'advice' in what ? advise(mind, what, what.advice) : answer(mind, what, () => performance.now())
    self.postMessage({ call, thought })
  }
}
