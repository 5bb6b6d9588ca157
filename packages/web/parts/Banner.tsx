// A word over whichever page, in one line; it stays until somebody has read it.

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import './banner.css'

export function Banner({
  kind,
  icon,
  children,
  close,
}: {
  readonly kind: 'good' | 'wrong'
  readonly icon: string
  readonly children: ReactNode
  close(): void
}) {
  const { t } = useTranslation()
  return (
    <div className={`banner panel ${kind}`} role={kind === 'wrong' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <p>{children}</p>
      <button type="button" className="icon-button" aria-label={t('table.close')} onClick={close}>
        <Icon name="cancel" />
      </button>
    </div>
  )
}
