import { expect, test } from 'vitest'
import { dayOf } from './day.ts'

test('days as people say them', () => {
  const now = new Date(2026, 10, 16, 9).getTime()
  const said = (day: number, hour: number, lang = 'en', month = 10, year = 2026) =>
    dayOf(new Date(year, month, day, hour).getTime(), now, lang)
  expect([said(16, 0), said(15, 23), said(15, 0), said(14, 23)]).toEqual([
    'today',
    'yesterday',
    'yesterday',
    'Saturday',
  ])
  expect([said(10, 9), said(9, 9), said(3, 9, 'en', 2, 2025)]).toEqual(
    ['Tuesday', '9 Nov', '3 Mar 2025'].map((one) => expect.stringContaining(one.split(' ')[0] ?? '')),
  )
  expect([said(16, 8, 'fr'), said(14, 9, 'fr')]).toEqual(['aujourd’hui', 'samedi'])
})
