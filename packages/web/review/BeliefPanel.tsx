// What one pair of eyes could infer of what the others hid, and what the others could of it: a picture over the whole
// game, with the move that told most in words; or, where many cards lie hidden, what could be known of each at this
// moment, and what was played as if it had not been seen.

import type { Happened, Lang } from '@undercrown/engine'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BeliefLine, ReviewedDecision, ReviewLink } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { AnyScreen } from '../table/screen.ts'
import { BeliefAreas } from './BeliefAreas.tsx'
import { BeliefRows } from './BeliefRows.tsx'
import { sinceWords } from './sinceWords.ts'
import { useBeliefs, useBeliefsOf } from './useGameReview.ts'

interface BeliefProps {
  readonly link: ReviewLink
  readonly screen: AnyScreen
  readonly story: readonly (readonly Happened[])[]
  readonly names: readonly string[]
  /** Where whoever looks at it sat. */
  readonly mine: number | undefined
  readonly eyes: number
  readonly step: number
  /** Those of that seat. */
  readonly decisions: readonly ReviewedDecision[]
  readonly lang: Lang
  go(step: number): void
}

/** A line with whom it is told of: whose secret it is, or who could think so. */
export interface HeldBelief {
  readonly who: number
  readonly line: BeliefLine
}

type Side = 'own' | 'theirs'

export function BeliefPanel(props: BeliefProps) {
  const { link, screen, names, mine, eyes, step, decisions, lang, go } = props
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('own')
  const own = useBeliefs(link, eyes)
  const theirs = useBeliefsOf(link, eyes, names.length, side === 'theirs')
  const named = useMemo(() => {
    const found = new Map(screen.words.catalogue(lang).map(({ id, name }) => [id, name]))
    return (card: string) => found.get(card) ?? card
  }, [screen, lang])
  if (own.length === 0) return null
  const held = side === 'own' ? own.map((line) => ({ who: line.seat, line })) : theirs
  const isRows = own.some(({ index }) => index !== undefined)
  const forgotten = decisions.flatMap((one) => (one.forgotten ? [{ ...one.forgotten, step: one.step }] : []))
  const told = { name: names[eyes], ...(eyes === mine && { context: 'you' }) }
  const heading = side === 'theirs' ? 'knewOf' : isRows ? 'whoRows' : 'who'
  const shown = { held, names, step, lang, named }
  return (
    <section className="panel review-beliefs" aria-labelledby="review-who">
      <header>
        <h2 id="review-who">
          <Icon name="domino-mask" /> {t(`review.${heading}`, told)}
        </h2>
        <Segmented<Side>
          label={t('review.whose')}
          hideLabel
          value={side}
          options={[
            { value: 'own', label: t('review.knew', told) },
            { value: 'theirs', label: t('review.theyKnew') },
          ]}
          change={setSide}
        />
      </header>
      {isRows ? (
        <BeliefRows
          {...shown}
          {...(side === 'own' && { forgotten: forgotten.find((one) => one.step === step) })}
        />
      ) : (
        <BeliefAreas {...shown} mine={mine} screen={screen} story={props.story} />
      )}
      {isRows && side === 'own' && forgotten.length > 0 && (
        <>
          <h3>{t('review.forgottenList')}</h3>
          <ul className="belief-forgotten">
            {forgotten.map((one) => (
              <li key={one.step}>
                <button type="button" aria-current={one.step === step} onClick={() => go(one.step)}>
                  <b>{t('review.atRest', { step: one.step + 1 })}</b>{' '}
                  {t('review.forgottenCard', {
                    card: named(one.card),
                    name: names[one.seat],
                    place: one.index + 1,
                    seen: sinceWords(t, one.since),
                  })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
