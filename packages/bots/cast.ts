// Who the bots are: a name and a character for each level. No bot's thoughts are loaded for that.

import type { Lang } from '@undercrown/engine'
import type { Level } from './mind.ts'

export interface BotCharacter {
  readonly name: string
  /** One sentence about how they play. */
  readonly line: Readonly<Record<Lang, string>>
}

export type Cast = Readonly<Record<Level, BotCharacter>>

export function character(name: string, en: string, fr: string): BotCharacter {
  return { name, line: { en, fr } }
}

/** Who sits in where a game has no cast of its own. */
export const usualCast: Cast = {
  L1: character('Bodkin', 'Plays the first card that looks back.', 'Joue la première carte qui lui plaît.'),
  L2: character(
    'Lisbet',
    'Has read half of the rules, with pleasure.',
    'A lu la moitié des règles, avec plaisir.',
  ),
  L3: character(
    'Quill',
    'Tries a few futures, and picks the nicest.',
    'Essaie quelques avenirs et garde le plus beau.',
  ),
  L4: character(
    'Maud',
    'Thinks a while, then looks quite innocent.',
    'Réfléchit un peu, puis prend un air innocent.',
  ),
  L5: character(
    'Orrin',
    'Has played this one out, several times over.',
    'A déjà joué cette partie, plusieurs fois.',
  ),
}

/** A chair: of a person with a name, of a bot with its level, or empty. */
export interface NamedChair {
  readonly name?: string | undefined
  readonly bot?: Level | undefined
}

const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII'] as const

/**
 * What the bots at a table are called, by chair; undefined where none sits. Nobody has the name of a person at the
 * table, and of several bots of one level all but the first are numbered.
 */
export function botNames(cast: Cast, chairs: readonly NamedChair[]): (string | undefined)[] {
  const taken = new Set(chairs.map(({ name }) => folded(name ?? '')))
  return chairs.map(({ name: own, bot }) => {
    if (own || !bot) return undefined
    const name = cast[bot].name
    const free = numerals.map((numeral) => name + numeral).find((one) => !taken.has(folded(one))) ?? name
    taken.add(folded(free))
    return free
  })
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
