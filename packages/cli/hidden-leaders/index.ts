// What Hidden Leaders brings for the command line: the words of its puzzles.

import { leaderCards } from '@undercrown/hidden-leaders'
import type { CommandLineExtras } from '../game-entry.ts'

export const extras: CommandLineExtras = {
  puzzles: {
    tasks: {
      en: {
        certain: 'Win with this turn, whatever the others hide.',
        bet: 'Make the bet of this turn that wins in most worlds.',
        'leader-bet': 'Whose side is that? Name the likeliest leader',
      },
      fr: {
        certain: 'Gagnez avec ce tour, quoi que cachent les autres.',
        bet: 'Faites le pari de ce tour qui gagne dans le plus de mondes.',
        'leader-bet': 'De quel côté est-ce\u202f? Nommez le Leader le plus probable',
      },
    },
    place(place, names, lang) {
      const who = names[Number(place.slice('seat'.length))] ?? place
      return lang === 'fr' ? `de ${who}` : `of ${who}`
    },
    name: (leader) => leaderCards.find(({ id }) => id === leader)?.name ?? leader,
  },
}
