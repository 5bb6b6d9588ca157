import type { MyTable } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import type { LocalSummary } from './local.ts'
import { running } from './running.ts'

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
  seats: [],
  updated: 1,
  over: false,
  yourTurn: false,
  ...more,
})

test('yours to move come first, wherever they are played, the newest of them first', () => {
  const list = running(
    [
      online('over', { phase: 'over', updated: 9 }),
      online('open', { phase: 'open', updated: 8 }),
      online('theirs', { updated: 7 }),
      online('yours', { yourTurn: true, updated: 2 }),
    ],
    [local('here', { yourTurn: true, updated: 3 }), local('done', { over: true, yourTurn: true })],
  )
  expect(list.map(({ id }) => id)).toEqual(['here', 'yours', 'theirs', 'open', 'over', 'done'])
})

test('a table is told by the other people there, not by bots and not by oneself', () => {
  const [there] = running([online('a', {})], [])
  const [here] = running([], [local('b', {})])
  expect(there?.names).toEqual(['Mira'])
  expect(here?.names).toEqual(['June'])
})

test('each leads where it goes on', () => {
  const hrefs = running(
    [online('a', {}), online('b', { phase: 'over' })],
    [local('c', {}), local('d', { over: true })],
  ).map(({ href }) => href)
  expect(hrefs.sort()).toEqual(['/local/c', '/replay/b', '/replay/local/d', '/table/a'])
})
