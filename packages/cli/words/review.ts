// The words of a review.

import type { Lang } from '@undercrown/engine'
import type { VerdictName } from '@undercrown/review'
import { numberWords } from './number.ts'

/** Points of chance, given in tenths, with their sign. */
type Points = (tenths: number) => string

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
  readonly forgotten: (parts: {
    readonly card: string
    readonly row: string
    readonly place: number
    readonly since: number
    readonly loss: string
  }) => string
}

function pointsIn(lang: Lang): Points {
  const { fixed } = numberWords[lang]
  return (tenths) => `${tenths < 0 ? '−' : '+'}${fixed(Math.abs(tenths) / 10, 1)}`
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
  forgotten: ({ card, row, place, since, loss }) =>
    `as if forgotten: ${card} (${row}, card ${place}), seen ${since === 0 ? 'from the start' : `at move ${since}`}; without knowing it this costs ${loss}`,
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
  forgotten: ({ card, row, place, since, loss }) =>
    `comme oubliée\u00a0: ${card} (${row}, carte ${place}), vue ${since === 0 ? 'dès le début' : `au coup ${since}`}\u202f; sans la connaître, cela coûte ${loss}`,
}

export const reviewWords: Readonly<Record<Lang, ReviewWords>> = { en, fr }
