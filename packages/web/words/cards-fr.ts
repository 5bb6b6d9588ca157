// The gallery of cards, in French.

import type { cardsEn } from './cards-en.ts'
import type { Words } from './en.ts'

export const cardsFr: Words<typeof cardsEn> = {
  of: 'Cartes de {{game}}',
  lead: 'Chaque carte, son image et ce qu’elle fait.',
  search: 'Chercher',
  searchHint: 'Nom ou mots de la carte',
  filters: 'Filtres',
  clear: 'Effacer',
  count_one: '{{count}} carte',
  count_other: '{{count}} cartes',
  none: 'Aucune carte de ce genre. Même pas sous la table.',
  open: 'Voir de plus près : {{name}}',
  next: 'Carte suivante',
  previous: 'Carte précédente',
  noText: 'Pas un mot sur celle-ci. Elle parle d’elle-même.',
  rules: 'Règles de {{game}}',
}
