// The deck of one's mistakes: what is due today, one moment after the other.

import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addIcons } from '../art/icons.ts'
import icons from '../art/review.json?icons'
import { type DeckCard, type DeckFacts, type ReviewLink, reviewLink } from '../client/review.ts'
import { Page } from '../parts/Page.tsx'
import { TryAgain } from '../review/TryAgain.tsx'
import '../words/review.ts'
import { Trouble } from './Trouble.tsx'

addIcons(icons)

export function Mistakes() {
  const { t } = useTranslation()
  const [link, setLink] = useState<ReviewLink>()
  const [deck, setDeck] = useState<DeckFacts>()
  const [cards, setCards] = useState<readonly DeckCard[]>()
  useEffect(() => {
    const made = reviewLink()
    setLink(made)
    return () => made.close()
  }, [])
  const look = useCallback(async () => {
    if (link) setDeck(await link.deck())
  }, [link])
  useEffect(() => {
    look().catch(() => {})
  }, [look])
  const leave = () => {
    setCards(undefined)
    look().catch(() => {})
  }
  const [card, ...rest] = cards ?? []
  if (link && card)
    return (
      <Suspense fallback={<Trouble state="loading" />}>
        <TryAgain
          key={card.id}
          link={link}
          moment={card.moment}
          line={t('review.deck.cost', { loss: Math.round(card.loss) })}
          title={<h1 className="table-title">{t('review.deck.title')}</h1>}
          answered={(right) => void link.answered(card.id, right).catch(() => {})}
          leave={leave}
          next={rest.length > 0 ? () => setCards(rest) : leave}
        />
      </Suspense>
    )
  const due = deck?.due.length ?? 0
  return (
    <Page title={t('review.deck.title')} lead={t('review.deck.lead')}>
      {deck && (
        <section className="panel pad">
          <p role="status">
            {deck.all.length === 0
              ? t('review.deck.empty')
              : due > 0
                ? t('review.deck.due', { count: due })
                : `${t('review.deck.none')} ${t('review.deck.some', { count: deck.all.length })}`}
          </p>
          {due > 0 && (
            <button type="button" className="button primary" onClick={() => setCards(deck.due)}>
              {t('review.deck.start')}
            </button>
          )}
        </section>
      )}
    </Page>
  )
}
