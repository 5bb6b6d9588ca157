// Whole games as text, kept in golden/. `npm test -- golden --update` writes them anew after a wanted change.

import { playthrough } from '@undercrown/engine/playthrough'
import { expect, test } from 'vitest'
import { leaders } from './game.ts'

test.each([
  ['discovery', { seats: 2, options: { mode: 'discovery' }, seed: 'golden 240' }],
  ['strategist', { seats: 2, options: { mode: 'strategist', first: 'white' }, seed: 'golden 53' }],
])('%s plays as it is written', async (name, start) => {
  await expect(playthrough(leaders, start)).toMatchFileSnapshot(`golden/${name}.txt`)
})
