import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { test } from 'vitest'
import { hiddenPeople } from './game.ts'

const runs = process.env['SOAK'] === undefined ? { numRuns: 16, seed: 4 } : { numRuns: 1000 }

test('every law holds on random games of 2–6 players with any options', () => {
  fc.assert(lawsOf(hiddenPeople, { care: { every: 12, mostMoves: 5000 } }), runs)
})
