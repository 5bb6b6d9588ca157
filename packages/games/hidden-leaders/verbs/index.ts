import { abilityVerbs } from './ability.ts'
import { artifactVerbs } from './artifacts.ts'
import type { Verbs } from './asking.ts'
import { corruptionVerbs } from './corruption.ts'
import { fateVerbs } from './fate.ts'
import { influenceVerbs } from './influence.ts'
import { otherVerbs } from './others.ts'
import { turnVerbs } from './turn.ts'

export const verbs: Verbs = {
  ...abilityVerbs,
  ...otherVerbs,
  ...turnVerbs,
  ...fateVerbs,
  ...artifactVerbs,
  ...corruptionVerbs,
  ...influenceVerbs,
}
