// The decisions of Leaders, by kind.

import type { Ask } from '@undercrown/leaders/facts'
import type { DecisionWords } from '../registration.ts'

export const decisions: DecisionWords<Ask['ask']> = {
  kinds: { act: 'act', recruit: 'recruit', banish: 'banish', nemesis: 'nemesis' },
  words: {
    en: { act: 'Acting', recruit: 'Recruiting', banish: 'Banishing', nemesis: 'Leading the Nemesis' },
    fr: { act: 'Agir', recruit: 'Recruter', banish: 'Bannir', nemesis: 'Mener la Némésis' },
  },
}
