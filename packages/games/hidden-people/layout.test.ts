// HP-50: tables laid out by hand.

import { below, openTable, pickOne, randomFrom, viewOf } from '@undercrown/engine'
import { checkLayout } from '@undercrown/engine/laws'
import { describe, expect, test } from 'vitest'
import { hiddenPeople } from './game.ts'
import { scene } from './scenario.ts'
import { selectors } from './state.ts'

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
    checkLayout(hiddenPeople, lay(layout), 2)
    checkLayout(hiddenPeople, lay(base), 2)
  })

  test('any table at any moment can be written down and laid again, in the middle of an effect too', () => {
    const questions = new Set<string>()
    for (let game = 0; game < 12; game++) {
      const chance = randomFrom(`layout ${game}`)
      const seats = 2 + (game % 5)
      const table = openTable(hiddenPeople, {
        seats,
        seed: String(game),
        options: hiddenPeople.vary(seats, chance),
      })
      for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
        const choice = pickOne(chance, choices)
        // Every kind of question when it first comes, and many others.
        if (below(chance, 4) === 0 || !questions.has(choice.ask.ask))
          checkLayout(hiddenPeople, table.state, seats)
        questions.add(choice.ask.ask)
        table.submit(choice.seat, pickOne(chance, choice.options))
      }
      checkLayout(hiddenPeople, table.state, seats)
    }
    expect(questions).toEqual(new Set(['peek', 'take', 'settle', 'use', 'toss', 'giveBack', ...selectors]))
  })

  test('a Lousy in hand from the discard pile must go into the row', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 2 2'], hand: '12-lousy', taken: 'discard' })
    expect(t.offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.2', 'row 0.3'])
  })

  test('a drawn card in hand counts for HP-18: the pile has shrunk in this turn', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 2 2'], hand: '0', quiet: 3 }).play('hand 0')
    expect(t.offers()).toEqual(['draw', 'discard'])
    const put = scene({ rows: ['1 1 1 1', '2 2 2 2'], hand: '0', taken: 'discard', quiet: 3 }).play('hand 0')
    expect(put.offers()).toEqual(['draw'])
  })

  test('without a discard pile there is nothing to take from it', () => {
    expect(scene({ rows: ['1 1 1 1', '2 2 2 2'], discard: '' }).offers()).toEqual(['draw'])
  })

  test('guesses at a laid table are as good as at a dealt one', () => {
    const state = lay(base)
    const view = viewOf(hiddenPeople, state, 0, 'mind')
    expect(viewOf(hiddenPeople, hiddenPeople.imagine(view, randomFrom('y')), 0, 'mind')).toEqual(view)
  })

  test('may hold any cards in any number', () => {
    const four = Array(4).fill({ value: 12, effect: 'lousy' })
    expect(
      lay({ rows: [four, four, four], drawPile: Array(90).fill({ value: 0 }), discardPile: [] }).face,
    ).toHaveLength(102)
  })

  test('between turns with an empty draw pile it is a finished game', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 2 2'], draw: '' })
    expect(t.outcome()).toEqual({ winners: [0], scores: [4, 8], places: [1, 2] })
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
    [{ ...base, drawPile: [{ value: 7, efect: 'eye' }] }, /unknown field "efect"; card 0 of drawPile has/],
    [{ ...base, stones: { discrad: 2 } }, /unknown field "discrad"/],
    [{ ...base, stones: [3] }, /"stones" must look like/],
    [{ ...base, drawPile: Array(2000).fill({ value: 1 }) }, /at most 1000/],
    [{ ...base, hand: [{ value: 1 }, { value: 2 }] }, /several cards only where an "agenda"/],
    [{ ...base, agenda: ['nonsense 0 0'] }, /"agenda" must be a list of lines/],
    [{ ...base, agenda: ['turn 99 0'] }, /"agenda" must be a list of lines/],
    [{ ...base, agenda: ['turn 1 7'] }, /"agenda" must be a list of lines/],
    [{ ...base, agenda: ['turn 1 0 {'] }, /"agenda" must be a list of lines/],
    [{ ...base, agenda: [] }, /"agenda" must be a list of lines/],
    [{ ...base, agenda: ['eye 1 0'] }, /"agenda" does not fit/],
    [{ ...base, peeks: [1] }, /"peeks" must say for each player/],
    [{ ...base, pile: -1 }, /"pile" must be a whole number/],
    [
      { ...base, rows: [row.map((card) => ({ ...card, knownTo: 'none' })), row] },
      /"knownTo" of card 0 of row 0/,
    ],
    [{ ...base, drawPile: [{ value: 'x'.repeat(100_000) }] }, /^.{1,301}$/],
  ])('%# is refused in words', (layout, words) => {
    expect(() => lay(layout)).toThrow(words)
  })
})
