// A moderator does something: for how long, and why. What comes of it is told before.

import { MAX_WHY, type ModeratorAct } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../client/api.ts'
import { moderation } from '../client/moderation.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { Switch } from '../parts/Switch.tsx'

type Without<Act, Keys extends string> = Act extends unknown ? Omit<Act, Keys> : never

/** An act that still lacks its reason; how long it lasts is asked for. */
export type WantedAct = Without<ModeratorAct, 'why' | 'days'>

/** Asks for a reason, then does it. */
export type AskAct = (act: WantedAct, name?: string) => void

const terms = ['1', '7', '30', 'good'] as const

export function ActDialog({
  act,
  name,
  close,
  done,
}: {
  readonly act: WantedAct
  /** Of whom it is done to. */
  readonly name: string
  close(): void
  done(): void
}) {
  const { t } = useTranslation()
  const [term, setTerm] = useState<(typeof terms)[number]>('7')
  const [address, setAddress] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  const [password, setPassword] = useState<string>()
  const deed = act.do
  const lasts = deed === 'mute' || deed === 'ban'
  const title =
    deed === 'appoint' && act.rank === null ? t('moderation.dismissed') : t(`moderation.deeds.${deed}`)
  const what = t(`moderation.what.${deed as 'ban'}`, { defaultValue: '' })

  async function send(form: FormData): Promise<void> {
    const days = term === 'good' ? null : Number(term)
    try {
      const answer = await moderation.act({
        ...act,
        ...(lasts && { days }),
        ...(deed === 'ban' && { address }),
        why: String(form.get('why')),
      } as ModeratorAct)
      if (answer.password !== undefined) return setPassword(answer.password)
      done()
    } catch (error) {
      setWrong(error)
    }
  }

  return (
    <Dialog title={name === '' ? title : `${title} – ${name}`} close={password === undefined ? close : done}>
      {password === undefined ? (
        <form className="fields" action={send}>
          {what !== '' && <p>{what}</p>}
          {lasts && (
            <Segmented
              label={t('moderation.howLong')}
              value={term}
              options={terms.map((value) => ({
                value,
                label:
                  value === 'good' ? t('moderation.forGood') : t('moderation.days', { count: Number(value) }),
              }))}
              change={setTerm}
            />
          )}
          {deed === 'ban' && (
            <Switch
              label={t('moderation.withAddress')}
              line={t('moderation.withAddressLine')}
              on={address}
              change={setAddress}
            />
          )}
          <Field
            label={t('moderation.why')}
            name="why"
            hint={t('moderation.whyHint')}
            maxLength={MAX_WHY}
            autoComplete="off"
            required
          />
          {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={close}>
              {t('app.cancel')}
            </button>
            <button type="submit" className="button danger">
              {title}
            </button>
          </div>
        </form>
      ) : (
        <div className="fields">
          <p>{t('moderation.newPassword')}</p>
          <p className="secret">
            <code className="input">{password}</code>
          </p>
        </div>
      )}
    </Dialog>
  )
}
