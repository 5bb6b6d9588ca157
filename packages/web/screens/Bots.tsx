// Bots of one's own: programs that play by a token.

import { MAX_NAME } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, sentenceOf } from '../client/api.ts'
import { Copy } from '../parts/Copy.tsx'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { useAsked } from '../parts/useAsked.ts'
import '../words/account.ts'

export function Bots() {
  const { t } = useTranslation()
  const { asked, again } = useAsked('bots', api.bots)
  const [made, setMade] = useState<{ readonly name: string; readonly token: string }>()
  const [wrong, setWrong] = useState<unknown>()
  async function make(form: FormData): Promise<void> {
    setWrong(undefined)
    try {
      setMade(await api.newBot(String(form.get('bot')).trim()))
      again()
    } catch (error) {
      setWrong(error)
    }
  }
  return (
    <section className="panel pad flow" aria-labelledby="bots">
      <h2 id="bots" className="section-title">
        {t('account.bots')}
      </h2>
      <p className="note">{t('account.botsLine')}</p>
      {asked.state === 'asking' && <Skeleton height={56} />}
      {asked.state === 'here' && asked.value.length === 0 && <p>{t('account.noBots')}</p>}
      {asked.state === 'here' && asked.value.length > 0 && (
        <ul className="lines">
          {asked.value.map(({ id, name }) => (
            <li key={id}>
              <span className="avatar s">
                <Icon name="vintage-robot" />
              </span>
              <b>{name}</b>
              <button
                type="button"
                className="icon-button spread"
                aria-label={t('account.removeBot', { name })}
                onClick={() => api.removeBot(id).then(again, setWrong)}
              >
                <Icon name="trash-can" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {made && (
        <Notice kind="good" icon="key">
          {t('account.botToken', { name: made.name })}
          <span className="secret">
            <code className="input">{made.token}</code>
            <Copy text={made.token} />
          </span>
        </Notice>
      )}
      <form className="fields" action={make}>
        <Field label={t('account.botName')} name="bot" maxLength={MAX_NAME} autoComplete="off" required />
        {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
        <div className="beside">
          <button type="submit" className="button">
            {t('account.newBot')}
          </button>
        </div>
      </form>
    </section>
  )
}
