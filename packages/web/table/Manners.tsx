// When somebody's talk is not welcome: silence them here or everywhere, or tell those who run the server.

import { MAX_REPORT, type PersonSheet } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../client/api.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'

export function Manners({
  whom,
  table,
  silence: here,
  mute,
  close,
}: {
  readonly whom: PersonSheet
  readonly table: string
  /** How it is called where that is no table. */
  readonly silence?: string | undefined
  /** Their lines are to go from the screen. */
  mute(): void
  close(): void
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [told, setTold] = useState<'done' | 'wrong'>()
  const silence = (where: string | undefined) =>
    api.mute(whom.id, false, where).then(
      () => {
        mute()
        close()
      },
      () => setTold('wrong'),
    )
  return (
    <Dialog title={whom.name} close={close}>
      <div className="manners">
        <button type="button" className="button" onClick={() => silence(table)}>
          {here ?? t('talk.mute')}
        </button>
        <button type="button" className="button" onClick={() => silence(undefined)}>
          {t('talk.block')}
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            api.report(whom.id, table, text.trim()).then(
              () => setTold('done'),
              () => setTold('wrong'),
            )
          }}
        >
          <Field
            label={t('talk.why')}
            required
            maxLength={MAX_REPORT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button" disabled={text.trim() === '' || told === 'done'}>
            {t('talk.report')}
          </button>
        </form>
        {told && <p role="status">{t(told === 'done' ? 'talk.reported' : 'talk.refused')}</p>}
      </div>
    </Dialog>
  )
}
