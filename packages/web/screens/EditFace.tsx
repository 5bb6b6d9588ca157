// Another name, another face.

import { MAX_NAME } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../client/api.ts'
import { avatars, changeFace, displayName, useMe } from '../client/me.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Avatar } from '../parts/Face.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'

export function EditFace({ close }: { close(): void }) {
  const { t } = useTranslation()
  const me = useMe()
  const [avatar, setAvatar] = useState(me.avatar)
  const [wrong, setWrong] = useState<unknown>()
  const fixed = me.person?.kind === 'account'
  async function save(form: FormData): Promise<void> {
    const name = String(form.get('name') ?? '').trim()
    try {
      await changeFace({
        ...(avatar !== me.avatar && { avatar }),
        ...(!fixed && name !== '' && name !== displayName(me) && { name }),
      })
      close()
    } catch (error) {
      setWrong(error)
    }
  }
  return (
    <Dialog title={t('profile.edit')} close={close}>
      <form className="flow" action={save}>
        <Field
          label={t('profile.name')}
          name="name"
          defaultValue={displayName(me)}
          readOnly={fixed}
          hint={fixed ? t('profile.nameStays') : undefined}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          required
        />
        <Segmented
          label={t('profile.face')}
          className="faces"
          value={avatar}
          options={avatars.map((value) => ({
            value,
            name: t(`names.${value as 'cat'}`),
            label: <Avatar avatar={value} />,
          }))}
          change={setAvatar}
        />
        {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={close}>
            {t('app.cancel')}
          </button>
          <button type="submit" className="button primary">
            {t('app.save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
