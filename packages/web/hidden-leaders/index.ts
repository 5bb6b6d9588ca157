// Hidden Leaders, as the pages around a table know it.

import cast from '@undercrown/bots/hidden-leaders/cast.json'
import { lazy } from 'react'
import type { WebGame } from '../registration.ts'

export const game: WebGame = {
  id: 'hidden-leaders',
  title: { en: 'Hidden Leaders', fr: 'Hidden Leaders' },
  line: { en: 'Bluff for a leader only you know.', fr: 'Bluffez pour un Leader que vous seul connaissez.' },
  notice: {
    en: 'Hidden Leaders: the others wait for you.',
    fr: 'Hidden Leaders : les autres vous attendent.',
  },
  seats: [2, 6],
  usual: 4,
  minutes: 30,
  ground: 'wine',
  emblem: 'domino-mask',
  cast,
  portraits: async () => (await import('@undercrown/bots/hidden-leaders/cast.json?portraits')).default(),
  words: async () => (await import('@undercrown/hidden-leaders/facts')).hiddenLeadersWords,
  screen: async () => (await import('./screen.ts')).screen,
  rules: async () => (await import('./rules.ts')).rules,
  Art: lazy(async () => ({ default: (await import('./TileArt.tsx')).TileArt })),
}
