// The picture of a table that a page makes of what it is told.

import type { Sync, TableSheet } from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'
import { expect, test } from 'vitest'
import type { Link } from './link.ts'
import { tableStore } from './table.ts'

const sheet = { phase: 'playing', moves: 0, seats: [] } as unknown as TableSheet
const game = (...events: object[]) => ({ open: {}, own: {}, waiting: [], events })
const sync = (seq: number, from: number, seat: number | null, ...events: object[]): Sync => ({
  type: 'table',
  table: 't',
  seq,
  seat,
  sheet,
  from,
  game: game(...events),
})
const event = (type: string) => ({ type })

function opened() {
  let hear: (message: WholeMessage) => void = () => {}
  const sent: object[] = []
  const link: Link = {
    send: (message) => void sent.push(message),
    listen(listener) {
      hear = listener.hear
      listener.open()
      return () => {}
    },
  }
  const store = tableStore(link, 't')
  return { store, sent, hear: (message: WholeMessage) => hear(message) }
}

const types = (store: ReturnType<typeof opened>['store']) =>
  store.now().log.flatMap(({ events }) => events.map(({ type }) => type))

test('the story grows, survives what is no move, and begins anew after a take-back', () => {
  const { store, hear } = opened()
  hear(sync(3, 0, 0, event('dealt')))
  hear({ type: 'update', table: 't', seq: 4, by: 0, game: game(event('played')) })
  hear({ type: 'update', table: 't', seq: 4, by: 0, game: game(event('played')) })
  expect(types(store)).toEqual(['dealt', 'played'])
  hear(sync(5, 4, 0))
  expect(types(store)).toEqual(['dealt', 'played'])
  hear(sync(6, 0, 0, event('dealt')))
  expect(types(store)).toEqual(['dealt'])
})

test('whose the last move was is known after a reload, and forgotten where it was taken back', () => {
  const { store, hear } = opened()
  hear({ ...sync(5, 0, 0, event('dealt'), event('chose'), event('played')), last: { by: 0, events: 2 } })
  expect(store.now().last).toEqual({ by: 0, events: [event('chose'), event('played')] })
  // An offer, say: what was told before still stands.
  hear(sync(6, 5, 0))
  expect(store.now().last?.by).toBe(0)
  hear({ type: 'update', table: 't', seq: 7, by: 1, game: game(event('passed')) })
  expect(store.now().last).toMatchObject({ by: 1, events: [event('passed')] })
  hear(sync(8, 0, 0))
  expect(store.now().last).toBeUndefined()
})

test('nothing of what other eyes saw stays, once the device is passed on', () => {
  const { store, hear } = opened()
  hear(sync(3, 0, 0, event('dealt')))
  hear({ type: 'update', table: 't', seq: 4, by: 0, game: game(event('looked at a secret')) })
  hear(sync(4, 0, null, event('looked')))
  expect(JSON.stringify(store.now())).not.toContain('secret')
  expect(store.now().seat).toBe(null)
})

test('what was seen for a moment is not kept, once more has happened', () => {
  const { store, hear } = opened()
  hear(sync(3, 0, 0, event('dealt')))
  const saw = { ...game(event('looked at a secret')), retold: [event('looked')] }
  hear({ type: 'update', table: 't', seq: 4, by: 0, game: saw })
  hear(sync(5, 4, 0))
  expect(types(store)).toEqual(['dealt', 'looked at a secret'])
  hear({ type: 'update', table: 't', seq: 6, by: 1, game: game(event('played')) })
  expect(types(store)).toEqual(['dealt', 'looked', 'played'])
  expect(JSON.stringify(store.now())).not.toContain('secret')
})

const asked = (seq: number, moves: number, seat = 0): Sync => ({
  ...sync(seq, seq - 1, seat),
  sheet: { ...sheet, moves },
  game: {
    ...game(),
    choice: { seat, ask: { ask: 'take' }, options: [{ zone: 'draw' }, { zone: 'discard' }] },
  },
})

test('a question stays the same one while nobody moves, whatever else is told', () => {
  const { store, hear } = opened()
  hear(asked(4, 3))
  const question = store.now().game?.choice
  hear(asked(5, 3))
  expect(store.now().game?.choice).toBe(question)
})

test('after a move the same question is a new one, and so it is for other eyes', () => {
  const { store, hear } = opened()
  hear(asked(4, 3))
  const question = store.now().game?.choice
  hear(asked(5, 4))
  const next = store.now().game?.choice
  expect(next).not.toBe(question)
  hear(asked(6, 4, 1))
  expect(store.now().game?.choice).not.toBe(next)
})

test('while several choose at once, another’s answer leaves the question as it is, and one’s own does not', () => {
  const { store, hear } = opened()
  hear(asked(4, 3))
  const question = store.now().game?.choice
  const { game } = asked(5, 4)
  if (!game) throw new Error('no game')
  hear({ type: 'update', table: 't', seq: 5, by: 1, game })
  expect(store.now().game?.choice).toBe(question)
  hear({ type: 'update', table: 't', seq: 6, by: 0, game })
  expect(store.now().game?.choice).not.toBe(question)
})

test('a move is no longer on its way once it is answered, even by what was known already', async () => {
  const { store, hear, sent } = opened()
  hear(asked(4, 3))
  const played = store.command({ do: 'play', seq: 4, pick: 0 })
  const { id } = sent.at(-1) as { id: string }
  hear(sync(5, 4, 0))
  expect(store.sending()).toBe(true)
  hear({ type: 'update', table: 't', seq: 5, did: id, by: 0, game: game() })
  await played
  expect(store.sending()).toBe(false)
})

test('who looks on is known until the way is lost; what spectators said is gone for whoever sits down', () => {
  const { store, hear } = opened()
  const by = { id: 'e', name: 'Eve', avatar: '', kind: 'guest' as const }
  hear(sync(3, 0, null))
  hear({ type: 'watching', table: 't', count: 1, people: [by] })
  hear({ type: 'said', table: 't', line: 'a', at: 1, by, text: 'between us', aside: true })
  hear({ type: 'said', table: 't', line: 'b', at: 2, by, text: 'to all' })
  expect(store.now().watching).toMatchObject({ count: 1, people: [{ name: 'Eve' }] })
  expect(store.now().talk.map(({ text }) => text)).toEqual(['between us', 'to all'])
  hear(sync(4, 3, 0))
  expect(store.now().talk.map(({ text }) => text)).toEqual(['to all'])
  hear({ type: 'unsaid', table: 't', line: 'b' })
  expect(store.now()).toMatchObject({ talk: [], unsaid: ['b'] })
})
