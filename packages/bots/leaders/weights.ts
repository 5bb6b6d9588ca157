// The weights of the features, in log-odds.

import { ARCHER, ASSASSIN, CUB, PIECES } from '@undercrown/leaders'
import {
  AIMED,
  AIR,
  COURT,
  COVERED,
  CROWD,
  EDGE,
  FEATURES,
  GUARD,
  HUNT,
  JAILED,
  PRESSED,
  SHOT,
  TEMPO,
} from './features.ts'

export const weights: number[] = Array(FEATURES).fill(0)
const hunt = [0, 0.6, 0.5, 0.35, 0.2, 0.1, 0]
const guard = [0, 0.2, 0.2, 0.15, 0.1, 0.05, 0]
for (let p = 2; p < PIECES; p++)
  for (let d = 0; d < 7; d++) {
    const k = p === CUB ? 0.3 : p === ASSASSIN ? 1.6 : 1
    weights[HUNT + p * 7 + d] = (hunt[d] as number) * k
    weights[GUARD + p * 7 + d] = guard[d] as number
  }
for (let d = 0; d < 7; d++) {
  weights[HUNT + d] = -0.05 * (6 - d)
  weights[HUNT + 7 + d] = -0.05 * (6 - d)
}
weights[HUNT + ARCHER * 7 + 1] = 0.3
;[-4, -1.5, -0.6, -0.2, 0, 0.15, 0.25].forEach((w, i) => {
  weights[AIR + i] = w
})
;[0, -0.8, -4].forEach((w, i) => {
  weights[PRESSED + i] = w
})
weights[EDGE + 3] = -0.4
weights[EDGE + 4] = -0.1
;[0, 0.1, 0.3, 0.6, 0.8, 1, 1].forEach((w, i) => {
  weights[CROWD + i] = w
})
;[-0.4, -0.1, 0, 0.1, 0.1, 0.1, 0.1].forEach((w, i) => {
  weights[COURT + i] = w
})
for (let i = 1; i < 6; i++) weights[JAILED + i] = -0.25 * i
weights[COVERED] = 0.3
for (let p = 0; p < PIECES; p++) weights[AIMED + p] = 0.4
weights[SHOT] = 0.4
weights[TEMPO] = 0.6
