// The lessons of a game, one under the other: which are done, which is next, how long each takes.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { LessonEntry } from '../client/lessons.ts'
import { Icon } from '../parts/Icon.tsx'

export function LessonList({
  game,
  lessons,
  done,
  at,
  pill,
  trail = false,
}: {
  readonly game: string
  readonly lessons: readonly LessonEntry[]
  readonly done: ReadonlySet<string>
  /** The one that is open, or that comes next. */
  readonly at: string | undefined
  /** What stands beside that one. */
  readonly pill?: string
  /** They lie on a way that winds. */
  readonly trail?: boolean
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  return (
    <ol className={`lesson-list ${trail ? 'trail' : ''}`}>
      {lessons.map(({ id, title, minutes }, i) => {
        const isDone = done.has(`${game}/${id}`)
        return (
          <li key={id} className={isDone ? 'done' : ''}>
            <Link href={`/learn/${game}/${id}`} aria-current={id === at ? 'step' : undefined}>
              <b>{isDone ? <Icon name="check-mark" /> : i + 1}</b>
              <span className="words">
                {title[lang]} {isDone && <span className="unseen">{t('lesson.isDone')}</span>}
              </span>
              <small>
                {pill !== undefined && id === at && <em className="lesson-pill">{pill}</em>}
                {t('lesson.minutes', { count: minutes })}
              </small>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
