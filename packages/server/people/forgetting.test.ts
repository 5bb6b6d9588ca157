// Somebody is forgotten while something of theirs is under way.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountClient, type Client, everybodyMoves, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

let serving: Serving
let now = 1_800_000_000_000
beforeAll(async () => {
  serving = await serve({}, { now: () => now })
})
afterAll(() => serving.end())

async function tableOf(host: Client): Promise<string> {
  return (await host.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: true })).body.table
}

test('what was under way and wrote of them afterwards is gone a while later, and their seat is free', async () => {
  const { store, tables, sweep, people } = serving.server
  const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const table = await tableOf(ann)
  expect((await bob.send('DELETE', '/api/me', {})).status).toBe(200)
  // As requests that had passed the door do, on whichever node.
  await (await tables.get(table))?.do(bob.id, 'late', { do: 'sit' })
  const line = {
    id: 'aaaaaaaa',
    table_id: table,
    person: bob.id,
    at: now,
    text: 'late',
    emote: null,
    aside: 0,
  }
  await store.db.insertInto('chat').values(line).execute()
  await expect(people.bot(bob.id, 'Robo', ['play'])).rejects.toThrow('no such person')
  const seats = async () => (await ann.get(`/api/tables/${table}`)).body.sheet.seats
  expect((await seats())[1].person).toBeDefined()
  now += 20_000
  await sweep()
  expect((await seats())[1].person).toBeUndefined()
  for (const kept of ['chat', 'members', 'attendances'] as const)
    expect([
      kept,
      await store.db
        .selectFrom(kept as 'chat')
        .select('person')
        .where('person', '=', bob.id)
        .execute(),
    ]).toEqual([kept, []])
})

test('who is forgotten and has still a socket somewhere says nothing more', async () => {
  const { chat, store, tables } = serving.server
  const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const actor = (await tables.get(await tableOf(ann))) as NonNullable<Awaited<ReturnType<typeof tables.get>>>
  await bob.send('DELETE', '/api/me', {})
  const watcher = { person: bob.id, send() {} }
  actor.watchers.add(watcher)
  await expect(chat.say(actor, bob.id, { text: 'boo' })).rejects.toThrow('nobody is signed in')
  actor.watchers.delete(watcher)
  expect(await store.db.selectFrom('chat').select('id').where('person', '=', bob.id).execute()).toEqual([])
})

test('a name that nobody told of is looked up again within a minute', async () => {
  const { store } = serving.server
  const [ann, bob] = [await guestClient(serving.url, 'Ann'), await guestClient(serving.url, 'Bob')]
  const table = await tableOf(ann)
  const host = async () =>
    (await bob.get('/api/lobby')).body.tables.find((one: { id: string }) => one.id === table).seats[0].person
      .name
  expect(await host()).toBe('Ann')
  // By another node, which died before it could tell.
  await store.db.updateTable('people').set({ name: 'Amy' }).where('id', '=', ann.id).execute()
  now += 61_000
  expect(await host()).toBe('Amy')
})

test('who has themselves forgotten in the middle of a rated game has lost it, and the other has won', async () => {
  const [ann, bob] = [await accountClient(serving.url, 'Ann R'), await accountClient(serving.url, 'Bob R')]
  const order = { game: 'toy', seats: 2, listed: true, rated: true }
  const { table } = (await ann.send('POST', '/api/tables', order)).body
  await bob.do(table, { do: 'sit' })
  await ann.do(table, { do: 'start' })
  await everybodyMoves(table, [ann, bob])
  expect((await bob.send('DELETE', '/api/me', { password: 'long enough' })).status).toBe(200)
  expect((await ann.get(`/api/tables/${table}`)).body.sheet.result.winners).toEqual([0])
  expect((await ann.get('/api/me')).body.ratings).toMatchObject([{ game: 'toy', games: 1, wins: 1 }])
})

test('where all have themselves forgotten, one after the other, no bots play on', async () => {
  const [ann, bob] = [await guestClient(serving.url, 'Ann G'), await guestClient(serving.url, 'Bob G')]
  const table = await tableOf(ann)
  await bob.do(table, { do: 'sit' })
  await ann.do(table, { do: 'start' })
  const actor = await serving.server.tables.get(table)
  for (const [one, phase] of [
    [bob, 'playing'],
    [ann, 'over'],
  ] as const) {
    expect((await one.send('DELETE', '/api/me', {})).status).toBe(200)
    expect(actor?.state.phase).toBe(phase)
  }
  expect(actor?.state.result?.reason).toBe('abandoned')
})
