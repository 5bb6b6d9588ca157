// How long one may think.

import type { TimeControl } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../parts/Segmented.tsx'
import '../words/create-page.ts'

const minutes = [5, 10, 20, 30, 60]
const seconds = [0, 5, 10, 30]
const days = [1, 2, 3, 7]

const kinds: Readonly<Record<TimeControl['kind'], TimeControl>> = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 600, increment: 10 },
  slow: { kind: 'slow', days: 2 },
}

export function Time({ time, change }: { readonly time: TimeControl; change(time: TimeControl): void }) {
  const { t } = useTranslation()
  return (
    <>
      <Segmented
        label={t('create.time')}
        hideLabel
        value={time.kind}
        options={(Object.keys(kinds) as TimeControl['kind'][]).map((kind) => ({
          value: kind,
          label: t(`create.clocks.${kind}`),
        }))}
        change={(kind) => change(kinds[kind])}
      />
      {time.kind === 'live' && (
        <>
          <Amount
            label={t('create.budget')}
            unit={t('create.minutesShort')}
            value={time.seconds / 60}
            of={minutes}
            change={(value) => change({ ...time, seconds: value * 60 })}
          />
          <Amount
            label={t('create.increment')}
            unit={t('create.secondsShort')}
            before="+"
            value={time.increment}
            of={seconds}
            change={(increment) => change({ ...time, increment })}
          />
        </>
      )}
      {time.kind === 'slow' && (
        <Amount
          label={t('create.days')}
          unit={t('create.daysShort')}
          value={time.days}
          of={days}
          change={(value) => change({ ...time, days: value })}
        />
      )}
    </>
  )
}

function Amount({
  label,
  before = '',
  unit,
  value,
  of,
  change,
}: {
  readonly label: string
  readonly before?: string
  readonly unit: string
  readonly value: number
  readonly of: readonly number[]
  change(value: number): void
}) {
  return (
    <select
      className="input start-amount"
      aria-label={label}
      value={value}
      onChange={({ target }) => change(Number(target.value))}
    >
      {of.map((one) => (
        <option key={one} value={one}>
          {before}
          {one} {unit}
        </option>
      ))}
    </select>
  )
}
