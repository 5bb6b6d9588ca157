// What the facts of the cards of Leaders are called, to find cards by.

import type { FactWords } from '../table/screen.ts'

export const facts: FactWords = {
  en: {
    kind: { label: 'Kind', leader: 'Leaders', active: 'Active', passive: 'Passive', special: 'Special' },
    pieces: { label: 'Characters' },
    letter: { label: 'Letter' },
  },
  fr: {
    kind: {
      label: 'Sorte',
      leader: 'Leaders',
      active: 'Compétence active',
      passive: 'Compétence passive',
      special: 'Compétence spéciale',
    },
    pieces: { label: 'Personnages' },
    letter: { label: 'Lettre' },
  },
}
