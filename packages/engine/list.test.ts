import { expect, test } from 'vitest'
import { addTo, itemAt, lastOf, swap, takeAt } from './list.ts'
import { pickAny, randomFrom } from './random.ts'

test('what is there is found, taken, changed', () => {
  const items = ['a', 'b', 'c']
  expect([itemAt(items, 1), lastOf(items)]).toEqual(['b', 'c'])
  expect(takeAt(items, 1)).toBe('b')
  swap(items, 0, 1)
  expect(items).toEqual(['c', 'a'])
  const sums = [1, 0]
  addTo(sums, 1, 5)
  expect(sums).toEqual([1, 5])
})

test.each([-1, 2, 0.5])('there is nothing at %s of two, and nothing changes', (place) => {
  const items = ['a', 'b']
  for (const ask of [
    () => itemAt(items, place),
    () => takeAt(items, place),
    () => swap(items, 0, place),
    () => swap(items, place, 0),
  ])
    expect(ask).toThrow(`nothing at ${place} of 2`)
  expect(() => addTo([1, 2], place, 1)).toThrow(RangeError)
  expect(() => lastOf([])).toThrow(RangeError)
  expect(items).toEqual(['a', 'b'])
})

test('one of one takes no chance, one of several does', () => {
  const [random, same] = [randomFrom('x'), randomFrom('x')]
  expect(pickAny(random, ['only'])).toBe('only')
  expect(random).toEqual(same)
  expect(['a', 'b']).toContain(pickAny(random, ['a', 'b']))
  expect(random).not.toEqual(same)
})
