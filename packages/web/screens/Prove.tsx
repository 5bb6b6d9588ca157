// Before a way into an account is added or changed: it is really its owner who asks, not whoever found the browser open.

import type { Proof } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../client/api.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'

export function Prove({
  title,
  line,
  deed,
  close,
}: {
  readonly title: string
  readonly line: string
  /** Done with the proof; the dialog closes when it is. */
  deed(proof: Proof): Promise<void>
  close(): void
}) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<unknown>()
  async function send(form: FormData): Promise<void> {
    try {
      await deed({ password: String(form.get('password')) })
      close()
    } catch (error) {
      setWrong(error)
    }
  }
  return (
    <Dialog title={title} close={close}>
      <form className="fields" action={send}>
        <p>{line}</p>
        <Field
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={close}>
            {t('app.cancel')}
          </button>
          <button type="submit" className="button primary">
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
