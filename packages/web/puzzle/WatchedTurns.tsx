// What was watched before something is asked about it: all of it beside the board, in a hand what happened to such
// places, over the board.

import type { Lang, Phrase } from '@undercrown/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { logEntries } from '../table/log.ts'
import type { Spot } from '../table/screen.ts'
import { type AsideProps, PanelHead } from './aside.tsx'

/** What was watched, without the cards that were shown. */
export function WatchedTurns(props: AsideProps) {
  const { t } = useTranslation()
  const { phase, watched, opened } = props.play
  const lines = useWatched(props)
  if (watched.length === 0) return null
  return (
    <section className="panel">
      <PanelHead title={t('puzzles.watched')} small={opened.facts.forgets && t('puzzles.watchedLine')} />
      <ol className="watched">
        {lines.map(({ id, phrase }) => (
          <li key={id}>
            <Telling {...props} phrase={phrase} />
          </li>
        ))}
      </ol>
      {phase === 'open' && (
        <div className="puzzle-row">
          <WatchAgain {...props} />
        </div>
      )}
    </section>
  )
}

/** What of it happened to such places as the one that is asked about. It has no scrolling of its own: the board's will do. */
export function WatchedStrip(props: AsideProps & { readonly asked: Spot }) {
  const { t } = useTranslation()
  const { asked, screen, scene, parts } = props
  const { Trace } = parts
  const [zone] = asked.split('.')
  const lines = useWatched(props).flatMap((line) => {
    const struck = screen.story.strikes(line.event).map(({ spot }) => spot)
    const spots = [...line.spots, ...struck].filter((spot) => spot.split('.')[0] === zone)
    return spots.length === 0 ? [] : [{ ...line, spots }]
  })
  return (
    <section className="watched-strip" aria-label={t('puzzles.watched')}>
      <header>
        <h2>{t('puzzles.watched')}</h2>
        <WatchAgain {...props} />
      </header>
      <ol>
        {lines.map(({ id, phrase, event, spots }) => (
          <li key={id} className={spots.some((spot) => `${asked}.`.startsWith(`${spot}.`)) ? 'is-asked' : ''}>
            <Icon name={screen.story.sign(event)} />
            <span>
              <Telling {...props} phrase={phrase} />
            </span>
            {Trace && <Trace spots={spots} asked={asked} scene={scene} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function useWatched({ play, screen, scene }: AsideProps) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { watched, phase, at } = play
  const seen = phase === 'watching' ? at : watched.length
  return useMemo(
    () =>
      logEntries(screen, watched.slice(0, seen), scene.seat, lang).filter(
        ({ telling }) => telling !== 'turn',
      ),
    [screen, watched, seen, scene.seat, lang],
  )
}

function Telling({ play, scene, phrase }: AsideProps & { readonly phrase: Phrase }) {
  const { i18n } = useTranslation()
  return (
    <Sentence
      phrase={play.opened.facts.forgets ? unnamed(phrase) : phrase}
      names={scene.names}
      lang={i18n.language as Lang}
    />
  )
}

/** Which cards it was about is to be kept in mind. */
function unnamed(phrase: Phrase): Phrase {
  return phrase.map((part) => (typeof part === 'object' && 'card' in part ? '…' : part))
}

function WatchAgain({ play }: AsideProps) {
  const { t } = useTranslation()
  const { first, cost, opened } = play
  const { prizes, facts } = opened
  const points = first || !facts.forgets ? 0 : (prizes[cost] ?? 0) - (prizes[cost + 1] ?? 0)
  return (
    <button type="button" className="button" onClick={play.watch}>
      <Icon name="clockwise-rotation" />{' '}
      {points > 0 ? t('puzzles.watchAgainCost', { points }) : t('puzzles.watchAgain')}
    </button>
  )
}
