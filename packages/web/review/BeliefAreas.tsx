// What could be thought of one secret over the whole game, as a picture, with the move that told most in words.

import { addressed, type Happened, type Lang, plain } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import type { BeliefLine } from '../client/review.ts'
import { formatPercent } from '../parts/percent.ts'
import type { AnyScreen } from '../table/screen.ts'
import type { HeldBelief } from './BeliefPanel.tsx'

const WIDTH = 220
const HEIGHT = 150

export function BeliefAreas({
  held,
  screen,
  story,
  names,
  mine,
  step,
  lang,
  named,
}: {
  readonly held: readonly HeldBelief[]
  readonly screen: AnyScreen
  readonly story: readonly (readonly Happened[])[]
  readonly names: readonly string[]
  /** Where whoever looks at it sat. */
  readonly mine: number | undefined
  readonly step: number
  readonly lang: Lang
  named(card: string): string
}) {
  const { t } = useTranslation()
  const [first] = held
  return (
    <>
      <ul className="belief-key">
        {first?.line.cards.map((card, i) => (
          <li key={card} className={`band-${i}`}>
            <i aria-hidden="true" />
            {named(card)}
          </li>
        ))}
      </ul>
      <ul className="belief-areas">
        {held.map(({ who, line }) => {
          const { cards, odds, turn } = line
          const end = odds.at(-1) ?? []
          const truth = end.findIndex((one) => one > 0.999)
          const told = turn === undefined ? undefined : turnWords(line, turn)
          return (
            <li key={who}>
              <h3>
                {who === line.seat && (
                  <span className="belief-card" aria-hidden="true">
                    <screen.Card id={truth < 0 ? undefined : cards[truth]} size="xs" />
                  </span>
                )}
                <span>
                  {names[who]}
                  {truth >= 0 && who === line.seat && (
                    <small>{t('review.was', { card: named(cards[truth] ?? '') })}</small>
                  )}
                </span>
              </h3>
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={told ?? ''}
              >
                {cards.map((card, i) => (
                  <path
                    key={card}
                    className={`band-${i} ${i === truth ? 'truth' : ''}`}
                    d={bandOf(odds.slice(0, -1), i)}
                  />
                ))}
                {turn !== undefined && (
                  <path className="belief-turn" d={`M${across(turn + 0.5, odds.length - 1)} 0V${HEIGHT}`} />
                )}
                <path className="belief-now" d={`M${across(step, odds.length - 1)} 0V${HEIGHT}`} />
              </svg>
              {turn !== undefined && (
                <p>
                  <b>{t('review.moved', { step: turn + 1 })}</b> {eventWords(turn)} <em>{told}</em>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )

  /** The cards that gained and lost most by that move. */
  function turnWords({ cards, odds }: BeliefLine, turn: number): string {
    const [before = [], after = []] = [odds[turn], odds[turn + 1]]
    const moved = cards.map((card, i) => ({ card, from: before[i] ?? 0, to: after[i] ?? 0 }))
    moved.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    return moved
      .slice(0, 2)
      .map(({ card, from, to }) =>
        t('review.from', { card: named(card), from: formatPercent(from, lang), to: formatPercent(to, lang) }),
      )
      .join(', ')
  }

  function eventWords(turn: number): string {
    return (story[turn] ?? [])
      .map((event) =>
        plain(addressed(screen.words.phrases[lang].event(event), mine ?? null, lang), names, lang),
      )
      .filter(Boolean)
      .join(lang === 'fr' ? '\u202f; ' : '; ')
  }
}

/** Where a step lies, of so many. */
function across(step: number, count: number): string {
  return ((WIDTH * step) / Math.max(1, count - 1)).toFixed(1)
}

/** The band of one card, on top of those before it. */
function bandOf(rows: readonly (readonly number[])[], card: number): string {
  const edge = (upTo: number) =>
    rows.map((row, step) => {
      const sum = row.slice(0, upTo).reduce((a, b) => a + b, 0)
      return `${across(step, rows.length)} ${(HEIGHT * sum).toFixed(1)}`
    })
  return `M${edge(card).join('L')}L${edge(card + 1)
    .toReversed()
    .join('L')}Z`
}
