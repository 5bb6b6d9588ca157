import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { test } from 'vitest'
import { sealedLips } from './game.ts'

const runs = process.env['SOAK'] === undefined ? { numRuns: 50, seed: 4 } : { numRuns: 3000 }

test('every law holds on random games of 2–4 players with any options', () => {
  fc.assert(lawsOf(sealedLips), runs)
})
