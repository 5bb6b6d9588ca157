// The part of the worker that has the lessons: which there are, and one of them on the table.

import type { EachLanguage } from '@undercrown/engine'
import { refuse } from '@undercrown/engine'
import { type Lesson, type LessonTerm, playLesson, readLesson } from '@undercrown/lessons'
import { lessonGames } from '@undercrown/lessons/games.ts'
import { answering } from './answering.ts'
import { gameNamed } from './games.ts'
import { type LessonNow, type LessonSession, openLesson } from './lesson.ts'
import type { LessonCall, WorkerCall } from './worker.ts'

/** A lesson as a list tells it. */
export interface LessonEntry {
  readonly id: string
  readonly title: EachLanguage
  readonly minutes: number
}

export interface LessonShelf {
  readonly game: string
  readonly lessons: readonly LessonEntry[]
}

export interface OpenedLesson extends LessonEntry {
  readonly game: string
  readonly steps: number
  readonly terms: readonly LessonTerm[]
  /** All of the game's, this one among them. */
  readonly all: readonly LessonEntry[]
  readonly now: LessonNow
}

const entryOf = ({ id, title, minutes }: Lesson): LessonEntry => ({ id, title, minutes })

export function begin(): void {
  let session: LessonSession | undefined

  async function opened(lesson: Lesson | undefined, all: readonly Lesson[]): Promise<OpenedLesson> {
    const rules = lesson && (await gameNamed(lesson.game))
    if (!rules) return refuse('there is no such lesson', 'cette leçon n’existe pas')
    // One that somebody wrote is played through before anybody is asked to.
    playLesson(rules, lesson)
    session = openLesson(rules, lesson)
    const { game, steps, terms } = lesson
    return {
      ...entryOf(lesson),
      ...{ game, steps: steps.length, terms },
      all: all.map(entryOf),
      now: session.now(),
    }
  }

  async function open(game: string, id: string): Promise<OpenedLesson> {
    const all = (await lessonGames.find((one) => one.id === game)?.lessons()) ?? []
    return opened(
      all.find((one) => one.id === id),
      all,
    )
  }

  async function work(what: LessonCall): Promise<unknown> {
    if (what.do === 'shelf')
      return Promise.all(
        lessonGames.map(
          async ({ id, lessons }): Promise<LessonShelf> => ({
            game: id,
            lessons: (await lessons()).map(entryOf),
          }),
        ),
      )
    if (what.do === 'open') return open(what.game, what.lesson)
    if (what.do === 'read') {
      const lesson = readLesson(what.text)
      return opened(lesson, [lesson])
    }
    if (!session) return refuse('there is no lesson here yet')
    switch (what.do) {
      case 'play':
        return session.play(what.option)
      case 'answer':
        return session.answer(what.number)
      case 'show':
        return session.show()
      case 'go':
        return session.go(what.step)
    }
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<LessonCall>>) => answering(data, work)
}
