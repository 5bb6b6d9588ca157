// What a lesson is: a few steps on the real table, all of it data, so that players can write their own.

import type { EachLanguage, Layout, Seat, Target } from '@undercrown/engine'

export interface Lesson {
  /** A word for addresses, its own in the game. */
  readonly id: string
  readonly game: string
  readonly title: EachLanguage
  readonly minutes: number
  /** Words that are new in it. */
  readonly terms: readonly LessonTerm[]
  readonly steps: readonly LessonStep[]
}

export interface LessonTerm {
  readonly term: EachLanguage
  readonly means: EachLanguage
}

export interface LessonStep {
  /** As the game's `position` takes it; where it is left out, the table goes on from the step before. */
  readonly position?: Layout
  /** Whose eyes one looks through. */
  readonly seat: Seat
  /** What is to be done, one sentence. */
  readonly goal: EachLanguage
  /** What one should know for it. */
  readonly say?: EachLanguage
  /** What it is about, by a word of the game's: such as the faction that is to rule. Some games draw how far it is. */
  readonly aim?: string
  /** A nudge for whoever asks. */
  readonly nudge?: EachLanguage
  /** What is played before, by whoever is asked: to be watched. */
  readonly watch?: readonly Target[]
  readonly task: LessonPicks | LessonQuestion
  /** What to notice once it is done. */
  readonly notice: EachLanguage
}

/** Something to do on the table: one pick after the other. */
export interface LessonPicks {
  readonly picks: readonly LessonPick[]
}

export interface LessonPick {
  /** What one should know for it, where it is not the first of its step: what the step said may have passed by then. */
  readonly say?: EachLanguage
  /** Any of these. A target is met by whatever has all that it names, so `{ "card": "rider" }` is any act of the Rider. */
  readonly right: readonly Target[]
  /** What a wrong one is told, the first that is met. */
  readonly wrong?: readonly LessonFault[]
  /** What every other wrong one is told. */
  readonly otherwise: EachLanguage
}

export interface LessonFault {
  readonly at: readonly Target[]
  readonly say: EachLanguage
}

/** Something to tell from what lies there. */
export interface LessonQuestion {
  readonly answers: readonly LessonAnswer[]
}

export interface LessonAnswer {
  readonly say: EachLanguage
  /** What is said to who gives it, where it is wrong; without it, it is right. */
  readonly wrong?: EachLanguage
}
