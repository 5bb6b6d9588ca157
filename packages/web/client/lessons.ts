// Lessons in a worker, and which of them were done in this browser.

import type { LessonNow, LessonTry } from '../local/lesson.ts'
import type { LessonShelf, OpenedLesson } from '../local/teaching.ts'
import type { Answer, LessonCall } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import { keep, kept } from './kept.ts'
import { localWorker } from './worker.ts'

export type { LessonNow, LessonTry } from '../local/lesson.ts'
export type { MomentFrame } from '../local/moment.ts'
export type { LessonEntry, LessonShelf, OpenedLesson } from '../local/teaching.ts'

let worker: Worker | undefined
const { ask, answered, fail } = callsTo<LessonCall>((message) => {
  worker ??= start()
  worker.postMessage(message)
})

function start(): Worker {
  const begun = localWorker('lessons')
  begun.onmessage = ({ data }: MessageEvent<Answer>) => answered(data)
  begun.onerror = ({ message }) => fail(message)
  return begun
}

/** All of them reject with a `RefusalMessage`. */
export const lessons = {
  shelf: () => ask<readonly LessonShelf[]>({ do: 'shelf' }),
  open: (game: string, lesson: string) => ask<OpenedLesson>({ do: 'open', game, lesson }),
  /** One that somebody wrote, as text. */
  read: (text: string) => ask<OpenedLesson>({ do: 'read', text }),
  play: (option: number) => ask<LessonTry>({ do: 'play', option }),
  answer: (number: number) => ask<LessonTry>({ do: 'answer', number }),
  show: () => ask<number>({ do: 'show' }),
  go: (step: number) => ask<LessonNow>({ do: 'go', step }),
}

let shelf: Promise<readonly LessonShelf[]> | undefined

/** What there is, asked for once in a visit. */
export function lessonShelf(): Promise<readonly LessonShelf[]> {
  shelf ??= lessons.shelf().catch((why) => {
    shelf = undefined
    throw why
  })
  return shelf
}

const KEY = 'lessons'

/** Those that were done, as "game/lesson". */
export function lessonsDone(): Set<string> {
  return new Set(kept<readonly string[]>(KEY, []))
}

export function lessonDone(game: string, lesson: string): void {
  keep(KEY, [...lessonsDone().add(`${game}/${lesson}`)])
}
