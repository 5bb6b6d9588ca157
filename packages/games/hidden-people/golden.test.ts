// Whole games as text, kept in golden/. `npm test -- golden --update` writes them anew after a wanted change.

import { playthrough } from '@undercrown/engine/playthrough'
import { expect, test } from 'vitest'
import { hiddenPeople } from './game.ts'

test.each([
  ['two-players', { seats: 2, options: {}, seed: 'golden 2' }],
  [
    'three-players-house-rules',
    { seats: 3, options: { packs: [3, 4, 6], putBack: 'noEffect', memoryAid: true }, seed: 'golden 3' },
  ],
  [
    'two-players-barter-and-lousy',
    { seats: 2, options: { packs: [5, 6], putBack: 'forbidden' }, seed: 'golden 2' },
  ],
])('%s plays as it is written', async (name, start) => {
  await expect(playthrough(hiddenPeople, start)).toMatchFileSnapshot(`golden/${name}.txt`)
})
