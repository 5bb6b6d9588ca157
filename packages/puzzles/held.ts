// How likely somebody holds each of the names that may be given, and what that is worth.

import type { PuzzleNaming } from './puzzle.ts'

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
  const others = among.filter((one) => one !== name)
  return [`${said}:${sure}`, ...others.map((one) => `${place}=${one}:${othersHeld(sure, among)}`)]
}

/** Log scores: of whoever holds the odds themselves, and of whoever holds all alike. */
export function scoresAround(odds: readonly number[]): { readonly best: number; readonly blind: number } {
  const best = odds.reduce((sum, chance) => sum + (chance > 0 ? chance * Math.log2(chance) : 0), 0)
  return { best, blind: -Math.log2(odds.length) }
}
