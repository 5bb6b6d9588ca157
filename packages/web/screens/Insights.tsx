// One's own decisions over all reviewed games: how accurate they were and where, how luck went, who could be read.

import type { Lang } from '@undercrown/engine'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { api } from '../client/api.ts'
import { type PlayedGame, playedHere, playedThere } from '../client/history.ts'
import {
  byGame,
  byKind,
  byLineup,
  byThird,
  type DecisionTally,
  FEW_DECISIONS,
  luckCurves,
  meanOdds,
  unjudged,
} from '../client/insights.ts'
import { localTables } from '../client/local.ts'
import { useMe } from '../client/me.ts'
import { type KeptInsight, reviewLink, roundedWay, type SecretOdds } from '../client/review.ts'
import { useServer } from '../client/server.ts'
import { FEW } from '../client/statistics.ts'
import { Empty, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { formatPercent } from '../parts/percent.ts'
import { signedPoints } from '../parts/points.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'
import { decisionsOfGame, gameIds, isGame, wordsOfGame } from '../registry.ts'
import { GraphPlot } from './GraphPlot.tsx'
import { graphOf } from './graph.ts'
import { useReviewing } from './useReviewing.ts'
import '../words/insights.ts'
import './insights.css'

/** In a column of what was played with. */
const SHOWN = 8

export function Insights() {
  const { t } = useTranslation()
  const me = useMe()
  const { status } = useServer()
  const id = status === 'gone' ? undefined : me.person?.id
  const { asked: played } = useAsked(`${id}`, async () => {
    const here = playedHere(await localTables())
    const there = id === undefined ? [] : await api.games(id).catch(() => [])
    return [...playedThere(there), ...here]
  })
  const { asked: kept, again } = useAsked('insights', keptInsights)
  const reviewing = useReviewing(again)
  const games = played.state === 'here' ? played.value : undefined
  const insights = kept.state === 'here' ? kept.value.filter(({ game }) => isGame(game)) : undefined
  return (
    <Page title={t('insights.title')} lead={t('insights.lead')} wide>
      {!games || !insights ? (
        <Skeleton count={2} height={290} />
      ) : (
        <>
          <More left={unjudged(games, insights)} count={insights.length} reviewing={reviewing} />
          {insights.length > 0 && <Found insights={insights} games={games} />}
        </>
      )}
    </Page>
  )
}

async function keptInsights(): Promise<readonly KeptInsight[]> {
  const link = reviewLink()
  try {
    return await link.insights()
  } finally {
    link.close()
  }
}

/** How many games it rests on, and those that could be added. */
function More({
  left,
  count,
  reviewing: { at, broken, start, stop },
}: {
  readonly left: readonly PlayedGame[]
  readonly count: number
  readonly reviewing: ReturnType<typeof useReviewing>
}) {
  const { t } = useTranslation()
  if (count === 0 && left.length === 0)
    return (
      <div className="panel">
        <Empty
          icon="magnifying-glass"
          action={
            <Link href="/" className="button primary">
              {t('insights.play')}
            </Link>
          }
        >
          {t('insights.nothing')}
        </Empty>
      </div>
    )
  return (
    <section className="panel pad insights-more">
      <div role="status">
        {count > 0 && <p>{t('insights.reviewed', { count })}</p>}
        {at && <p>{t('insights.working', at)}</p>}
        {!at && broken > 0 && <p>{t('insights.broken', { count: broken })}</p>}
        {!at && left.length > 0 && <p className="note">{t('insights.left', { count: left.length })}</p>}
      </div>
      {at ? (
        <>
          <progress max={at.count} value={at.number - 1} aria-label={t('insights.title')} />
          <button type="button" className="button" onClick={stop}>
            {t('insights.stop')}
          </button>
        </>
      ) : (
        left.length > 0 && (
          <button type="button" className="button primary" onClick={() => start(left)}>
            {t('insights.start')}
          </button>
        )
      )}
    </section>
  )
}

function Found({
  insights,
  games,
}: {
  readonly insights: readonly KeptInsight[]
  readonly games: readonly PlayedGame[]
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  const all = byGame(insights)
  const [wanted, choose] = useState<string>()
  const known = gameIds.filter((game) => all.some(({ label }) => label === game))
  const chosen = known.find((game) => game === wanted) ?? all[0]?.label ?? known[0]
  const own = insights.filter(({ game }) => game === chosen)
  return (
    <div className="insights">
      <section className="panel pad" aria-labelledby="insights-accuracy">
        <h2 id="insights-accuracy">{t('insights.accuracy')}</h2>
        <p className="note">{t('insights.accuracyLine')}</p>
        <Bars rows={all.map((row) => ({ ...row, name: titled(row.label) }))} />
      </section>
      <LuckPanel insights={insights} games={games} />
      {chosen !== undefined && (
        <>
          {known.length > 1 && (
            <Segmented
              label={t('insights.which')}
              hideLabel
              className="insights-which"
              value={chosen}
              options={known.map((value) => ({ value, label: titled(value) }))}
              change={choose}
            />
          )}
          <section className="panel pad" aria-labelledby="insights-phase">
            <h2 id="insights-phase">{t('insights.phase')}</h2>
            <Bars
              rows={byThird(own).map((row) => ({
                ...row,
                name: t(`insights.phases.${row.label as 'middle'}`),
              }))}
            />
          </section>
          <Suspense fallback={<Skeleton count={2} height={220} />}>
            <OfGame game={chosen} insights={own} />
          </Suspense>
          <ReadingPanel insights={own} />
        </>
      )}
    </div>
  )
}

/** By what the game itself tells apart. */
function OfGame({ game, insights }: { readonly game: string; readonly insights: readonly KeptInsight[] }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { kinds, words } = use(decisionsOfGame(game))
  const { phrases, catalogue } = use(wordsOfGame(game))
  const { kinds: lineups = {}, labels = {} } = phrases[lang].profile ?? {}
  const cards = new Map(catalogue(lang).map(({ id, name }) => [id, name]))
  const decided = byKind(insights, (ask) => kinds[ask] ?? ask)
  return (
    <>
      <section className="panel pad" aria-labelledby="insights-kind">
        <h2 id="insights-kind">{t('insights.kind')}</h2>
        <Bars rows={decided.map((row) => ({ ...row, name: words[lang][row.label] ?? row.label }))} />
      </section>
      {Object.entries(lineups).map(([kind, title]) => {
        const rows = byLineup(insights, kind).slice(0, SHOWN)
        return (
          rows.length > 0 && (
            <section key={kind} className="panel pad" aria-label={title}>
              <h2>{title}</h2>
              <Bars
                least={FEW}
                rows={rows.map((row) => ({
                  ...row,
                  name: cards.get(row.label) ?? labels[row.label] ?? row.label,
                }))}
              />
            </section>
          )
        )
      })}
    </>
  )
}

/** What was given away, from nothing to the most of these; and the accuracy that comes to. */
function Bars({
  rows,
  least = 1,
}: {
  readonly rows: readonly (DecisionTally & { readonly name: string })[]
  /** With fewer games it tells nothing. */
  readonly least?: number
}) {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const tells = ({ games, decisions }: DecisionTally) => games >= least && decisions >= FEW_DECISIONS
  const most = Math.max(0.1, ...rows.filter(tells).map(({ loss }) => loss))
  return (
    <ul className="insight-bars">
      {rows.map((row) => (
        <li key={row.label}>
          <div>
            <b>{row.name}</b>
            <small className="note">
              {t('insights.games', { count: row.games })}, {t('insights.of', { count: row.decisions })}
            </small>
          </div>
          {tells(row) ? (
            <>
              <strong>{number.format(row.accuracy)}</strong>
              <span className="insight-bar" aria-hidden="true">
                <i style={{ width: `${(100 * row.loss) / most}%` }} />
              </span>
              <small>
                {row.loss < 0.05
                  ? t('insights.nothingLost')
                  : t('insights.cost', { points: number.format(row.loss) })}
              </small>
            </>
          ) : (
            <em className="few">{t('insights.few')}</em>
          )}
        </li>
      ))}
    </ul>
  )
}

function LuckPanel({
  insights,
  games,
}: {
  readonly insights: readonly KeptInsight[]
  readonly games: readonly PlayedGame[]
}) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const times = new Map(games.map(({ id, at }) => [id, at]))
  const curves = luckCurves(insights.map((one) => ({ ...one, played: times.get(one.table) ?? one.at })))
  const lines = curves.map(({ game, points }) => {
    const own = insights.filter((one) => one.game === game)
    const yours = own.reduce((sum, one) => sum + one.skill, 0)
    const gained = (points.at(-1)?.value ?? 0) / 100
    // As a review tells them: together they are what all of it came to.
    const way = { from: 0, to: yours + gained, yours, theirs: 0, luck: gained }
    const { skill, luck } = roundedWay(way, 0.01)
    return {
      game,
      text: t('insights.luckLine', {
        game: titled(game),
        luck: signedPoints(luck),
        skill: signedPoints(skill),
        count: own.length,
      }),
    }
  })
  return (
    <section className="panel pad insights-luck" aria-labelledby="insights-luck">
      <h2 id="insights-luck">{t('insights.luck')}</h2>
      <p className="note">{t('insights.luckNote')}</p>
      <GraphPlot
        graph={graphOf(curves, 5, i18n.language)}
        label={lines.map(({ text }) => text).join('. ')}
        format={signedPoints}
      />
      <ul className="graph-key">
        {lines.map(({ game, text }) => (
          <li key={game} data-line={gameIds.indexOf(game)}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who could know whom, in a game of secrets. */
function ReadingPanel({ insights }: { readonly insights: readonly KeptInsight[] }) {
  const { t } = useTranslation()
  const shown = insights.flatMap((one) => one.shown)
  const saw = insights.flatMap((one) => one.saw)
  if (shown.length === 0 && saw.length === 0) return null
  return (
    <section className="panel pad" aria-labelledby="insights-reading">
      <h2 id="insights-reading">{t('insights.reading')}</h2>
      <ReadingLines kind="shown" readings={shown} />
      <ReadingLines kind="saw" readings={saw} />
    </section>
  )
}

function ReadingLines({
  kind,
  readings,
}: {
  readonly kind: 'shown' | 'saw'
  readonly readings: readonly SecretOdds[]
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const all = meanOdds(readings)
  if (!all) return null
  const { count, end, known, since } = all
  return (
    <div className="insight-reading">
      <h3>{t(`insights.${kind}`)}</h3>
      <p>{t(`insights.${kind}Line`, { chance: formatPercent(end, lang) })}</p>
      <p className="note">
        {known > 0
          ? t('insights.since', { known, count, part: formatPercent(since, lang) })
          : t('insights.never', { count })}
      </p>
    </div>
  )
}
