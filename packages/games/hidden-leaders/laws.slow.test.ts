import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { test } from 'vitest'
import { hiddenLeaders } from './game.ts'

test('every law holds on random games of 2–6 players with any options', () => {
  fc.assert(lawsOf(hiddenLeaders, { care: { every: 20, mostMoves: 5000 } }), { numRuns: 12, seed: 4 })
})
