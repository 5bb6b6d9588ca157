// What there is to learn: the lessons of every game, one after the other or in any order.

import { type Lang, optionsOf } from '@undercrown/engine'
import { Suspense, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/lessons.json?icons'
import { type LessonEntry, type LessonShelf, lessonShelf, lessonsDone } from '../client/lessons.ts'
import { moduleLessons } from '../client/modules.ts'
import { lastGame } from '../client/recent.ts'
import { LessonList } from '../lesson/LessonList.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { PuzzleThemes } from '../puzzle/Strengths.tsx'
import { TodaysPuzzles, usePuzzleShelf } from '../puzzle/Today.tsx'
import { analysedGame, tileArt, webGame, wordsOfGame } from '../registry.ts'
import { DueToday } from '../review/DueToday.tsx'
import '../words/lesson.ts'
import { CoachedGame, coachedTitles, useCoachedGame } from './CoachedGame.tsx'
import '../lesson/lesson.css'
import './learn.css'

addIcons(icons)

/** The lessons of a game: about itself, and about each of its modules. */
function partsOf({ game, lessons }: LessonShelf): {
  readonly base: readonly LessonEntry[]
  readonly modules: readonly { readonly name: string; readonly lessons: readonly LessonEntry[] }[]
} {
  const about = Object.entries(webGame(game).moduleLessons ?? {})
  const inModules = moduleLessons(game)
  return {
    base: lessons.filter(({ id }) => !inModules.has(id)),
    modules: about.map(([name, ids]) => ({ name, lessons: lessons.filter(({ id }) => ids.includes(id)) })),
  }
}

export function Learn() {
  const { t } = useTranslation()
  const [shelf, setShelf] = useState<readonly LessonShelf[]>()
  const puzzles = usePuzzleShelf()
  const titled = useTitles()
  const done = lessonsDone()
  useEffect(() => {
    lessonShelf().then(setShelf, () => setShelf([]))
  }, [])
  const next = useNext(shelf, done)
  useEnter(next?.run)
  // The tile of a game leads to its lessons, which come later than the page.
  useEffect(() => {
    if (shelf && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [shelf])
  return (
    <Page
      title={t('lesson.heading')}
      lead={
        next ? (
          <>
            {t('lesson.next')} <b>{next.title}</b>, {t('lesson.minutes', { count: next.minutes })}.{' '}
            {t('lesson.lead')}
          </>
        ) : (
          t('lesson.lead')
        )
      }
      wide
      look="learn"
    >
      {next !== null && (
        <p className={`learn-next ${next ? '' : 'coming'}`}>
          <button type="button" className="button primary big" onClick={next?.run}>
            <Icon name="open-book" /> {t(done.size > 0 ? 'lesson.carryOn' : 'lesson.begin')}{' '}
            <kbd className="kbd">↵</kbd>
          </button>
        </p>
      )}
      <div className="learn-shelf">
        <div className="learn-lessons">
          <div className="learn-games">
            {shelf ? (
              shelf.map((one) => <GameLessons key={one.game} shelf={one} done={done} />)
            ) : (
              <Skeleton count={3} height={590} />
            )}
          </div>
          <Suspense fallback={<Skeleton count={1} height={190} />}>
            {puzzles ? <PuzzleThemes shelf={puzzles} /> : <Skeleton count={1} height={190} />}
          </Suspense>
        </div>
        <div className="learn-today">
          <Suspense fallback={<Skeleton count={1} height={380} />}>
            {puzzles && <TodaysPuzzles shelf={puzzles} />}
          </Suspense>
          <DueToday />
        </div>
      </div>
      {analysedGame !== undefined && (
        <p className="learn-mine">
          <Link href="/analysis" className="button">
            <Icon name="magnifying-glass" /> {t('lesson.analysis', { game: titled(analysedGame) })}
          </Link>{' '}
          <span className="note">{t('lesson.analysisLine')}</span>
        </p>
      )}
      <p className="learn-mine">
        <Link href="/insights" className="button">
          <Icon name="magnifying-glass" /> {t('lesson.insights')}
        </Link>{' '}
        <span className="note">{t('lesson.insightsLine')}</span>
      </p>
      <p className="learn-mine">
        <Link href="/learn/write" className="button">
          <Icon name="quill-ink" /> {t('lesson.mine')}
        </Link>{' '}
        <span className="note">{t('lesson.mineLine')}</span>
      </p>
    </Page>
  )
}

/** Enter goes on, where nothing else is pointed at. */
function useEnter(run: (() => void) | undefined): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isFree = target === document.body || (target as HTMLElement).tagName === 'H1'
      if (key === 'Enter' && isFree) run?.()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [run])
}

interface NextToLearn {
  readonly title: string
  readonly minutes: number
  run(): void
}

/**
 * Lessons of the game that somebody played last; then a first game of it with a coach; then lessons of another. Null
 * where all is learned, undefined until that is known.
 */
function useNext(
  shelf: readonly LessonShelf[] | undefined,
  done: ReadonlySet<string>,
): NextToLearn | null | undefined {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const last = lastGame()
  const learned = shelf?.find(({ game }) => game === last)
  const isLearned = learned !== undefined && !nextIn(learned, done)
  const coached = useCoachedGame(isLearned ? last : undefined)
  if (!shelf || (isLearned && !coached)) return undefined
  if (coached && coached.state !== 'over')
    return {
      title: `${titled(last)}, ${t(coachedTitles[coached.state])}`,
      minutes: webGame(last).minutes,
      run: coached.run,
    }
  for (const one of [...shelf].sort((a, b) => Number(b.game === last) - Number(a.game === last))) {
    const found = nextIn(one, done)
    if (found)
      return {
        title: found.title[i18n.language as Lang],
        minutes: found.minutes,
        run: () => go(`/learn/${one.game}/${found.id}`),
      }
  }
  return null
}

/** The first of the game itself that is not done. */
function nextIn(shelf: LessonShelf, done: ReadonlySet<string>): LessonEntry | undefined {
  return partsOf(shelf).base.find(({ id }) => !done.has(`${shelf.game}/${id}`))
}

function GameLessons({ shelf, done }: { readonly shelf: LessonShelf; readonly done: ReadonlySet<string> }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const { game } = shelf
  const { base, modules } = partsOf(shelf)
  const Art = tileArt(game)
  const isDone = ({ id }: LessonEntry) => done.has(`${game}/${id}`)
  const next = nextIn(shelf, done)
  const count = base.filter(isDone).length
  return (
    <section
      id={game}
      className="panel learn-game"
      data-ground={webGame(game).ground ?? 'night'}
      aria-label={titled(game)}
    >
      <header>
        <div>
          <h2>{titled(game)}</h2>
          <p>
            {next
              ? t('lesson.count', { done: count, all: base.length })
              : t('lesson.allDone', { count: base.length })}
          </p>
          <span className="share" aria-hidden="true">
            <i style={{ width: `${(100 * count) / base.length}%` }} />
          </span>
        </div>
        <div className="learn-art" aria-hidden="true">
          <Suspense>
            <Art />
          </Suspense>
        </div>
      </header>
      <LessonList game={game} lessons={base} done={done} at={next?.id} pill={t('lesson.pill')} trail />
      {modules.length > 0 && (
        <details className="learn-modules">
          <summary>
            {t('lesson.modules')}{' '}
            <small>
              {t('lesson.count', {
                done: modules.flatMap(({ lessons }) => lessons).filter(isDone).length,
                all: modules.flatMap(({ lessons }) => lessons).length,
              })}
            </small>
          </summary>
          <Suspense fallback={<Skeleton count={4} height={110} />}>
            <ModuleLessons game={game} modules={modules} done={done} />
          </Suspense>
        </details>
      )}
      <CoachedGame game={game} />
    </section>
  )
}

function ModuleLessons({
  game,
  modules,
  done,
}: {
  readonly game: string
  readonly modules: ReturnType<typeof partsOf>['modules']
  readonly done: ReadonlySet<string>
}) {
  const { i18n } = useTranslation()
  const options = optionsOf(use(wordsOfGame(game)), i18n.language as Lang)
  return modules.map(({ name, lessons }) => (
    <section key={name}>
      <h3>{options.find((one) => one.name === name)?.label ?? name}</h3>
      <LessonList game={game} lessons={lessons} done={done} at={undefined} />
    </section>
  ))
}
