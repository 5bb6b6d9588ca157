// The part of the worker that looks at a record with a master's eyes; apart from the replay, for it takes long.

import { answering } from './answering.ts'
import { gameNamed, mindNamed } from './games.ts'
import { openReview, type Review } from './review.ts'
import type { ReviewCall, WorkerCall } from './worker.ts'

export function begin(): void {
  let loading: Promise<Review> = Promise.reject(new Error('no record yet'))
  loading.catch(() => {})

  async function work(what: ReviewCall): Promise<unknown> {
    if (what.do === 'load') {
      loading = openReview(what.raw, gameNamed, mindNamed)
      await loading
      return undefined
    }
    const review = await loading
    if (what.do === 'advise') return review.advise(what.step, what.seat, what.lang)
    return review.chances(what.step, what.eyes)
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<ReviewCall>>) => answering(data, work)
}
