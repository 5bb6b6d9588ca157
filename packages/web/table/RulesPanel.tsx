// The rules over the table: nobody leaves their seat to look something up.

import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../parts/Dialog.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { RulesBody } from '../rules/RulesBody.tsx'

export function RulesPanel({ game, close }: { readonly game: string; close(): void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('table.rules')} className="rules-panel" close={close}>
      <Suspense fallback={<Skeleton count={3} height={120} />}>
        <RulesBody game={game} />
      </Suspense>
    </Dialog>
  )
}
