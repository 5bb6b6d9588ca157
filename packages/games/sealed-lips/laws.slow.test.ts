import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { test } from 'vitest'
import { sealedLips } from './game.ts'

test('every law holds on random games of 2–4 players with any options', { timeout: 120_000 }, () => {
  fc.assert(lawsOf(sealedLips), { numRuns: 300 })
})
