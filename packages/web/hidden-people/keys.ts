// What the keys of Hidden People do, beside those of every table.

import type { KeyWords } from '../table/screen.ts'

export const keyWords: KeyWords = {
  en: {
    D: 'Draw pile',
    F: 'Discard pile',
    '1–4': 'Your card',
    '⇧1–⇧5': 'Row of a rival',
    X: 'Discard the drawn card',
    U: 'Use the effect',
    I: 'Leave the effect',
  },
  fr: {
    D: 'Pioche',
    F: 'Défausse',
    '1–4': 'Votre carte',
    '⇧1–⇧5': 'Jeu d’un adversaire',
    X: 'Défausser la carte piochée',
    U: 'Utiliser l’effet',
    I: 'Renoncer à l’effet',
  },
}
