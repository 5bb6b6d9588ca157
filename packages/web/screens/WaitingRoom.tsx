// Before the cards are dealt: who sits where, and how others get here.

import { useTranslation } from 'react-i18next'
import type { TableNow, TableStore } from '../client/table.ts'
import { namesOf } from '../table/scene.ts'

export function WaitingRoom({ now, store }: { readonly now: TableNow; readonly store: TableStore }) {
  const { t } = useTranslation()
  const { sheet } = now
  if (!sheet) return null
  return (
    <main>
      <ul>
        {namesOf(sheet, t).map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={i}>{name}</li>
        ))}
      </ul>
      <button type="button" className="button primary" onClick={() => store.command({ do: 'start' })}>
        {t('table.start')}
      </button>
    </main>
  )
}
