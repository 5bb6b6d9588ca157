// Les mots du guide, en français.

import type { coachEn } from './coach-en.ts'
import type { Words } from './en.ts'

export const coachFr: Words<typeof coachEn> = {
  sure: 'En êtes-vous sûr\u202f?',
  falls: 'Un maître vous donnerait {{chosen}} après cela, et {{best}} après le meilleur choix.',
  master: 'Ce qui compte alors\u00a0:',
  again: 'Réfléchir encore',
  anyway: 'Jouer quand même',
}
