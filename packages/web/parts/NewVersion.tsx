// A newer version is ready: said once, in a corner, in nobody's way.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNewVersion } from '../client/offline.ts'

export function NewVersion() {
  const { t } = useTranslation()
  const change = useNewVersion()
  const [later, setLater] = useState(false)
  if (!change || later) return null
  return (
    <aside className="new-version panel" role="status">
      <p>{t('version.ready')}</p>
      <button type="button" className="button primary" onClick={change}>
        {t('version.reload')}
      </button>
      <button type="button" className="button ghost" onClick={() => setLater(true)}>
        {t('version.later')}
      </button>
    </aside>
  )
}
