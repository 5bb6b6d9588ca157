// People found by a part of their name, and those with a right, the muted and the banned.

import type { RuledPerson } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../client/me.ts'
import { moderation } from '../client/moderation.ts'
import { Field } from '../parts/Field.tsx'
import { useMoment } from '../parts/useMoment.ts'
import { WhenHere } from '../parts/WhenHere.tsx'
import type { AskAct, WantedAct } from './ActDialog.tsx'

export function PeopleSearch({ act, owner }: { readonly act: AskAct; readonly owner: boolean }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const [find, setFind] = useState('')
  return (
    <>
      <form className="panel pad seeking" action={(form) => setFind(String(form.get('find')).trim())}>
        <Field
          label={t('moderation.find')}
          name="find"
          defaultValue={find}
          maxLength={64}
          autoComplete="off"
        />
        <button type="submit" className="button">
          {t('moderation.findDo')}
        </button>
      </form>
      <WhenHere name={find} ask={() => moderation.people(find)}>
        {({ people, addresses }) => (
          <>
            <section className="panel pad flow" aria-labelledby="found">
              <h2 id="found" className="section-title">
                {find === '' ? t('moderation.notable') : find}
              </h2>
              {people.length === 0 && (
                <p className="note">{t(find === '' ? 'moderation.nobodyNotable' : 'moderation.nobody')}</p>
              )}
              <ul className="lines">
                {people.map((one) => (
                  <Person key={one.id} one={one} act={act} owner={owner} />
                ))}
              </ul>
            </section>
            {addresses.length > 0 && (
              <section className="panel pad flow" aria-labelledby="addresses">
                <h2 id="addresses" className="section-title">
                  {t('moderation.addresses')}
                </h2>
                <ul className="lines">
                  {addresses.map(({ address, until }) => (
                    <li key={address}>
                      <span className="told">
                        {t('moderation.addressLine', { date: moment(until), hash: address.slice(0, 8) })}
                      </span>
                      <button
                        type="button"
                        className="button small"
                        onClick={() => act({ do: 'unban-address', address })}
                      >
                        {t('moderation.deeds.unban-address')}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </WhenHere>
    </>
  )
}

function Person({
  one: { id, name, kind, rank, muted, banned },
  act,
  owner,
}: {
  readonly one: RuledPerson
  readonly act: AskAct
  readonly owner: boolean
}) {
  const { t } = useTranslation()
  const moment = useMoment()
  const mine = useMe().person?.id === id
  const mayRule = !mine && rank !== 'owner' && (rank === null || owner)
  const button = (label: string, wanted: WantedAct, look = '') => (
    <button type="button" className={`button small ${look}`} onClick={() => act(wanted, name)}>
      {label}
    </button>
  )
  const state = [
    t(`moderation.kinds.${kind}`),
    rank && t(`moderation.ranks.${rank}`),
    muted !== undefined &&
      (muted === null ? t('moderation.mutedForGood') : t('moderation.mutedUntil', { date: moment(muted) })),
    banned !== undefined &&
      (banned === null
        ? t('moderation.bannedForGood')
        : t('moderation.bannedUntil', { date: moment(banned) })),
  ].filter(Boolean)
  return (
    <li>
      <span className="told">
        <b>{name}</b>
        <small className="note">
          {state.join(' · ')} · <code>{id}</code>
        </small>
      </span>
      {mayRule && (
        <span className="beside">
          {muted === undefined
            ? button(t('moderation.deeds.mute'), { do: 'mute', person: id })
            : button(t('moderation.deeds.unmute'), { do: 'unmute', person: id })}
          {banned === undefined
            ? button(t('moderation.deeds.ban'), { do: 'ban', person: id, address: false }, 'danger')
            : button(t('moderation.deeds.unban'), { do: 'unban', person: id })}
          {owner && kind === 'account' && (
            <>
              {button(
                t(rank === null ? 'moderation.deeds.appoint' : 'moderation.dismissed'),
                { do: 'appoint', person: id, rank: rank === null ? 'moderator' : null },
                'ghost',
              )}
              {button(t('moderation.deeds.reset-password'), { do: 'reset-password', person: id }, 'ghost')}
            </>
          )}
        </span>
      )}
    </li>
  )
}
