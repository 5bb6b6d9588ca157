// HP-50: tables laid out by hand.

import { randomFrom } from '@undercrown/engine'
import { checkLayout } from '@undercrown/engine/laws'
import { describe, expect, test } from 'vitest'
import { hiddenPeople } from './game.ts'
import { scene } from './scenario.ts'

const row = [{ value: 1 }, { value: 2 }, { value: 3 }, { value: 4 }]
const base = { rows: [row, row], drawPile: [{ value: 7, effect: 'eye' }], discardPile: [{ value: 9 }] }

function lay(layout: object) {
  return hiddenPeople.position(layout as never, randomFrom('x')).state
}

describe('a position', () => {
  test('is told back in the same form', () => {
    const layout = {
      rows: [
        [{ value: 7, effect: 'eye', knownTo: [0], stone: false }, ...row.slice(1)],
        [{ value: '=+', stone: true }, ...row.slice(1)],
      ],
      drawPile: [{ value: 11, effect: 'replay', knownTo: [1] }, { value: -1 }],
      discardPile: [{ value: 12, effect: 'lousy' }, { value: 0 }],
      stones: { discard: 1, out: 0 },
      turn: 1,
      hand: { value: 5, effect: 'shuffle' },
      taken: 'discard',
      options: { putBack: 'forbidden' },
    }
    const told = hiddenPeople.layout(lay(layout))
    expect(told).toMatchObject({
      rows: [
        [{ value: 7, effect: 'eye', knownTo: [0], stone: false }, {}, {}, {}],
        [{ value: '=+', stone: true }, {}, {}, {}],
      ],
      drawPile: [
        { value: 11, effect: 'replay', knownTo: [1] },
        { value: -1, effect: null, knownTo: [] },
      ],
      discardPile: [{ value: 12, effect: 'lousy' }, { value: 0 }],
      stones: { discard: 1, out: 0 },
      turn: 1,
      hand: { value: 5, effect: 'shuffle' },
      taken: 'discard',
      options: { putBack: 'forbidden', memoryAid: false },
    })
    checkLayout(hiddenPeople, layout)
    checkLayout(hiddenPeople, base)
  })

  test('may hold any cards in any number', () => {
    const four = Array(4).fill({ value: 12, effect: 'lousy' })
    expect(
      lay({ rows: [four, four, four], drawPile: Array(90).fill({ value: 0 }), discardPile: [] }).face,
    ).toHaveLength(102)
  })

  test('between turns with an empty draw pile it is a finished game', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 2 2'], draw: '' })
    expect(t.outcome()).toEqual({ winners: [0], scores: [4, 8] })
  })

  test('with a card in hand it goes on from there', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 2 2'], draw: '', hand: '0', turn: 1 })
    expect(t.asks()).toBe('1 settle')
    expect(t.play('row 1.0').outcome()?.scores).toEqual([4, 6])
  })

  test('a hand taken from the discard pile follows the putBack option', () => {
    const t = scene({
      rows: ['1 1 1 1', '2 2 2 2'],
      hand: '6-eye',
      taken: 'discard',
      options: { putBack: 'forbidden' },
    })
    expect(t.offers()).not.toContain('hand 0')
  })

  test('stones that are not named lie out of play', () => {
    expect(lay(base).stonesOut).toBe(2)
    expect(lay({ ...base, stones: { discard: 1 } }).stonesOut).toBe(1)
    expect(lay({ ...base, stones: { discard: 0, out: 1 } }).stonesOut).toBe(1)
  })

  test.each<[object, RegExp]>([
    [{ ...base, rows: [row] }, /one row for each of 2 to 6 players/],
    [{ ...base, rows: 'none' }, /"rows" must be a list/],
    [{ ...base, rows: [row, row.slice(1)] }, /row 1 must hold 4 cards/],
    [{ ...base, drawPile: undefined }, /"drawPile" must be a list/],
    [{ ...base, drawPile: [{ value: 99 }] }, /card 0 of drawPile has the value 99/],
    [{ ...base, drawPile: [{ value: 1, stone: true }] }, /only cards of a row can/],
    [{ ...base, discardPile: [{ value: 1, effect: 'zap' }] }, /effect "zap"/],
    [{ ...base, hand: 7 }, /card 0 of hand must be a card/],
    [{ ...base, turn: 2 }, /"turn" must be a whole number from 0 to 1/],
    [{ ...base, stones: { discard: -1 } }, /"discard" must be a whole number/],
    [{ ...base, stones: { discard: 1, out: 2 } }, /more stones than players: 3 for 2/],
    [{ ...base, stones: 5 }, /"stones" must look like/],
    [{ ...base, rows: [row.map((card) => ({ ...card, stone: true })), row] }, /row 0 holds 4 stones/],
    [{ ...base, rows: [row.map((card) => ({ ...card, stone: 'yes' })), row] }, /"stone" of card 0 of row 0/],
    [
      { ...base, rows: [row.map((card) => ({ ...card, knownTo: [2] })), row] },
      /"knownTo" of card 0 of row 0/,
    ],
    [{ ...base, taken: 'discard' }, /there is none/],
    [{ ...base, hand: { value: 1 }, taken: 'sleeve' }, /"taken" must be "draw" or "discard"/],
    [{ ...base, options: { putBack: 1 } }, /option "putBack"/],
    [{ ...base, weather: 'fine' }, /unknown field "weather"/],
  ])('%# is refused in words', (layout, words) => {
    expect(() => lay(layout)).toThrow(words)
  })
})
