// The words of insights, in French.

import type { insightsEn } from './insights-en.ts'

export const insightsFr: typeof insightsEn = {
  title: 'Bilan',
  lead: 'Ce que valaient vos décisions, sur toutes vos parties analysées, ici et sur le serveur. Chacune est jugée d’après ce que vous pouviez savoir à ce moment.',
  reviewed_one: 'Une partie analysée.',
  reviewed_other: '{{count}} parties analysées.',
  left_one:
    'Une autre de vos parties peut être analysée ici. Vous pouvez arrêter à tout moment et reprendre plus tard.',
  left_other:
    '{{count}} autres de vos parties peuvent être analysées ici, les plus récentes d’abord. Vous pouvez arrêter à tout moment et reprendre plus tard.',
  nothing:
    'Vous n’avez encore terminé aucune partie. Après la première, vous verrez ici où les chances se sont jouées.',
  play: 'Voir les jeux',
  start: 'Les analyser',
  stop: 'Arrêter',
  working: 'Partie {{number}} sur {{count}}',
  broken_one: 'Une partie n’a pas pu être analysée.',
  broken_other: '{{count}} parties n’ont pas pu être analysées.',
  which: 'Quel jeu',
  accuracy: 'Précision',
  accuracyLine: '100, c’est une partie où rien n’a été concédé.',
  phase: 'Par moment de la partie',
  phases: { opening: 'Début', middle: 'Milieu', ending: 'Fin' },
  kind: 'Par type de décision',
  cost: '{{points}} points perdus par décision',
  nothingLost: 'rien de concédé',
  few: 'trop peu pour juger',
  of_one: 'une décision',
  of_other: '{{count}} décisions',
  games_one: 'une partie',
  games_other: '{{count}} parties',
  luck: 'La chance au fil du temps',
  luckNote:
    'Cumulée partie après partie, en points de chances de gagner. Au-dessus de zéro, les cartes et le hasard vous ont donné plus qu’attendu\u202f; l’effet des décisions n’y est pas compté.',
  luckLine_one: '{{game}}\u00a0: chance {{luck}}, adresse {{skill}} points sur une partie',
  luckLine_other: '{{game}}\u00a0: chance {{luck}}, adresse {{skill}} points sur {{count}} parties',
  reading: 'Cacher et deviner',
  shown: 'Ce que vous laissez deviner',
  shownLine:
    'Juste avant la révélation, vos rivaux pouvaient accorder à la vérité sur vous {{chance}} de chances en moyenne.',
  saw: 'Ce que vous pouviez deviner',
  sawLine:
    'Juste avant la révélation, vous pouviez accorder à la vérité sur eux {{chance}} de chances en moyenne.',
  since:
    'Dans {{known}} cas sur {{count}}, elle avait au moins une chance sur deux jusqu’à la fin, en moyenne à partir de {{part}} de la partie.',
  never: 'Dans aucun des {{count}} cas elle n’avait une chance sur deux à la fin.',
}
