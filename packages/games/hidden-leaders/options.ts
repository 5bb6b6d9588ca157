// The table options of Hidden Leaders.

import { type OptionFields, refuse } from '@undercrown/engine'
import type { Options } from './state.ts'

export const optionFields: OptionFields<Options> = {
  beginner: { kind: 'flag', default: false },
  promos: { kind: 'flag', default: false },
  queens: { kind: 'flag', default: false },
  guardians: { kind: 'flag', default: false },
  corruption: { kind: 'flag', default: false },
  artifacts: { kind: 'flag', default: false },
  chooseArtifacts: { kind: 'flag', default: false },
  royalInfluence: { kind: 'flag', default: false },
}

/** Refuses options that contradict each other. */
export function checkOptions({ artifacts, chooseArtifacts, queens, royalInfluence }: Options): void {
  if (royalInfluence && !(queens && artifacts)) refuse('"royalInfluence" needs both "queens" and "artifacts"')
  if (chooseArtifacts && !artifacts)
    refuse('artifacts can only be chosen ("chooseArtifacts") with "artifacts"')
}
