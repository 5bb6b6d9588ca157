// Where somebody is signed in, and the way to end it there.

import type { SessionSheet } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { sentenceOf } from '../client/api.ts'
import { dayOf } from '../parts/day.ts'
import { Icon } from '../parts/Icon.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { useAsked } from '../parts/useAsked.ts'

/** `turn`: asked for anew with each. */
export function SignedIn({ turn }: { readonly turn: number }) {
  const { t } = useTranslation()
  const { asked, again } = useAsked(`sessions ${turn}`, accountApi.sessions)
  const [wrong, setWrong] = useState<unknown>()
  return (
    <section className="panel pad flow" aria-labelledby="sessions">
      <h2 id="sessions" className="section-title">
        {t('account.sessions.title')}
      </h2>
      <p className="note">{t('account.sessions.line')}</p>
      {asked.state === 'asking' && <Skeleton height={56} />}
      {asked.state === 'here' && (
        <ul className="lines">
          {asked.value.map((one) => (
            <Session
              key={one.id}
              session={one}
              end={() => accountApi.endSession(one.id).then(again, setWrong)}
            />
          ))}
        </ul>
      )}
      {asked.state === 'refused' && <Notice kind="wrong">{t(sentenceOf(asked.error))}</Notice>}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
    </section>
  )
}

function Session({ session, end }: { readonly session: SessionSheet; end(): void }) {
  const { t, i18n } = useTranslation()
  const { device, here, seen, created } = session
  const day = (at: number) => dayOf(at, Date.now(), i18n.language)
  const name = device || t('account.sessions.unknown')
  return (
    <li>
      <span className="avatar s">
        <Icon name={/iPhone|iPad|Android/.test(device) ? 'smartphone' : 'laptop'} />
      </span>
      <span className="told">
        <b>{name}</b>
        <span className="note">
          {here
            ? t('account.sessions.here', { since: day(created) })
            : t('account.sessions.used', { seen: day(seen), since: day(created) })}
        </span>
      </span>
      {!here && (
        <button
          type="button"
          className="button ghost spread"
          aria-label={t('account.sessions.endThere', { name })}
          onClick={end}
        >
          {t('account.sessions.end')}
        </button>
      )}
    </li>
  )
}
