// How long one may think.

import type { TimeControl } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../parts/Segmented.tsx'

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
  const numbers = (values: readonly number[]) => values.map((value) => ({ value, label: value }))
  return (
    <div className="flow">
      <Segmented
        label={t('create.time')}
        line={t(`create.timeLines.${time.kind}`)}
        value={time.kind}
        options={(Object.keys(kinds) as TimeControl['kind'][]).map((kind) => ({
          value: kind,
          label: t(`create.times.${kind}`),
        }))}
        change={(kind) => change(kinds[kind])}
      />
      {time.kind === 'live' && (
        <div className="beside halves">
          <Segmented
            label={t('create.budget')}
            value={time.seconds / 60}
            options={numbers(minutes)}
            change={(value) => change({ ...time, seconds: value * 60 })}
          />
          <Segmented
            label={t('create.increment')}
            value={time.increment}
            options={numbers(seconds)}
            change={(increment) => change({ ...time, increment })}
          />
        </div>
      )}
      {time.kind === 'slow' && (
        <Segmented
          label={t('create.days')}
          value={time.days}
          options={numbers(days)}
          change={(value) => change({ ...time, days: value })}
        />
      )}
    </div>
  )
}
