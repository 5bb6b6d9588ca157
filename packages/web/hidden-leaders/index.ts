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
  // Decisions of `undercrown simulate hidden-leaders --games 60 --bots L2 --players 4 --guardians` and so on, over those
  // of four without any.
  pace: {
    seats: { 2: 0.66, 3: 0.76, 5: 0.96, 6: 0.9 },
    options: {
      beginner: 0.8,
      promos: 0.96,
      queens: 0.96,
      guardians: 1.05,
      corruption: 1.05,
      artifacts: 1.22,
      royalInfluence: 1.08,
    },
  },
  firstOptions: { beginner: true },
  moduleLessons: {
    guardians: ['guardians-marker', 'guardians-fate'],
    corruption: ['corruption-spread', 'corruption-protection'],
    artifacts: ['artifacts-fast-and-slow', 'artifacts-shield'],
    royalInfluence: ['royal-influence-target', 'royal-influence-worth'],
  },
  ground: 'wine',
  emblem: 'domino-mask',
  optionIcons: {
    beginner: 'open-book',
    promos: 'team-upgrade',
    queens: 'queen-crown',
    guardians: 'golem-head',
    corruption: 'death-skull',
    artifacts: 'magic-trident',
    royalInfluence: 'crown-coin',
  },
  cast,
  portraits: async () => (await import('@undercrown/bots/hidden-leaders/cast.json?portraits')).default(),
  castLines: async () => (await import('@undercrown/bots/hidden-leaders/cast.lines.json')).default,
  words: async () => (await import('@undercrown/hidden-leaders/facts')).hiddenLeadersWords,
  screen: async () => (await import('./screen.ts')).screen,
  rules: async () => (await import('./rules.ts')).rules,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  puzzleParts: async () => (await import('./puzzleParts.ts')).puzzleParts,
  coach: async () => (await import('./coach.ts')).coach,
  decisions: async () => (await import('./decisions.ts')).decisions,
  Art: lazy(async () => ({ default: (await import('./TileArt.tsx')).TileArt })),
}
