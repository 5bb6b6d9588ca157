// The lessons of each game, loaded by whoever wants to learn it.

import type { Lesson } from './lesson.ts'

interface LessonGame {
  readonly id: string
  lessons(): Promise<readonly Lesson[]>
}

export const lessonGames: readonly LessonGame[] = [
  {
    id: 'hidden-leaders',
    lessons: async () => (await import('./hidden-leaders/index.ts')).hiddenLeadersLessons,
  },
  { id: 'leaders', lessons: async () => (await import('./leaders/index.ts')).leadersLessons },
  {
    id: 'hidden-people',
    lessons: async () => (await import('./hidden-people/index.ts')).hiddenPeopleLessons,
  },
]
