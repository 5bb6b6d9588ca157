// What clocks take off and add, whatever is taken back and whoever comes back.

import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import type { Command, TimeControl } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { type ClockState, deadline } from './clock.ts'
import { decide, type LogCommand } from './decide.ts'
import type { EntryBody } from './entry.ts'
import { applyEntry, foldLog, type TableState } from './state.ts'

const game = toy as unknown as AnyGame
const SECOND = 1000
const BUDGET = 60
const INCREMENT = 10

const LIVE: TimeControl = { kind: 'live', seconds: BUDGET, increment: INCREMENT }

/** A game of two, just begun; `write` and `by` do something so many seconds after what was done last. */
function begun(time = LIVE): {
  state: TableState
  write(body: EntryBody, seconds?: number): void
  by(seat: number, deed: LogCommand, seconds?: number): void
  /** The seat that is asked plays, thinking so long. */
  play(seconds: number): number
} {
  const opened: EntryBody = {
    ...{ type: 'opened', game: game.id, options: {}, seats: 2, listed: true, rated: true, silent: false },
    ...{ rules: game.rules, host: 'p0', secret: 'secret' },
    time,
  }
  const state = foldLog('t', [{ seq: 1, at: SECOND, id: undefined, body: opened }], game, [])
  const write = (body: EntryBody, seconds = 0) => {
    applyEntry(state, { seq: state.seq + 1, at: state.at + seconds * SECOND, body, id: undefined })
  }
  for (let seat = 0; seat < 2; seat++) write({ type: 'sat', seat, person: `p${seat}` })
  write({ type: 'started' })
  const by = (seat: number, deed: LogCommand, seconds = 0) =>
    write(decide(state, `p${seat}`, deed, () => '').body, seconds)
  return {
    state,
    write,
    by,
    play(seconds) {
      const { seat } = itemAt(state.table?.choices() ?? [], 0)
      by(seat, { do: 'play', seq: state.seq, pick: 0 } as Command & { do: 'play' }, seconds)
      return seat
    },
  }
}

const left = ({ left: all }: ClockState, seat: number) => itemAt(all, seat) / SECOND

test('what is played again after it was taken back adds no time, and thinking in between takes some', () => {
  const { state, by, play } = begun()
  const seat = play(5)
  expect(left(state.clocks, seat)).toBe(BUDGET - 5 + INCREMENT)
  for (let i = 0; i < 3; i++) {
    by(seat, { do: 'offer', what: 'undo' })
    by(1 - seat, { do: 'answer', yes: true }, 4)
    expect(play(1)).toBe(seat)
  }
  expect(left(state.clocks, seat)).toBe(BUDGET - 5 + INCREMENT - 3)
  // Theirs who was asked meanwhile ran.
  expect(left(state.clocks, 1 - seat)).toBe(BUDGET - 3 * 4)
})

test('whose time was up has the seat again once a bot has answered, and not the time once more', () => {
  const { state, write, by } = begun()
  const { seat } = itemAt(state.table?.choices() ?? [], 0)
  write({ type: 'left', seat }, BUDGET)
  expect(() => by(seat, { do: 'return' })).toThrow('a bot answers')
  const { options } = itemAt(state.table?.choices() ?? [], 0)
  write({ type: 'moved', seat, move: itemAt(options, 0), bot: true }, 1)
  by(seat, { do: 'return' })
  expect(left(state.clocks, seat)).toBe(30)
})

test('who was away and comes back goes on with what they had left', () => {
  const { state, write, by } = begun()
  const { seat } = itemAt(state.table?.choices() ?? [], 0)
  write({ type: 'left', seat }, 20)
  by(seat, { do: 'return' }, 5)
  expect(left(state.clocks, seat)).toBe(BUDGET - 25)
  expect(deadline(state.clocks, seat, [])).toBe(state.at + (BUDGET - 25) * SECOND)
})

test.each<TimeControl>([{ kind: 'slow', days: 1 }, { kind: 'none' }])(
  'who plays and takes back has no other day, where there is one for each move ($kind)',
  (time) => {
    const DAY = 86_400
    const { state, write, play } = begun(time)
    const { seat } = itemAt(state.table?.choices() ?? [], 0)
    expect(play(DAY - 3_600)).toBe(seat)
    expect(left(state.clocks, seat)).toBe(DAY)
    write({ type: 'tookBack', seat, to: 0 })
    expect(left(state.clocks, seat)).toBe(3_600)
    play(1_000)
    write({ type: 'tookBack', seat, to: 0 })
    expect(left(state.clocks, seat)).toBe(2_600)
    play(2_590)
    // A little, for whoever slipped at the end of it.
    write({ type: 'tookBack', seat, to: 0 })
    expect(left(state.clocks, seat)).toBe(30)
    play(1)
    expect(left(state.clocks, seat)).toBe(DAY)
    // What all agree to gives the day anew.
    const back = { type: 'offered', seat, what: 'undo', to: 0 } as const
    write(back)
    write({ type: 'answered', seat: 1 - seat, yes: true })
    expect(left(state.clocks, seat)).toBe(DAY)
    expect(state.clocks.spared).toEqual([])
  },
)
