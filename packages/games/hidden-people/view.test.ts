// What a screen shows of what its seat knows.

import { describe, expect, test } from 'vitest'
import { use } from './scenario.ts'

const two = ['1 2 3 4', '5 6 7 8']

describe('HP-48 memory aid', () => {
  const looked = ['row 1.2']
  test('off: a screen gets the face at the moment of looking only, and of the card in hand', () => {
    const t = use('eye', { rows: two }).play(...looked)
    expect(t.told(0)).toContainEqual({
      type: 'looked',
      by: 0,
      at: { zone: 'row', seat: 1, index: 2 },
      card: '7',
    })
    expect(t.screen(0)).toEqual({})
    expect(t.knows(0)).toEqual({ 'row.1.2': '7' })
    t.play('draw')
    expect(t.screen(1)).toEqual({ 'hand.0': '0' })
  })

  test('off: nor does one’s own turn bring back what was seen', () => {
    const t = use('eye', { rows: two }).play('row 1.2', 'draw', 'hand 0')
    expect(t.asks()).toBe('0 take')
    expect(t.screen(0)).toEqual({})
    t.play('draw')
    expect(t.screen(0)).toEqual({ 'hand.0': '0' })
  })

  test('off: a rival’s drawn card that I happen to know is not shown to me', () => {
    const t = use('eye', { rows: two }).play('draw', 'draw')
    expect([t.screen(0), t.knows(0)]).toEqual([{}, { 'hand.0': '0' }])
  })

  test('on: the screen keeps showing what the seat knows', () => {
    const t = use('eye', { rows: two, options: { memoryAid: true } }).play(...looked)
    expect(t.screen(0)).toEqual({ 'row.1.2': '7' })
    expect(t.screen('public')).toEqual({})
  })
})
