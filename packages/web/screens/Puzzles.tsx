// What there is to solve: the puzzles of the day, tasks and themes of every game, and runs.

import type { Lang } from '@undercrown/engine'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { useMe } from '../client/me.ts'
import { pack } from '../client/pack.ts'
import { clubPacks, puzzleCalls, type ShelfGame } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { StrengthRows } from '../puzzle/Strengths.tsx'
import { TodaysPuzzles, usePuzzleShelf } from '../puzzle/Today.tsx'
import { kindWords, themeWords } from '../puzzle/words.ts'
import { preparePuzzles, puzzlesOfGame, tileArt } from '../registry.ts'
import './puzzles.css'

/** How much harder than one is strong. */
const steps = { easier: -300, level: 0, harder: 300 } as const
type Step = keyof typeof steps

/** After the page is drawn, in milliseconds. */
const SOON = 300

export function Puzzles() {
  const { t } = useTranslation()
  const shelf = usePuzzleShelf()
  const [step, setStep] = useState<Step>('level')
  useEffect(() => {
    if (!shelf) return
    // What the first puzzle needs is there when it is opened; without a network it comes later, or is there already.
    const timer = setTimeout(() => {
      import('./PuzzleScreen.tsx').catch(() => {})
      for (const { game } of shelf.games) {
        preparePuzzles(game)
        puzzleCalls.prepare({ by: 'daily', game }).catch(() => {})
      }
    }, SOON)
    return () => clearTimeout(timer)
  }, [shelf])
  return (
    <Page title={t('puzzles.title')} lead={t('puzzles.lead')} wide>
      <Suspense fallback={<Skeleton count={2} height={480} />}>
        {shelf ? (
          <div className="puzzle-shelf">
            <TodaysPuzzles shelf={shelf} />
            <div className="puzzle-games">
              <Segmented
                label={t('puzzles.difficulty')}
                options={(['easier', 'level', 'harder'] as const).map((value) => ({
                  value,
                  label: t(`puzzles.${value}`),
                }))}
                value={step}
                change={setStep}
              />
              {shelf.games.map((one) => (
                <GamePuzzleCard key={one.game} of={one} harder={steps[step]} />
              ))}
              <HostedPacks />
              <ClubFile />
            </div>
          </div>
        ) : (
          <Skeleton count={2} height={480} />
        )}
      </Suspense>
    </Page>
  )
}

/** Packs that the host of the server has added, and where tries are kept. */
function HostedPacks() {
  const { t } = useTranslation()
  const titled = useTitles()
  const { person } = useMe()
  const [packs, setPacks] = useState<Awaited<ReturnType<typeof clubPacks>>>([])
  useEffect(() => {
    clubPacks().then(setPacks, () => {})
  }, [])
  return (
    <>
      {packs.map(({ name, games }) => (
        <section key={name} className="panel puzzle-game" aria-label={name}>
          <header>
            <h2>{t('puzzles.hosted', { name })}</h2>
          </header>
          <div className="puzzle-ways">
            {games.map(({ game, puzzles }) => (
              <Link
                key={game}
                href={`/puzzles/next?${new URLSearchParams({ game, pack: name })}`}
                className="button"
              >
                <Icon name="jigsaw-piece" /> {titled(game)}
                <small>{t('puzzles.count', { count: puzzles })}</small>
              </Link>
            ))}
          </div>
        </section>
      ))}
      <p className="note">{t(person?.kind === 'account' ? 'puzzles.keptByAccount' : 'puzzles.keptHere')}</p>
    </>
  )
}

/** A file of puzzles, as `undercrown puzzles make` writes it. What is wrong with it is said where it is played. */
function ClubFile() {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section className="panel puzzle-club">
      <p className="note">{t('puzzles.clubLine')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.jsonl,.txt"
        hidden
        onChange={async ({ target }) => go(`/puzzle#${await pack((await target.files?.[0]?.text()) ?? '')}`)}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {t('puzzles.openFile')}
      </button>
    </section>
  )
}

function GamePuzzleCard({ of, harder }: { readonly of: ShelfGame; readonly harder: number }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const titled = useTitles()
  const said = use(puzzlesOfGame(of.game))
  const Art = tileArt(of.game)
  const way = (filter: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({
      game: of.game,
      ...filter,
      ...(harder !== 0 && { harder: String(harder) }),
    })
    return `/puzzles/next?${query}`
  }
  return (
    <section className="panel puzzle-game" aria-label={titled(of.game)}>
      <header>
        <div>
          <h2>{titled(of.game)}</h2>
          <p>{t('puzzles.solvedCount', { solved: of.solved, count: of.count })}</p>
        </div>
        <div className="puzzle-art" aria-hidden="true">
          <Suspense>
            <Art />
          </Suspense>
        </div>
      </header>
      <div className="puzzle-ways">
        <Link href={way({})} className="button primary">
          <Icon name="jigsaw-piece" /> {t('puzzles.mixed')}
        </Link>
        <Link href={`/puzzles/streak/${of.game}`} className="button" title={t('puzzles.streakLine')}>
          <Icon name="laurels" /> {t('puzzles.streak')}
          {of.best.streak > 0 && <small>{t('puzzles.best', { count: of.best.streak })}</small>}
        </Link>
        <Link href={`/puzzles/three/${of.game}`} className="button" title={t('puzzles.threeLine')}>
          <Icon name="stopwatch" /> {t('puzzles.three')}
          {of.best.three > 0 && <small>{t('puzzles.best', { count: of.best.three })}</small>}
        </Link>
      </div>
      <Strengths
        title={t('puzzles.kinds')}
        of={of.kinds}
        name={(kind) => kindWords(said, kind, lang).name}
        icon={(kind) => said.icons[kind]}
        way={(kind) => way({ kind })}
      />
      <Strengths
        title={t('puzzles.themes')}
        of={of.themes}
        name={(theme) => themeWords(said, theme, lang).name}
        icon={(theme) => said.icons[theme]}
        way={(theme) => way({ theme })}
      />
    </section>
  )
}

function Strengths({ title, ...rows }: { readonly title: string } & Parameters<typeof StrengthRows>[0]) {
  const { t } = useTranslation()
  return (
    <section className="strengths">
      <h3>
        {title} <small>{t('puzzles.yours')}</small>
      </h3>
      <StrengthRows {...rows} />
    </section>
  )
}
