// What is wrong with a link that should lead to others: in one line, over whichever page.

import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import type { Together } from './useTogether.ts'
import './party.css'

export function PartyTrouble({ party: { leave, trouble } }: { readonly party: Together }) {
  const { t } = useTranslation()
  if (trouble === undefined) return null
  return (
    <div className="party-trouble panel" role="alert">
      <Icon name="info" />
      <p>{t(`party.${trouble}`)}</p>
      <button type="button" className="icon-button" aria-label={t('table.close')} onClick={leave}>
        <Icon name="cancel" />
      </button>
    </div>
  )
}
