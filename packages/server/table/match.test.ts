import { CommandRefusal } from '@undercrown/table'
import { expect, test, vi } from 'vitest'
import { type Client, guestClient, type Message } from '../testing/client.ts'
import { serve } from '../testing/serving.ts'
import { ANY_SEATS, matchesOf, type Waiting } from './match.ts'

const PATIENCE = 60
const waits = (person: string, seats: number, since = 0, bots = true): Waiting => ({
  person,
  game: 'toy',
  seats,
  bots,
  seal: '',
  since,
  address: '',
})
const made = (waiting: readonly Waiting[], now = 0, seats: [number, number] = [2, 6]) =>
  matchesOf(waiting, seats, now, PATIENCE).map((one) => [
    one.seats,
    one.people.map(({ person }) => person).join(''),
  ])

test('who wants the same number sits down together, the first to come first', () => {
  expect(made([waits('a', 3), waits('b', 2), waits('c', 3), waits('d', 2), waits('e', 3)])).toEqual([
    [3, 'ace'],
    [2, 'bd'],
  ])
  expect(made([waits('a', 2), waits('b', 2), waits('c', 2), waits('d', 2)])).toEqual([
    [2, 'ab'],
    [2, 'cd'],
  ])
  expect(made([waits('a', 3), waits('b', 2)])).toEqual([])
})

test('who minds no number completes a table, and is at no more than one', () => {
  expect(made([waits('a', ANY_SEATS), waits('b', 2)])).toEqual([[2, 'ba']])
  expect(made([waits('a', ANY_SEATS), waits('b', 2), waits('c', 3), waits('d', ANY_SEATS)])).toEqual([
    [2, 'ba'],
  ])
})

test('without a number: at once when the table is full, after a while with as many as there are', () => {
  const four = ['a', 'b', 'c', 'd'].map((person) => waits(person, ANY_SEATS, 0, false))
  expect(made(four, 0, [2, 4])).toEqual([[4, 'abcd']])
  expect(made(four, PATIENCE - 1)).toEqual([])
  expect(made(four, PATIENCE)).toEqual([[4, 'abcd']])
})

test('after a while bots fill up, for those who want them', () => {
  const two = [waits('a', 3, 0), waits('b', 3, 50, false), waits('c', ANY_SEATS, 50)]
  expect(made(two, PATIENCE - 1)).toEqual([[3, 'abc']])
  expect(made([waits('a', 4), waits('b', 4, 50, false), waits('c', ANY_SEATS, 50)], PATIENCE)).toEqual([
    [4, 'ac'],
  ])
  expect(made([waits('a', 4, 0, false)], PATIENCE)).toEqual([])
  expect(made([waits('a', ANY_SEATS)], PATIENCE)).toEqual([[4, 'a']])
  expect(made([waits('a', ANY_SEATS)], PATIENCE, [2, 2])).toEqual([[2, 'a']])
  expect(made([waits('a', ANY_SEATS, 0, false)], PATIENCE)).toEqual([])
})

test('who waits and goes is brought together with nobody, and waits no more', async () => {
  let now = 1_800_000_000_000
  const serving = await serve({ MATCH_PATIENCE_MS: '600000' }, { now: () => now })
  const wait = async (one: Client) =>
    (await one.send('POST', '/api/match', { game: 'toy', seats: 2 })).body.waiting
  const [gone, ann, bob] = [
    await guestClient(serving.url, 'Gone'),
    await guestClient(serving.url, 'Ann'),
    await guestClient(serving.url, 'Bob'),
  ]
  expect(await wait(gone)).toMatchObject({ game: 'toy' })
  const line = await ann.socket()
  // Who asked for something within a minute may ask again; nobody is there for longer without a socket.
  now += 61_000
  expect(await wait(ann)).toMatchObject({ game: 'toy' })
  now += 61_000
  expect(await wait(bob)).toBeNull()
  await line.next(({ type, why }) => type === 'nudge' && why === 'matched')
  expect(
    (await bob.get('/api/tables/mine')).body.tables[0].seats.map(({ person }: Message) => person.name),
  ).toEqual(['Ann', 'Bob'])
  await line.close()
  expect((await bob.get('/api/lobby')).body.looking).toEqual([])
  await serving.end()
})

test('who is matched with somebody who cannot pay after all waits on, and has a table next', async () => {
  const serving = await serve({ MATCH_PATIENCE_MS: '600000' })
  const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const wait = (one: Client) => one.send('POST', '/api/match', { game: 'toy', seats: 2 })
  vi.spyOn(serving.server.context.load, 'charge').mockRejectedValueOnce(
    new CommandRefusal('too-many-tables', 'one of them has too many'),
  )
  await wait(ann)
  expect((await wait(bob)).status).toBe(200)
  await serving.server.sweep()
  for (const one of [ann, bob]) {
    expect((await one.get('/api/tables/mine')).body.tables).toHaveLength(1)
    expect((await one.get('/api/match')).body.waiting).toBeNull()
  }
  await serving.end()
})
