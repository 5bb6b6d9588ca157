import { expect, test } from 'vitest'
import { formatParts, formatPercent } from './percent.ts'

test('only what is all is 100 %, and only nothing is 0 %', () => {
  const said = [0, 0.0001, 0.004, 0.126, 0.996, 0.9999, 1].map((part) => formatPercent(part, 'en'))
  expect(said).toEqual(['0%', '1%', '1%', '13%', '99%', '99%', '100%'])
})

test('parts of one whole sum to it', () => {
  const said = (...parts: number[]) => formatParts(parts, 'en').map((part) => Number.parseInt(part, 10))
  expect(said(0.996, 0.004)).toEqual([99, 1])
  expect(said(0.505, 0.495)).toEqual([51, 49])
  expect(said(0.994, 0.002, 0.002, 0.002)).toEqual([97, 1, 1, 1])
  expect(said(1 / 3, 1 / 3, 1 / 3)).toEqual([34, 33, 33])
  expect(said(0.125, 0.125, 0.125, 0.125, 0.125, 0.375)).toEqual([13, 13, 13, 12, 12, 37])
  expect(said(1, 0)).toEqual([100, 0])
  // Perhaps nobody wins.
  expect(said(0.2, 0.15)).toEqual([20, 15])
  expect(said(0.001, 0.001, 0)).toEqual([1, 1, 0])
})
