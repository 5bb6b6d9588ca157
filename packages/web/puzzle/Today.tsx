// The puzzles of the day, one for each game, and the lanterns of the last days.

import type { Lang } from '@undercrown/engine'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/puzzles.json?icons'
import { puzzleCalls, type ShelfFacts, type ShelfGame } from '../client/puzzles.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { hasPuzzles, puzzlesOfGame } from '../registry.ts'
import '../words/puzzles.ts'
import './sign.css'
import './today.css'
import { formatPercent } from '../parts/percent.ts'
import { solvedAtFirst, useTodaysCrowds } from './useCrowd.ts'
import { kindWords } from './words.ts'

addIcons(icons)

const DAY = 86_400_000

export function usePuzzleShelf(): ShelfFacts | undefined {
  const [shelf, setShelf] = useState<ShelfFacts>()
  useEffect(() => {
    puzzleCalls.shelf().then(
      // A game without words for its puzzles does not show them.
      (found) => setShelf({ ...found, games: found.games.filter(({ game }) => hasPuzzles(game)) }),
      () => {},
    )
  }, [])
  return shelf
}

export function TodaysPuzzles({ shelf }: { readonly shelf: ShelfFacts }) {
  const { t, i18n } = useTranslation()
  const today = shelf.day * DAY
  const crowds = useTodaysCrowds()
  const first = shelf.games.find(({ daily }) => daily && daily.right === undefined)
  const inWords = (options: Intl.DateTimeFormatOptions, day: number) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(day))
  return (
    <section className="panel puzzle-today" aria-labelledby="today">
      <header>
        <h2 id="today">{t(shelf.games.length === 3 ? 'puzzles.todayThree' : 'puzzles.today')}</h2>
        <span>{inWords({ weekday: 'long', day: 'numeric', month: 'long' }, today)}</span>
      </header>
      <div className="lanterns">
        <ul aria-label={t('puzzles.week')}>
          {shelf.week.map((lit, i) => {
            const at = today - (shelf.week.length - 1 - i) * DAY
            const day = inWords({ weekday: 'long' }, at)
            return (
              <li
                key={at}
                className={lit ? 'lit' : ''}
                aria-current={at === today ? 'date' : undefined}
                aria-label={t(lit ? 'puzzles.dayLit' : 'puzzles.dayDark', { day })}
              >
                <Icon name="old-lantern" />
                <span aria-hidden="true">{inWords({ weekday: 'narrow' }, at)}</span>
              </li>
            )
          })}
        </ul>
        <p>
          <b>{shelf.lit}</b> {t('puzzles.lit', { count: shelf.lit })}
        </p>
      </div>
      <ul className="dailies">
        {shelf.games.map((one) => (
          <Daily
            key={one.game}
            of={one}
            solved={solvedAtFirst(crowds[one.daily?.id ?? ''])}
            isNext={one === first}
          />
        ))}
      </ul>
      <p className="note">
        <Icon name="linked-rings" /> {t('puzzles.todayLine')}
      </p>
    </section>
  )
}

function Daily({
  of: { game, daily },
  solved,
  isNext,
}: {
  readonly of: ShelfGame
  /** In which part of all first answers. */
  readonly solved: number | undefined
  readonly isNext: boolean
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const titled = useTitles()
  const said = use(puzzlesOfGame(game))
  if (!daily) return null
  const { name } = kindWords(said, daily.kind, lang)
  return (
    <li>
      <span className="sign">
        <Icon name={said.icons[daily.kind] ?? 'jigsaw-piece'} />
      </span>
      <span className="words">
        <b>{name}</b>
        <small>
          {titled(game)} · {daily.rating.toLocaleString(lang)}
          {solved !== undefined && ` · ${t('puzzles.solvedBy', { share: formatPercent(solved, lang) })}`}
        </small>
      </span>
      {daily.right === undefined ? (
        <Link
          href={`/puzzles/daily/${game}`}
          className={`button ${isNext ? 'primary' : ''}`}
          aria-label={t('puzzles.solveGame', { name: `${titled(game)}, ${name}` })}
        >
          {t('puzzles.solve')}
        </Link>
      ) : (
        <Link href={`/puzzles/daily/${game}`} className={`button is-tried ${daily.right ? 'is-solved' : ''}`}>
          <Icon name={daily.right ? 'check-mark' : 'cancel'} />
          <span className="unseen">{t(daily.right ? 'puzzles.solvedToday' : 'puzzles.missedToday')}</span>
        </Link>
      )}
    </li>
  )
}
