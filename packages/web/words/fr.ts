// L'écran en français. Les espaces devant : ; ? ! sont insécables.

import type { Words } from './en.ts'

export const fr: Words = {
  table: {
    confirm: 'Confirmer',
    takeBack: 'Reprendre',
    cancel: 'Tant pis',
    story: 'L’histoire jusqu’ici',
    waiting: 'On attend {{names}}',
    over: 'La partie est finie',
    you: 'Vous',
    notLit: 'Pas maintenant. {{prompt}}',
    notYours: 'Ce n’est pas à vous. {{prompt}}',
  },
}
