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
  'hidden-leaders': {
    '1–9': 'Carte en main',
    T: 'Taverne',
    H: 'Port',
    W: 'Forêt',
    G: 'Cimetière',
    P: 'Votre équipe',
    '⇧1–⇧5': 'Équipe d’un adversaire',
    K: 'Piste de pouvoir',
    A: 'Votre artéfact',
    E: 'C’est tout',
  },
  leaders: {
    '1–6': 'Vos personnages',
    M: 'Pas suivant',
    S: 'Compétence suivante',
    '7–9': 'À recruter',
    E: 'Finir le tour',
  },
  'hidden-people': {
    D: 'Pioche',
    F: 'Défausse',
    '1–4': 'Votre carte',
    '⇧1–⇧5': 'Rangée d’un adversaire',
    X: 'Défausser la carte piochée',
    U: 'Utiliser l’effet',
    I: 'S’en passer',
  },
}
