// The part of the worker in which bots think. It gets a view and a question, never a table.

import { answer } from '@undercrown/bots'
import { gameNamed } from './games.ts'
import type { Thought } from './worker.ts'

export function begin(): void {
  self.onmessage = async ({ data: { call, what } }: MessageEvent<Thought>) => {
    const game = await gameNamed(what.game)
    if (game) self.postMessage({ call, pick: answer(game, what) })
  }
}
