// Won, lost and drawn as parts of a ring, beside what chance alone would have won.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { FEW, type Totals } from '../client/statistics.ts'
import { formatPercent } from '../parts/percent.ts'

const outcomes = ['won', 'lost', 'drawn'] as const

export function ResultsRing({ totals, mine }: { readonly totals: Totals; readonly mine: boolean }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { games, won, drawn, chance } = totals
  const few = games < FEW
  return (
    <section className="panel pad profile-results" aria-labelledby="results">
      <h2 id="results">{t('profile.results')}</h2>
      <div className="ring-row">
        <div className="ring">
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle className="ring-ground" cx="50" cy="50" r="42" pathLength="100" />
            {games > 0 && (
              <>
                <circle
                  className="ring-drawn"
                  cx="50"
                  cy="50"
                  r="42"
                  pathLength="100"
                  strokeDasharray={`${(100 * (won + drawn)) / games} 100`}
                />
                <circle
                  className="ring-won"
                  cx="50"
                  cy="50"
                  r="42"
                  pathLength="100"
                  strokeDasharray={`${(100 * won) / games} 100`}
                />
              </>
            )}
          </svg>
          <p>
            <b>{few ? t('profile.outOf', { wins: won, games }) : formatPercent(won / games, lang)}</b>
            <span>{t('profile.wonShort', { count: games })}</span>
          </p>
        </div>
        <ul>
          {outcomes.map((how) => (
            <li key={how}>
              <b>{totals[how]}</b> {t(`profile.${how}Short`, { count: totals[how] })}
            </li>
          ))}
        </ul>
      </div>
      {few && <p className="few">{t('profile.few')}</p>}
      {games > 0 && (
        <p className="note">
          {t(mine ? 'profile.chance' : 'profile.chanceOf', { share: formatPercent(chance, lang) })}
        </p>
      )}
    </section>
  )
}
