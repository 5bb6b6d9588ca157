// Beside the board of a lesson: a nudge for whoever wants one, its words, and the other lessons.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { lessonsDone } from '../client/lessons.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { LessonList } from './LessonList.tsx'
import type { LessonPlay } from './useLesson.ts'

export function LessonAside({
  play,
  isNudged,
  nudge,
  winged,
}: {
  readonly play: LessonPlay
  readonly isNudged: boolean
  nudge(): void
  /** Words and lessons stand on the other side of the board. */
  readonly winged: boolean
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { now } = play
  return (
    <div className="puzzle-aside lesson-aside">
      {now.nudge && play.phase !== 'done' && (
        <section className="panel">
          <h2>
            <span>
              <Icon name="light-bulb" /> {t('lesson.nudge')}
            </span>
          </h2>
          {isNudged ? (
            <p role="status">{now.nudge[lang]}</p>
          ) : (
            <button type="button" className="button" onClick={nudge}>
              {t('lesson.wantNudge')}
            </button>
          )}
        </section>
      )}
      {!winged && <LessonWords play={play} />}
      {!winged && <OtherLessons play={play} />}
    </div>
  )
}

export function LessonWords({ play: { opened } }: { readonly play: LessonPlay }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  return opened.terms.length > 0 ? (
    <section className="panel lesson-words">
      <h2>{t('lesson.words')}</h2>
      <dl>
        {opened.terms.map(({ term, means }) => (
          <div key={term.en}>
            <dt>{term[lang]}</dt> <dd>{means[lang]}</dd>
          </div>
        ))}
      </dl>
    </section>
  ) : null
}

export function OtherLessons({ play: { opened } }: { readonly play: LessonPlay }) {
  const { t } = useTranslation()
  const titled = useTitles()
  return (
    <section className="panel">
      <h2>
        {titled(opened.game)} <small>{t('lesson.free')}</small>
      </h2>
      <LessonList game={opened.game} lessons={opened.all} done={lessonsDone()} at={opened.id} />
    </section>
  )
}
