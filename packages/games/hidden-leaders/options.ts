// The table options of Hidden Leaders.

import type { OptionFields } from '@undercrown/engine'

export interface Options {
  /** Without the advanced heroes, and one face-up hero fewer ends the game. */
  readonly beginner: boolean
  readonly promos: boolean
  readonly queens: boolean
  /** The modules of Forgotten Legends. Left out, they are off. */
  readonly guardians?: boolean
  readonly corruption?: boolean
  readonly artifacts?: boolean
  /** Artifacts are chosen instead of dealt. */
  readonly chooseArtifacts?: boolean
  /** Spent tokens court the Queens and their friends. */
  readonly royalInfluence?: boolean
}

export const optionFields: OptionFields<Options> = {
  beginner: { kind: 'flag', default: false },
  promos: { kind: 'flag', default: false },
  queens: { kind: 'flag', default: false },
  guardians: { kind: 'flag', default: false },
  corruption: { kind: 'flag', default: false },
  artifacts: { kind: 'flag', default: false },
  chooseArtifacts: { kind: 'flag', default: false, needs: ['artifacts'] },
  royalInfluence: { kind: 'flag', default: false, needs: ['queens', 'artifacts'] },
}
