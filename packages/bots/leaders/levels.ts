// What each level sees: how long a win or a threat may be, how many turns ahead, and how blurred.

import type { Level } from '../mind.ts'

export interface Skill {
  /** The longest win, in actions, that is noticed in a position with this key. */
  winLength(key: number): number
  /** How far first sight may be off, in log-odds. */
  readonly blur: number
  /** How many candidates are looked at for a win of the other side, and how many safe ones will do. */
  readonly checked: number
  readonly wanted: number
  /** Whether it goes on looking for a defence where none of those is safe. */
  readonly stubborn?: boolean
  /** Whether it never gives up looking for a win of either side in the turns that are next. */
  readonly exact?: boolean
  /** How many beginnings of a turn are followed; all where it is left out. */
  readonly beam?: number
  /** How many answers of the other side are looked at. */
  readonly replies: number
  /** How many positions a search for a win may look at while turns are compared; a share of what is left otherwise. */
  readonly glance?: number
  /** Turns looked ahead at most after the own, each time with so many candidates. */
  readonly rounds: readonly (readonly [depth: number, width: number])[]
}

const ALL = 99

/** That long where the key is odd, else one action less. */
function sometimes(length: number): Skill['winLength'] {
  return (key) => ((key & 1) === 1 ? length : length - 1)
}

export const skills: Readonly<Record<Level, Skill>> = {
  L1: { winLength: sometimes(1), blur: 2.4, checked: 1, wanted: 1, beam: 12, replies: 0, rounds: [] },
  L2: { winLength: sometimes(2), blur: 1.3, checked: 6, wanted: 1, beam: 16, replies: 0, rounds: [] },
  L3: { winLength: () => 2, blur: 0.4, checked: 30, wanted: 1, beam: 60, replies: 0, rounds: [] },
  L4: {
    winLength: sometimes(3),
    blur: 0.35,
    checked: 100,
    wanted: 5,
    stubborn: true,
    beam: 100,
    replies: 4,
    rounds: [[1, 5]],
  },
  L5: {
    winLength: () => ALL,
    blur: 0,
    checked: 400,
    wanted: 16,
    stubborn: true,
    exact: true,
    beam: 400,
    replies: 14,
    glance: 1500,
    rounds: [
      [1, 12],
      [1, 64],
      [2, 4],
      [1, 400],
      [2, 16],
      [3, 4],
      [2, 64],
      [3, 16],
      [4, 4],
      [3, 64],
      [4, 16],
    ],
  },
}

export const nodesByLevel: Readonly<Record<Level, number>> = {
  L1: 8_000,
  L2: 20_000,
  L3: 40_000,
  L4: 60_000,
  L5: 1_500_000,
}
