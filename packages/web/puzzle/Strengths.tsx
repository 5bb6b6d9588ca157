// How strong somebody is at tasks and themes of puzzles, each a way to more of them.

import type { Lang } from '@undercrown/engine'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { ShelfFacts, ShelfGame, Strength } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { puzzlesOfGame } from '../registry.ts'
import './sign.css'
import './strengths.css'
import { themeWords } from './words.ts'

/** Between these two lies all of the bar. */
const [LOWEST, HIGHEST] = [800, 2400]

export function StrengthRows({
  label,
  of,
  name,
  icon,
  way,
}: {
  readonly label?: string
  readonly of: readonly Strength[]
  name(which: string): string
  icon(which: string): string | undefined
  way(which: string): string
}) {
  const { t, i18n } = useTranslation()
  return (
    <ul aria-label={label}>
      {of.map((one) => (
        <li key={one.name}>
          <Link href={way(one.name)}>
            <span className="sign">
              <Icon name={icon(one.name) ?? 'jigsaw-piece'} />
            </span>
            <span className="words">
              <b>{name(one.name)}</b>
              <span className="share" aria-hidden="true">
                <i
                  style={{
                    width: `${Math.max(0, Math.min(100, ((one.rating ?? LOWEST) - LOWEST) / ((HIGHEST - LOWEST) / 100)))}%`,
                  }}
                />
              </span>
            </span>
            <span className="mine">
              {one.rating?.toLocaleString(i18n.language) ?? (
                <small>{t('puzzles.count', { count: one.count })}</small>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Of each game on the page of lessons. */
const SHOWN = 3

/** Some themes of every game: those that were tried first, then those with most to solve. */
export function PuzzleThemes({ shelf }: { readonly shelf: ShelfFacts }) {
  const { t } = useTranslation()
  return (
    <section className="panel puzzle-themes strengths" aria-labelledby="themes">
      <header>
        <h2 id="themes">
          <Icon name="laurels" /> {t('puzzles.themesOf')}
        </h2>
        <span>{t('puzzles.yours')}</span>
      </header>
      <div>
        {shelf.games.map((one) => (
          <ThemesOf key={one.game} of={one} />
        ))}
      </div>
    </section>
  )
}

function ThemesOf({ of: { game, themes } }: { readonly of: ShelfGame }) {
  const { i18n } = useTranslation()
  const titled = useTitles()
  const said = use(puzzlesOfGame(game))
  const tried = [...themes].sort(
    (a, b) => Number(b.rating !== undefined) - Number(a.rating !== undefined) || b.count - a.count,
  )
  return (
    <StrengthRows
      label={titled(game)}
      of={tried.slice(0, SHOWN)}
      name={(theme) => themeWords(said, theme, i18n.language as Lang).name}
      icon={(theme) => said.icons[theme]}
      way={(theme) => `/puzzles/next?${new URLSearchParams({ game, theme })}`}
    />
  )
}
