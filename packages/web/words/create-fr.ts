// Dresser une table, et la salle d’attente, en français.

import type { createEn } from './create-en.ts'
import type { Words } from './en.ts'

export const createFr: Words<typeof createEn> = {
  first: {
    title: 'Votre première partie de {{game}}',
    why: 'Vous n’en avez encore terminé aucune : la table est dressée en douceur.',
    bots: 'Bots : {{level}}.',
    botsLine: 'Ils pardonnent un faux pas ou deux.',
    whole:
      'Une partie terminée, et « Jouer » distribue le jeu complet. Ou dressez votre propre table : toutes les règles, les bots de votre choix.',
    set: 'Dresser ma propre table',
    go: 'Commencer',
  },
}
