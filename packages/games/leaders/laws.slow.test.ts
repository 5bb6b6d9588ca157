import { lawsOf } from '@undercrown/engine/property'
import fc from 'fast-check'
import { test } from 'vitest'
import { leaders } from './game.ts'

const runs = process.env['SOAK'] === undefined ? { numRuns: 16, seed: 4 } : { numRuns: 600 }

test('every law holds on random games in both modes', () => {
  fc.assert(lawsOf(leaders, { care: { every: 12, mostMoves: 20_000 } }), runs)
})
