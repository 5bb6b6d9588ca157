// What the keys of Leaders do, beside those of every table.

import type { KeyWords } from '../table/screen.ts'

export const keyWords: KeyWords = {
  en: {
    '1–6': 'Your characters',
    M: 'Next step',
    S: 'Next ability',
    '7–9': 'For hire',
    E: 'End the turn',
  },
  fr: {
    '1–6': 'Vos personnages',
    M: 'Un autre pas',
    S: 'Compétence suivante',
    '7–9': 'À recruter',
    E: 'Finir le tour',
  },
}
