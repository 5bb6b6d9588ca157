// A link to a table or a game that is not there, or not for these eyes.

import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useMe } from '../client/me.ts'
import { WrongTurn } from './WrongTurn.tsx'

/** `here`: among those that this browser keeps. */
export function NoTable({ here }: { readonly here: boolean }) {
  const { t } = useTranslation()
  const { person } = useMe()
  if (here) return <WrongTurn title={t('wrongTurn.noGame.title')} line={t('wrongTurn.noGame.line')} />
  // Who was signed out from elsewhere lands here as well.
  const mine = person?.kind !== 'account' && (
    <>
      {' '}
      {t('wrongTurn.noTable.mine')} <Link href="/account">{t('wrongTurn.noTable.signIn')}</Link>
    </>
  )
  const line = (
    <>
      {t('wrongTurn.noTable.line')}
      {mine}
    </>
  )
  return <WrongTurn title={t('wrongTurn.noTable.title')} line={line} />
}
