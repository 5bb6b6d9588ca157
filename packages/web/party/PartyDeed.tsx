// What somebody at a party may want at once: to follow again, or to lead where nobody does; else how many watch.

import { useTranslation } from 'react-i18next'
import { useMe } from '../client/me.ts'
import { Icon } from '../parts/Icon.tsx'
import type { Together } from './useTogether.ts'
import './party.css'

/** In the bar of a page. */
export function PartyDeed({ party: { store, now, trouble } }: { readonly party: Together }) {
  const { t } = useTranslation()
  const me = useMe().person?.id
  if (!now.party || now.status !== 'live' || trouble !== undefined) return null
  const { leader } = now.party
  const deed =
    leader === null
      ? {
          words: t('party.take'),
          short: t('party.takeShort'),
          icon: 'crown',
          run: () => me !== undefined && store.hand(me),
        }
      : now.follows
        ? undefined
        : {
            words: t('party.follow'),
            short: t('party.followShort'),
            icon: 'clockwise-rotation',
            run: store.follow,
          }
  if (deed)
    return (
      <button
        type="button"
        className="button primary compact party-deed"
        aria-label={deed.words}
        onClick={deed.run}
      >
        <Icon name={deed.icon} /> <span className="in-full">{deed.words}</span>
        <span className="in-short">{deed.short}</span>
      </button>
    )
  const words = t('party.chip', { count: now.watching.count })
  return (
    <span className="party-chip" title={words}>
      <Icon name={leader?.id === me ? 'crown' : 'three-friends'} />
      <span aria-hidden="true">{now.watching.count}</span>
      <span className="unseen">{words}</span>
    </span>
  )
}
