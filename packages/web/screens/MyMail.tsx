// A mail address, for whoever wants a new password by mail.

import { CONFIRM_HOURS, type WaysIn } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { mailSentenceOf } from '../client/mail.ts'
import { useServer } from '../client/server.ts'
import { settings } from '../client/settings.ts'
import { Notice } from '../parts/Notice.tsx'
import { useEvery } from '../parts/useAsked.ts'
import { MailField } from './AccountFields.tsx'
import { Prove } from './Prove.tsx'

/** How often it is looked whether the mail has left. */
const LOOK = 3_000

export function MyMail({ ways, again }: { readonly ways: WaysIn; again(): void }) {
  const { t } = useTranslation()
  const { service } = useServer()
  const [wanted, setWanted] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const { mail } = ways
  useEvery(LOOK, again, mail !== null && !mail.confirmed && !mail.sent)
  async function remove(): Promise<void> {
    await accountApi.removeMail().then(again, (error) => setWrong(t(mailSentenceOf(error))))
  }
  return (
    <section className="panel pad flow" aria-labelledby="mail">
      <h2 id="mail" className="section-title">
        {t('account.mail.title')}
      </h2>
      {(mail !== null || service?.mail) && <p className="note">{t('account.mail.line')}</p>}
      {mail === null ? (
        service?.mail ? (
          <form className="fields" action={(form) => setWanted(String(form.get('mail')).trim())}>
            <MailField />
            <div className="beside">
              <button type="submit" className="button">
                {t('account.mail.keep')}
              </button>
            </div>
          </form>
        ) : (
          <p>{t('account.mail.off')}</p>
        )
      ) : (
        <>
          <p className="wraps">
            <b>{mail.address}</b>
            {'. '}
            {t(
              mail.confirmed
                ? 'account.mail.confirmed'
                : mail.sent
                  ? 'account.mail.sent'
                  : 'account.mail.waits',
              { hours: CONFIRM_HOURS },
            )}
          </p>
          <div className="beside">
            {!mail.confirmed && service?.mail && (
              <button type="button" className="button" onClick={() => setWanted(mail.address)}>
                {t('account.mail.again')}
              </button>
            )}
            <button type="button" className="button ghost" onClick={remove}>
              {t('account.mail.remove')}
            </button>
          </div>
        </>
      )}
      {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
      {wanted !== undefined && (
        <Prove
          title={t('account.mail.keep')}
          line={t('account.mail.keepLine', { address: wanted })}
          ways={ways}
          deed={async (proof) => {
            setWrong(undefined)
            await accountApi.setMail({ ...proof, mail: wanted, lang: settings().lang })
            again()
          }}
          sentenceOf={mailSentenceOf}
          close={() => setWanted(undefined)}
        />
      )}
    </section>
  )
}
