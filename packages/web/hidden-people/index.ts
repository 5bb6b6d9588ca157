// Hidden People, as the pages around a table know it.

import cast from '@undercrown/bots/hidden-people/cast.json'
import { lazy } from 'react'
import type { WebGame } from '../registration.ts'

export const game: WebGame = {
  id: 'hidden-people',
  title: { en: 'Hidden People', fr: 'Hidden People' },
  line: { en: 'Four cards. You forgot two already.', fr: 'Quatre cartes. Vous en avez déjà oublié deux.' },
  notice: { en: 'Hidden People: the row waits for you.', fr: 'Hidden People : votre jeu vous attend.' },
  seats: [2, 6],
  usual: 4,
  minutes: 15,
  // Decisions of `undercrown simulate hidden-people --games 60 --bots L2 --players 2` and so on, over those of four.
  pace: {
    seats: { 2: 0.53, 3: 0.7, 5: 1.37, 6: 1.99 },
    options: { putBack: { noEffect: 0.76, forbidden: 0.75 } },
  },
  ground: 'sea',
  emblem: 'semi-closed-eye',
  optionIcons: {
    putBack: 'anticlockwise-rotation',
    memoryAid: 'brass-eye',
    packs: 'papers',
    deck: 'archive-research',
  },
  cast,
  portraits: async () => (await import('@undercrown/bots/hidden-people/cast.json?portraits')).default(),
  castLines: async () => (await import('@undercrown/bots/hidden-people/cast.lines.json')).default,
  words: async () => (await import('@undercrown/hidden-people/facts')).hiddenPeopleWords,
  screen: async () => (await import('./screen.ts')).screen,
  rules: async () => (await import('./rules.ts')).rules,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  puzzleParts: async () => (await import('./puzzleParts.ts')).puzzleParts,
  coach: async () => (await import('./coach.ts')).coach,
  decisions: async () => (await import('./decisions.ts')).decisions,
  Art: lazy(async () => ({ default: (await import('./TileArt.tsx')).TileArt })),
  presets: ({ memoryAid }) => (memoryAid ? { memoryAid } : {}),
}
