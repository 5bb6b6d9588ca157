// The password is lost: a new one by what else somebody has.

import { MAX_NAME, MAX_PASSWORD, MIN_PASSWORD } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, RequestRefused, sentenceOf } from '../client/api.ts'
import { becomeMe } from '../client/me.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'

export function LostPassword({ close }: { close(): void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('account.lost.title')} close={close}>
      <ByCode />
    </Dialog>
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
      becomeMe(await api.recover(name, code, String(form.get('password'))))
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
      <Field
        label={t('account.newPassword')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={t('account.passwordHint', { least: MIN_PASSWORD })}
        minLength={MIN_PASSWORD}
        maxLength={MAX_PASSWORD}
        required
      />
      {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
      <div className="dialog-buttons">
        <button type="submit" className="button primary">
          {t('account.lost.do')}
        </button>
      </div>
    </form>
  )
}
