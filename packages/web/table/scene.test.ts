// What a board is told of those who sit around it.

import type { GamePart, TableSheet } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { sceneOf } from './scene.ts'

test('who is not connected is said to be away, for as long as the chair is kept for them', () => {
  const game = { open: {}, own: {}, waiting: [{ seat: 1, ask: { ask: 'take' } }] } as unknown as GamePart
  const sheetOf = (seat: object) => ({ seats: [{}, seat, { bot: 'easy' }] }) as unknown as TableSheet
  expect(sceneOf(game, sheetOf({ keptUntil: 5000 }), 0, []).away).toEqual([1])
  expect(sceneOf(game, sheetOf({ present: true }), 0, []).away).toBeUndefined()
  expect(sceneOf(game, sheetOf({ absent: true }), 0, []).away).toBeUndefined()
})
