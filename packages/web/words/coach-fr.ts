// Les mots du guide, en français.

import type { coachEn } from './coach-en.ts'
import type { Words } from './en.ts'

export const coachFr: Words<typeof coachEn> = {
  sure: 'En êtes-vous sûr\u202f?',
  rather: 'Un maître ferait plutôt ceci\u00a0: {{option}}.',
  falls:
    'Un maître vous donne {{chosen}} de chances de gagner après cela, et {{best}} après le meilleur choix.',
  again: 'Réfléchir encore',
  anyway: 'Jouer quand même',
  looks: 'La Lanterne examine votre choix.',
  goOn: 'Jouer tout de suite',
  quiet:
    'Vous connaissez cette question. La Lanterne parle encore de ce qui est nouveau, avant une gaffe, et quand vous demandez «\u00a0Pourquoi\u202f?\u00a0».',
}
