// What the keys of Hidden Leaders do, beside those of every table.

import type { KeyWords } from '../table/screen.ts'

export const keyWords: KeyWords = {
  en: {
    '1–9': 'Card in hand',
    T: 'Tavern',
    H: 'Harbor',
    W: 'Wilderness',
    G: 'Graveyard',
    P: 'Your party',
    '⇧1–⇧5': 'Party of a rival',
    K: 'Power track',
    A: 'Your artifact',
    E: 'Done',
  },
  fr: {
    '1–9': 'Carte en main',
    T: 'Taverne',
    H: 'Port',
    W: 'Forêt',
    G: 'Cimetière',
    P: 'Votre équipe',
    '⇧1–⇧5': 'Équipe d’un adversaire',
    K: 'Piste Puissance',
    A: 'Votre Artefact',
    E: 'C’est tout',
  },
}
