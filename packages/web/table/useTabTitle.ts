// The tab tells in its title that it is your turn, and by its picture; or that nobody knows, since the way is lost.

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export function useTabTitle(state: 'asked' | 'lost' | 'other', title: string): void {
  const { t } = useTranslation()
  useEffect(() => {
    const asked = state === 'asked'
    document.title = asked
      ? t('table.tabTurn', { title })
      : state === 'lost'
        ? t('states.tabLost', { title })
        : `${title} – Undercrown`
    const picture = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (picture) picture.href = asked ? '/crown-lit.svg' : '/crown.svg'
    return () => {
      document.title = 'Undercrown'
      if (picture) picture.href = '/crown.svg'
    }
  }, [state, title, t])
}
