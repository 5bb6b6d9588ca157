import type { Event } from '@undercrown/hidden-people/facts'
import { describe, expect, test } from 'vitest'
import { NO_PEEKS, peeksAfter, peeksTold } from './peeks.ts'

const row = (seat: number, index: number) => ({ zone: 'row', seat, index }) as const
const looked: Event = { type: 'looked', by: 0, at: row(0, 1), card: '11-replay' }
const before = new Map([['row.0.1', '11-replay']])

test('what one is shown stays until one does something else', () => {
  expect(peeksAfter(new Map(), [looked], true)).toEqual(before)
  expect(peeksAfter(before, [{ type: 'took', by: 1, card: '2' }], false)).toEqual(before)
  expect(peeksAfter(before, [{ type: 'took', by: 0, card: '2' }], true)).toEqual(new Map())
})

test('of what went back nothing stays, and what was shown before is there again', () => {
  const other: Event = { type: 'looked', by: 0, at: row(0, 2), card: '2' }
  const first = peeksTold(NO_PEEKS, { seq: 1, by: 0, events: [looked] }, 0)
  const tried = peeksTold(first, { seq: 2, by: 0, events: [other] }, 0)
  expect(tried.now.get('row.0.2')).toBe('2')
  const back = peeksTold(tried, { seq: 3, by: 0, events: [], undoes: 'last' }, 0)
  expect(back.now).toEqual(before)
  expect(peeksTold(back, { seq: 4, by: null, events: [], undoes: 'all' }, 0).now).toEqual(new Map())
})

test.each<Event>([
  { type: 'swapped', by: 1, a: row(0, 1), b: row(1, 0) },
  { type: 'swapped', by: 1, a: row(1, 0), b: row(0, 1) },
  { type: 'tossed', by: 1, at: row(0, 1), card: '11-replay' },
  { type: 'bartered', by: 1, ring: [row(0, 1), row(1, 2)] },
  { type: 'replaced', by: 0, at: row(0, 1), out: '11-replay', open: false },
])('a face is not shown where another card lies now: $type', (event) => {
  expect(peeksAfter(before, [event], false)).toEqual(new Map())
})

test('cards elsewhere and stones leave it as it is', () => {
  const elsewhere: Event = { type: 'swapped', by: 1, a: row(0, 0), b: row(1, 1) }
  const stone: Event = { type: 'stoneMoved', by: 1, from: { zone: 'out' }, to: row(0, 1) }
  expect(peeksAfter(before, [elsewhere, stone], false)).toEqual(before)
})

describe('what was foreseen in the draw pile', () => {
  const foresaw: Event = { type: 'foresaw', by: 0, count: 3, cards: ['2', '=-', '7'] }
  const peeks = peeksAfter(new Map(), [foresaw], true)
  const drawn = peeksAfter(peeks, [{ type: 'drew', by: 1, count: 1 }], false)
  const rest = new Map([
    ['draw.0', '=-'],
    ['draw.1', '7'],
  ])

  test('goes along when somebody draws: it can be read for longer than they wait', () => {
    expect([...peeks.keys()]).toEqual(['draw.0', 'draw.1', 'draw.2'])
    expect(drawn).toEqual(new Map([['hand.0', '2'], ...rest]))
  })

  test.each<Event>([
    { type: 'discarded', by: 1, card: '2' },
    { type: 'replaced', by: 1, at: row(1, 0), out: '11-replay', open: false },
  ])('is no longer shown in a hand that is empty: $type', (event) => {
    expect(peeksAfter(drawn, [event], false)).toEqual(rest)
  })

  test('is gone where several were drawn, or put back', () => {
    expect(peeksAfter(peeks, [{ type: 'drew', by: 1, count: 2 }], false)).toEqual(new Map([['draw.0', '7']]))
    expect(peeksAfter(drawn, [{ type: 'gaveBack', by: 1 }], false)).toEqual(new Map())
  })
})
