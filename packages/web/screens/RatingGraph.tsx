// The course of somebody's games: their rating where games were rated, else how far ahead of chance they are.

import { useTranslation } from 'react-i18next'
import { aheadCurves, type CourseGame, type Curve, ratingCurves } from '../client/statistics.ts'
import { Segmented } from '../parts/Segmented.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { gameIds } from '../registry.ts'
import { GraphPlot } from './GraphPlot.tsx'
import { graphOf } from './graph.ts'
import type { GameScope } from './Profile.tsx'

const scopes = ['all', 'online', 'here'] as const

export function RatingGraph({
  course,
  scope,
  change,
}: {
  readonly course: readonly CourseGame[]
  readonly scope: GameScope
  /** Where there is a choice. */
  change?(scope: GameScope): void
}) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const ratings = ratingCurves(course)
  const rated = ratings.length > 0
  const curves = inOrder(rated ? ratings : aheadCurves(course))
  const number = new Intl.NumberFormat(i18n.language, {
    maximumFractionDigits: rated ? 0 : 1,
    useGrouping: false,
    signDisplay: rated ? 'auto' : 'exceptZero',
  })
  const told = curves.map(({ game, points }) => {
    const values = points.map(({ value }) => value)
    const [first = 0, last = 0] = [values[0], values.at(-1)]
    return rated
      ? t('profile.ratingLine', { game: titled(game), first, last, best: Math.max(...values) })
      : t('profile.aheadLine', { game: titled(game), value: number.format(last) })
  })
  return (
    <section className="panel pad profile-graph" aria-labelledby="graph">
      <header>
        <h2 id="graph">{t(rated ? 'profile.rating' : 'profile.ahead')}</h2>
        <ul className="graph-key">
          {curves.map(({ game }) => (
            <li key={game} data-line={gameIds.indexOf(game)}>
              {titled(game)}
            </li>
          ))}
        </ul>
        {change && (
          <Segmented
            label={t('profile.which')}
            hideLabel
            value={scope}
            options={scopes.map((value) => ({ value, label: t(`profile.scope.${value}`) }))}
            change={change}
          />
        )}
      </header>
      {curves.length === 0 ? (
        <p className="note">{t('profile.noneHere')}</p>
      ) : (
        <>
          <GraphPlot
            graph={graphOf(curves, rated ? 10 : 0.5, i18n.language)}
            label={told.join('. ')}
            format={(value) => number.format(value)}
            best={rated ? (value) => t('profile.best', { rating: value }) : undefined}
          />
          {!rated && <p className="note">{t('profile.aheadNote')}</p>}
        </>
      )}
    </section>
  )
}

function inOrder(curves: readonly Curve[]): Curve[] {
  return curves.toSorted((a, b) => gameIds.indexOf(a.game) - gameIds.indexOf(b.game))
}
