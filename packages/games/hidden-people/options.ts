// The table options of Hidden People.

import type { OptionFields } from '@undercrown/engine'
import type { Options } from './state.ts'

export const optionFields: OptionFields<Options> = {
  putBack: { kind: 'one', of: ['allowed', 'noEffect', 'forbidden'], default: 'allowed' },
  memoryAid: { kind: 'flag', default: false, aid: true },
  packs: { kind: 'numbers', default: null },
  deck: { kind: 'file', default: null },
}
