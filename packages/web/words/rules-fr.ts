// Les règles, en français.

import type { Words } from './en.ts'
import type { rulesEn } from './rules-en.ts'

export const rulesFr: Words<typeof rulesEn> = {
  title: 'Règles',
  lead: 'Courtes, entières, en mots simples.',
  read: 'Lire les règles',
  gallery: 'Voir les cartes',
  contents: 'Sur cette page',
  search: 'Chercher dans les règles',
  nothing: 'Aucune règle ne contient ces mots. Essayez-en un autre, ou le nom d’une carte.',
  play: 'Faire une partie',
  tryIt: 'À essayer\u00a0:',
}
