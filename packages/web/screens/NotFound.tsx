// No such page.

import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { WrongTurn } from './WrongTurn.tsx'

export function NotFound() {
  const { t } = useTranslation()
  const [path] = useLocation()
  return (
    <WrongTurn title={t('wrongTurn.notFound.title')} line={t('wrongTurn.notFound.line', { path: path })} />
  )
}
