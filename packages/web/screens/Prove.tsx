// Before a way into an account is added or changed, or all of it goes: it is really its owner who asks, not whoever found
// the browser open.

import type { Proof, WaysIn } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequestRefused, sentenceOf as usualSentenceOf } from '../client/api.ts'
import type { mailSentenceOf } from '../client/mail.ts'
import { canUsePasskeys, passkeySentenceOf, proofByPasskey } from '../client/passkeys.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'

export function Prove({
  title,
  line,
  label = title,
  danger = false,
  ways,
  deed,
  sentenceOf = usualSentenceOf,
  close,
}: {
  readonly title: string
  readonly line: string
  readonly label?: string
  readonly danger?: boolean
  /** What there is to prove it by; a guest has but the cookie. */
  readonly ways: WaysIn | undefined
  /** Done with the proof; the dialog closes when it is. */
  deed(proof: Proof): Promise<unknown>
  /** The key of what is said when it is refused. */
  readonly sentenceOf?: typeof mailSentenceOf
  close(): void
}) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<string>()
  async function done(proof: Promise<Proof> | Proof): Promise<void> {
    setWrong(undefined)
    await deed(await proof)
    close()
  }
  const byPassword = (form: FormData) =>
    done(ways ? { password: String(form.get('password')) } : {}).catch((error) => {
      const known = error instanceof RequestRefused && error.code === 'wrong-credentials'
      setWrong(t(known ? 'account.wrongPassword' : sentenceOf(error)))
    })
  const byPasskey = () => done(proofByPasskey()).catch((error) => setWrong(t(passkeySentenceOf(error))))
  const usual = `button ${danger ? 'danger' : 'primary'}`
  return (
    <Dialog title={title} close={close}>
      <form className="fields" action={byPassword}>
        <p>{line}</p>
        {ways?.password && (
          <Field
            label={t('account.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={close}>
            {t('app.cancel')}
          </button>
          {ways && ways.passkeys.length > 0 && canUsePasskeys() && (
            <button type="button" className={ways.password ? 'button' : usual} onClick={byPasskey}>
              {t('account.passkeys.use')}
            </button>
          )}
          {ways?.password !== false && (
            <button type="submit" className={usual}>
              {label}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
