// The clocks of all players in the bar, where seats have no room for theirs, and to be read out.

import { useTranslation } from 'react-i18next'
import type { TableNow } from '../client/table.ts'
import { Icon } from '../parts/Icon.tsx'
import { clockState, timeWritten, useTimeLeft } from './SeatClock.tsx'
import { namesOf } from './scene.ts'

export function Clocks({ now: { clock, sheet, seat } }: { readonly now: TableNow }) {
  const { t } = useTranslation()
  if (!clock || !sheet) return null
  const names = namesOf(sheet, t)
  return (
    <ul className="clocks" aria-label={t('table.clocks')}>
      {names.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <NamedClock key={i} clock={clock} seat={i} name={name} mine={i === seat} />
      ))}
    </ul>
  )
}

function NamedClock({
  clock,
  seat,
  name,
  mine,
}: {
  readonly clock: TableNow['clock']
  readonly seat: number
  readonly name: string
  readonly mine: boolean
}) {
  const { rest, isRunning } = useTimeLeft(clock, seat)
  return (
    <li className={`clock ${clockState(rest, isRunning)} ${mine ? 'mine' : ''}`}>
      <Icon name="hourglass" /> <span>{name}</span> <time>{timeWritten(rest)}</time>
    </li>
  )
}
