// Tables laid out by hand with several of a character (decision 50).

import { layTable, randomFrom, readRecord, recordOf, replayRecord, verifyRecord } from '@undercrown/engine'
import { checkLaws, checkLayout } from '@undercrown/engine/laws'
import { expect, test } from 'vitest'
import { leaders } from './game.ts'
import { layout, position } from './layout.ts'
import { layoutOf, positionLine } from './line.ts'
import { perft } from './perft.ts'
import { cardsOf } from './recruit.ts'
import { lay, moves, offered } from './scenario.ts'
import { snapshot } from './snapshot.ts'
import { open } from './view.ts'

const stateOf = (line: string) => position(layoutOf(line), randomFrom('twins')).state

/** Three Cubs, and every other character that does or changes something twice; a board full of Cubs. */
const boards = [
  '4.1r3.2u3.ls1u2L.2U1B1.5.4_ba',
  '1u2.1h1u1.2u3.l1r3L.2B1u1.1U3.4_ba',
  '1a2.1a1q1.2s3.l1j1PJL.2P1S1.1qV2.2V1_ba',
  'R1i1.i1c1I.2cm2.l1b2TL.2mB2.1w1wg.g1t1_wa',
  'uuuu.uuuuu.uu1uuu.u1l2uL.UUU1UU.UUUUU.UUUU_ba',
]

test.each(boards)('%s is the same as a line, as JSON and as a view', (line) => {
  const state = stateOf(line)
  const written = layout(state)
  expect(positionLine(written)).toMatch(line.slice(0, line.indexOf('_')))
  const again = position(JSON.parse(JSON.stringify(written)), randomFrom('')).state
  expect(layout(again)).toEqual(written)
  expect(snapshot(again)).toEqual(snapshot(state))
  const guessed = leaders.imagine({ open: open(state), own: {} }, randomFrom(''))
  expect(leaders.choices(guessed)).toEqual(leaders.choices(state))
  checkLayout(leaders as never, state, 2)
})

test.each(boards.slice(0, 4))('every law holds from %s on', (line) => {
  const laid = { ...leaders, setup: () => stateOf(line) }
  for (const seed of ['1', '2', '3']) {
    const trial = { options: {}, seats: 2, seed, picks: [] }
    expect(checkLaws(laid as never, trial, { care: { every: 12, mostMoves: 20_000 } })).toBeGreaterThan(0)
  }
})

test('a record that begins with two Cubs replays', () => {
  const table = layTable(leaders, layoutOf(boards[0] as string), 'cubs')
  for (let played = 0; played < 12; played++) {
    const [choice] = table.choices()
    if (choice) table.submit(choice.seat, choice.options[played % choice.options.length] as never)
  }
  const record = readRecord(JSON.parse(JSON.stringify(recordOf(table as never))))
  expect(leaders.layout(replayRecord(leaders as never, record).state as never)).toEqual(layout(table.state))
  expect(verifyRecord(leaders as never, record).deal).toEqual({ kind: 'none' })
})

test('twins act one by one, each once', () => {
  const state = lay('l a1, u b3, u f3 | L d7')
  expect(perft(state, 1)).toBe(3 + 6 + 6 + 1)
  moves(state, 'Ub3-b4')
  expect(offered(state, 'Ub4')).toEqual([])
  expect(offered(state, 'Uf3')).toHaveLength(6)
  moves(state, 'La1-a2', 'Uf3-f4')
  expect(state.turn).toBe(9)
})

test('Cubs fill cells but never count', () => {
  expect(lay('l a1, u c6, u e6 | L d7').result).toBeNull()
  expect(lay('l a1, u c6, u e6, u d6 | L d7').result).toEqual({ winner: 0, reason: 'surrounded' })
  expect(lay('l a1, r c6, r e6 | L d7').result).toEqual({ winner: 0, reason: 'captured' })
  expect(lay('l a1, q b5, q d5 | L d7').result).toEqual({ winner: 0, reason: 'captured' })
})

test('L-57 with several: Hermit and Cubs act directly after one another, or no more', () => {
  const laid = 'l a1, r g1, h d3, u c3, u d4 | L d7'
  const together = lay(laid)
  moves(together, 'Uc3-c4', 'Hd3-d2', 'Ud4-d5')
  const apart = lay(laid)
  moves(apart, 'Hd3-d2', 'Rg1-g2')
  expect(offered(apart, 'U')).toEqual([])
  const cubs = lay(laid)
  moves(cubs, 'Uc3-c4', 'Rg1-g2')
  expect(offered(cubs, 'H')).toEqual([])
  expect(offered(cubs, 'Ud4').length).toBeGreaterThan(0)
})

test('L-52, L-53, L-55: any Jailer, Protector or Vizier of a side does', () => {
  expect(offered(lay('l a1, r d4 | L d7, J g4, J d5'), 'Rd4*')).toEqual([])
  expect(offered(lay('l a1, m d2 | L d5, P g4, P e4'), 'Md2*')).toEqual([])
  expect(offered(lay('l a1, m d2 | L d5, P g4, P g3'), 'Md2*')).not.toEqual([])
  expect(offered(lay('l d1, v a1, v a2 | L d7, V g4'), 'L').length).toBe(
    offered(lay('l d1, v a1 | L d7'), 'L').length,
  )
  expect(offered(lay('l d1, V a1 | L d7, v g4, V g3'), 'Ld1-d3')).toEqual(['Ld1-d3'])
})

test('twins come without a card: they count for nothing in recruiting', () => {
  expect(cardsOf(lay('l a1, u c3, u d4, r g1, r g2 | L d7'), 0)).toBe(3)
  expect(() => lay('l a1, u c3, u d4 | L d7', { visible: ['hermit-and-cub'] })).toThrow(/two places/)
})

test('what the rules give no meaning to is refused in words', () => {
  expect(() => lay('l a1, l a2 | L d7')).toThrow(/two Leaders; a side has one/)
  expect(() => lay('l a1, n a2 | L d7, N d4')).toThrow(/which of two would move first/)
})
