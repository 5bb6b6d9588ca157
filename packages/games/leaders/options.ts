// The table options of Leaders.

import type { OptionFields } from '@undercrown/engine'
import { modes, type Options } from './state.ts'

export const optionFields: OptionFields<Options> = {
  mode: { kind: 'one', of: modes, default: 'discovery' },
  first: { kind: 'one', of: ['random', 'black', 'white'], default: 'random' },
}
