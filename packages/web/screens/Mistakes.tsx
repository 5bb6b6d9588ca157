// The deck of one's mistakes: what is due today, one moment after the other.

import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addIcons } from '../art/icons.ts'
import puzzleIcons from '../art/puzzles.json?icons'
import icons from '../art/review.json?icons'
import { type DeckCard, type DeckFacts, type ReviewLink, reviewLink } from '../client/review.ts'
import { Page } from '../parts/Page.tsx'
import { PuzzleView } from '../puzzle/PuzzleView.tsx'
import { FirstAnswer, WishedPuzzle } from '../puzzle/WishedPuzzle.tsx'
import { TryAgain } from '../review/TryAgain.tsx'
import '../words/review.ts'
import { Trouble } from './Trouble.tsx'

addIcons(icons)
addIcons(puzzleIcons)

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
  const next = rest.length > 0 ? () => setCards(rest) : leave
  const answered = (right: boolean) => {
    if (link && card) link.answered(card.id, right).catch(() => {})
  }
  if (card?.puzzle)
    return (
      <WishedPuzzle key={card.id} wish={{ by: 'id', id: card.puzzle.id }} mode="mixed">
        {(play) => (
          <FirstAnswer play={play} right={() => answered(true)} wrong={() => answered(false)}>
            <PuzzleView
              play={play}
              mode={<span className="puzzle-mode">{t('review.deck.title')}</span>}
              isDaily={false}
              runs={false}
              next={next}
            />
          </FirstAnswer>
        )}
      </WishedPuzzle>
    )
  if (link && card)
    return (
      <Suspense fallback={<Trouble state="loading" />}>
        <TryAgain
          key={card.id}
          link={link}
          moment={card.moment}
          line={t('review.deck.cost', { loss: Math.round(card.loss) })}
          title={<h1 className="table-title">{t('review.deck.title')}</h1>}
          answered={answered}
          leave={leave}
          next={next}
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
