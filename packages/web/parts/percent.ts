// A part of the whole in words: "62 %", as the language writes it.

import type { Lang } from '@undercrown/engine'

export function formatPercent(part: number, lang: Lang): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(part)
}
