import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardReading } from './reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function card() {
  let shown = false
  const reading = cardReading(
    () => {
      shown = true
      return true
    },
    () => {
      shown = false
    },
  )
  return { ...reading, shown: () => shown }
}

test('a pointer that rests on a card opens it, and closes it on its way out', () => {
  const { enter, leave, shown } = card()
  enter('mouse')
  vi.advanceTimersByTime(349)
  expect(shown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(true)
  leave('mouse')
  expect(shown()).toBe(false)
})

test('whoever presses in the moment before is not reading: the press counts, and nothing opens over it', () => {
  const { enter, down, up, wasHeld, shown } = card()
  enter('mouse')
  vi.advanceTimersByTime(300)
  down('mouse', 300)
  vi.advanceTimersByTime(100)
  up('mouse', 400)
  expect([wasHeld(), shown()]).toEqual([false, false])
})

test('a card that lies open under the pointer can be pressed by keys', () => {
  const { enter, wasHeld } = card()
  enter('mouse')
  vi.advanceTimersByTime(1000)
  expect(wasHeld()).toBe(false)
})

test('a finger that stays reads and does not press', () => {
  const { down, up, wasHeld, shown } = card()
  down('touch', 1000)
  vi.advanceTimersByTime(500)
  expect(shown()).toBe(true)
  up('touch', 1500)
  expect([wasHeld(), shown()]).toEqual([true, false])
  // Once.
  expect(wasHeld()).toBe(false)
})

test('a quick finger presses, also where the page was too busy to see it lifted', () => {
  const { down, up, wasHeld, shown } = card()
  down('touch', 1000)
  vi.advanceTimersByTime(500)
  up('touch', 1090)
  expect([wasHeld(), shown()]).toEqual([false, false])
})
