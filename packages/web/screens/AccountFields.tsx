// What several forms of the account ask for.

import { MAX_MAIL, MAX_PASSWORD, MIN_PASSWORD } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Field } from '../parts/Field.tsx'

export function NewPasswordField() {
  const { t } = useTranslation()
  return (
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
  )
}

export function MailField() {
  const { t } = useTranslation()
  return (
    <Field
      label={t('account.mail.address')}
      name="mail"
      type="email"
      autoComplete="email"
      maxLength={MAX_MAIL}
      required
    />
  )
}
