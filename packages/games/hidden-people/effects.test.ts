// Each effect, the stones, and who knows what afterwards.

import { describe, expect, test } from 'vitest'
import { scene, use } from './scenario.ts'

const two = ['1 2 3 4', '5 6 7 8']
const three = [...two, '9 10 11 12']
const six = [...three, '1 1 1 1', '2 2 2 2', '3 3 3 3']

describe('HP-30 Eye', () => {
  test('offers every card of every row and the top of the draw pile', () => {
    const t = use('eye', { rows: two })
    expect(t.offers()).toHaveLength(9)
    expect(t.offers()).toContain('draw')
  })

  test('shows one card to its player alone; all see which it was', () => {
    const t = use('eye', { rows: two }).play('row 1.2')
    expect(t.knows(0)).toEqual({ 'row.1.2': '7' })
    expect(t.knows(1)).toEqual({})
    expect(t.log(0)).toContain('P0 looks at P1’s third card: the 7')
    expect(t.log(1)).toContain('P0 looks at P1’s third card')
  })

  test('HP-44: the top of the draw pile stays known when somebody else draws it', () => {
    const t = use('eye', { rows: two, draw: '9 3 3' }).play('draw')
    expect(t.knows(0)).toEqual({ 'draw.0': '9' })
    t.play('draw')
    expect(t.knows(0)).toEqual({ 'hand.0': '9' })
    t.play('row 1.0')
    expect(t.knows(0)).toEqual({ 'row.1.0': '9' })
  })

  test('HP-22: not at a card under a stone, not even one’s own', () => {
    const t = use('eye', { rows: ['1 2 ●3 4', '●5 6 7 8'] })
    expect(t.offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.3', 'row 1.1', 'row 1.2', 'row 1.3', 'draw'])
  })
})

describe('HP-31 Replay', () => {
  test('the same player plays another turn at once, then it goes on', () => {
    const t = use('replay', { rows: three, draw: '0 0 0' })
    expect(t.asks()).toBe('0 take')
    expect(t.told('public').at(-1)).toEqual({ type: 'began', by: 0, again: true })
    expect(t.play('draw', 'hand 0').asks()).toBe('1 take')
  })

  test('can be won again in the turn that was won', () => {
    const t = use('replay', { rows: two, draw: '11-replay 0 0' }).play('draw', 'hand 0', 'use')
    expect(t.asks()).toBe('0 take')
    expect(t.play('draw', 'hand 0').asks()).toBe('1 take')
  })
})

describe('HP-32 Exchange', () => {
  test('swaps cards of two rows, the player’s own or not', () => {
    expect(use('exchange', { rows: three }).play('row 0.1', 'row 2.3').rows()).toEqual([
      '1 12 3 4',
      '5 6 7 8',
      '9 10 11 2',
    ])
    expect(use('exchange', { rows: three }).play('row 1.0', 'row 2.0').rows()).toEqual([
      '1 2 3 4',
      '9 6 7 8',
      '5 10 11 12',
    ])
  })

  test('the second card lies in another row', () => {
    const t = use('exchange', { rows: three }).play('row 1.0')
    expect(t.offers().filter((option) => option.startsWith('row 1'))).toEqual([])
    expect(t.offers()).toHaveLength(8)
  })

  test('HP-22: cards under stones are left out on both sides', () => {
    const t = use('exchange', { rows: ['●1 2 3 4', '5 ●6 7 8'] })
    expect(t.offers()).not.toContain('row 0.0')
    expect(t.play('row 0.1').offers()).toEqual(['row 1.0', 'row 1.2', 'row 1.3'])
  })

  test('HP-45: nobody looks; who knew a card still does, wherever it went', () => {
    const t = use('eye', { rows: two, draw: '0 9-exchange 0' }).play(
      'row 1.2',
      'draw',
      'hand 0',
      'draw',
      'hand 0',
    )
    t.play('use', 'row 1.2', 'row 0.0')
    expect(t.knows(0)).toEqual({ 'row.0.0': '7' })
    expect(t.knows(1)).toEqual({})
  })
})

describe('HP-33 Shuffle', () => {
  test('swaps two cards within one row, anybody’s', () => {
    const t = use('shuffle', { rows: two }).play('row 1.0')
    expect(t.offers()).toEqual(['row 1.1', 'row 1.2', 'row 1.3'])
    expect(t.play('row 1.3').rows()).toEqual(['1 2 3 4', '8 6 7 5'])
  })

  test('HP-22: a card under a stone keeps its place', () => {
    const t = use('shuffle', { rows: ['1 2 3 4', '5 ●6 7 8'] })
    expect(t.offers()).not.toContain('row 1.1')
    expect(t.play('row 1.0').offers()).toEqual(['row 1.2', 'row 1.3'])
  })

  test('HP-45: knowledge follows the card', () => {
    const t = scene({ rows: two, draw: '0 5-shuffle 0' }).play('draw', 'row 0.0', 'draw', 'hand 0', 'use')
    t.play('row 0.0', 'row 0.2')
    expect(t.knows(0)).toEqual({ 'row.0.2': '0' })
  })
})

describe('HP-37 Stone', () => {
  test('HP-20: from out of play onto a card, the discard pile; not back where it lies (HP-23)', () => {
    const t = use('stone', { rows: two })
    expect(t.offers()).toEqual(['out'])
    expect(t.play('out').offers()).not.toContain('out')
    t.play('row 1.1')
    expect([t.rows()[1], t.stones()]).toEqual(['5 ●6 7 8', { discard: 0, out: 1 }])
  })

  test('HP-20: any stone can be moved, also within its row', () => {
    const t = use('stone', { rows: ['1 ●2 3 4', '5 6 7 8'] })
    expect(t.offers()).toEqual(['row 0.1', 'out'])
    t.play('row 0.1')
    expect(t.offers()).toContain('row 0.0')
    expect(t.offers()).not.toContain('row 0.1')
    expect(t.play('row 0.3').rows()[0]).toBe('1 2 3 ●4')
  })

  test('HP-21: never two stones in a row, but several on the discard pile', () => {
    const t = use('stone', { rows: ['1 ●2 3 4', '5 6 7 8', '9 9 9 9'], stones: { discard: 1, out: 1 } }).play(
      'out',
    )
    expect(t.offers().filter((option) => option.startsWith('row 0'))).toEqual([])
    t.play('discard')
    expect(t.stones()).toEqual({ discard: 2, out: 0 })
  })

  test('a stone on the discard pile can be taken off it, not put back (HP-23)', () => {
    const t = use('stone', { rows: two, stones: { discard: 2 } })
    expect(t.offers()).toEqual(['discard'])
    expect(t.play('discard').offers()).not.toContain('discard')
    expect(t.play('out').stones()).toEqual({ discard: 1, out: 1 })
  })

  test('HP-12: is not offered on a table without stones', () => {
    const t = scene({ rows: two, hand: '8-stone', stones: { discard: 0, out: 0 } })
    expect(t.play('hand 0').asks()).toBe('1 take')
  })

  test('HP-22: the card is free again when the stone has gone', () => {
    const t = use('stone', { rows: ['●1 2 3 4', '5 6 7 8'], turn: 1 }).play('row 0.0', 'out', 'draw')
    expect(t.offers()).toContain('row 0.0')
  })
})

describe('HP-34 Discard', () => {
  test('discards a card of any row and fills its place from the draw pile, unseen by all (HP-46)', () => {
    const t = use('discard', { rows: two, draw: '9 0 0' }).play('row 1.3')
    expect([t.rows()[1], t.discard(), t.draw()]).toEqual(['5 6 7 9', '8 12-discard 1', '0 0'])
    expect([t.knows(0), t.knows(1)]).toEqual([{}, {}])
  })

  test('HP-46: who knew the top of the draw pile knows the replacement', () => {
    const seen = use('seer', { rows: two, draw: '10-discard 9 0 0' }).play('draw', 'hand 0', 'use', 'row 0.0')
    expect(seen.knows(0)).toEqual({ 'row.0.0': '9' })
    expect(seen.knows(1)).toEqual({})
  })

  test('the effect of the discarded card may be used as one’s own, or left', () => {
    const t = use('discard', { rows: ['1 2 3 4', '5 6-eye 7 8'] }).play('row 1.1')
    expect(t.asks()).toBe('0 use')
    expect(t.play('use').asks()).toBe('0 eye')
  })

  test('needs a card in the draw pile', () => {
    expect(scene({ rows: two, draw: '10-discard' }).play('draw', 'hand 0').asks()).toBe('over')
  })

  test('HP-22: not a card under a stone', () => {
    expect(use('discard', { rows: ['1 2 3 4', '5 ●6 7 8'] }).offers()).not.toContain('row 1.1')
  })
})

describe('HP-35 Flash', () => {
  test('shows a whole row to everyone, who know it from then on', () => {
    const t = use('flash', { rows: two })
    expect(t.offers()).toEqual(['seat 0', 'seat 1'])
    t.play('seat 1')
    const row = { 'row.1.0': '5', 'row.1.1': '6', 'row.1.2': '7', 'row.1.3': '8' }
    expect([t.knows(0), t.knows(1), t.knows('public')]).toEqual([row, row, row])
    expect(t.rows()).toEqual(two)
  })

  test('HP-22: a card under a stone stays hidden', () => {
    const t = use('flash', { rows: ['1 2 3 4', '5 ●6 7 8'] }).play('seat 1')
    expect(t.knows(0)['row.1.1']).toBeUndefined()
    expect(t.log('public').at(-2)).toBe('P1’s row is shown: 5, a stone, 7, 8')
  })
})

describe('HP-36 Seer', () => {
  test('looks at as many cards as there are players and puts them back in order', () => {
    const t = use('seer', { rows: three, draw: '9 8 7 6' })
    expect(t.knows(0)).toEqual({ 'draw.0': '9', 'draw.1': '8', 'draw.2': '7' })
    expect(t.knows(1)).toEqual({})
    expect(t.draw()).toBe('9 8 7 6')
    expect(t.log(1)).toContain('P0 looks at the top 3 of the draw pile')
  })

  test('at fewer if fewer remain', () => {
    expect(use('seer', { rows: three, draw: '9' }).knows(0)).toEqual({ 'draw.0': '9' })
  })

  test('is not offered when the draw pile is empty', () => {
    expect(scene({ rows: two, draw: '', hand: '12-seer' }).play('hand 0').asks()).toBe('over')
  })
})

describe('HP-38 Strategist', () => {
  test('one to the discard pile without effect, one back on top, the third is played', () => {
    const t = use('strategist', { rows: two, draw: '7-eye 9-exchange 3 0' })
    expect([t.asks(), t.offers()]).toEqual(['0 toss', ['hand 0', 'hand 1', 'hand 2']])
    t.play('hand 0')
    expect([t.discard(), t.asks()]).toEqual(['7-eye 12-strategist 1', '0 giveBack'])
    t.play('hand 1')
    expect([t.draw(), t.asks()]).toEqual(['3 0', '0 settle'])
    t.play('row 0.0')
    expect(t.rows()[0]).toBe('9-exchange 2 3 4')
  })

  test('HP-43: the third may be discarded for its effect', () => {
    const t = use('strategist', { rows: two, draw: '1 2 9-exchange 0' }).play('hand 0', 'hand 0', 'hand 0')
    expect(t.asks()).toBe('0 use')
  })

  test('HP-47: the player knows the card put back; others who knew the three lose track', () => {
    const t = use('seer', { rows: two, draw: '12-strategist 9 8 7' })
    expect(t.knows(0)).toEqual({ 'draw.0': '12-strategist', 'draw.1': '9' })
    t.play('draw', 'hand 0', 'use')
    expect(t.knows(0)).toEqual({})
    t.play('hand 2', 'hand 1')
    expect(t.knows(1)).toEqual({ 'draw.0': '8', 'hand.0': '9' })
    expect(t.knows(0)).toEqual({})
    // Not even the order of the hand tells others which of the three went where.
    expect(t.told(0)).toContainEqual({ type: 'gaveBack', by: 1 })
    expect(t.told(0)).toContainEqual({ type: 'discarded', by: 1, card: '7' })
  })

  test('needs three cards in the draw pile', () => {
    expect(scene({ rows: two, draw: '1 2', hand: '12-strategist' }).play('hand 0').asks()).toBe('1 take')
    expect(scene({ rows: two, draw: '1 2 3', hand: '12-strategist' }).play('hand 0').asks()).toBe('0 use')
  })
})

describe('HP-39 Gravedigger', () => {
  test('takes any other card of the pile, with a stone on it or not, and plays it', () => {
    const t = use('gravedigger', { rows: two, discard: '3 7-eye 0', stones: { discard: 1 } })
    expect(t.offers()).toEqual(['discard 1', 'discard 2', 'discard 3'])
    t.play('discard 2')
    expect([t.asks(), t.discard()]).toEqual(['0 settle', '12-gravedigger 3 0'])
    expect(t.play('hand 0').asks()).toBe('0 use')
  })

  test('HP-46: a dug card that goes into the row is known to all', () => {
    const t = use('gravedigger', { rows: two, discard: '3 0' }).play('discard 2', 'row 0.0')
    expect([t.rows()[0], t.discard()]).toEqual(['0 2 3 4', '1 12-gravedigger 3'])
    expect(t.knows(1)).toEqual({ 'row.0.0': '0' })
    expect(t.knows('public')).toEqual({ 'row.0.0': '0' })
    expect(t.log(1)).toContain('P0 puts the 0 in first place and discards the 1')
  })

  test('is not offered when it lies alone', () => {
    expect(scene({ rows: two, discard: '', hand: '12-gravedigger' }).play('hand 0').asks()).toBe('1 take')
  })
})

describe('HP-40 Barter', () => {
  test('with two players: each names a card of the other, and they change hands unseen', () => {
    const t = use('barter', { rows: two })
    expect([t.asks(), t.offers()]).toEqual(['0 barter', ['row 1.0', 'row 1.1', 'row 1.2', 'row 1.3']])
    t.play('row 1.1')
    expect([t.asks(), t.offers()]).toEqual(['1 barter', ['row 0.0', 'row 0.1', 'row 0.2', 'row 0.3']])
    t.play('row 0.3')
    expect(t.rows()).toEqual(['1 2 3 6', '5 4 7 8'])
    expect([t.knows(0), t.knows(1)]).toEqual([{}, {}])
  })

  test('with six: the named player names on, nobody is named twice, until one of the first', () => {
    const t = use('barter', { rows: six }).play('row 3.0')
    expect(t.asks()).toBe('3 barter')
    expect(t.offers().some((option) => option.startsWith('row 3'))).toBe(false)
    t.play('row 1.0')
    expect(t.asks()).toBe('1 barter')
    expect(t.offers().filter((option) => option.startsWith('row 3') || option.startsWith('row 1'))).toEqual(
      [],
    )
    t.play('row 5.2', 'row 2.1', 'row 4.3')
    expect(t.asks()).toBe('4 barter')
    expect(t.offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.2', 'row 0.3'])
    t.play('row 0.2')
    expect(t.rows()).toEqual(['1 2 1 4', '3 6 7 8', '9 2 11 12', '5 1 1 1', '2 2 2 3', '3 3 10 3'])
    expect(t.asks()).toBe('1 take')
  })

  test('a ring of two among six leaves the others out', () => {
    const t = use('barter', { rows: six }).play('row 5.0', 'row 0.0')
    expect(t.rows()).toEqual(['3 2 3 4', '5 6 7 8', '9 10 11 12', '1 1 1 1', '2 2 2 2', '1 3 3 3'])
  })

  test('HP-22: a card under a stone cannot be named', () => {
    const t = use('barter', { rows: ['1 2 3 ●4', '5 ●6 7 8'] })
    expect(t.offers()).toEqual(['row 1.0', 'row 1.2', 'row 1.3'])
    expect(t.play('row 1.0').offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.2'])
  })

  test('HP-45: a known card stays known through a barter', () => {
    const t = use('eye', { rows: two, draw: '12-barter 0' }).play('row 0.2', 'draw', 'hand 0', 'use')
    t.play('row 0.2', 'row 1.0')
    expect(t.knows(0)).toEqual({ 'row.1.0': '3' })
  })
})

describe('HP-41 Lousy', () => {
  test('on top of the discard pile it must be taken into the row, and the replaced card’s effect may be used', () => {
    const t = scene({ rows: ['1 7-eye 3 4', '5 6 7 8'], discard: '12-lousy 0' })
    expect([t.asks(), t.offers()]).toEqual(['0 take', ['discard']])
    t.play('discard')
    expect(t.offers()).toEqual(['row 0.0', 'row 0.1', 'row 0.2', 'row 0.3'])
    t.play('row 0.1')
    expect([t.rows()[0], t.asks()]).toEqual(['1 12-lousy 3 4', '0 use'])
    expect(t.knows('public')).toEqual({ 'row.0.1': '12-lousy' })
    expect(t.play('decline').asks()).toBe('1 take')
  })

  test('is not an effect when discarded, but binds the next player', () => {
    const t = scene({ rows: two, draw: '12-lousy 0' }).play('draw', 'hand 0')
    expect([t.asks(), t.offers()]).toEqual(['1 take', ['discard']])
  })

  test('replaced out of a row, or dug up and discarded, it binds the next player', () => {
    const t = use('replay', { rows: ['12-lousy 2 3 4', '5 6 7 8'], draw: '0 0 0' }).play('draw', 'row 0.0')
    expect([t.asks(), t.offers()]).toEqual(['1 take', ['discard']])
    const dug = scene({ rows: two, draw: '12-gravedigger 0 0', discard: '11-replay 12-lousy' })
    dug.play('draw', 'hand 0', 'use', 'discard 2', 'hand 0')
    expect([dug.asks(), dug.offers()]).toEqual(['1 take', ['discard']])
  })

  test('tossed by Discard it binds too', () => {
    const t = use('discard', { rows: ['1 2 3 4', '12-lousy 6 7 8'] }).play('row 1.0')
    expect([t.asks(), t.offers()]).toEqual(['1 take', ['discard']])
  })

  test('HP-42: under a stone it binds nobody; the player must draw and covers it', () => {
    const t = scene({ rows: two, draw: '9 0', discard: '12-lousy', stones: { discard: 1 } })
    expect(t.offers()).toEqual(['draw'])
    expect(t.play('draw', 'hand 0').discard()).toBe('9 12-lousy')
  })

  test('HP-22: a Lousy under a stone in a row stays there', () => {
    const t = use('discard', { rows: ['1 2 3 4', '●12-lousy 6 7 8'] })
    expect(t.offers()).not.toContain('row 1.0')
    const bound = scene({ rows: ['1 ●2 3 4', '5 6 7 8'], discard: '12-lousy 0' }).play('discard')
    expect(bound.offers()).toEqual(['row 0.0', 'row 0.2', 'row 0.3'])
  })
})
