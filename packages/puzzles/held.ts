// How likely somebody holds each of the names that may be given, and what that is worth.

import type { PuzzleNaming } from './puzzle.ts'

/** A step of how sure one can be, in percent. */
export const FINE = 5

/** Of whoever is named so much is held at least: with less, somebody else would be held likelier. */
export function leastHeld(among: readonly string[]): number {
  return Math.ceil(100 / among.length / FINE) * FINE
}

/** What is left over is held of the others alike; in percent. */
export function othersHeld(sure: number, among: readonly string[]): number {
  return Math.round((100 - sure) / Math.max(1, among.length - 1))
}

/** In the words of an answer; `among` are those that hints have left. */
export function heldAnswer(
  { place, names, weighed }: PuzzleNaming,
  name: string,
  sure: number,
  among: readonly string[] = names,
): string[] {
  const said = `${place}=${name}`
  if (!weighed) return [said]
  const held = Math.max(sure, leastHeld(among))
  const others = among.filter((one) => one !== name)
  return [`${said}:${held}`, ...others.map((one) => `${place}=${one}:${othersHeld(held, among)}`)]
}

/** Log scores: of whoever holds the odds themselves, and of whoever holds all alike. */
export function scoresAround(odds: readonly number[]): { readonly best: number; readonly blind: number } {
  const best = odds.reduce((sum, chance) => sum + (chance > 0 ? chance * Math.log2(chance) : 0), 0)
  return { best, blind: -Math.log2(odds.length) }
}
