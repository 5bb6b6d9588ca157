// What games are called, in the language of the page.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../registry.ts'

export function useTitles(): (game: string) => string {
  const { i18n } = useTranslation()
  return (game) => titleOf(game, i18n.language as Lang)
}
