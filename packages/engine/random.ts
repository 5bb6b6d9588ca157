// Seeded chance: xoshiro128** by Blackman and Vigna, its state four plain numbers that live in the game's state.

import { sha256 } from './sha256.ts'

/** Four 32-bit numbers; mutated by every draw, copied by `cloneRandom`, saved as JSON. */
export type Random = [number, number, number, number]

/** A generator for a seed of any length. The same text gives the same game for ever. */
export function randomFrom(seed: string): Random {
  const words = sha256(`undercrown random ${seed}`)
  const [a = 0, b = 0, c = 0, d = 0] = words.map((word) => word | 0)
  // All-zero is the one state the generator cannot leave.
  return a | b | c | d ? [a, b, c, d] : [1, 0, 0, 0]
}

export function cloneRandom(random: Random): Random {
  return [random[0], random[1], random[2], random[3]]
}

/** The next 32 random bits, as a number from 0 to 2^32 − 1. */
export function next32(random: Random): number {
  const s1 = random[1]
  const mixed = Math.imul(s1, 5)
  const result = Math.imul((mixed << 7) | (mixed >>> 25), 9)
  const shifted = s1 << 9
  random[2] ^= random[0]
  random[3] ^= s1
  random[1] = s1 ^ random[2]
  random[0] ^= random[3]
  random[2] ^= shifted
  const last = random[3]
  random[3] = (last << 11) | (last >>> 21)
  return result >>> 0
}

const TWO_32 = 2 ** 32

/** A whole number from 0 to n − 1, each equally likely (Lemire's multiplication with rejection); n below 2^21. */
export function below(random: Random, n: number): number {
  let product = next32(random) * n
  if (product >>> 0 < n) {
    const threshold = (TWO_32 - n) % n
    while (product >>> 0 < threshold) product = next32(random) * n
  }
  return Math.floor(product / TWO_32)
}

/** Shuffles in place (Fisher and Yates), every order equally likely. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}

/** One of the items, each equally likely. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T
}

/** The only item, which takes no chance, or one of several, each equally likely. */
export function pickAny<T>(random: Random, items: readonly T[]): T {
  return items.length === 1 ? (items[0] as T) : pickOne(random, items)
}

/** A fresh generator that shares nothing with this one but its chance. */
export function fork(random: Random): Random {
  return [next32(random) | 1, next32(random), next32(random), next32(random)]
}
