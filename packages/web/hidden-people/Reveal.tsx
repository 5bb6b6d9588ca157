// The rows are turned over card by card and summed, one's own last; then they are sorted, the lowest first.

import type { Seat } from '@undercrown/engine'
import { cardById, type View } from '@undercrown/hidden-people/facts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { Scene } from '../table/screen.ts'
import { Card, Stone } from './Card.tsx'
import { type RowSum, rowSum, whyLost } from './sum.ts'
import './tokens.css'
import './reveal.css'

const CARDS = 4

/** A card a beat, one to begin with, and one for the order. */
export function beats({ view }: Scene<View>): number {
  return view.open.seats * CARDS + 2
}

/** In turn order, oneself last. */
function turning({ seat, view }: Scene<View>): Seat[] {
  return Array.from({ length: view.open.seats }, (_, i) => ((seat ?? -1) + 1 + i) % view.open.seats)
}

function nameOf({ names, seat }: Scene<View>, who: Seat, t: TFunction): string {
  return who === seat ? t('people.reveal.you') : (names[who] ?? '')
}

/** The row whose card was turned at that beat. */
function rowAt(beat: number): number {
  return Math.floor(Math.max(0, beat - 1) / CARDS)
}

export function chapters(scene: Scene<View>, beat: number, t: TFunction) {
  const rows = turning(scene).map((who) => nameOf(scene, who, t))
  return { names: [...rows, t('people.reveal.lowest')], now: rowAt(beat) }
}

interface ToldRow {
  readonly who: Seat
  readonly cards: readonly string[]
  readonly sum: RowSum
  readonly place: number
  readonly won: boolean
}

const valuesOf = (cards: readonly string[]) => cards.flatMap((id) => (id === '' ? [] : cardById(id).value))

function rowsOf(scene: Scene<View>): ToldRow[] {
  const { open, own } = scene.view
  const { places = [], winners = [] } = scene.standing ?? scene.outcome ?? {}
  const faces = new Map(own)
  return turning(scene).map((who) => {
    const cards = (open.rows[who] ?? []).map((_, i) => faces.get(`row.${who}.${i}`) ?? '')
    const sum = rowSum(valuesOf(cards), (open.stoneOn[who] ?? -1) >= 0)
    return { who, cards, sum, place: places[who] ?? 1, won: winners.includes(who) }
  })
}

const signed = (number: number) => String(number).replace('-', '−')

export function Reveal({ scene, beat }: { readonly scene: Scene<View>; readonly beat: number }) {
  const rows = rowsOf(scene)
  const ended = scene.standing !== undefined || beat > rows.length * CARDS
  const now = rowAt(beat)
  const best = Math.min(...rows.map(({ sum }) => sum.total))
  const shown = ended ? rows.toSorted((a, b) => a.place - b.place) : rows
  return (
    <div className={`sums rows-${rows.length}`}>
      <Told scene={scene} rows={rows} ended={ended} now={now} beat={beat} />
      <ol className="sum-rows">
        {shown.map((row, i) => {
          const turned = ended ? CARDS : Math.max(0, Math.min(CARDS, beat - i * CARDS))
          return (
            <Row
              key={row.who}
              scene={scene}
              row={row}
              turned={turned}
              ended={ended}
              best={best}
              now={!ended && i === now && beat > 0}
            />
          )
        })}
      </ol>
    </div>
  )
}

function Row({
  scene,
  row: { who, cards, sum, place, won },
  turned,
  ended,
  best,
  now,
}: {
  readonly scene: Scene<View>
  readonly row: ToldRow
  readonly turned: number
  readonly ended: boolean
  readonly best: number
  readonly now: boolean
}) {
  const { t } = useTranslation()
  const stoneAt = scene.view.open.stoneOn[who] ?? -1
  const whole = turned >= CARDS
  const beads = sum.beads.slice(0, whole ? undefined : turned)
  const classes = [
    'sum-row',
    who === scene.seat && 'mine',
    ended && won && 'won',
    now && 'now',
    turned === 0 && 'waits',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className="sum-place">{ended ? place : whole ? <Icon name="check-mark" /> : ''}</span>
      <PlayerFace face={scene.faces[who]} />
      <div className="sum-who">
        <h3>
          {nameOf(scene, who, t)} {scene.bots[who] && <span className="tag">{t('people.bot')}</span>}
        </h3>
        {whole && <em>{ended && !won ? lossOf(cards, sum, best, t) : noteOn(cards, sum, t)}</em>}
      </div>
      <ol className="sum-cards">
        {cards.map((id, i) => {
          const open = i < turned
          const { worth = 0, copies } = sum.terms[i] ?? {}
          const copied = sum.terms.some((term, at) => at < turned && term.copies === i)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place
              key={i}
              className={[open && 'turned', (copied || copies !== undefined) && open && 'tied']
                .filter(Boolean)
                .join(' ')}
            >
              <Card id={open ? id : undefined} size="s" />
              {stoneAt === i && (
                <span className="on-card">
                  <Stone />
                </span>
              )}
              <b className={copies === undefined ? '' : 'copies'}>
                {open ? (i > 0 && worth >= 0 ? `+${worth}` : signed(worth)) : ''}
              </b>
            </li>
          )
        })}
        {sum.stone && (
          <li className={`sum-stone ${whole ? '' : 'waits'}`}>
            <Stone />
            <b>{whole ? '+1' : ''}</b>
          </li>
        )}
      </ol>
      <div className="sum-why">
        {whole &&
          cards.map((id, i) => {
            const { copies, worth = 0 } = sum.terms[i] ?? {}
            // Two of a kind are explained once.
            const value = id === '' || cards.indexOf(id) < i ? undefined : cardById(id).value
            return (
              typeof value === 'string' && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place
                <p key={i}>
                  <b>{value.replace('-', '−')}</b>{' '}
                  {copies === undefined
                    ? t('people.reveal.alone')
                    : t(value === '=-' ? 'people.reveal.asLowest' : 'people.reveal.asHighest', {
                        worth: signed(worth),
                      })}
                </p>
              )
            )
          })}
        {whole && sum.stone && <p>{t('people.reveal.stone')}</p>}
        <p className="beads" aria-hidden="true">
          {beads.map((bead, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sums come one after the other
            <span key={i} className={whole && i === beads.length - 1 ? 'last' : ''}>
              {signed(bead)}
            </span>
          ))}
        </p>
      </div>
      <output className="sum-total" aria-label={t('people.sum')}>
        {turned === 0 ? '?' : signed(whole ? sum.total : (beads.at(-1) ?? 0))}
      </output>
    </li>
  )
}

/** What weighed in this row. */
function noteOn(cards: readonly string[], { terms, total }: RowSum, t: TFunction): string {
  const heaviest = Math.max(...terms.map(({ worth }) => worth))
  const at = terms.findIndex(({ worth }) => worth === heaviest)
  const { value } = cardById(cards[at] as string)
  if (heaviest >= 9 && typeof value === 'number') return t('people.reveal.heavy', { card: value })
  if (heaviest <= 4) return t('people.reveal.light')
  return total <= 0 ? t('people.reveal.nothing') : ''
}

/** What kept a row from winning. */
function lossOf(cards: readonly string[], { stone }: RowSum, best: number, t: TFunction): string {
  const row = valuesOf(cards)
  const loss = whyLost(row, stone, best)
  if (loss.by === 'stone') return t('people.reveal.lost.stone', { best: signed(best) })
  if (loss.by === 'cards')
    return t('people.reveal.lost.cards', {
      count: loss.worths.length,
      sum: loss.worths.map(signed).join(' + '),
      best: signed(best),
    })
  const { card, instead, shares } = loss
  const weighs = t(row.includes('=+') ? 'people.reveal.lost.copied' : 'people.reveal.heavy', { card })
  const short = shares ? 'shares' : instead === -1 ? 'least' : 'instead'
  return `${weighs} ${t(`people.reveal.lost.${short}`, { instead })}`
}

/** At the side: the row that is being turned, in the end the lowest and what made it so. */
function Told({
  scene,
  rows,
  ended,
  now,
  beat,
}: {
  readonly scene: Scene<View>
  readonly rows: readonly ToldRow[]
  readonly ended: boolean
  readonly now: number
  readonly beat: number
}) {
  const { t, i18n } = useTranslation()
  const best = rows.filter(({ won }) => won)
  const row = (ended ? best[0] : rows[now]) as ToldRow
  const turned = ended ? CARDS : Math.max(0, Math.min(CARDS, beat - now * CARDS))
  const total = ended || turned === CARDS ? row.sum.total : (row.sum.beads[turned - 1] ?? 0)
  const list = new Intl.ListFormat(i18n.language)
  const rest = rows.filter(({ won }) => !won).toSorted((a, b) => a.sum.total - b.sum.total)
  const numbers = { best: signed(total), next: signed(rest[0]?.sum.total ?? 0) }
  const before = rows.slice(0, now).toSorted((a, b) => a.sum.total - b.sum.total)[0]

  function title(): string {
    if (!ended)
      return row.who === scene.seat
        ? t('people.yourRow')
        : t('people.reveal.row', { name: scene.names[row.who] })
    if (scene.standing) return t('people.reveal.asItLay')
    if (best.length > 1)
      return t('people.reveal.shared', { names: list.format(best.map(({ who }) => nameOf(scene, who, t))) })
    return row.who === scene.seat
      ? t('people.reveal.youWin', numbers)
      : t('people.reveal.wins', { name: scene.names[row.who], ...numbers })
  }
  function sentence(): string {
    if (!ended) {
      const far = t('people.reveal.soFar', { total: signed(total) })
      return before
        ? `${far} ${t('people.reveal.toBeat', { name: nameOf(scene, before.who, t), total: signed(before.sum.total) })}`
        : far
    }
    if (scene.standing)
      return t('people.reveal.would', {
        names: list.format(best.map(({ who }) => nameOf(scene, who, t))),
        best: signed(total),
      })
    const mine = rest.find(({ who }) => who === scene.seat)
    if (best.length > 1 && !mine) return t('people.reveal.sharedWhy', { best: signed(total) })
    const next = mine ?? rest[0]
    if (!next) return ''
    const named = { name: nameOf(scene, next.who, t), best: signed(total) }
    const told = next.who === scene.seat ? 'people.reveal.mine' : 'people.reveal'
    if (next.sum.stone && next.sum.total - 1 === total) return t(`${told}.byStone`, named)
    const apart = t(`${told}.apart`, { ...named, count: next.sum.total - total })
    return mine ? `${apart} ${lossOf(mine.cards, mine.sum, total, t)}` : apart
  }

  return (
    <section className={`sum-told ${ended ? 'ended' : ''}`}>
      <div className="sum-fan">
        {row.cards.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card of a row is its place
          <span key={i}>
            <Card id={i < turned ? id : undefined} size="m" />
          </span>
        ))}
      </div>
      <b className="sum-coin">{signed(total)}</b>
      <h2>{title()}</h2>
      <p role="status">{sentence()}</p>
    </section>
  )
}
