// La table de Hidden People en français.

import type { Words } from '../words/en.ts'
import type { en } from './en.ts'

export const fr: Words<typeof en> = {
  bot: 'bot',
  yourRow: 'Votre rangée',
  middle: 'Le milieu de la table',
  draw: 'Pioche',
  discard: 'Défausse',
  stones: 'Pierres au repos',
  stonesLabel_one: '{{count}} pierre à côté de la table',
  stonesLabel_other: '{{count}} pierres à côté de la table',
  graves: 'La défausse, du dessus au dessous',
  seen: 'vue',
  neverSeen: 'jamais vue',
  remembered: 'C’est retenu, on les retourne',
  memoryOn: 'Aide-mémoire : les cartes que vous connaissez restent visibles.',
  memoryOff: 'Le moins de points gagne. À vous de vous souvenir.',
  onlyYou: 'Vous seul la voyez.',
  faceDown: 'Carte face cachée',
  yours: 'votre rangée',
  of: 'la rangée de {{name}}',
  sum: 'Total',
  label: {
    row: '{{whose}}',
    nth: {
      0: 'première carte, {{whose}}',
      1: 'deuxième carte, {{whose}}',
      2: 'troisième carte, {{whose}}',
      3: 'quatrième carte, {{whose}}',
    },
    stone: 'sous une pierre',
    seen: 'vous l’avez vue',
    draw_one: 'Pioche, {{count}} carte',
    draw_other: 'Pioche, {{count}} cartes',
    discard_one: 'Défausse, {{card}}',
    discard_other: 'Défausse, {{card}} sur {{count}} cartes',
    discardEmpty: 'Défausse vide',
    held: 'dans la main de {{name}}',
    grave: '{{card}}, numéro {{number}} de la défausse',
  },
  why: {
    stone: 'Une pierre est posée dessus : elle ne bouge pas.',
    stoneOnDiscard: 'Une pierre est posée sur la défausse : personne n’y prend rien.',
    quiet: 'Personne n’a pioché depuis deux tours de table : piochez.',
  },
}
