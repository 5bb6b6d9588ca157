// A table that is being set: who is meant to sit on which chair, and where it will stand.

import { type Level, MAX_CHARACTER } from '@undercrown/protocol'
import type { PlayerChair } from '../client/players.ts'

/** Who sits on a chair besides oneself: a bot, somebody who comes by link, or somebody at this device. */
export type NewChair =
  | { readonly kind: 'bot'; readonly level: Level; readonly character: number }
  | { readonly kind: 'friend' }
  | { readonly kind: 'person'; readonly name: string }

/** On the server, for those who have the link or for all in the lobby; or in this browser. */
export type NewPlace = 'link' | 'lobby' | 'device'

/** What was chosen for each chair, as far as it can be so there: nobody comes by link to a device, nor shares one online. */
export function chairsThere(
  where: NewPlace,
  seats: number,
  chosen: readonly (NewChair | undefined)[],
  /** Of the first bot, so that another comes each time. */
  character: number,
): NewChair[] {
  return Array.from({ length: seats - 1 }, (_, i): NewChair => {
    const one = chosen[i]
    if (one && one.kind !== (where === 'device' ? 'friend' : 'person')) return one
    return where === 'device'
      ? { kind: 'bot', level: 'L3', character: (character + i) % (MAX_CHARACTER + 1) }
      : { kind: 'friend' }
  })
}

/** As others are told of them; who has no name yet has none here. */
export function playerChair(one: NewChair): PlayerChair {
  if (one.kind === 'bot') return { bot: one.level, character: one.character }
  return { name: one.kind === 'person' ? one.name.trim() : '' }
}

/** How many come, and how. */
export function company(chairs: readonly NewChair[]): Readonly<Record<NewChair['kind'], number>> {
  const count = (kind: NewChair['kind']) => chairs.filter((one) => one.kind === kind).length
  return { bot: count('bot'), friend: count('friend'), person: count('person') }
}
