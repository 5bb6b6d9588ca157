import { abilityVerbs } from './ability.ts'
import type { Verbs } from './asking.ts'
import { turnVerbs } from './turn.ts'

export const verbs: Verbs = { ...abilityVerbs, ...turnVerbs }
