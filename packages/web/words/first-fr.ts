// La première partie, en français.

import type { Words } from './en.ts'
import type { firstEn } from './first-en.ts'

export const firstFr: Words<typeof firstEn> = {
  title: 'Votre première partie de {{game}}',
  why: 'Vous n’en avez encore terminé aucune : la table est dressée en douceur.',
  bots: 'Niveau des bots : {{level}}.',
  botsLine: 'Ils pardonnent un faux pas ou deux.',
  whole:
    'Après une partie terminée viennent le jeu complet et des bots plus forts. Ou dressez votre propre table : toutes les règles, les bots de votre choix.',
  stronger:
    'Après une partie terminée viennent des bots plus forts. Ou dressez votre propre table : toutes les règles, les bots de votre choix.',
  set: 'Dresser ma propre table',
  go: 'Commencer',
}
