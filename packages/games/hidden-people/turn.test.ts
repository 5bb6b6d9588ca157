// Set-up, turns, stones on the piles, keeping games finite, the end and the count.

import { itemAt, openTable } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { cardById, standardDeck } from './cards.ts'
import { hiddenPeople } from './game.ts'
import { scene } from './scenario.ts'
import { rowPoints } from './score.ts'

const two = ['1 2 3 4', '5 6 7 8']

function open(seats: number, options: object = {}, seed = 'a') {
  return openTable(hiddenPeople, { seats, options, seed })
}

describe('material', () => {
  test('HP-1, HP-3: six packs of 13 with the values and effects of the fact sheet', () => {
    expect(standardDeck.packs).toHaveLength(6)
    for (const pack of standardDeck.packs) {
      expect(pack.cards).toHaveLength(13)
      const special = pack.cards.filter((card) => typeof card.value === 'string').map((card) => card.value)
      expect(special).toEqual([pack.id % 2 === 1 ? '=-' : '=+'])
      expect(pack.cards.filter((card) => card.value === -1)).toHaveLength(1)
    }
    const characters = standardDeck.packs.map((pack) => pack.cards.find((card) => card.value === 12)?.effect)
    expect(characters).toEqual(['flash', 'seer', 'strategist', 'gravedigger', 'barter', 'lousy'])
  })

  test.each([2, 3, 4, 5, 6])('HP-2, HP-5, HP-6: %i players use as many packs and stones', (seats) => {
    const { state } = open(seats)
    expect(state.face).toHaveLength(13 * seats)
    expect(state.rows.map((row) => row.length)).toEqual(Array(seats).fill(4))
    expect(state.discard).toHaveLength(1)
    expect(state.draw).toHaveLength(13 * seats - 4 * seats - 1)
    expect(state.stonesOut).toBe(seats)
  })

  test('HP-2: packs can be chosen', () => {
    const { state } = open(2, { packs: [6, 4] })
    const effects = hiddenPeople.layout(state)
    expect(JSON.stringify(effects)).toContain('gravedigger')
    expect(JSON.stringify(effects)).toContain('lousy')
    expect(JSON.stringify(effects)).not.toContain('flash')
  })

  test.each([
    [{ packs: [1] }, /2 players need 2 packs, not 1/],
    [{ packs: [1, 1] }, /same pack was chosen twice/],
    [{ packs: [1, 9] }, /no pack 9/],
    [{ packs: 'all' }, /list of whole numbers/],
    [{ putBack: 'sometimes' }, /"allowed", "noEffect" or "forbidden"/],
    [{ memoryAid: 1 }, /true or false/],
    [{ deck: {} }, /a deck must look like/],
    [{ deck: { packs: [{ id: 1, cards: [] }] } }, /pack 1 must hold 13 cards/],
    [{ deck: { packs: [], note: 'to everybody in the lobby' } }, /the deck has an unknown field "note"/],
    [{ deck: { packs: [{ id: 1, cards: [], note: 1 }] } }, /pack 1 has an unknown field "note"/],
    [{ deck: { packs: Array.from({ length: 13 }, (_, id) => ({ id, cards: [] })) } }, /at most 12 packs/],
    [{ colour: 'red' }, /unknown option "colour"/],
  ])('HP-4: refuses %j in words', (options, words) => {
    expect(() => open(2, options)).toThrow(words)
  })

  test('HP-4: a deck with two Gravediggers in play is refused, one in a pack left aside is not', () => {
    const digger = { value: 12, effect: 'gravedigger' }
    const plain = standardDeck.packs[0]?.cards.slice(0, 12) ?? []
    const deck = { packs: [1, 2, 3].map((id) => ({ id, cards: [...plain, id < 3 ? digger : { value: 0 }] })) }
    expect(() => open(2, { deck })).toThrow(/2 cards with the effect gravedigger/)
    expect(open(2, { deck, packs: [2, 3] }).state.face).toHaveLength(26)
    const lousy = JSON.parse(JSON.stringify(deck).replaceAll('gravedigger', 'lousy'))
    expect(() => open(2, { deck: lousy })).toThrow(/2 cards with the effect lousy/)
    expect(() => open(4, { deck })).toThrow(/3 packs; 4 players need 4/)
  })

  test.each([
    [{ value: 13 }, /card 13 of pack 1 has the value 13/],
    [{ value: 1, effect: 'fly' }, /effect "fly"; known effects are/],
    [{ value: 1, efect: 'eye' }, /unknown field "efect"/],
    ['7', /must be a card such as/],
  ])('HP-4: a deck with the card %j is refused', (card, words) => {
    const cards = [...(standardDeck.packs[0]?.cards.slice(0, 12) ?? []), card]
    const deck = { packs: [{ id: 1, cards }, standardDeck.packs[1]] }
    expect(() => open(2, { deck })).toThrow(words)
  })
})

describe('set-up', () => {
  test('HP-7: all look at two of their own cards at the same time, in any order', () => {
    const table = open(3)
    expect(table.choices().map((choice) => choice.seat)).toEqual([0, 1, 2])
    table.submit(2, { zone: 'row', seat: 2, index: 3 })
    expect(table.choices().find((choice) => choice.seat === 2)?.options).toHaveLength(3)
    table.submit(2, { zone: 'row', seat: 2, index: 0 })
    expect(table.choices().map((choice) => choice.seat)).toEqual([0, 1])
    for (const seat of [0, 1]) for (const index of [1, 2]) table.submit(seat, { zone: 'row', seat, index })
    expect(table.choices().map((choice) => choice.ask.ask)).toEqual(['take'])
    const sees = hiddenPeople.own(table.state, 2, 'mind').map(([where]) => where)
    expect(sees).toEqual(['row.2.0', 'row.2.3'])
  })

  test('HP-7: nobody looks at another’s cards or twice at the same', () => {
    const table = open(2)
    expect(() => table.submit(0, { zone: 'row', seat: 1, index: 0 })).toThrow(/not offered/)
    table.submit(0, { zone: 'row', seat: 0, index: 0 })
    expect(() => table.submit(0, { zone: 'row', seat: 0, index: 0 })).toThrow(/not offered/)
  })

  test('HP-8: chance names the first player, then it goes clockwise', () => {
    const first = Array.from({ length: 40 }, (_, i) => open(4, {}, `seed ${i}`).state.turn)
    expect(new Set(first)).toEqual(new Set([0, 1, 2, 3]))
    const t = scene({ rows: ['1 1 1 1', '1 1 1 1', '1 1 1 1'], draw: '0 0 0 0 0', turn: 1 })
    expect(t.asks()).toBe('1 take')
    expect(t.play('draw', 'hand 0').asks()).toBe('2 take')
    expect(t.play('draw', 'hand 0').asks()).toBe('0 take')
  })

  test('HP-9: a Lousy turned up first binds the first player', () => {
    const t = scene({ rows: two, discard: '12-lousy' })
    expect(t.offers()).toEqual(['discard'])
  })
})

describe('a turn', () => {
  test('HP-10: the drawn card is seen by its player alone', () => {
    const t = scene({ rows: two, draw: '9 3', discard: '2' })
    expect(t.offers()).toEqual(['draw', 'discard'])
    t.play('draw')
    expect(t.knows(0)).toEqual({ 'hand.0': '9' })
    expect(t.knows(1)).toEqual({})
    expect(t.knows('public')).toEqual({})
    expect(t.log(1)).toEqual(['P0 draws a card'])
    expect(t.log(0)).toEqual(['P0 draws the 9'])
  })

  test('HP-11: the taken card may be discarded', () => {
    const t = scene({ rows: two, draw: '9 3', discard: '2' }).play('draw')
    expect(t.offers()).toEqual(['hand 0', 'row 0.0', 'row 0.1', 'row 0.2', 'row 0.3'])
    t.play('hand 0')
    expect([t.discard(), t.draw(), t.rows()]).toEqual(['9 2', '3', two])
    expect(t.asks()).toBe('1 take')
  })

  test('HP-11: or it replaces a card of the row, which is discarded', () => {
    const t = scene({ rows: two, draw: '9 3', discard: '2' }).play('draw', 'row 0.2')
    expect(t.rows()[0]).toBe('1 2 9 4')
    expect(t.discard()).toBe('3 2')
    expect(t.knows(0)).toEqual({ 'row.0.2': '9' })
    expect(t.knows(1)).toEqual({})
    expect(t.log(1).at(1)).toBe('P0 replaces their third card and discards the 3')
  })

  test('HP-12: the effect of the discarded card may be used or left', () => {
    const start = { rows: ['1 2 3 4', '5 6-eye 7 8'], draw: '9 3 3', discard: '2', turn: 1 }
    const t = scene(start).play('draw', 'row 1.1')
    expect(t.asks()).toBe('1 use')
    expect(t.offers()).toEqual(['use', 'decline'])
    expect(t.play('decline').asks()).toBe('0 take')
    expect(scene(start).play('draw', 'row 1.1', 'use').asks()).toBe('1 eye')
  })

  test('HP-12: a card without an effect asks nothing more', () => {
    expect(scene({ rows: two, draw: '9 3' }).play('draw', 'hand 0').asks()).toBe('1 take')
  })

  test('HP-22: a card under a stone cannot be replaced', () => {
    const t = scene({ rows: ['1 ●2 3 4', '5 6 7 8'], draw: '9 3' }).play('draw')
    expect(t.offers()).toEqual(['hand 0', 'row 0.0', 'row 0.2', 'row 0.3'])
  })
})

describe('the end', () => {
  test('HP-13: the game ends at the end of the turn that empties the draw pile', () => {
    const t = scene({ rows: two, draw: '9' }).play('draw')
    expect(t.outcome()).toBeUndefined()
    t.play('row 0.3')
    expect(t.asks()).toBe('over')
    expect(t.outcome()).toEqual({ winners: [0], scores: [15, 26], places: [1, 2] })
  })

  test('HP-13: the effect of the last discard is still used, then it ends', () => {
    const t = scene({ rows: two, draw: '9-exchange' }).play('draw', 'hand 0', 'use', 'row 0.3', 'row 1.0')
    expect(t.outcome()?.scores).toEqual([11, 25])
  })

  test('HP-13: a turn won by Replay is lost', () => {
    const t = scene({ rows: two, draw: '11-replay' }).play('draw', 'hand 0', 'use')
    expect(t.asks()).toBe('over')
  })

  test('HP-13: a pile that a Strategist empties for a moment does not end the game', () => {
    const t = scene({ rows: two, draw: '12-strategist 1 2 3' })
    t.play('draw', 'hand 0', 'use', 'hand 0', 'hand 0', 'hand 0')
    expect(t.draw()).toBe('2')
    expect(t.asks()).toBe('1 take')
  })

  test('HP-13: a pile that Discard empties in the middle of a chain ends the game after it', () => {
    const t = scene({ rows: ['10-discard 2 3 4', '5 6-eye 7 8'], draw: '9 1' })
    t.play('draw', 'row 0.0', 'use', 'row 1.1')
    expect(t.draw()).toBe('')
    expect(t.asks()).toBe('0 use')
    expect(t.play('use').offers()).not.toContain('draw')
    expect(t.play('row 1.0').asks()).toBe('over')
    expect(t.outcome()?.scores).toEqual([18, 21])
  })

  test('HP-14: everybody sees all rows, and the stone costs a point', () => {
    const t = scene({ rows: ['1 ●2 3 4', '5 6 7 8'], draw: '9' }).play('draw', 'hand 0')
    expect(t.outcome()).toEqual({ winners: [0], scores: [11, 26], places: [1, 2] })
    expect(t.screen('public')['row.1.3']).toBe('8')
    expect(t.log('public').at(-1)).toBe('All rows are revealed: P0 11 points and P1 26 points')
  })

  test('HP-14: a stone on the first card costs a point too', () => {
    expect(scene({ rows: ['●1 2 3 4', '5 6 7 8'], draw: '' }).outcome()?.scores).toEqual([11, 26])
  })

  test('HP-14: equal totals share the win', () => {
    const t = scene({ rows: ['1 1 1 1', '2 2 0 0', '5 5 5 5'], draw: '9' }).play('draw', 'hand 0')
    expect(t.outcome()?.winners).toEqual([0, 1])
  })

  test.each([
    ['1 2 3 4', 10, 'HP-15'],
    ['-1 -1 0 12', 10, 'HP-15'],
    ['=- 2 3 4', 11, 'HP-16: the lowest number'],
    ['=+ 2 3 4', 13, 'HP-16: the highest number'],
    ['=+ =- 2 9', 22, 'HP-16: specials do not look at each other'],
    ['=- =- -1 5', 2, 'HP-16: −1 can be the lowest'],
    ['=- =- =+ =+', 0, 'HP-16: no number at all'],
    ['=+ =+ =- -1', -4, 'HP-16: one number serves all'],
  ])('%s counts %i (%s)', (row, points) => {
    expect(rowPoints(row.split(' ').map(cardById))).toBe(points)
  })
})

describe('keeping games finite', () => {
  test('HP-17: the top discard may be taken and discarded again, effect included', () => {
    const t = scene({ rows: two, discard: '6-eye 1' }).play('discard', 'hand 0')
    expect(t.asks()).toBe('0 use')
  })

  test('HP-19: putBack "noEffect" lets it be put back without its effect', () => {
    const t = scene({ rows: two, discard: '6-eye 1', options: { putBack: 'noEffect' } })
    expect(t.play('discard', 'hand 0').asks()).toBe('1 take')
  })

  test('HP-19: putBack "noEffect" leaves the effect of a replaced card', () => {
    const t = scene({
      rows: ['7-eye 2 3 4', itemAt(two, 1)],
      discard: '6-eye 1',
      options: { putBack: 'noEffect' },
    })
    expect(t.play('discard', 'row 0.0').asks()).toBe('0 use')
  })

  test('HP-19: the question says so when the card must go into the row', () => {
    const t = scene({ rows: two, discard: '6-eye 1', options: { putBack: 'forbidden' } }).play('discard')
    expect(t.table.choices()[0]?.ask).toEqual({ ask: 'settle', must: 'forbidden' })
  })

  test('HP-19: putBack "forbidden" makes it go into the row', () => {
    const t = scene({ rows: two, discard: '6-eye 1', options: { putBack: 'forbidden' } }).play('discard')
    expect(t.offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.2', 'row 0.3'])
  })

  test.each(['noEffect', 'forbidden'])('HP-19: putBack "%s" does not concern a card dug up', (putBack) => {
    const t = scene({ rows: two, draw: '12-gravedigger 3 3', discard: '6-eye 1', options: { putBack } })
    t.play('draw', 'hand 0', 'use', 'discard 1')
    expect(t.offers()).toContain('hand 0')
    expect(t.play('hand 0').asks()).toBe('0 use')
  })

  test('HP-18: after 2N turns without a draw the discard pile cannot be taken until the draw pile shrinks', () => {
    const t = scene({ rows: two, discard: '6 1' })
    for (let turn = 0; turn < 4; turn++) {
      expect(t.offers()).toEqual(['draw', 'discard'])
      t.play('discard', 'hand 0')
    }
    expect(t.offers()).toEqual(['draw'])
    t.play('draw', 'hand 0')
    expect(t.offers()).toEqual(['draw', 'discard'])
  })

  test('HP-18: turns won by Replay count too, and a shrinking pile in an effect starts the count again', () => {
    const t = scene({ rows: two, discard: '11-replay 1' })
    for (let turn = 0; turn < 4; turn++) t.play('discard', 'hand 0', 'use')
    expect([t.asks(), t.offers()]).toEqual(['0 take', ['draw']])
    const shrunk = scene({ rows: two, discard: '10-discard 1', quiet: 3 }).play(
      'discard',
      'hand 0',
      'use',
      'row 1.0',
    )
    expect(shrunk.offers()).toEqual(['draw', 'discard'])
  })

  test('HP-18: a binding Lousy is taken all the same', () => {
    expect(scene({ rows: two, discard: '12-lousy 1', quiet: 9 }).offers()).toEqual(['discard'])
  })
})

describe('a stone on the discard pile', () => {
  test('HP-24: nobody may take the top discard; cards are still discarded beneath it', () => {
    const t = scene({ rows: two, draw: '9 3', discard: '2', stones: { discard: 1 } })
    expect(t.offers()).toEqual(['draw'])
    t.play('draw', 'hand 0')
    expect([t.discard(), t.stones()]).toEqual(['9 2', { discard: 1, out: 1 }])
    expect(t.offers()).toEqual(['draw'])
  })
})
