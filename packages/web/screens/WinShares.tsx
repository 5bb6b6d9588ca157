// The share of games won with each leader, hero or piece: as the games tell what they were played with.

import type { Lang } from '@undercrown/engine'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEW, type Share, sortedShares } from '../client/statistics.ts'
import { formatPercent } from '../parts/percent.ts'
import { gameIds, screenOfGame, wordsOfGame } from '../registry.ts'

const SHOWN = 5

export function WinShares({ shares }: { readonly shares: readonly Share[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const games = gameIds.filter((id) => shares.some(({ game }) => game === id))
  if (games.length === 0) return null
  return (
    <section className="panel pad profile-shares" aria-labelledby="shares">
      <header>
        <h2 id="shares">{t('profile.shares')}</h2>
        <small className="note">{t('profile.sharesLine')}</small>
        {crowded(shares) && (
          <button
            type="button"
            className="button small ghost"
            aria-pressed={all}
            onClick={() => setAll(!all)}
          >
            {t('profile.showAll')}
          </button>
        )}
      </header>
      <div className="share-columns">
        {games.map((id) => (
          <Suspense key={id} fallback={<div className="share-column skeleton" />}>
            <GameColumns
              game={id}
              shares={shares.filter(({ game }) => game === id)}
              most={all ? undefined : SHOWN}
            />
          </Suspense>
        ))}
      </div>
    </section>
  )
}

/** Whether some column has more than is shown at first. */
function crowded(shares: readonly Share[]): boolean {
  const counts = new Map<string, number>()
  for (const { game, kind } of shares) counts.set(`${game} ${kind}`, (counts.get(`${game} ${kind}`) ?? 0) + 1)
  return [...counts.values()].some((count) => count > SHOWN)
}

/** A column for each kind that the game tells, in its own words. */
function GameColumns({
  game,
  shares,
  most,
}: {
  readonly game: string
  readonly shares: readonly Share[]
  readonly most: number | undefined
}) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { phrases, catalogue } = use(wordsOfGame(game))
  const { kinds = {}, labels = {} } = phrases[lang].profile ?? {}
  const cards = new Map(catalogue(lang).map(({ id, name }) => [id, name]))
  return Object.entries(kinds).map(([kind, title]) => {
    const rows = sortedShares(shares.filter((one) => one.kind === kind))
    if (rows.length === 0) return null
    return (
      <Column
        key={kind}
        title={title}
        rows={rows.slice(0, most).map((row) => ({
          ...row,
          name: cards.get(row.label) ?? labels[row.label] ?? row.label,
          card: cards.has(row.label),
        }))}
      />
    )
  })
}

function Column({
  title,
  rows,
}: {
  readonly title: string
  readonly rows: readonly (Share & { readonly name: string; readonly card: boolean })[]
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  return (
    <div className="share-column">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ game, label, name, card, games, wins }) => (
          <li key={label}>
            <span className="share-picture" aria-hidden="true">
              {card && (
                <Suspense>
                  <CardPicture game={game} id={label} />
                </Suspense>
              )}
            </span>
            <div>
              <b>{name}</b>
              {games < FEW ? (
                <em>{t('profile.few')}</em>
              ) : (
                <span className="share-bar" aria-hidden="true">
                  <i style={{ width: `${(100 * wins) / games}%` }} />
                </span>
              )}
            </div>
            <p>
              {games >= FEW && <strong>{formatPercent(wins / games, lang)}</strong>}
              <small>{t('profile.outOf', { wins, games })}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Comes with the game's screen, after the figures. */
function CardPicture({ game, id }: { readonly game: string; readonly id: string }) {
  const { Card } = use(screenOfGame(game))
  return <Card id={id} size="xs" />
}
