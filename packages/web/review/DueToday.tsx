// On the page of lessons: the deck of one's mistakes, what of it is due, and when the rest comes back.

import { type Lang, plain } from '@undercrown/engine'
import { Suspense, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { type DeckCard, type DeckFacts, type DueIn, reviewLink } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { kindWords } from '../puzzle/words.ts'
import { hasPuzzles, puzzlesOfGame, tileArt, webGame, wordsOfGame } from '../registry.ts'
import '../words/review.ts'
import './due.css'

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
  // What comes next, where nothing is due yet.
  const first = deck.due[0] ?? deck.all.reduce((a, b) => (b.due < a.due ? b : a))
  return (
    <section className="panel due-deck" aria-labelledby="due">
      <header>
        <h2 id="due">{t('review.deck.title')}</h2>
        <span>{t('review.deck.own')}</span>
      </header>
      <div className="due-now">
        <DeckPicture game={gameOf(first)} count={due} />
        <div>
          <b>{due > 0 ? t('review.deck.due', { count: due }) : t('review.deck.none')}</b>
          <p>
            <Suspense>
              <CardLine card={first} />
            </Suspense>
          </p>
        </div>
      </div>
      <Coming coming={deck.coming} />
      {due > 0 && (
        <Link href="/learn/mistakes" className="button">
          <Icon name="card-pickup" /> {t('review.deck.goThrough', { count: due })}
        </Link>
      )}
    </section>
  )
}

const gameOf = ({ puzzle, moment }: DeckCard) => puzzle?.game ?? moment?.game ?? ''

/** Some cards on each other, the game's picture on the first. */
function DeckPicture({ game, count }: { readonly game: string; readonly count: number }) {
  const Art = tileArt(game)
  return (
    <div className="due-cards" data-ground={webGame(game).ground ?? 'night'} aria-hidden="true">
      <span>
        <Suspense>
          <Art />
        </Suspense>
      </span>
      {count > 0 && <b>{count}</b>}
    </div>
  )
}

/** What it asks. */
function CardLine({ card }: { readonly card: DeckCard }) {
  const titled = useTitles()
  const game = gameOf(card)
  return (
    <>
      {titled(game)}: {card.puzzle ? <PuzzleLine card={card} /> : <Question card={card} />}
    </>
  )
}

function PuzzleLine({ card: { puzzle } }: { readonly card: DeckCard }) {
  const { i18n } = useTranslation()
  if (!puzzle || !hasPuzzles(puzzle.game)) return null
  return kindWords(use(puzzlesOfGame(puzzle.game)), puzzle.kind, i18n.language as Lang).task
}

function Question({ card: { moment } }: { readonly card: DeckCard }) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const words = use(wordsOfGame(moment?.game ?? ''))
  if (!moment) return null
  const { choice, view } = moment
  return plain(words.phrases[lang].ask({ ...choice, view } as never), [], lang)
}

function Coming({ coming }: { readonly coming: DeckFacts['coming'] }) {
  const { t } = useTranslation()
  const when = (Object.keys(coming) as DueIn[]).filter((one) => one !== 'later' || coming[one] > 0)
  const most = Math.max(1, ...when.map((one) => coming[one]))
  return (
    <ul className="due-coming" aria-label={t('review.deck.coming')}>
      {when.map((one) => (
        <li key={one}>
          <i aria-hidden="true" style={{ height: `${6 + (64 * coming[one]) / most}px` }} />
          <b>{coming[one]}</b>
          <span>{t(`review.deck.when.${one}`)}</span>
        </li>
      ))}
    </ul>
  )
}
