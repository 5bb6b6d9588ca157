// Who the bots are: several characters for each level of a game. No bot's thoughts are loaded for that.

import type { Lang } from '@undercrown/engine'
import usual from './cast.json' with { type: 'json' }
import { type Level, levels } from './mind.ts'

export interface BotCharacter {
  readonly name: string
  /** Of the portrait: an icon that is no card's and no person's, and the name of a colour. */
  readonly icon: string
  readonly colour: string
}

export type Cast = Readonly<Record<Level, readonly BotCharacter[]>>

/**
 * One sentence about how each plays, by name (`cast.lines.json`), apart from the faces, which every table needs. It may hint
 * at a manner; how well they play is the level's alone.
 */
export type CastLines = Readonly<Record<string, Readonly<Record<Lang, string>>>>

/** Who sits in where a game has no cast of its own. */
export const usualCast: Cast = usual

/** A chair: of a person with a name, of a bot with its level and the number of its character, or empty. */
export interface NamedChair {
  readonly name?: string | undefined
  readonly bot?: Level | undefined
  readonly character?: number | undefined
}

/**
 * Who the bots at a table are, by chair; undefined where none sits. No two are alike, and none has the name of a
 * person at the table: who would be gives way to the next of the level, or of another where all of it sit there.
 */
export function charactersAt(cast: Cast, chairs: readonly NamedChair[]): (BotCharacter | undefined)[] {
  const taken = new Set(chairs.map(({ name }) => folded(name ?? '')))
  return chairs.map(({ name: own, bot, character = 0 }) => {
    if (own || !bot) return undefined
    const kin = cast[bot]
    const from = character % kin.length
    const found = [...kin.slice(from), ...kin, ...levels.flatMap((level) => cast[level])].find(
      ({ name }) => !taken.has(folded(name)),
    )
    taken.add(folded(found?.name ?? ''))
    return found
  })
}

/** A bot and a person may not be told apart by how a name is written alone. */
export function sameName(a: string, b: string): boolean {
  return folded(a) === folded(b)
}

function folded(name: string): string {
  return name.trim().toLowerCase()
}
