// A game on a shelf: its picture, its name, and what can be done with it.

import type { Lang } from '@undercrown/engine'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { tileArt, webGame } from '../registry.ts'
import './tiles.css'

export function GameTile({ game, children }: { readonly game: string; readonly children?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { title, line, seats, minutes, ground = 'night' } = webGame(game)
  const lang = i18n.language as Lang
  const [from, to] = seats
  const Art = tileArt(game)
  return (
    <article className="game-tile" data-game={game} data-ground={ground}>
      <div className="tile-art" aria-hidden="true">
        <Suspense>
          <Art />
        </Suspense>
      </div>
      <div className="tile-words">
        <h2>{title[lang]}</h2>
        <p className="tile-meta">
          {t('games.meta', { count: to, seats: from === to ? to : t('games.range', { from, to }), minutes })}
        </p>
        <p className="tile-line">{line[lang]}</p>
        {children && <div className="tile-deeds">{children}</div>}
      </div>
    </article>
  )
}
