// What a person has set for this browser: kept in local storage, followed by every open page.

import { useSyncExternalStore } from 'react'
import { breakpoints } from '../style/breakpoints.ts'

export const themeChoices = ['auto', 'dark', 'light'] as const
export const motions = ['auto', 'full', 'fast', 'off'] as const
export const cardTexts = ['both', 'icons', 'words'] as const
export const textSizes = [100, 125, 150, 200] as const

export interface UserSettings {
  readonly lang: 'en' | 'fr'
  readonly theme: (typeof themeChoices)[number]
  readonly motion: (typeof motions)[number]
  readonly sound: boolean
  readonly textSize: (typeof textSizes)[number]
  readonly cardText: (typeof cardTexts)[number]
  /** Patterns stronger and letters on factions, for those who do not tell colours apart. */
  readonly patterns: boolean
  /** Choose, then confirm. */
  readonly confirm: boolean
  /** Offered when a table is opened (Hidden People). */
  readonly memoryAid: boolean
  /** Secrets are read out by a screen reader. */
  readonly speakSecrets: boolean
}

const KEY = 'undercrown.settings'

function defaults(): UserSettings {
  const touch = matchMedia(breakpoints.touch).matches
  return {
    lang: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
    theme: 'auto',
    motion: 'auto',
    sound: !touch,
    textSize: 100,
    cardText: 'both',
    patterns: false,
    confirm: true,
    memoryAid: false,
    speakSecrets: true,
  }
}

function read(): UserSettings {
  try {
    return { ...defaults(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return defaults()
  }
}

let now = read()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  now = read()
  tell()
})

export function settings(): UserSettings {
  return now
}

export function change(change: Partial<UserSettings>): void {
  now = { ...now, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A browser that keeps nothing still plays.
  }
  tell()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): UserSettings {
  return useSyncExternalStore(onSettings, settings, settings)
}

/** How long something takes that would last so many milliseconds; 0 where nothing moves. */
export function paced(milliseconds: number): number {
  const still = now.motion === 'off' || (now.motion === 'auto' && matchMedia(breakpoints.still).matches)
  return still ? 0 : now.motion === 'fast' ? milliseconds / 2 : milliseconds
}
