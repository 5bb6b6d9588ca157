import type { Event } from '@undercrown/hidden-leaders/facts'
import { expect, test } from 'vitest'
import { ghostsIn } from './sight.ts'

test('each marker that moved is shown where it was', () => {
  const moved = { type: 'markersMoved', red: 1, green: -1, now: { red: 9, green: 7 } } as Event
  expect(ghostsIn([moved])).toEqual([
    { kind: 'red', from: 8 },
    { kind: 'green', from: 8 },
  ])
})
