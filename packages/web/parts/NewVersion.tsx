// A newer version is ready: told on every page but a table, where it would lie in the way of the game.

import { useTranslation } from 'react-i18next'
import { useNewVersion } from '../client/offline.ts'
import { Notice } from './Notice.tsx'

export function NewVersion() {
  const { t } = useTranslation()
  const next = useNewVersion()
  if (!next) return null
  return (
    <Notice
      icon="lantern-flame"
      action={
        <>
          <button type="button" className="button primary" onClick={next.take}>
            {t('version.reload')}
          </button>
          <button type="button" className="button ghost" onClick={next.later}>
            {t('version.later')}
          </button>
        </>
      }
    >
      {t('version.ready')}
    </Notice>
  )
}
