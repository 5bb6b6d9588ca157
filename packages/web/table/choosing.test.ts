// What is lit, what is pointed at, what is ready.

import { expect, test } from 'vitest'
import { leadsAfter, offerAfter, picksAfter } from './choosing.ts'

const cards = [['up.0.0'], ['up.1.0'], ['say.done']]
const pieces = [
  ['cell.d1', 'cell.d2'],
  ['cell.d1', 'cell.e1'],
  ['cell.c1', 'cell.c2'],
  ['cell.c1', 'cell.b1', 'cell.b2'],
  ['cell.c1', 'cell.b1', 'cell.b2'],
]

test('what can be pointed at is lit, what is said has a button', () => {
  expect(offerAfter(cards, [])).toEqual({ lit: new Set(['up.0.0', 'up.1.0']), spoken: [2] })
})

test('one spot is ready where it is the whole way', () => {
  expect(offerAfter(cards, ['up.1.0'])).toEqual({ lit: new Set(), spoken: [], ready: 1 })
})

test('a longer way lights up step by step', () => {
  expect(offerAfter(pieces, [])).toEqual({ lit: new Set(['cell.d1', 'cell.c1']), spoken: [] })
  expect(offerAfter(pieces, ['cell.c1'])).toEqual({ lit: new Set(['cell.c2', 'cell.b1']), spoken: [] })
  expect(offerAfter(pieces, ['cell.c1', 'cell.c2']).ready).toBe(2)
})

test('options with the same way get a button each', () => {
  expect(offerAfter(pieces, ['cell.c1', 'cell.b1', 'cell.b2'])).toEqual({ lit: new Set(), spoken: [3, 4] })
})

test('an option that ends where others go on is ready, and the others stay lit', () => {
  const paths = [['a'], ['a', 'b']]
  expect(offerAfter(paths, ['a'])).toEqual({ lit: new Set(['b']), spoken: [], ready: 0 })
})

test('pointing elsewhere begins anew, as far back as needed', () => {
  expect(picksAfter(pieces, ['cell.c1'], 'cell.c2')).toEqual(['cell.c1', 'cell.c2'])
  expect(picksAfter(pieces, ['cell.c1', 'cell.c2'], 'cell.b1')).toEqual(['cell.c1', 'cell.b1'])
  expect(picksAfter(pieces, ['cell.c1', 'cell.c2'], 'cell.d1')).toEqual(['cell.d1'])
  expect(picksAfter(pieces, ['cell.c1'], 'cell.g4')).toBeUndefined()
})

test('a spot tells the options that it leads to, and none that begin elsewhere', () => {
  expect(leadsAfter(pieces, []).get('cell.d1')).toEqual([0, 1])
  expect(leadsAfter(pieces, ['cell.c1']).get('cell.b1')).toEqual([3, 4])
  expect(leadsAfter(pieces, ['cell.d1']).get('cell.b1')).toBeUndefined()
})
