// A link to a table or a game that is not there, or not for these eyes.

import { useTranslation } from 'react-i18next'
import { WrongTurn } from './WrongTurn.tsx'

/** `here`: among those that this browser keeps. */
export function NoTable({ here }: { readonly here: boolean }) {
  const { t } = useTranslation()
  const words = here ? 'noGame' : 'noTable'
  return <WrongTurn title={t(`wrongTurn.${words}.title`)} line={t(`wrongTurn.${words}.line`)} />
}
