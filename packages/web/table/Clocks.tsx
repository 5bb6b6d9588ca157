// The clocks of the players, running between what the server tells.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableNow } from '../client/table.ts'
import { Icon } from '../parts/Icon.tsx'
import { namesOf } from './scene.ts'

const LOW = 20_000

export function Clocks({ now: { clock, sheet } }: { readonly now: TableNow }) {
  const { t } = useTranslation()
  const [, tick] = useState(0)
  const running = (clock?.running.length ?? 0) > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  if (!clock || !sheet) return null
  const names = namesOf(sheet, t)
  const passed = performance.now() - clock.at
  return (
    <ul className="clocks" aria-label={t('table.clocks')}>
      {clock.left.map((left, i) => {
        const isRunning = clock.running.includes(i)
        const rest = Math.max(0, left - (isRunning ? passed : 0))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i} className={`clock ${isRunning ? 'running' : ''} ${rest < LOW ? 'low' : ''}`}>
            <Icon name="hourglass" /> {names[i]} <time>{written(rest)}</time>
          </li>
        )
      })}
    </ul>
  )
}

/** "2 d", "3:05". */
function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
