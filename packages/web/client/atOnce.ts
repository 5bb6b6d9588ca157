// A game against bots without another question: on this device, as it is usually played.

import { webGame } from '../registry.ts'
import { openLocal } from './local.ts'
import { myFace } from './me.ts'
import { played, usualSeats } from './recent.ts'
import { settings } from './settings.ts'

/** Opens it and tells where it is. */
export async function playAtOnce(game: string): Promise<string> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ kind: 'bot', level: 'L3' }) as const)
  const id = await openLocal({
    game,
    options: presets(game),
    seats: [{ kind: 'human', ...myFace() }, ...bots],
  })
  played(game)
  return `/local/${id}`
}

/** The options that somebody has set once for all new tables. */
export function presets(game: string): object {
  return webGame(game).presets?.(settings()) ?? {}
}
