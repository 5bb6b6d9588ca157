// What is wrong with a link that should lead to others: in one line, over whichever page.

import { useTranslation } from 'react-i18next'
import { Banner } from '../parts/Banner.tsx'
import type { Together } from './useTogether.ts'

export function PartyTrouble({ party: { leave, trouble } }: { readonly party: Together }) {
  const { t } = useTranslation()
  if (trouble === undefined) return null
  return (
    <Banner kind="wrong" icon="info" close={leave}>
      {t(`party.${trouble}`)}
    </Banner>
  )
}
