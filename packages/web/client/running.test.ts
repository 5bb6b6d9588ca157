import type { MyTable } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import type { LocalSummary } from './local.ts'
import { finishedSummary, running } from './running.ts'

const online = (id: string, more: Partial<MyTable>): MyTable =>
  ({
    id,
    game: 'leaders',
    phase: 'playing',
    seat: 0,
    seats: [
      { person: { id: 'me', name: 'Me', avatar: '', kind: 'guest' } },
      { person: { id: 'mira', name: 'Mira', avatar: '', kind: 'guest' } },
      { bot: 'L1' },
    ],
    updated: 1,
    yourTurn: false,
    ...more,
  }) as MyTable

const local = (id: string, more: Partial<LocalSummary>): LocalSummary => ({
  id,
  game: 'hidden-people',
  names: ['Me', '', 'June'],
  seats: [
    { kind: 'human', name: 'Me' },
    { kind: 'bot', level: 'L2' },
    { kind: 'human', name: 'June' },
  ],
  updated: 1,
  over: false,
  yourTurn: false,
  ...more,
})

const alone: LocalSummary['seats'] = [
  { kind: 'human', name: 'Me' },
  { kind: 'bot', level: 'L2' },
]

test('yours to move come first, people before bots, the newest of them first', () => {
  const list = running(
    [
      online('over', { phase: 'over', updated: 9 }),
      online('open', { phase: 'open', updated: 8 }),
      online('theirs', { updated: 7 }),
      online('yours', { yourTurn: true, updated: 2 }),
    ],
    [
      local('solo', { yourTurn: true, updated: 6, seats: alone }),
      local('here', { yourTurn: true, updated: 3 }),
      local('done', { over: true, yourTurn: true }),
    ],
  )
  expect(list.map(({ id }) => id)).toEqual(['here', 'yours', 'solo', 'theirs', 'open', 'over', 'done'])
})

test('a table is told by the others there, not by oneself', () => {
  const [there] = running([online('a', { seats: [...online('', {}).seats, {}] })], [])
  const [here] = running([], [local('b', {})])
  expect(there?.others).toEqual([{ name: 'Mira', avatar: '' }, { bot: 'L1' }])
  expect(there?.free).toBe(1)
  expect(here?.others).toEqual([{ bot: 'L2' }, { name: 'June' }])
})

test('a finished table says how it ended for whoever reads it', () => {
  const result = { reason: 'capture', winners: [1], places: [2, 1] }
  const ends = running(
    [
      online('a', { phase: 'over', result, seat: 0, updated: 5 }),
      online('b', { phase: 'over', result, seat: 1, updated: 4 }),
      online('c', { phase: 'over', result: { reason: 'draw', winners: [], places: [1, 1] }, updated: 3 }),
    ],
    // People who share a device share no result; and a game of before results were kept has none.
    [local('d', { over: true, result, updated: 2 }), local('e', { over: true, seats: alone, updated: 1 })],
  )
  expect(ends.map(({ ended }) => ended?.how)).toEqual(['lost', 'won', 'drawn', undefined, undefined])
  expect(ends[0]?.ended).toEqual({ how: 'lost', place: 2, players: 2 })
  expect(finishedSummary(ends)).toEqual({ since: 1, won: 1, lost: 1, drawn: 1 })
})

test('each leads where it goes on', () => {
  const hrefs = running(
    [online('a', {}), online('b', { phase: 'over' })],
    [local('c', {}), local('d', { over: true })],
  ).map(({ href }) => href)
  expect(hrefs.sort()).toEqual(['/local/c', '/replay/b', '/replay/local/d', '/table/a'])
})

test('a table that is full waits for its host, who starts it', () => {
  const [mine] = running([online('a', { phase: 'open', host: 'me' })], [])
  expect(mine).toMatchObject({ state: 'yours', toStart: true })
  for (const more of [{ host: 'mira' }, { host: 'me', seats: [...online('', {}).seats, {}] }]) {
    const [other] = running([online('a', { phase: 'open', ...more })], [])
    expect(other).toMatchObject({ state: 'open' })
    expect(other?.toStart).toBeUndefined()
  }
})
