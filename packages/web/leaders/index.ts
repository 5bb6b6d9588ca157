// Leaders, as the pages around a table know it.

import cast from '@undercrown/bots/leaders/cast.json'
import { lazy } from 'react'
import type { WebGame } from '../registration.ts'

export const game: WebGame = {
  id: 'leaders',
  title: { en: 'Leaders', fr: 'Leaders' },
  line: { en: 'A duel on 37 hexes. Corner the crown.', fr: 'Un duel sur 37 cases. Acculez la couronne.' },
  notice: { en: 'Leaders: the board waits for you.', fr: 'Leaders : le plateau vous attend.' },
  seats: [2, 2],
  usual: 2,
  minutes: 20,
  // Decisions of `undercrown simulate leaders --games 60 --bots L2 --mode strategist`, over those without.
  pace: { options: { mode: { strategist: 1.15 } } },
  ground: 'night',
  emblem: 'chess-queen',
  optionIcons: {
    mode: 'perspective-dice-six',
    first: 'flying-flag',
  },
  cast,
  portraits: async () => (await import('@undercrown/bots/leaders/cast.json?portraits')).default(),
  castLines: async () => (await import('@undercrown/bots/leaders/cast.lines.json')).default,
  words: async () => (await import('@undercrown/leaders/facts')).leadersWords,
  screen: async () => (await import('./screen.ts')).screen,
  rules: async () => (await import('./rules.ts')).rules,
  coach: async () => (await import('./coach.ts')).coach,
  decisions: async () => (await import('./decisions.ts')).decisions,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  puzzleParts: async () => (await import('./puzzleParts.ts')).puzzleParts,
  analysis: async () => (await import('./AnalysisPage.tsx')).AnalysisPage,
  Art: lazy(async () => ({ default: (await import('./TileArt.tsx')).TileArt })),
}
