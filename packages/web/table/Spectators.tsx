// Who looks on at a table.

import type { Watching } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import '../words/watching.ts'

/** So many are named; the rest are counted. */
const NAMED = 6

interface SpectatorsProps {
  readonly watching: Pick<Watching, 'count' | 'people'>
}

export function Spectators({ watching: { count, people } }: SpectatorsProps) {
  const { t, i18n } = useTranslation()
  if (count === 0) return null
  const named = people.slice(0, NAMED).map(({ name }) => name)
  const rest = count - named.length
  const names = [...named, ...(rest > 0 ? [t('watching.more', { count: rest })] : [])]
  return (
    <p className="spectators" role="status">
      <Icon name="semi-closed-eye" />
      <span>
        {t('watching.who', {
          count,
          names: rest > 0 ? names.join(', ') : new Intl.ListFormat(i18n.language).format(names),
        })}
      </span>
    </p>
  )
}

/** How many, for the bar. */
export function SpectatorCount({ watching: { count } }: SpectatorsProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  const words = t('watching.title', { count })
  return (
    <span className="table-round eyes" title={words}>
      <Icon name="semi-closed-eye" />
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{words}</span>
    </span>
  )
}
