// What Hidden People brings for the command line: the words of its puzzles.

import type { CommandLineExtras } from '../game-entry.ts'

export const extras: CommandLineExtras = {
  puzzles: {
    tasks: {
      en: {
        remember: 'Watch, then say which value lies there',
        must: 'Work out which value it must be',
        last: 'Play the last turn as well as can be: to win in most worlds.',
      },
      fr: {
        remember: 'Regardez, puis dites quelle valeur s’y trouve',
        must: 'Déduisez quelle valeur ce doit être',
        last: 'Jouez le dernier tour au mieux\u00a0: pour gagner dans le plus de mondes.',
      },
    },
    place(place, names, lang) {
      const [zone, first = '', second = ''] = place.split('.')
      const french = lang === 'fr'
      if (zone === 'draw')
        return french
          ? `dans la pioche, carte ${Number(first) + 1} à partir du dessus`
          : `in the draw pile, card ${Number(first) + 1} from the top`
      const who = names[Number(first)] ?? first
      return french
        ? `dans la rangée de ${who}, carte ${Number(second) + 1}`
        : `in the row of ${who}, card ${Number(second) + 1}`
    },
    name: (value) => value.replace('-1', '−1'),
  },
}
