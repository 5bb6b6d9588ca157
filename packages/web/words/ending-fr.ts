// What is said while the end of a game is shown, in French.

import type { Words } from './en.ts'
import type { endingEn } from './ending-en.ts'

export const endingFr: Words<typeof endingEn> = {
  again: 'Revoir',
  toTable: 'Retour à la table',
  skip: 'Aller à la fin',
  anyKey: 'Une touche ou un appui montre tout.',
  early: {
    resigned: 'Fin avant l’heure\u00a0: abandon {{names, de}}',
    resigned_you: 'Fin avant l’heure\u00a0: vous abandonnez',
    draw: 'Partie nulle',
    agreed: 'Fin avant l’heure, d’un commun accord',
    abandoned: 'Fin\u00a0: plus personne ne venait',
    removed: 'Retirée par un modérateur',
    endless: 'Fin\u00a0: trop de coups',
  },
}
