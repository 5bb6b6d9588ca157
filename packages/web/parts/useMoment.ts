// A moment as people write it, with the day and the hour.

import { useTranslation } from 'react-i18next'

export function useMoment(): (at: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(at)
}
