// Takes a text along, and says so for a moment.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

export function Copy({
  text,
  label,
  icon = 'papers',
  primary = false,
  compact = false,
}: {
  /** Or how to come by it. */
  readonly text: string | (() => Promise<string>)
  readonly label?: string
  readonly icon?: string
  readonly primary?: boolean
  /** On a phone the icon alone. */
  readonly compact?: boolean
}) {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <button
      type="button"
      className={`button ${primary ? 'primary' : ''} ${compact ? 'compact' : ''}`}
      onClick={async () => {
        await copy(typeof text === 'string' ? text : await text())
        setDone(true)
      }}
    >
      <Icon name={done ? 'check-mark' : icon} />
      <span className={compact ? 'phone-unseen' : undefined} aria-live="polite">
        {done ? t('app.copied') : (label ?? t('app.copy'))}
      </span>
    </button>
  )
}

/** The clipboard is closed to pages without TLS; the old way still works there. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
