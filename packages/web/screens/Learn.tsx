// What there is to learn: the lessons of every game, one after the other or in any order.

import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/lessons.json?icons'
import { presets } from '../client/atOnce.ts'
import { setCoached } from '../client/coached.ts'
import { orderAtOnce } from '../client/firstGame.ts'
import { type LessonShelf, lessons, lessonsDone } from '../client/lessons.ts'
import { openLocal } from '../client/local.ts'
import { myFace } from '../client/me.ts'
import { LessonList } from '../lesson/LessonList.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { tileArt } from '../registry.ts'
import '../words/lesson.ts'
import '../lesson/lesson.css'
import './learn.css'

addIcons(icons)

export function Learn() {
  const { t } = useTranslation()
  const [shelf, setShelf] = useState<readonly LessonShelf[]>([])
  const done = lessonsDone()
  useEffect(() => {
    lessons.shelf().then(setShelf, () => {})
  }, [])
  return (
    <Page title={t('lesson.heading')} lead={t('lesson.lead')} wide>
      <div className="learn-games">
        {shelf.map((one) => (
          <GameLessons key={one.game} shelf={one} done={done} />
        ))}
      </div>
      <p className="learn-mine">
        <Link href="/learn/write" className="button">
          <Icon name="quill-ink" /> {t('lesson.mine')}
        </Link>{' '}
        <span className="note">{t('lesson.mineLine')}</span>
      </p>
    </Page>
  )
}

function GameLessons({ shelf, done }: { readonly shelf: LessonShelf; readonly done: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const { game, lessons: all } = shelf
  const Art = tileArt(game)
  const isDone = (id: string) => done.has(`${game}/${id}`)
  const next = all.find(({ id }) => !isDone(id))
  const count = all.filter(({ id }) => isDone(id)).length
  return (
    <section className="panel learn-game" aria-label={titled(game)}>
      <header>
        <div>
          <h2>{titled(game)}</h2>
          <p>{t('lesson.count', { done: count, all: all.length })}</p>
          <span className="bar" aria-hidden="true">
            <i style={{ width: `${(100 * count) / all.length}%` }} />
          </span>
        </div>
        <div className="learn-art" aria-hidden="true">
          <Suspense>
            <Art />
          </Suspense>
        </div>
      </header>
      <LessonList game={game} lessons={all} done={done} at={next?.id} />
      <CoachedGame game={game} />
      {next && (
        <Link href={`/learn/${game}/${next.id}`} className="button primary">
          <Icon name="open-book" /> {t(count === 0 ? 'lesson.begin' : 'lesson.carryOn')}
        </Link>
      )}
    </section>
  )
}

/** A real game against easy bots, as one begins, with the Lantern at one's side. */
function CoachedGame({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const start = async () => {
    const id = await openLocal(orderAtOnce(game, true, myFace(), presets(game)))
    setCoached(id, true)
    go(`/local/${id}`)
  }
  return (
    <div className="learn-coach">
      <Icon name="old-lantern" />
      <span>
        <b>{t('lesson.coached')}</b>
        <small>{t('lesson.coachedLine')}</small>
      </span>
      <button type="button" className="button" onClick={start}>
        {t('lesson.start')}
      </button>
    </div>
  )
}
