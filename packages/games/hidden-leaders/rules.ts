// What each version of the rules changed. Tables are finished, and records played, by the version they began with.

import { heroes } from './cards.ts'
import type { State } from './state.ts'

/** What 1.5 plays was called 2, as what 2 plays is: the number was not raised then. */
export type Version = number

/** What is so only since a version; the older ones do without. Scripts that differ stand in `library.ts`. */
const changes = {
  /** HL-148: where no hero is hidden, a token can be looked at. */
  lookAtTokenInstead: 1.5,
  /** HL-105: what came into a hand by an exchange is not given away by the next one of the same ability. */
  handKeepsItsPairs: 1.5,
  /** HL-120: artifacts are dealt when the heroes have been chosen, not in the set-up. */
  artifactsDealtLate: 2,
  /** HL-161: an artifact does its work before its token courts a card of the row, not after. */
  courtsAfterwards: 2,
  /** HL-126, HL-61: no artifact can be performed that could only do what is being performed already. */
  noArtifactInItself: 2,
  /** HL-76: the game does not end while an artifact could be used or corruption spread. */
  notStuckWithArtifacts: 2,
  /** HL-103: who gets a hidden hero is told its name. */
  namesGivenHero: 2,
} as const satisfies Readonly<Record<string, Version>>

/** Those that can be played, the oldest first: each that changed something or brought a hero. */
export const versions: readonly Version[] = [
  ...new Set([1, ...Object.values(changes), ...heroes.map((hero) => hero.since ?? 1)]),
].sort((a, b) => a - b)

export const RULES: Version = Math.max(...versions)

/** Something for each version, made once. */
export function eachVersion<Value>(make: (rules: Version) => Value): (rules: Version) => Value {
  const made = new Map(versions.map((rules) => [rules, make(rules)]))
  return (rules) => made.get(rules) as Value
}

export function since(state: State, change: keyof typeof changes): boolean {
  return state.rules >= changes[change]
}
