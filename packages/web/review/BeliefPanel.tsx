// What one pair of eyes could infer of what the others hid: a picture over the whole game, with the move that told most
// in words; or, where many cards lie hidden, what could be known of each at this moment.

import { type Happened, type Lang, plain } from '@undercrown/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BeliefLine } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import type { AnyScreen } from '../table/screen.ts'

interface BeliefProps {
  readonly lines: readonly BeliefLine[]
  readonly screen: AnyScreen
  readonly story: readonly (readonly Happened[])[]
  readonly names: readonly string[]
  readonly eyes: number
  /** They are those of whoever looks at it. */
  readonly isMine: boolean
  readonly step: number
  readonly lang: Lang
}

export function BeliefPanel(props: BeliefProps) {
  const { lines, screen, names, eyes, isMine, lang } = props
  const { t } = useTranslation()
  const named = useMemo(() => {
    const found = new Map(screen.words.catalogue(lang).map(({ id, name }) => [id, name]))
    return (card: string) => found.get(card) ?? card
  }, [screen, lang])
  if (lines.length === 0) return null
  const isRows = lines.some(({ index }) => index !== undefined)
  return (
    <section className="panel review-beliefs" aria-labelledby="review-who">
      <h2 id="review-who">
        <Icon name="domino-mask" />{' '}
        {t(isRows ? 'review.whoRows' : 'review.who', {
          name: names[eyes],
          ...(isMine && { context: 'you' }),
        })}
      </h2>
      {isRows ? <Rows {...props} named={named} /> : <Areas {...props} named={named} />}
    </section>
  )
}

type NamedProps = BeliefProps & { named(card: string): string }

const WIDTH = 220
const HEIGHT = 150

function Areas({ lines, screen, story, names, step, lang, named }: NamedProps) {
  const { t } = useTranslation()
  const [first] = lines
  return (
    <>
      <ul className="belief-key">
        {first?.cards.map((card, i) => (
          <li key={card} className={`band-${i}`}>
            <i aria-hidden="true" />
            {named(card)}
          </li>
        ))}
      </ul>
      <ul className="belief-areas">
        {lines.map((line) => {
          const { seat, cards, odds, turn } = line
          const end = odds.at(-1) ?? []
          const truth = end.findIndex((one) => one > 0.999)
          const told = turn === undefined ? undefined : turnWords(line, turn)
          return (
            <li key={seat}>
              <h3>
                <span className="belief-card" aria-hidden="true">
                  <screen.Card id={truth < 0 ? undefined : cards[truth]} size="xs" />
                </span>
                <span>
                  {names[seat]}
                  {truth >= 0 && <small>{t('review.was', { card: named(cards[truth] ?? '') })}</small>}
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
                  <path className="belief-turn" d={`M${(WIDTH * (turn + 0.5)) / odds.length} 0V${HEIGHT}`} />
                )}
                <path className="belief-now" d={`M${(WIDTH * step) / odds.length} 0V${HEIGHT}`} />
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
      .map((event) => plain(screen.words.phrases[lang].event(event), names, lang))
      .filter(Boolean)
      .join('; ')
  }
}

/** The band of one card, on top of those before it. */
function bandOf(rows: readonly (readonly number[])[], card: number): string {
  const edge = (upTo: number) =>
    rows.map((row, step) => {
      const sum = row.slice(0, upTo).reduce((a, b) => a + b, 0)
      return `${((WIDTH * step) / Math.max(1, rows.length - 1)).toFixed(1)} ${(HEIGHT * sum).toFixed(1)}`
    })
  return `M${edge(card).join('L')}L${edge(card + 1)
    .toReversed()
    .join('L')}Z`
}

function Rows({ lines, names, step, lang, named }: NamedProps) {
  const { t } = useTranslation()
  const seats = [...new Set(lines.map(({ seat }) => seat))]
  return (
    <ul className="belief-rows">
      {seats.map((seat) => (
        <li key={seat}>
          <h3>{names[seat]}</h3>
          <ol>
            {lines
              .filter((line) => line.seat === seat)
              .map(({ index, cards, odds }) => {
                const row = odds[step] ?? []
                const best = row.indexOf(Math.max(...row))
                const chance = row[best] ?? 0
                const known = chance > 0.999
                return (
                  <li key={index} className={known ? 'known' : undefined}>
                    <b>{named(cards[best] ?? '')}</b>
                    <small>{known ? t('review.seen') : formatPercent(chance, lang)}</small>
                  </li>
                )
              })}
          </ol>
        </li>
      ))}
    </ul>
  )
}
