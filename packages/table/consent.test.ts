// What the others must agree to, and who they are.

import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { expect, test } from 'vitest'
import { decide, type LogCommand } from './decide.ts'
import type { EntryBody, LogEntry } from './entry.ts'
import { applyEntry, foldLog, type TableState } from './state.ts'

const game = toy as unknown as AnyGame
const SEATS = 3

/** A game of three people, some moves on; `by` does something there. */
function begun(rated = true): {
  state: TableState
  write(body: EntryBody): void
  by(seat: number, deed: LogCommand): void
} {
  const opened: EntryBody = {
    type: 'opened',
    game: game.id,
    options: {},
    seats: SEATS,
    listed: true,
    rated,
    silent: false,
    time: { kind: 'live', seconds: 60, increment: 0 },
    rules: game.rules,
    host: 'p0',
    secret: 'secret',
  }
  const log: LogEntry[] = [{ seq: 1, at: 1, id: undefined, body: opened }]
  const state = foldLog('t', log, game, [])
  const write = (body: EntryBody) => {
    applyEntry(state, { seq: state.seq + 1, at: state.at + 1, body, id: undefined })
  }
  for (let seat = 0; seat < SEATS; seat++) write({ type: 'sat', seat, person: `p${seat}` })
  write({ type: 'started' })
  for (let i = 0; i < 6; i++) {
    const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
    write({ type: 'moved', seat, move: itemAt(options, 0) })
  }
  return { state, write, by: (seat, deed) => write(decide(state, `p${seat}`, deed, () => '').body) }
}

const moves = ({ table }: TableState) => table?.moves.length

test('nobody takes back alone what others played, while a bot sits in for them', () => {
  const { state, write, by } = begun()
  write({ type: 'left', seat: 1 })
  write({ type: 'left', seat: 2 })
  expect(() => by(0, { do: 'offer', what: 'undo' })).toThrow('away')
  expect(moves(state)).toBe(6)
  write({ type: 'returned', seat: 1 })
  expect(() => by(0, { do: 'offer', what: 'undo' })).toThrow('away')
  // Who has given up has no say.
  write({ type: 'resigned', seat: 2 })
  by(0, { do: 'offer', what: 'undo' })
  expect(moves(state)).toBe(6)
  by(1, { do: 'answer', yes: true })
  expect(moves(state)).toBe(3)
})

test('who goes while the others agree is waited for', () => {
  const { state, write, by } = begun()
  by(0, { do: 'offer', what: 'undo' })
  write({ type: 'left', seat: 1 })
  by(2, { do: 'answer', yes: true })
  expect([moves(state), state.offer?.what]).toEqual([6, 'undo'])
  write({ type: 'returned', seat: 1 })
  by(1, { do: 'answer', yes: true })
  expect([moves(state), state.offer]).toEqual([3, undefined])
})

test('those who are left may agree to end, but not what is rated', () => {
  const { state, write, by } = begun(false)
  write({ type: 'left', seat: 1 })
  by(0, { do: 'offer', what: 'end' })
  by(2, { do: 'answer', yes: true })
  expect(state.result?.reason).toBe('agreed')

  const rated = begun()
  rated.write({ type: 'left', seat: 1 })
  expect(() => rated.by(0, { do: 'offer', what: 'end' })).toThrow('away')
  rated.write({ type: 'returned', seat: 1 })
  rated.by(0, { do: 'offer', what: 'end' })
  rated.by(2, { do: 'answer', yes: true })
  // Who goes then is waited for.
  rated.write({ type: 'left', seat: 1 })
  expect([rated.state.phase, rated.state.offer?.agreed]).toEqual(['playing', [0, 2]])
  rated.write({ type: 'returned', seat: 1 })
  rated.by(1, { do: 'answer', yes: true })
  expect(rated.state.result?.reason).toBe('agreed')
})

test('who is alone beside bots that sit in does not agree with themselves that a rated game has no winner', () => {
  const { state, write, by } = begun()
  write({ type: 'left', seat: 1 })
  write({ type: 'left', seat: 2 })
  expect(() => by(0, { do: 'offer', what: 'end' })).toThrow('away')
  expect(state.phase).toBe('playing')
  // Nor does it wait for who has given up.
  write({ type: 'resigned', seat: 1 })
  expect(() => by(0, { do: 'offer', what: 'end' })).toThrow('away')
  write({ type: 'returned', seat: 2 })
  by(0, { do: 'offer', what: 'end' })
  by(2, { do: 'answer', yes: true })
  expect(state.result?.reason).toBe('agreed')
})
