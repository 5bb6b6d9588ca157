// The games that wait to be carried on, wherever they are played.

import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { api } from '../client/api.ts'
import { localTables } from '../client/local.ts'
import { useMe } from '../client/me.ts'
import { type RunningTable, running } from '../client/running.ts'
import { useServer } from '../client/server.ts'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { useAsked, useEvery } from '../parts/useAsked.ts'
import { useTitles } from '../parts/useTitles.ts'

const MOST = 6
const actions = {
  yours: 'carry.yours',
  theirs: 'carry.watch',
  open: 'carry.open',
  over: 'carry.review',
} as const
const notes = {
  yours: 'carry.waitsForYou',
  theirs: 'carry.thinking',
  open: 'carry.waiting',
  over: 'carry.over',
} as const

export function CarryOn() {
  const { t } = useTranslation()
  const { person } = useMe()
  const { status } = useServer()
  const { asked, again } = useAsked(`${person?.id} ${status}`, async () => {
    const mine = person ? await api.mine().catch(() => []) : []
    return running(mine, await localTables())
  })
  useEvery(20_000, again)
  return (
    <aside className="carry" aria-labelledby="carry">
      <h2 id="carry">{t('carry.title')}</h2>
      {asked.state === 'here' && asked.value.length > 0 ? (
        <ul>
          {asked.value.slice(0, MOST).map((one) => (
            <Line key={one.id} one={one} />
          ))}
        </ul>
      ) : asked.state === 'asking' ? (
        <Skeleton count={3} height={62} />
      ) : (
        <p className="carry-none">
          <Icon name="campfire" />
          {t('carry.empty')}
        </p>
      )}
    </aside>
  )
}

function Line({ one }: { readonly one: RunningTable }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const { names, game, state, href, local } = one
  const title =
    names.length > 0
      ? t('carry.with', { names: new Intl.ListFormat(i18n.language).format(names) })
      : t('carry.alone')
  return (
    <li className="carry-line">
      <span className={`carry-dot ${state}`} />
      <div>
        <b>{title}</b>
        <small>
          {titled(game)} · {t(notes[state])}
          {local && <> · {t('carry.here')}</>}
        </small>
      </div>
      <Link href={href} className={`button small ${state === 'yours' ? 'primary' : 'ghost'}`}>
        <span>{t(actions[state])}</span>
        <span className="unseen">{title}</span>
      </Link>
    </li>
  )
}
