// Beside the board of a lesson: a nudge for whoever wants one, its words, and the other lessons.

import type { Lang } from '@undercrown/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonsDone } from '../client/lessons.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { entryOf } from '../table/catalogue.ts'
import { useOffers, useTable } from '../table/context.ts'
import { cardThere } from '../table/Prompt.tsx'
import { LessonList } from './LessonList.tsx'
import type { LessonPlay } from './useLesson.ts'

export function LessonAside({
  play,
  isNudged,
  nudge,
  winged,
  aim,
}: {
  readonly play: LessonPlay
  readonly isNudged: boolean
  nudge(): void
  /** Words and lessons stand on the other side of the board. */
  readonly winged: boolean
  /** How far it is to what the step is about. */
  readonly aim: ReactNode
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { now } = play
  return (
    <div className="puzzle-aside lesson-aside">
      {/* What was wrong stands in its place. */}
      {play.fault && now.say && (
        <section className="panel lesson-said">
          <p>{now.say[lang]}</p>
        </section>
      )}
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
      {aim && <section className="panel">{aim}</section>}
      <PickedCard />
      {!winged && <LessonWords play={play} />}
      {!winged && <OtherLessons play={play} />}
      {play.phase === 'open' && <LessonKeys />}
    </div>
  )
}

/** Who or what is picked, with its words. */
function PickedCard() {
  const { t } = useTranslation()
  const { screen, lang, zoom } = useTable()
  const card = cardThere(useOffers().picked[0])
  const entry = card === undefined ? undefined : entryOf(screen.words, card, lang)
  if (!entry) return null
  return (
    <section className="panel lesson-card" aria-live="polite">
      <screen.Card id={card} size="xs" />
      <div>
        <h2>{entry.name}</h2>
        <p>{entry.text}</p>
        <button type="button" className="button ghost compact" onClick={() => zoom(card)}>
          {t('lesson.readCard')} <kbd className="kbd">Z</kbd>
        </button>
      </div>
    </section>
  )
}

/** What the keyboard does here, for whoever has one. */
function LessonKeys() {
  const { t } = useTranslation()
  return (
    <p className="lesson-keys">
      {(['next', 'why', 'clue'] as const).map((deed) => (
        <span key={deed}>
          <kbd className="kbd">{KEYS[deed]}</kbd> {t(`lesson.keys.${deed}`)}
        </span>
      ))}
    </p>
  )
}

const KEYS = { next: 'N', why: 'R', clue: 'C' } as const

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
