// The words of a review.

import type { Lang } from '@undercrown/engine'
import type { VerdictName } from '@undercrown/review'
import { numberWords } from './number.ts'

/** In points of chance, with its sign. */
type Points = (chance: number) => string

export interface ReviewWords {
  readonly title: (game: string, seats: number, moves: string, nodes: string) => string
  readonly points: Points
  readonly account: (parts: {
    readonly accuracy: string
    readonly from: string
    readonly to: string
    readonly yours: string
    readonly theirs: string
    readonly skill: string
    readonly luck: string
  }) => string
  readonly notJudged: string
  readonly key: string
  readonly nothing: string
  readonly verdicts: Readonly<Record<VerdictName, string>>
  readonly decision: (player: string, verdict: string, from: string, to: string, error: string) => string
  readonly played: string
  readonly best: string
}

function pointsIn(lang: Lang): Points {
  const { fixed } = numberWords[lang]
  return (chance) => {
    const points = Math.round(chance * 1000) / 10
    return `${points < 0 ? '−' : '+'}${fixed(Math.abs(points), 1)}`
  }
}

const en: ReviewWords = {
  title: (game, seats, moves, nodes) =>
    `${game}, ${seats} players, ${moves} moves, ${nodes} nodes a decision; each judged by what its player could know`,
  points: pointsIn('en'),
  account: ({ accuracy, from, to, yours, theirs, skill, luck }) =>
    `accuracy ${accuracy}; from ${from} to ${to}: gave away ${yours}, the others ${theirs}, skill ${skill}, luck ${luck}`,
  notJudged: 'nothing judged',
  key: 'Worth another look',
  nothing: 'Nothing: every decision was good.',
  verdicts: {
    brilliant: 'brilliant',
    best: 'best',
    good: 'good',
    unlucky: 'right, unlucky',
    inaccuracy: 'an inaccuracy',
    mistake: 'a mistake',
    blunder: 'a blunder',
  },
  decision: (player, verdict, from, to, error) => `${player}: ${verdict}, ${from} → ${to} (± ${error})`,
  played: 'played',
  best: 'best',
}

const fr: ReviewWords = {
  title: (game, seats, moves, nodes) =>
    `${game}, ${seats} joueurs, ${moves} coups, ${nodes} nœuds par décision\u202f; chacune jugée selon ce que son joueur pouvait savoir`,
  points: pointsIn('fr'),
  account: ({ accuracy, from, to, yours, theirs, skill, luck }) =>
    `précision ${accuracy}\u202f; de ${from} à ${to}\u00a0: concédé ${yours}, les autres ${theirs}, adresse ${skill}, chance ${luck}`,
  notJudged: 'rien de jugé',
  key: 'À revoir',
  nothing: 'Rien\u00a0: toutes les décisions étaient bonnes.',
  verdicts: {
    brilliant: 'brillant',
    best: 'le meilleur choix',
    good: 'un bon choix',
    unlucky: 'juste, mais malchanceux',
    inaccuracy: 'une imprécision',
    mistake: 'une erreur',
    blunder: 'une gaffe',
  },
  decision: (player, verdict, from, to, error) => `${player}\u00a0: ${verdict}, ${from} → ${to} (± ${error})`,
  played: 'joué',
  best: 'meilleur',
}

export const reviewWords: Readonly<Record<Lang, ReviewWords>> = { en, fr }
