// Sealed Lips on the screen: by the board that draws any game.

import type { WebGame } from '../registration.ts'

export const game: WebGame = {
  id: 'sealed-lips',
  title: { en: 'Sealed Lips', fr: 'Bouche cousue' },
  line: { en: 'One card in hand. Guess theirs first.', fr: 'Une carte en main. Devinez la leur d’abord.' },
  seats: [2, 4],
  usual: 3,
  minutes: 5,
  words: async () => (await import('@undercrown/sealed-lips/facts')).sealedLipsWords,
  zones: {
    en: {
      hand: 'Hand',
      played: 'Played',
      deck: 'Deck',
      aside: 'Set aside',
      shown: 'Open',
      safe: 'safe',
      out: 'out',
    },
    fr: {
      hand: 'Main',
      played: 'Jouées',
      deck: 'Pioche',
      aside: 'Mise de côté',
      shown: 'Visibles',
      safe: 'à l’abri',
      out: 'hors jeu',
    },
  },
}
