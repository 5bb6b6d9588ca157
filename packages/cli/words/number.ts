// Numbers as each language writes them: 12,345.6 and 12 345,6.

import type { Lang } from '@undercrown/engine'

export interface NumberWords {
  readonly whole: (value: number) => string
  readonly fixed: (value: number, digits: number) => string
  readonly percent: (part: number) => string
}

const locales: Readonly<Record<Lang, string>> = { en: 'en', fr: 'fr-FR' }

function numbersIn(lang: Lang): NumberWords {
  const plain = new Intl.NumberFormat(locales[lang], { maximumFractionDigits: 0 })
  const fixed = (value: number, digits: number) =>
    lang === 'fr' ? value.toFixed(digits).replace('.', ',') : value.toFixed(digits)
  const space = lang === 'fr' ? '\u00a0' : ' '
  return {
    whole: (value) => plain.format(value),
    fixed,
    percent: (part) => `${fixed(part * 100, 1)}${space}%`,
  }
}

export const numberWords: Readonly<Record<Lang, NumberWords>> = { en: numbersIn('en'), fr: numbersIn('fr') }
