// The games and their screens, each in a piece of its own that is loaded when its table is opened.

import type { AnyGameWords } from '@undercrown/engine'
import type { AnyScreen } from './table/screen.ts'

export const gameIds = ['hidden-leaders', 'leaders', 'hidden-people'] as const
export type GameId = (typeof gameIds)[number]

/** How many can play, for those who ask before the game is loaded. */
export const seatsOf: Readonly<Record<GameId, readonly number[]>> = {
  'hidden-leaders': [2, 3, 4, 5, 6],
  leaders: [2],
  'hidden-people': [2, 3, 4, 5, 6],
}

const screens: Readonly<Record<GameId, () => Promise<AnyScreen>>> = {
  'hidden-leaders': async () => (await import('./hidden-leaders/screen.ts')).screen,
  leaders: async () => (await import('./leaders/screen.ts')).screen,
  'hidden-people': async () => (await import('./hidden-people/screen.ts')).screen,
}

const opened = new Map<string, Promise<AnyScreen>>()

export function isGame(id: string): id is GameId {
  return id in screens
}

/** The same promise each time, so that a component may wait for it. */
export function screenOfGame(id: GameId): Promise<AnyScreen> {
  const promise = opened.get(id) ?? screens[id]()
  opened.set(id, promise)
  return promise
}

/** A game's words without its screen, for those who only ask how it may be played. */
const words: Readonly<Record<GameId, () => Promise<unknown>>> = {
  'hidden-leaders': async () => (await import('@undercrown/hidden-leaders/facts')).hiddenLeadersWords,
  leaders: async () => (await import('@undercrown/leaders/facts')).leadersWords,
  'hidden-people': async () => (await import('@undercrown/hidden-people/facts')).hiddenPeopleWords,
}

const learned = new Map<string, Promise<AnyGameWords>>()

/** The same promise each time, so that a component may wait for it. */
export function wordsOfGame(id: GameId): Promise<AnyGameWords> {
  const promise = learned.get(id) ?? (words[id]() as Promise<AnyGameWords>)
  learned.set(id, promise)
  return promise
}
