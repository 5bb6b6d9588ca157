import { type AnyGame, below, hashOf, itemAt, randomFrom, reopen } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { expect, test } from 'vitest'
import type { EntryBody, LogEntry } from './entry.ts'
import { applyEntry, foldLog, type TableState } from './state.ts'

let played = 0
const game = {
  ...(toy as unknown as AnyGame),
  play(...[state, seat, move, tell]: Parameters<AnyGame['play']>) {
    played++
    toy.play(state as never, seat, move, tell)
  },
} satisfies AnyGame

const SEATS = 6

/** A table in play, and how its log goes on. */
function begun(): { state: TableState; log: LogEntry[]; write(body: EntryBody): void } {
  const log: LogEntry[] = [
    {
      seq: 1,
      at: 1,
      id: undefined,
      body: {
        type: 'opened',
        game: game.id,
        options: {},
        seats: SEATS,
        listed: true,
        rated: false,
        silent: false,
        time: { kind: 'none' },
        rules: game.rules,
        host: 'p0',
        secret: 'secret',
      },
    },
  ]
  const state = foldLog('t', log, game, [])
  const write = (body: EntryBody) => {
    const entry = { seq: log.length + 1, at: log.length + 1, body, id: undefined }
    log.push(entry)
    applyEntry(state, entry)
  }
  for (let seat = 0; seat < SEATS; seat++) write({ type: 'sat', seat, person: `p${seat}` })
  write({ type: 'started' })
  return { state, log, write }
}

function movedBy(state: TableState, number: number): EntryBody {
  const { seat, options } = itemAt(state.table?.choices() ?? [], 0)
  return { type: 'moved', seat, move: itemAt(options, number % options.length) }
}

const movesOf = ({ table }: TableState) => table?.moves.length ?? 0

/** As it would be if nothing had been taken back. */
function expectTrue({ table }: TableState): void {
  if (!table) throw new Error('no game')
  const again = reopen(game, table.start)
  for (const [seat, move] of table.moves) again.submit(seat, move)
  expect(hashOf(game, table.state)).toBe(hashOf(game, again.state))
  expect(table.choices()).toEqual(again.choices())
}

test('whatever is taken back, the game is as if it had never been played', () => {
  const { state, log, write } = begun()
  const chance = randomFrom('take back')
  for (let i = 0; i < 600; i++) {
    const standing = movesOf(state)
    if (standing > 0 && (standing > 35 || below(chance, 3) === 0))
      write({ type: 'tookBack', seat: 0, to: below(chance, standing) })
    else write(movedBy(state, below(chance, 2)))
    if (i % 20 === 0) expectTrue(state)
    expect(state.checkpoints.length).toBeLessThan(10)
  }
  expectTrue(state)
  expect(hashOf(game, foldLog('t', log, game, []).table?.state)).toBe(hashOf(game, state.table?.state))
})

test.each([
  ['the same move over and over', 1],
  ['many moves one by one', 30],
])(
  'a log in which much was taken back is read in about as many steps as it has entries: %s',
  (_what, run) => {
    const { state, log, write } = begun()
    for (let i = 0; i < 40 - run; i++) write(movedBy(state, i))
    while (log.length < 2_000) {
      for (let i = 0; i < run; i++) write(movedBy(state, i))
      for (let i = 0; i < run; i++) write({ type: 'tookBack', seat: 0, to: movesOf(state) - 1 })
    }
    played = 0
    foldLog('t', log, game, [])
    expect(played).toBeLessThan(2 * log.length)
  },
)
