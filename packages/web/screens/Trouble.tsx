// When there is no table to show: what is the matter, and a way on.

import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'

const NoTable = lazy(async () => ({ default: (await import('./NoTable.tsx')).NoTable }))

export function Trouble({
  state,
  code,
  here = false,
}: {
  readonly state: 'loading' | 'gone' | 'refused' | 'outdated'
  readonly code?: string | undefined
  /** It is, or was, kept by this browser. */
  readonly here?: boolean
}) {
  const { t } = useTranslation()
  // A link that no table could have leads nowhere, like one to a table that is gone.
  if (state === 'refused' && (code === 'not-found' || code === 'malformed')) return <NoTable here={here} />
  return (
    <main className="trouble">
      <Icon name="lantern-flame" />
      <div role="status">
        <h1>{state === 'refused' && code ? t(`refusals.${code}`) : t(`states.${state}`)}</h1>
      </div>
      {state === 'outdated' && (
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('states.reload')}
        </button>
      )}
      {state === 'refused' && code === 'banned' && (
        <Link href="/account" className="button primary">
          {t('states.account')}
        </Link>
      )}
      {state !== 'loading' && (
        <Link href="/" className="button">
          {t('states.home')}
        </Link>
      )}
    </main>
  )
}
