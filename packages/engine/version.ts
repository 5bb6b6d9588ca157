// Rules change, games stay: a table is finished, and a record played, by the rules it began with.

import type { AnyGame } from './game.ts'
import { refuse } from './refusal.ts'

/** The game by each version of its rules, the present one first. A number that was raised late stands twice. */
export function versionsOf(game: AnyGame): readonly AnyGame[] {
  return [game, ...(game.older ?? [])]
}

/** The game by that version of its rules; refuses, in words, one that is not kept. */
export function gameAt(game: AnyGame, rules: number): AnyGame {
  const versions = versionsOf(game)
  const known = [...new Set(versions.map((one) => one.rules))].sort((a, b) => a - b)
  return (
    versions.find((one) => one.rules === rules) ??
    refuse(
      `${game.id} has no version ${String(rules)} of its rules here; there is ${known.join(' and ')}`,
      `${game.id} n’a pas ici de version ${String(rules)} de ses règles\u202f; il y a ${known.join(' et ')}`,
    )
  )
}
