// The first thing one sees: a game in one click, a table in two, and whatever waits to be carried on.

import { MAX_CODE } from '@undercrown/protocol'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { sentenceOf } from '../client/api.ts'
import { playAtOnce } from '../client/atOnce.ts'
import { lastGame } from '../client/recent.ts'
import { Icon } from '../parts/Icon.tsx'
import { Lantern } from '../parts/Lantern.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds } from '../registry.ts'
import { GameTile } from './GameTile.tsx'
import { Returning } from './Returning.tsx'
import { useRunning } from './useRunning.ts'
import './home.css'

const load = () => import('./HomeArt.tsx')
const Fan = lazy(async () => ({ default: (await load()).Fan }))

export function Home() {
  const { t } = useTranslation()
  const { tables, visit } = useRunning()
  const [, go] = useLocation()
  const [wrong, setWrong] = useState<unknown>()
  const [dealing, setDealing] = useState(false)
  /** One table, however often it is pressed until it is there. */
  const play = (game: string) => {
    if (dealing) return
    setDealing(true)
    playAtOnce(game, tables).then(go, (error) => {
      setDealing(false)
      setWrong(error)
    })
  }
  const trouble = wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>
  return (
    <Page title={t('app.name')} look={visit.any ? 'home back' : 'home'} bare>
      {visit.any ? (
        <Returning tables={tables} expected={visit} dealing={dealing} play={() => play(lastGame())}>
          <JoinForm />
          {trouble}
        </Returning>
      ) : (
        <Welcome dealing={dealing} play={() => play(lastGame())}>
          <JoinForm />
          {trouble}
        </Welcome>
      )}
      <Tiles dealing={dealing} play={play} />
      <nav className="home-more" aria-label={t('home.more')}>
        <Link href="/learn">
          <Icon name="lantern-flame" /> {t('home.learn')}
        </Link>
        <Link href="/puzzles">
          <Icon name="jigsaw-piece" /> {t('home.puzzles')}
        </Link>
      </nav>
    </Page>
  )
}

interface Dealing {
  /** A table is on its way. */
  readonly dealing: boolean
}

function Welcome({
  dealing,
  play,
  children,
}: Dealing & {
  play(): void
  readonly children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section className="welcome">
      <div className="hero-words">
        <h1 tabIndex={-1}>
          {t('home.title')} <em>{t('home.sly')}</em>
        </h1>
        <p>{t('home.lead')}</p>
        <div className="hero-deeds">
          <button type="button" className="button primary big" aria-disabled={dealing} onClick={play}>
            <Icon name="lantern-flame" />
            {t('home.atOnce')}
          </button>
          <Link href={`/new/${lastGame()}`} className="button big">
            <Icon name="paper-plane" />
            {t('home.create')}
          </Link>
        </div>
        <p className="hero-first">{t('home.first')}</p>
        {children}
      </div>
      <div className="home-stage" aria-hidden="true">
        <div className="halo" />
        <Lantern />
        <div className="home-fan">
          <Suspense>
            <Fan />
          </Suspense>
        </div>
      </div>
    </section>
  )
}

function JoinForm() {
  const { t } = useTranslation()
  const [, go] = useLocation()
  return (
    <form
      className="join-code"
      action={(form) => {
        const code = String(form.get('code')).replace(/[^a-z0-9]/gi, '')
        if (code !== '') go(`/join/${code.toUpperCase()}`)
      }}
    >
      <label htmlFor="code">{t('home.code')}</label>
      <input
        id="code"
        name="code"
        className="input"
        placeholder={t('home.codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE}
        required
      />
      <button type="submit" className="button ghost">
        {t('home.join')}
      </button>
    </form>
  )
}

function Tiles({ dealing, play }: Dealing & { play(game: string): void }) {
  const { t } = useTranslation()
  const titled = useTitles()
  return (
    <section className="table-top tiles" aria-label={t('home.games')}>
      {gameIds.map((game) => (
        <GameTile key={game} game={game}>
          <button
            type="button"
            className="button primary"
            aria-label={t('home.playGame', { game: titled(game) })}
            aria-disabled={dealing}
            onClick={() => play(game)}
          >
            {t('home.playNow')}
          </button>
          <Link
            href={`/new/${game}`}
            className="button ghost tile-new"
            aria-label={t('home.newGame', { game: titled(game) })}
          >
            <Icon name="paper-plane" />
            <span>{t('home.newTable')}</span>
          </Link>
          <Link
            href={`/learn#${game}`}
            className="button ghost tile-learn"
            aria-label={t('home.learnGame', { game: titled(game) })}
          >
            <Icon name="lantern-flame" />
            <span>{t('home.learnIt')}</span>
          </Link>
        </GameTile>
      ))}
    </section>
  )
}
