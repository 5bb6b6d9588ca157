// The password is lost: a new one by what else somebody has.

import { MAX_NAME, RESET_MINUTES } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { RequestRefused, sentenceOf } from '../client/api.ts'
import { mailSentenceOf } from '../client/mail.ts'
import { becomeMe } from '../client/me.ts'
import { useServer } from '../client/server.ts'
import { settings } from '../client/settings.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { MailField, NewPasswordField } from './AccountFields.tsx'

export function LostPassword({ close }: { close(): void }) {
  const { t } = useTranslation()
  const { service } = useServer()
  const [by, setBy] = useState<'code' | 'mail'>('code')
  return (
    <Dialog title={t('account.lost.title')} close={close}>
      {service?.mail && (
        <Segmented
          label={t('account.lost.by')}
          value={by}
          options={[
            { value: 'code', label: t('account.lost.byCode') },
            { value: 'mail', label: t('account.lost.byMail') },
          ]}
          change={setBy}
        />
      )}
      {by === 'code' ? <ByCode /> : <ByMail />}
      <p className="note">{t('account.lost.neither')}</p>
    </Dialog>
  )
}

function ByMail() {
  const { t } = useTranslation()
  const [told, setTold] = useState<{ readonly kind: 'wrong' | 'good'; readonly words: string }>()
  async function send(form: FormData): Promise<void> {
    try {
      const { late } = await accountApi.forgotten(String(form.get('mail')).trim(), settings().lang)
      const words = t('account.lost.mailed', { minutes: RESET_MINUTES })
      setTold({ kind: 'good', words: late ? `${words} ${t('account.lost.late')}` : words })
    } catch (error) {
      setTold({ kind: 'wrong', words: t(mailSentenceOf(error)) })
    }
  }
  return (
    <form className="fields" action={send} aria-label={t('account.lost.byMail')}>
      <p>{t('account.lost.mailLine')}</p>
      <MailField />
      {told !== undefined && <Notice kind={told.kind}>{told.words}</Notice>}
      <div className="dialog-buttons">
        <button type="submit" className="button primary">
          {t('account.lost.send')}
        </button>
      </div>
    </form>
  )
}

/** A form is emptied once it was sent; what was written is written once. */
function ByCode() {
  const { t } = useTranslation()
  const [sent, setSent] = useState({ name: '', code: '' })
  const [wrong, setWrong] = useState<string>()
  async function send(form: FormData): Promise<void> {
    const [name, code] = [String(form.get('name')).trim(), String(form.get('code')).trim()]
    setSent({ name, code })
    setWrong(undefined)
    try {
      becomeMe(await accountApi.recover(name, code, String(form.get('password'))))
    } catch (error) {
      const known = error instanceof RequestRefused && error.code === 'wrong-credentials'
      setWrong(t(known ? 'account.lost.wrongCode' : sentenceOf(error)))
    }
  }
  return (
    <form className="fields" action={send} aria-label={t('account.lost.byCode')}>
      <p>{t('account.lost.codeLine')}</p>
      <Field
        label={t('account.name')}
        name="name"
        defaultValue={sent.name}
        autoComplete="username"
        maxLength={MAX_NAME}
        required
      />
      <Field
        label={t('account.lost.code')}
        name="code"
        defaultValue={sent.code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <NewPasswordField />
      {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
      <div className="dialog-buttons">
        <button type="submit" className="button primary">
          {t('account.lost.do')}
        </button>
      </div>
    </form>
  )
}
