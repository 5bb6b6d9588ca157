// What could be known of each card of a row at one moment: seen, and since when; concluded; or how likely it is what.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import type { BeliefLine, ForgottenCard } from '../client/review.ts'
import { formatPercent } from '../parts/percent.ts'
import type { HeldBelief } from './BeliefPanel.tsx'
import { sinceWords } from './sinceWords.ts'

export function BeliefRows({
  held,
  names,
  step,
  lang,
  forgotten,
  named,
}: {
  readonly held: readonly HeldBelief[]
  readonly names: readonly string[]
  readonly step: number
  readonly lang: Lang
  /** What was played as if it had not been seen, at this step. */
  readonly forgotten?: ForgottenCard | undefined
  named(card: string): string
}) {
  const { t } = useTranslation()
  const people = [...new Set(held.map(({ who }) => who))]
  return (
    <ul className="belief-rows">
      {people.map((one) => (
        <li key={one}>
          <h3>{names[one]}</h3>
          <ol>
            {held
              .filter(({ who }) => who === one)
              .map(({ line }) => (
                <li key={line.index} {...lookOf(line)}>
                  {cell(line)}
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ul>
  )

  function isForgotten({ seat, index }: BeliefLine): boolean {
    return forgotten?.seat === seat && forgotten.index === index
  }

  function lookOf(line: BeliefLine) {
    if (isForgotten(line)) return { className: 'forgotten' }
    return line.sure[step] ? { className: 'known' } : {}
  }

  function cell(line: BeliefLine) {
    const { cards, odds, points, sure } = line
    const row = odds[step] ?? []
    const likeliest = row.indexOf(Math.max(...row))
    const name = named(cards[likeliest] ?? '')
    const known = sure[step]
    if (known)
      return (
        <>
          <b>{name}</b>
          <small>{known.how === 'seen' ? sinceWords(t, known.since) : t('review.concluded')}</small>
          {isForgotten(line) && <small>{t('review.asForgotten')}</small>}
        </>
      )
    const chance = formatPercent(row[likeliest] ?? 0, lang)
    return (
      <>
        <b>{points ? t('review.about', { points: Math.round(points[step] ?? 0) }) : name}</b>
        <small>{points ? t('review.likeliest', { card: name, chance }) : chance}</small>
      </>
    )
  }
}
