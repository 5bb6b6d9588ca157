// Beside the graph: how accurate everybody was, what the decisions of one seat were, and what made its way.

import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { SeatFace } from '../client/players.ts'
import {
  type ReviewWork,
  roundedWay,
  type SeatAccount,
  type VerdictName,
  verdictNames,
} from '../client/review.ts'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { signedPoints } from '../parts/points.ts'
import { VerdictMark } from './VerdictMark.tsx'

/** In points of chance; less is not worth a word. */
const LITTLE = 5

function luckWord(luck: number): 'kind' | 'even' | 'unkind' {
  return Math.abs(luck) < LITTLE ? 'even' : luck > 0 ? 'kind' : 'unkind'
}

export function SeatColumn({
  work,
  seat,
  isMine,
  names,
  faces,
  winners,
  choose,
}: {
  readonly work: ReviewWork | undefined
  readonly seat: number
  /** It is that of whoever looks at it. */
  readonly isMine: boolean
  readonly names: readonly string[]
  readonly faces: readonly SeatFace[]
  /** As soon as that is known. */
  readonly winners: readonly number[] | undefined
  choose(seat: number): void
}) {
  const { t } = useTranslation()
  const accounts = new Map(work?.review.seats.map((one) => [one.seat, one]))
  const account = accounts.get(seat)
  const decisions = work?.review.decisions.filter((one) => one.seat === seat) ?? []
  const counts = Object.fromEntries(verdictNames.map((name) => [name, 0])) as Record<VerdictName, number>
  for (const { judgement } of decisions) counts[judgement.class]++
  const lineOf = (one: number) => {
    const face = faces[one]
    return [
      ...(winners?.includes(one) ? [t(winners.length > 1 ? 'review.wonShared' : 'review.won')] : []),
      ...(face && 'level' in face ? [t('review.bot', { level: t(`levels.${face.level}`) })] : []),
    ].join(' · ')
  }
  return (
    <aside className="review-seats">
      <section aria-labelledby="review-accuracy">
        <h2 id="review-accuracy">{t('review.accuracy')}</h2>
        <ul className="accuracy-list">
          {names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <button type="button" aria-pressed={i === seat} onClick={() => choose(i)}>
                <PlayerFace face={faces[i]} />
                <span className="accuracy-name">
                  {name} <small>{lineOf(i)}</small>
                </span>
                <Ring value={accounts.get(i)?.accuracy} seat={(i - seat + names.length) % names.length} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="review-counts">
        <h2 id="review-counts">
          {account
            ? t('review.decisions', {
                count: decisions.length,
                name: names[seat],
                ...(isMine && { context: 'you' }),
              })
            : t('review.soFar', { count: decisions.length })}
        </h2>
        <ul className="verdict-counts">
          {verdictNames.map((name) => (
            <li key={name}>
              <VerdictMark verdict={name} named />
              <b>{counts[name]}</b>
            </li>
          ))}
        </ul>
      </section>
      {account && <Way account={account} won={winners?.includes(seat)} />}
      {isMine && account && (
        <Link href="/insights" className="button ghost">
          <Icon name="magnifying-glass" /> <span>{t('review.insights')}</span>
        </Link>
      )}
    </aside>
  )
}

/** From 0 to 100, as a ring that is filled so far. */
function Ring({ value, seat }: { readonly value: number | undefined; readonly seat: number }) {
  const { t } = useTranslation()
  return (
    <span
      className={`accuracy-ring line-${seat}`}
      role="img"
      aria-label={
        value === undefined ? t('review.pending') : t('review.accuracyOf', { value: Math.round(value) })
      }
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle className="well" cx="22" cy="22" r="18" />
        <circle
          className="fill"
          cx="22"
          cy="22"
          r="18"
          pathLength={100}
          strokeDasharray={`${value ?? 0} 100`}
        />
      </svg>
      <b aria-hidden="true">{value === undefined ? '…' : Math.round(value)}</b>
    </span>
  )
}

function Way({
  account,
  won,
}: {
  readonly account: SeatAccount
  /** Unknown where the record breaks off. */
  readonly won: boolean | undefined
}) {
  const { t } = useTranslation()
  const { from, to, yours, theirs, luck, skill } = roundedWay(account, 0.01)
  const parts = [
    ['gave', yours],
    ['theirs', theirs],
    ['cards', luck],
  ] as const
  return (
    <section className="panel review-way" aria-labelledby="review-way">
      <h2 id="review-way">
        <Icon name="scales" /> {t('review.way', { from, to })}
      </h2>
      <dl>
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`review.${name}`)}</dt>
            <dd>
              <i
                className={value < 0 ? 'less' : name === 'cards' ? 'luck' : 'more'}
                style={{ width: `${Math.min(100, Math.abs(value))}%` }}
                aria-hidden="true"
              />
              <span>{signedPoints(value)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{t('review.sum', { skill: signedPoints(skill), luck: signedPoints(luck) })}</b>{' '}
        {won !== undefined && t(`review.${won ? 'won' : 'lost'}`, { context: luckWord(luck) })}
      </p>
    </section>
  )
}
