// On the page of lessons: the deck of one's mistakes, and how many of them are due today.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { type DeckFacts, reviewLink } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import '../words/review.ts'

export function DueToday() {
  const { t } = useTranslation()
  const [deck, setDeck] = useState<DeckFacts>()
  useEffect(() => {
    const link = reviewLink()
    link.deck().then(setDeck, () => {})
    return () => link.close()
  }, [])
  if (!deck || deck.all.length === 0) return null
  const due = deck.due.length
  return (
    <p className="learn-mine">
      <Link href="/learn/mistakes" className={`button ${due > 0 ? 'primary' : ''}`}>
        <Icon name="card-pickup" /> {t('review.deck.title')}
      </Link>{' '}
      <span className="note">{due > 0 ? t('review.deck.due', { count: due }) : t('review.deck.none')}</span>
    </p>
  )
}
