// A card large enough to read. It lies beside what is lit, never on it, and goes when one looks away.

import { useTranslation } from 'react-i18next'
import { useTable } from './context.ts'

export function Zoom({ card, close }: { readonly card: string | undefined; close(): void }) {
  const { t } = useTranslation()
  const { screen, lang } = useTable()
  if (card === undefined) return null
  const entry = screen.words.catalogue(lang).find(({ id }) => id === card)
  const { Card } = screen
  return (
    <aside className="zoom" aria-live="polite" aria-label={entry?.name}>
      <Card id={card} size="l" />
      {entry && (
        <div className="zoom-words">
          <h3>{entry.name}</h3>
          <p>{entry.text}</p>
        </div>
      )}
      <button type="button" className="button ghost zoom-close" onClick={close}>
        {t('table.close')}
      </button>
    </aside>
  )
}
