// What a master would do, in French.

import type { Words } from './en.ts'
import type { masterEn } from './master-en.ts'

export const masterFr: Words<typeof masterEn> = {
  thinks: 'Un maître réfléchit.',
  fails: 'Aucun maître en vue. Réessayez.',
  wins: 'Gagne à {{chance}}',
  best: 'Le choix d’un maître',
  played: 'joué',
  why: 'Pour, face au deuxième choix',
  against: 'Contre',
  proved: { win: 'Gagne, c’est prouvé', loss: 'Perd, c’est prouvé' },
  look: 'Montrer sur la table',
  play: 'Jouer',
  note: 'D’après ce que cette place peut savoir, et rien d’autre.',
}
