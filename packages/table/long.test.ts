// Games that their players can go on with for ever, and what it costs to read a long one.

import { type AnyGame, hashOf, itemAt } from '@undercrown/engine'
import { type ToyState, toy } from '@undercrown/engine/toy'
import { MAX_MOVES } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { closedBy, dueAt, dueNow } from './due.ts'
import type { EntryBody, LogEntry } from './entry.ts'
import { readLog, recall, type Story, tellOn } from './history.ts'
import { applyEntry, foldLog, type TableState } from './state.ts'

let played = 0

/** The toy with a pile that is filled up again. */
const endless = {
  ...(toy as unknown as AnyGame),
  play(...[state, seat, move, tell]: Parameters<AnyGame['play']>) {
    played++
    const { pile, discard } = state as ToyState
    if (pile.length < 2) pile.unshift(...discard.splice(0))
    toy.play(state as never, seat, move, tell)
  },
} satisfies AnyGame

const SEATS = 2

interface Begun {
  readonly state: TableState
  readonly log: LogEntry[]
  readonly story: Story
  write(body: EntryBody): void
  /** So many moves more. */
  play(moves: number): void
}

function begun(rest: { readonly device?: true } = {}): Begun {
  const opened: EntryBody = {
    type: 'opened',
    game: endless.id,
    options: {},
    seats: SEATS,
    listed: true,
    rated: true,
    silent: false,
    time: { kind: 'none' },
    rules: endless.rules,
    host: 'p0',
    secret: 'secret',
    ...rest,
  }
  const log: LogEntry[] = [{ seq: 1, at: 1, id: undefined, body: opened }]
  const state = foldLog('t', log, endless, [])
  const story: Story = { moves: [], rewound: 0 }
  const write = (body: EntryBody) => {
    const entry = { seq: log.length + 1, at: log.length + 1, body, id: undefined }
    log.push(entry)
    tellOn(story, entry, applyEntry(state, entry), state)
  }
  for (let seat = 0; seat < SEATS; seat++) write({ type: 'sat', seat, person: `p${seat}` })
  write({ type: 'started' })
  const play = (moves: number) => {
    for (let i = 0; i < moves; i++) {
      const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
      write({ type: 'moved', seat, move: itemAt(options, i % 2) })
    }
  }
  return { state, log, story, write, play }
}

test('a game that goes on for ever ends undecided after so many moves, and not before', () => {
  const { state, write, play } = begun()
  const next = () => {
    const seat = itemAt(state.table?.choices() ?? [], 0).seat
    return decide(state, `p${seat}`, { do: 'play', seq: state.seq, pick: 0 }, () => '').body
  }
  play(MAX_MOVES - 1)
  expect(dueNow(state, state.at).close).toBe(false)
  expect(dueAt(state, false, 0)).toBeGreaterThan(state.at)
  write(next())
  expect(dueNow(state, state.at)).toMatchObject({ close: true, bots: [] })
  expect(dueAt(state, false, 0)).toBe(state.at)
  expect(next).toThrow('too long')
  const end = closedBy(state, state.at)
  expect(end).toEqual({ type: 'ended', reason: 'endless' })
  write(end as EntryBody)
  expect(state).toMatchObject({ phase: 'over', result: { reason: 'endless', winners: [] } })
})

test('at one device nobody else waits, and it goes on', () => {
  const { state, play } = begun({ device: true })
  play(MAX_MOVES)
  expect([dueNow(state, state.at).close, closedBy(state, state.at)]).toEqual([false, undefined])
})

test('a long log is read in pieces, between which others have a turn', async () => {
  const { state, log, story, play } = begun()
  play(1_000)
  const between: number[] = []
  played = 0
  const read = await readLog('t', log, endless, [], async () => {
    between.push(played)
    played = 0
  })
  expect(hashOf(endless, read.state.table?.state)).toBe(hashOf(endless, state.table?.state))
  expect(read.story).toEqual(story)
  expect(between.length).toBeGreaterThan(10)
  expect(Math.max(...between, played)).toBeLessThanOrEqual(50)
})

test('to show again what happened last, a long game is not played anew each time', () => {
  const { state, story, play } = begun()
  play(1_000)
  const shown = () => {
    const steps: number[] = []
    recall(story, state, 0, (seq, by, table) => steps.push(seq, by, table.moves.length))
    return steps
  }
  const moves = () => state.table?.moves.length ?? 0
  expect(shown()).toEqual([state.seq - 1, 0, moves() - 1, state.seq, 1, moves()])
  for (let i = 0; i < 20; i++) {
    play(2)
    played = 0
    expect(shown()).toEqual([state.seq - 1, 0, moves() - 1, state.seq, 1, moves()])
    expect(played).toBeLessThan(10)
  }
})
