// No such page.

import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Empty } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <Page title={t('notFound.title')}>
      <Empty
        icon="domino-mask"
        action={
          <Link href="/" className="button primary">
            {t('app.home2')}
          </Link>
        }
      >
        {t('notFound.line')}
      </Empty>
    </Page>
  )
}
