// The part of the worker that plays a record again.

import { answering } from './answering.ts'
import { gameNamed } from './games.ts'
import { openReplay, type Replay } from './replay.ts'
import type { ReplayCall, WorkerCall } from './worker.ts'

export function begin(): void {
  let loading: Promise<Replay> = Promise.reject(new Error('no record yet'))
  loading.catch(() => {})

  async function work(what: ReplayCall): Promise<unknown> {
    if (what.do === 'load') {
      loading = openReplay(what.raw, gameNamed)
      return (await loading).facts
    }
    const replay = await loading
    switch (what.do) {
      case 'frame':
        return replay.frame(what.step, what.eyes)
      case 'story':
        return replay.story(what.eyes)
      case 'position':
        return replay.position(what.step, what.anew)
      case 'chapter':
        return replay.chapter(what.step)
      case 'verify':
        return replay.verify(what.seen)
    }
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<ReplayCall>>) => answering(data, work)
}
