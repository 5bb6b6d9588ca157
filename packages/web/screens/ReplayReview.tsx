// How the seats stand: a bar for each at this step, and a line over the game with its big swings marked.

import type { Lang } from '@undercrown/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatFace } from '../client/players.ts'
import { PlayerFace } from '../parts/Face.tsx'
import { formatParts } from '../parts/percent.ts'
import { type ChanceCurve, swings } from './line.ts'

/** Behind the slider, so that pressing the line goes there. */
export function ChanceLine({
  line,
  last,
  seats,
}: {
  readonly line: ChanceCurve
  readonly last: number
  readonly seats: number
}) {
  const known = [...line].sort(([a], [b]) => a - b)
  return (
    <svg className="chance-line" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      <line className="even" x1={0} x2={last} y1={100 - 100 / seats} y2={100 - 100 / seats} />
      {Array.from({ length: seats }, (_, seat) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={seat}
          className={`of-${seat}`}
          points={known.map(([step, chances]) => `${step},${100 - 100 * (chances[seat] ?? 0)}`).join(' ')}
        />
      ))}
    </svg>
  )
}

/** Where it turned. */
export function Swings({
  line,
  last,
  names,
  go,
}: {
  readonly line: ChanceCurve
  readonly last: number
  readonly names: readonly string[]
  go(step: number): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const marked = useMemo(() => swings(line, last), [line, last])
  const chance = (step: number, seat: number) => formatParts(line.get(step) ?? [], lang)[seat]
  return marked.map(({ step, seat, from, to }) => {
    const said = t('replay.swing', {
      step,
      name: names[seat],
      from: chance(step - 1, seat),
      to: chance(step, seat),
    })
    return (
      <button
        key={step}
        type="button"
        className={`swing of-${seat} ${to > from ? 'up' : 'down'}`}
        style={{ left: `calc(8px + (100% - 16px) * ${step / last})` }}
        aria-label={said}
        title={said}
        onClick={() => go(step)}
      />
    )
  })
}

/** Of each seat its face and its chance; the line has its colour. */
export function SeatChances({
  chances,
  names,
  faces,
}: {
  readonly chances: readonly number[] | undefined
  readonly names: readonly string[]
  readonly faces: readonly SeatFace[]
}) {
  const { t, i18n } = useTranslation()
  const said = chances && formatParts(chances, i18n.language as Lang)
  return (
    <ul className="standing" aria-label={t('replay.chances')} aria-busy={chances === undefined}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat} className={`of-${seat}`} title={name}>
          <PlayerFace face={faces[seat]} />
          <span className="unseen">{name}</span>
          <b>{said?.[seat] ?? '…'}</b>
        </li>
      ))}
    </ul>
  )
}
