// The table options of Hidden Leaders.

import type { OptionFields } from '@undercrown/engine'
import type { Options } from './state.ts'

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
