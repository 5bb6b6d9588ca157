// Effects inside effects.

import { describe, expect, test } from 'vitest'
import { scene, use } from './scenario.ts'

describe('HP-43 chains', () => {
  test('Discard → Gravedigger → Strategist → Replay', () => {
    const t = scene({
      rows: ['1 2 3 4', '12-gravedigger 6 7 8'],
      draw: '10-discard 0 11-replay 2 3 0',
      discard: '5 12-strategist 1',
    })
    t.play('draw', 'hand 0', 'use', 'row 1.0')
    expect(t.rows()[1]).toBe('0 6 7 8')
    t.play('use')
    expect(t.asks()).toBe('0 dig')
    t.play('discard 3', 'hand 0', 'use')
    expect(t.asks()).toBe('0 toss')
    t.play('hand 1', 'hand 1', 'hand 0')
    expect(t.asks()).toBe('0 use')
    t.play('use')
    expect([t.asks(), t.draw()]).toEqual(['0 take', '3 0'])
    expect(t.discard()).toBe('11-replay 2 12-strategist 12-gravedigger 10-discard 5 1')
  })

  test('the last card of the pile leaves in the middle of such a chain: it goes on to its end, then all is over', () => {
    const t = scene({
      rows: ['1 2 3 4', '12-gravedigger 6 7 8'],
      draw: '10-discard 0',
      discard: '9-exchange 1',
    })
    t.play('draw', 'hand 0', 'use', 'row 1.0', 'use', 'discard 2', 'hand 0', 'use', 'row 0.3', 'row 1.0')
    expect(t.asks()).toBe('over')
    expect(t.rows()).toEqual(['1 2 3 0', '4 6 7 8'])
  })

  test('Discard → Discard → Discard, then an effect that cannot be used any more', () => {
    const t = scene({
      rows: ['10-discard 2 3 4', '10-discard 6 7 8'],
      draw: '10-discard 0 0 0',
      discard: '1',
    })
    t.play('draw', 'hand 0', 'use', 'row 0.0', 'use', 'row 1.0', 'use', 'row 1.1')
    expect([t.draw(), t.asks()]).toEqual(['', 'over'])
  })

  test('Strategist may play a Strategist', () => {
    const t = use('strategist', { rows: ['1 2 3 4', '5 6 7 8'], draw: '12-strategist 1 2 3 4 5' })
    t.play('hand 1', 'hand 1', 'hand 0', 'use')
    expect([t.asks(), t.draw()]).toEqual(['0 toss', '5'])
  })

  test('Gravedigger → Discard of a Replay grants a turn to the digger', () => {
    const t = use('gravedigger', { rows: ['1 2 3 4', '11-replay 6 7 8'], discard: '10-discard' })
    expect(t.play('discard 1', 'hand 0', 'use', 'row 1.0', 'use').asks()).toBe('0 take')
  })
})
