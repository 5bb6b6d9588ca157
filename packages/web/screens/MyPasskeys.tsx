// Passkeys of an account: added, listed, removed.

import type { PasskeySheet, WaysIn } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { sentenceOf } from '../client/api.ts'
import { canUsePasskeys, makePasskey, passkeySentenceOf } from '../client/passkeys.ts'
import { useServer } from '../client/server.ts'
import { dayOf } from '../parts/day.ts'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Prove } from './Prove.tsx'

export function MyPasskeys({ ways, again }: { readonly ways: WaysIn; again(): void }) {
  const { t } = useTranslation()
  const { service } = useServer()
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const barred = !service?.passkeys ? 'off' : canUsePasskeys() ? undefined : 'cannot'
  /** Not waited for: the dialog that proved it goes, and the device asks. */
  function make(invitation: object): void {
    setWrong(undefined)
    makePasskey(invitation).then(again, (error) => setWrong(t(passkeySentenceOf(error))))
  }
  async function remove(id: string): Promise<void> {
    setWrong(undefined)
    await accountApi.removePasskey(id).then(again, (error) => setWrong(t(sentenceOf(error))))
  }
  return (
    <section className="panel pad flow" aria-labelledby="passkeys">
      <h2 id="passkeys" className="section-title">
        {t('account.passkeys.title')}
      </h2>
      <p className="note">{t('account.passkeys.line')}</p>
      {ways.passkeys.length > 0 && (
        <ul className="lines">
          {ways.passkeys.map((one) => (
            <Passkey key={one.id} passkey={one} remove={() => remove(one.id)} />
          ))}
        </ul>
      )}
      {barred !== undefined && <p>{t(`account.passkeys.${barred}`)}</p>}
      {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
      {barred === undefined && (
        <div className="beside">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('account.passkeys.add')}
          </button>
        </div>
      )}
      {asking && (
        <Prove
          title={t('account.passkeys.add')}
          line={t('account.passkeys.addLine')}
          ways={ways}
          deed={async (proof) => make(await accountApi.invitePasskey(proof))}
          close={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function Passkey({ passkey, remove }: { readonly passkey: PasskeySheet; remove(): void }) {
  const { t, i18n } = useTranslation()
  const { device, created, used } = passkey
  const day = (at: number) => dayOf(at, Date.now(), i18n.language)
  const name = device || t('account.sessions.unknown')
  return (
    <li>
      <span className="avatar s">
        <Icon name="finger-print" />
      </span>
      <span className="told">
        <b>{name}</b>
        <span className="note">
          {used === null
            ? t('account.passkeys.unused', { since: day(created) })
            : t('account.passkeys.used', { seen: day(used), since: day(created) })}
        </span>
      </span>
      <button
        type="button"
        className="icon-button spread"
        aria-label={t('account.passkeys.remove', { name })}
        onClick={remove}
      >
        <Icon name="trash-can" />
      </button>
    </li>
  )
}
