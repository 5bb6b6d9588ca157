// Ce que font les touches à une table, en français.

import type { Words } from './en.ts'
import type { keysEn } from './keys-en.ts'

export const keysFr: Words<typeof keysEn> = {
  title: 'Touches',
  everywhere: 'À toutes les tables',
  all: {
    Tab: 'Au groupe suivant',
    '← ↑ ↓ →': 'À ce qui se trouve de ce côté',
    '↵ ␣': 'Choisir, confirmer',
    Esc: 'Reposer, puis fermer',
    'Ctrl Z': 'Reprendre',
    'N ⇧N': 'Choix suivant, choix précédent',
    Z: 'Voir une carte de près',
    R: 'Pourquoi pas celle-ci',
    L: 'L’histoire jusqu’ici',
    '?': 'Ces touches',
  },
}
