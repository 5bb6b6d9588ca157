// What a game's tuning gives: the numbers that its bots think with, fitted to games that they play against themselves.

/** Seeded: the same games and seed give the same numbers. */
export type Tuning = (games: number, seed: string, onGame: (done: number) => void) => Tuned

export interface Tuned {
  /** How well they fit, on what was kept apart. */
  readonly summary: string
  /** The file of numbers, but for the command that made it. */
  readonly numbers: object
}

/** Rounded as they are kept. */
export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale || 0
}
