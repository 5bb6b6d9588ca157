// The lessons of Hidden Leaders, in the order in which they are learnt, then those of each module.

import type { Lesson } from '../lesson.ts'
import { artifactsFastAndSlow } from './artifacts-fast-and-slow.ts'
import { artifactsShield } from './artifacts-shield.ts'
import { buryAndHide } from './bury-and-hide.ts'
import { corruptionProtection } from './corruption-protection.ts'
import { corruptionSpread } from './corruption-spread.ts'
import { countTheTies } from './count-the-ties.ts'
import { guardiansFate } from './guardians-fate.ts'
import { guardiansMarker } from './guardians-marker.ts'
import { readARival } from './read-a-rival.ts'
import { royalInfluenceTarget } from './royal-influence-target.ts'
import { royalInfluenceWorth } from './royal-influence-worth.ts'
import { steerTheMarkers } from './steer-the-markers.ts'
import { tavernOrHarbor } from './tavern-or-harbor.ts'
import { whenToEndIt } from './when-to-end-it.ts'
import { whoRules } from './who-rules.ts'
import { yourSecretLeader } from './your-secret-leader.ts'

export const hiddenLeadersLessons: readonly Lesson[] = [
  whoRules,
  yourSecretLeader,
  steerTheMarkers,
  buryAndHide,
  readARival,
  tavernOrHarbor,
  whenToEndIt,
  countTheTies,
  guardiansMarker,
  guardiansFate,
  corruptionSpread,
  corruptionProtection,
  artifactsFastAndSlow,
  artifactsShield,
  royalInfluenceTarget,
  royalInfluenceWorth,
]
