// The tab tells that it is your turn: in its title and by its picture.

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export function useTabTitle(asked: boolean, title: string): void {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = asked ? t('table.tabTurn', { title }) : `${title} – Undercrown`
    const picture = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (picture) picture.href = asked ? '/crown-lit.svg' : '/crown.svg'
    return () => {
      document.title = 'Undercrown'
      if (picture) picture.href = '/crown.svg'
    }
  }, [asked, title, t])
}
