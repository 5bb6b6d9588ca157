// Why an answer is better than the next best, in words.

import { dire, type Lang, type Phrase, say } from '@undercrown/engine'
import type { Reason } from '../mind.ts'

interface Words {
  readonly for: (points: string) => Phrase
  readonly against: (points: string) => Phrase
}

const english: Readonly<Record<string, Words>> = {
  cards: {
    for: (points) => say`Your row gets better${points}`,
    against: (points) => say`Your row gets worse${points}`,
  },
  rivals: {
    for: (points) => say`Your strongest rival’s row gets worse${points}`,
    against: (points) => say`Your strongest rival’s row gets better${points}`,
  },
  knowledge: {
    for: () => say`You know more of your own cards`,
    against: () => say`You know less of your own cards`,
  },
  stone: {
    for: () => say`It keeps stones off your row`,
    against: () => say`A stone may come onto your row`,
  },
  stoneHere: {
    for: () => say`The stone may leave your row`,
    against: () => say`The stone stays on your row`,
  },
  again: { for: () => say`You play again at once`, against: () => say`You give up another turn` },
}

const french: Readonly<Record<string, Words>> = {
  cards: {
    for: (points) => dire`Votre jeu s’améliore${points}`,
    against: (points) => dire`Votre jeu se dégrade${points}`,
  },
  rivals: {
    for: (points) => dire`Le jeu de votre meilleur rival se dégrade${points}`,
    against: (points) => dire`Le jeu de votre meilleur rival s’améliore${points}`,
  },
  knowledge: {
    for: () => dire`Vous connaissez mieux vos propres cartes`,
    against: () => dire`Vous connaissez moins bien vos propres cartes`,
  },
  stone: {
    for: () => dire`Votre jeu reste sans pierre`,
    against: () => dire`Une pierre peut venir sur votre jeu`,
  },
  stoneHere: {
    for: () => dire`La pierre peut quitter votre jeu`,
    against: () => dire`La pierre reste sur votre jeu`,
  },
  again: { for: () => dire`Vous rejouez aussitôt`, against: () => dire`Vous renoncez à un tour de plus` },
}

/** " by 2.3 points on average", where the points go the way that the words say. */
function byPoints(points: number, better: boolean, lang: Lang): string {
  const size = Math.abs(points)
  if (Number.isNaN(points) || points < 0 !== better || size < 0.1) return ''
  if (lang === 'en')
    return ` by ${size.toFixed(1)} ${size < 1.05 && size >= 0.95 ? 'point' : 'points'} on average`
  return ` de ${size.toFixed(1).replace('.', ',')} ${size < 2 ? 'point' : 'points'} en moyenne`
}

export function sayReason({ about, weight }: Reason, lang: Lang): Phrase {
  const [part = '', points] = about.split(' ')
  const words = (lang === 'en' ? english : french)[part]
  if (words === undefined) return [about]
  // A stone may also be worth having: then it is a gain that it stays.
  const gain = points === 'good' ? weight < 0 : weight >= 0
  const better = (part === 'cards') === gain
  return words[gain ? 'for' : 'against'](byPoints(Number(points), better, lang))
}
