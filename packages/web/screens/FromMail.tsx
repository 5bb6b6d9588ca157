// Whoever comes by a link that was mailed: an address to confirm, or a new password.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { RequestRefused, sentenceOf } from '../client/api.ts'
import { mailedLinkIn } from '../client/mail.ts'
import { becomeMe } from '../client/me.ts'
import { Notice } from '../parts/Notice.tsx'
import { NewPasswordField } from './AccountFields.tsx'

export function FromMail({ again }: { again(): void }) {
  const { t } = useTranslation()
  const [link, setLink] = useState(() => mailedLinkIn(location.hash))
  const [told, setTold] = useState<{ readonly kind: 'wrong' | 'good'; readonly words: string }>()
  // It is a secret: it stays neither in the address nor in the history.
  useEffect(() => {
    if (mailedLinkIn(location.hash)) history.replaceState(history.state, '', location.pathname)
  }, [])
  async function send(form: FormData): Promise<void> {
    if (!link) return
    try {
      if (link.purpose === 'reset') becomeMe(await accountApi.reset(link.token, String(form.get('password'))))
      else await accountApi.confirmMail(link.token)
      setTold({ kind: 'good', words: t(`account.fromMail.${link.purpose}Done`) })
      again()
    } catch (error) {
      const over = error instanceof RequestRefused && error.code === 'wrong-credentials'
      setTold({ kind: 'wrong', words: t(over ? 'account.fromMail.over' : sentenceOf(error)) })
      if (!over) return
    }
    setLink(undefined)
  }
  return (
    <>
      {link && (
        <form className="panel pad fields" action={send} aria-label={t(`account.fromMail.${link.purpose}`)}>
          <h2 className="section-title">{t(`account.fromMail.${link.purpose}`)}</h2>
          <p className="note">{t(`account.fromMail.${link.purpose}Line`)}</p>
          {link.purpose === 'reset' && <NewPasswordField />}
          <div className="beside">
            <button type="submit" className="button primary">
              {t(`account.fromMail.${link.purpose}`)}
            </button>
          </div>
        </form>
      )}
      {told !== undefined && <Notice kind={told.kind}>{told.words}</Notice>}
    </>
  )
}
