// The password of an account: changed, set where there is none, or done without.

import { MAX_PASSWORD, type WaysIn } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { sentenceOf } from '../client/api.ts'
import { becomeMe } from '../client/me.ts'
import { canUsePasskeys, passkeySentenceOf, proofByPasskey } from '../client/passkeys.ts'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { NewPasswordField } from './AccountFields.tsx'
import { Prove } from './Prove.tsx'

export function MyPassword({ ways, again }: { readonly ways: WaysIn; again(): void }) {
  const { t } = useTranslation()
  const [told, setTold] = useState<{ readonly kind: 'wrong' | 'good'; readonly words: string }>()
  const [forgot, setForgot] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const passkeys = ways.passkeys.length > 0 && canUsePasskeys()
  const byPasskey = forgot || !ways.password
  const deed = ways.password ? 'changePassword' : 'setPassword'
  async function send(form: FormData): Promise<void> {
    try {
      const proof = byPasskey ? await proofByPasskey() : { old: String(form.get('old')) }
      becomeMe(await accountApi.changePassword({ ...proof, password: String(form.get('password')) }))
      setTold({ kind: 'good', words: t('account.passwordChanged') })
      setForgot(false)
      again()
    } catch (error) {
      setTold({ kind: 'wrong', words: t(byPasskey ? passkeySentenceOf(error) : sentenceOf(error)) })
    }
  }
  return (
    <>
      <form className="panel pad fields" action={send} aria-label={t(`account.${deed}`)}>
        <h2 className="section-title">{t(`account.${deed}`)}</h2>
        {byPasskey && <p className="note">{t('account.passkeys.changeLine')}</p>}
        <div className="columns">
          {!byPasskey && (
            <Field
              label={t('account.oldPassword')}
              name="old"
              type="password"
              autoComplete="current-password"
              maxLength={MAX_PASSWORD}
              required
            />
          )}
          <NewPasswordField />
        </div>
        {told !== undefined && <Notice kind={told.kind}>{told.words}</Notice>}
        <div className="beside">
          <button type="submit" className="button">
            {t(`account.${deed}`)}
          </button>
          {passkeys && ways.password && (
            <>
              <button type="button" className="button ghost" onClick={() => setForgot(!forgot)}>
                {t(forgot ? 'account.passkeys.byOld' : 'account.passkeys.use')}
              </button>
              <button type="button" className="button ghost" onClick={() => setLeaving(true)}>
                {t('account.passkeys.without')}
              </button>
            </>
          )}
        </div>
      </form>
      {leaving && (
        <Prove
          title={t('account.passkeys.without')}
          line={t('account.passkeys.withoutLine')}
          ways={ways}
          deed={async (proof) => {
            await accountApi.removePassword(proof)
            setTold(undefined)
            again()
          }}
          close={() => setLeaving(false)}
        />
      )}
    </>
  )
}
