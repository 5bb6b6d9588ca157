import { expect, test } from 'vitest'
import { fitting, freePlace } from './room.ts'

const board = { x: 0, y: 0, width: 400, height: 300 }
const note = { width: 200, height: 60 }

test('a note lies as near as it can without covering anything', () => {
  const middle = { x: 200, y: 150 }
  const free = freePlace(board, note, [], middle)
  expect(Math.hypot((free?.x ?? 0) + 100 - 200, (free?.y ?? 0) + 30 - 150)).toBeLessThan(16)
  const taken = { x: 0, y: 100, width: 400, height: 100 }
  const beside = freePlace(board, note, [taken], middle)
  expect(beside && (beside.y + 60 <= 100 || beside.y >= 200)).toBe(true)
})

test('where there is no room, it lies nowhere', () => {
  expect(freePlace(board, note, [board], { x: 0, y: 0 })).toBeUndefined()
  expect(freePlace({ ...board, width: 150 }, note, [], { x: 0, y: 0 })).toBeUndefined()
})

test('a card flies into a card as it is, and into a line of text as small as that', () => {
  const card = { x: 10, y: 10, width: 50, height: 70 }
  expect(fitting(card)).toEqual(card)
  expect(fitting({ x: 0, y: 0, width: 300, height: 20 })).toEqual({ x: 140, y: 0, width: 20, height: 20 })
})
