// What one answer leaves otherwise than another, in words: a row may well get better and yet end higher than it could.

import { dire, type Lang, type Phrase, say } from '@undercrown/engine'
import type { Reason } from '../mind.ts'

interface Words {
  readonly for: (by: string) => Phrase
  readonly against: (by: string) => Phrase
}

const english: Readonly<Record<string, Words>> = {
  cards: {
    for: (points) => say`Your row then counts${points} less on average than with the other choice`,
    against: (points) => say`Your row then counts${points} more on average than with the other choice`,
  },
  rivals: {
    for: (points) =>
      say`The lowest of your rivals’ rows then counts${points} more on average than with the other choice`,
    against: (points) =>
      say`The lowest of your rivals’ rows then counts${points} less on average than with the other choice`,
  },
  knowledge: {
    for: () => say`You then know more of your own cards than with the other choice`,
    against: () => say`You then know less of your own cards than with the other choice`,
  },
  stone: {
    for: () => say`A stone lies on your row less often than with the other choice`,
    against: () => say`A stone lies on your row more often than with the other choice`,
  },
  stoneHere: {
    for: () => say`The stone leaves your row more often than with the other choice`,
    against: () => say`The stone stays on your row more often than with the other choice`,
  },
  again: {
    for: () => say`You play again at once`,
    against: () => say`You could play again at once`,
  },
  'again sometimes': {
    for: () => say`You play again at once more often than with the other choice`,
    against: () => say`You play again at once less often than with the other choice`,
  },
}

const french: Readonly<Record<string, Words>> = {
  cards: {
    for: (points) => dire`Votre jeu compte alors${points} de moins en moyenne qu’avec l’autre choix`,
    against: (points) => dire`Votre jeu compte alors${points} de plus en moyenne qu’avec l’autre choix`,
  },
  rivals: {
    for: (points) =>
      dire`Le plus bas des jeux de vos rivaux compte alors${points} de plus en moyenne qu’avec l’autre choix`,
    against: (points) =>
      dire`Le plus bas des jeux de vos rivaux compte alors${points} de moins en moyenne qu’avec l’autre choix`,
  },
  knowledge: {
    for: () => dire`Vous connaissez alors plus de vos propres cartes qu’avec l’autre choix`,
    against: () => dire`Vous connaissez alors moins de vos propres cartes qu’avec l’autre choix`,
  },
  stone: {
    for: () => dire`Une pierre est moins souvent sur votre jeu qu’avec l’autre choix`,
    against: () => dire`Une pierre est plus souvent sur votre jeu qu’avec l’autre choix`,
  },
  stoneHere: {
    for: () => dire`La pierre quitte votre jeu plus souvent qu’avec l’autre choix`,
    against: () => dire`La pierre reste sur votre jeu plus souvent qu’avec l’autre choix`,
  },
  again: {
    for: () => dire`Vous rejouez aussitôt`,
    against: () => dire`Vous pourriez rejouer aussitôt`,
  },
  'again sometimes': {
    for: () => dire`Vous rejouez aussitôt plus souvent qu’avec l’autre choix`,
    against: () => dire`Vous rejouez aussitôt moins souvent qu’avec l’autre choix`,
  },
}

/** From this part of the tries on it is as good as always. */
const ALWAYS = 0.95

function pointsOf(by: number, lang: Lang): string {
  if (lang === 'en') return ` ${by.toFixed(1)} ${by < 1.05 && by >= 0.95 ? 'point' : 'points'}`
  return ` ${by.toFixed(1).replace('.', ',')} ${by < 1.95 ? 'point' : 'points'}`
}

export function sayReason({ about, weight }: Reason, lang: Lang): Phrase {
  const [part = '', by] = about.split(' ')
  const kind = part === 'again' && Number(by) < ALWAYS ? 'again sometimes' : part
  const words = (lang === 'en' ? english : french)[kind]
  if (words === undefined) return [about]
  // A stone may also be worth having: then it is a gain that it stays.
  const gain = by === 'good' ? weight < 0 : weight >= 0
  return words[gain ? 'for' : 'against'](pointsOf(Number(by), lang))
}
