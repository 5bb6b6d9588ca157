// Spectators: they are seen, they talk among themselves, and the lobby shows them what is being played.

import { itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, guestClient, type Line, openLine, stateAt } from '../testing/client.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

async function watching(one: Client, table: string, code?: string): Promise<Line> {
  const line = await one.socket()
  line.tell({ do: 'watch', table, ...(code && { code }) })
  await line.next(stateAt(0))
  return line
}

/** Says something over the socket; resolves when the server has done it. */
async function say(line: Line, table: string, text: string): Promise<void> {
  const id = `say-${text.replace(/\W/g, '')}`
  line.tell({ do: 'say', table, id, text })
  await line.next((one) => one.id === id)
}

const told = (line: Line) => line.next((one) => one.type === 'watching')
const lines = async (one: Client, table: string) =>
  (await one.get(`/api/tables/${table}/chat`)).body.lines.map((line: { text: string }) => line.text)

test('who looks on is told to players and spectators, and goes again', async () => {
  const { table, lines: seats } = await seated(url, 2)
  const [eve, kim] = [await guestClient(url, 'Eve'), await guestClient(url, 'Kim')]
  const first = await watching(eve, table)
  for (const line of [...seats, first])
    expect(await told(line)).toMatchObject({ count: 1, people: [{ id: eve.id, name: 'Eve' }] })
  // The same person twice is one.
  const twice = await watching(eve, table)
  expect((await told(twice)).count).toBe(1)
  const second = await watching(kim, table)
  expect((await told(itemAt(seats, 0))).people.map((one: { name: string }) => one.name)).toEqual([
    'Eve',
    'Kim',
  ])
  await kim.send('PUT', '/api/me', { name: 'Kimberly' })
  expect((await told(itemAt(seats, 0))).people[1].name).toBe('Kimberly')
  await second.close()
  expect((await told(itemAt(seats, 0))).count).toBe(1)
  await twice.close()
  first.tell({ do: 'unwatch', table })
  expect(await told(itemAt(seats, 0))).toMatchObject({ count: 0, people: [] })
  for (const line of [...seats, first]) await line.close()
})

test('who no longer wants to look on before they could is not there for ever', async () => {
  const [ann, eve] = [await guestClient(url, 'Ann'), await guestClient(url, 'Eve')]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const { tables, audience } = serving.server
  const actor = itemAt(
    [...tables.all()].filter((one) => one.id === table),
    0,
  )
  // What is done at the table before keeps them waiting.
  const { watch } = actor
  let letIn = () => {}
  const turn = new Promise<void>((done) => {
    letIn = done
  })
  const asked = vi.spyOn(actor, 'watch').mockImplementation((...all) => turn.then(() => watch(...all)))
  // Who folds passes over a table that they no longer want.
  const line = await eve.socket('plain')
  line.tell({ do: 'watch', table })
  await vi.waitUntil(() => asked.mock.calls.length > 0)
  line.tell({ do: 'unwatch', table })
  line.tell({ do: 'ping' })
  await line.next((one) => one.type === 'pong')
  letIn()
  await line.next((one) => one.type === 'table')
  const there = () => [actor.watchers.size, audience.people(actor).length]
  await vi.waitUntil(() => actor.watchers.size === 0)
  expect(there()).toEqual([0, 0])
  // Nor is who takes it back before the table was found.
  let find = () => {}
  const found = new Promise<typeof actor>((done) => {
    find = () => done(actor)
  })
  const looked = vi.spyOn(tables, 'get').mockReturnValue(found)
  line.tell({ do: 'watch', table })
  await vi.waitUntil(() => looked.mock.calls.length > 0)
  line.tell({ do: 'unwatch', table })
  line.tell({ do: 'ping' })
  await line.next((one) => one.type === 'pong')
  find()
  line.tell({ do: 'ping' })
  await line.next((one) => one.type === 'pong')
  looked.mockRestore()
  expect([asked.mock.calls.length, ...there()]).toEqual([1, 0, 0])
  await line.close()
})

test('who sits down looks on no longer', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const line = await watching(ann, table)
  const other = await watching(bob, table)
  expect((await told(line)).count).toBe(1)
  await bob.do(table, { do: 'sit' })
  expect((await told(line)).count).toBe(0)
  for (const one of [line, other]) await one.close()
})

test('seats are never told what spectators say; spectators hear both', async () => {
  const { table, people, lines: seats } = await seated(url, 2)
  const [ann, bob] = people as [Client, Client]
  const [eve, kim] = [await guestClient(url, 'Eve'), await guestClient(url, 'Kim')]
  const [first, second] = [await watching(eve, table), await watching(kim, table)]
  await say(first, table, 'she bluffs')
  expect(await second.next((one) => one.type === 'said')).toMatchObject({
    text: 'she bluffs',
    aside: true,
    by: { name: 'Eve' },
  })
  await ann.do(table, { do: 'say', text: 'to everybody' })
  const said = await second.next((one) => one.type === 'said')
  expect([said.text, said.aside]).toEqual(['to everybody', undefined])
  await kim.send('PUT', '/api/mutes', { whom: eve.id, table })
  await say(first, table, 'unheard')
  expect(await lines(eve, table)).toEqual(['she bluffs', 'to everybody', 'unheard'])
  expect(await lines(kim, table)).toEqual(['to everybody'])
  const { seq } = (await ann.do(table, { do: 'resign' })).body
  expect((await second.next(stateAt(seq))).sheet.phase).toBe('over')
  await say(first, table, 'after the end')
  expect(await lines(eve, table)).toContain('after the end')
  for (const one of [ann, bob]) expect(await lines(one, table)).toEqual(['to everybody'])
  for (const line of seats) {
    await line.close()
    expect(line.messages.filter((one) => one.aside || /bluffs|unheard|after/.test(one.text))).toEqual([])
  }
  for (const line of [first, second]) await line.close()
})

test('who has sat down since reads no more of what spectators say, nor what they said', async () => {
  const [ann, bob, kim] = [
    await guestClient(url, 'Ann'),
    await guestClient(url, 'Bob'),
    await guestClient(url, 'Kim'),
  ]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const [mine, other] = [await watching(bob, table), await watching(kim, table)]
  await say(other, table, 'before')
  expect(await lines(bob, table)).toEqual(['before'])
  await bob.do(table, { do: 'sit' })
  await say(other, table, 'behind their backs')
  expect(await lines(bob, table)).toEqual([])
  await mine.close()
  expect(mine.messages.some((one) => one.text === 'behind their backs')).toBe(false)
  // Who stands up is a spectator again.
  await bob.do(table, { do: 'stand' })
  expect(await lines(bob, table)).toEqual(['before', 'behind their backs'])
  await other.close()
})

test('only who is there talks: not at a silent table, nor from elsewhere', async () => {
  const eve = await guestClient(url, 'Eve')
  const hidden = await seated(url, 2, { listed: false })
  expect((await eve.do(hidden.table, { do: 'say', text: 'hi' })).body.code).toBe('not-found')
  const shown = await seated(url, 2)
  expect((await eve.do(shown.table, { do: 'say', text: 'hi' })).body.code).toBe('not-yours')
  const silent = await seated(url, 2, { silent: true })
  const line = await watching(eve, silent.table)
  line.tell({ do: 'say', table: silent.table, id: 'a', text: 'hi' })
  expect((await line.next((one) => one.id === 'a')).code).toBe('silent')
  const { watchCode } = (await hidden.people[0]?.get(`/api/tables/${hidden.table}`))?.body.sheet ?? {}
  expect((await eve.get(`/api/tables/${hidden.table}/chat`)).status).toBe(404)
  expect((await eve.get(`/api/tables/${hidden.table}/chat?code=${watchCode}`)).status).toBe(200)
  for (const one of [line, ...hidden.lines, ...shown.lines, ...silent.lines]) await one.close()
})

test('the lobby shows games whose host lists them, as a spectator sees them', async () => {
  const eve = await guestClient(url, 'Eve')
  const { table, people, lines: seats } = await seated(url, 2, { game: 'leaders', listed: false })
  const [ann, bob] = people as [Client, Client]
  const live = async (game = 'leaders') =>
    (await eve.get(`/api/lobby?game=${game}`)).body.live as { table: { table: string }; watching: number }[]
  expect(await live()).toEqual([])
  expect((await bob.do(table, { do: 'list', on: true })).body.code).toBe('not-yours')
  expect((await ann.do(table, { do: 'list', on: true })).body.sheet.listed).toBe(true)
  const line = await watching(eve, table)
  const [shown, ...more] = await live()
  expect(more).toEqual([])
  const { from, ...seen } = (await eve.get(`/api/tables/${table}`)).body
  expect(shown).toMatchObject({ watching: 1, table: { ...seen, game: { open: seen.game.open } } })
  expect(await live('hidden-people')).toEqual([])
  // Taken out again: nobody new finds it, and whoever is there may stay.
  await ann.do(table, { do: 'list', on: false })
  expect(await live()).toEqual([])
  expect((await (await guestClient(url, 'Kim')).get(`/api/tables/${table}`)).status).toBe(404)
  const { seq } = (await ann.get(`/api/tables/${table}`)).body
  expect((await line.next(stateAt(seq))).sheet.listed).toBe(false)
  await ann.do(table, { do: 'resign' })
  expect((await ann.do(table, { do: 'list', on: true })).body.code).toBe('wrong-phase')
  for (const one of [line, ...seats]) await one.close()
})

test('the lobby says how many look for a match', async () => {
  const eve = await guestClient(url, 'Eve')
  await eve.send('POST', '/api/match', { game: 'hidden-people' })
  expect((await eve.get('/api/match')).body.waiting).toMatchObject({ seats: 0, bots: false })
  expect((await eve.get('/api/lobby')).body).toMatchObject({
    looking: [{ game: 'hidden-people', people: 1 }],
    patience: 0,
  })
  await eve.send('DELETE', '/api/match')
})

test('one person talks so much and no more, over however many sockets', async () => {
  const slow = await serve({ MESSAGES_PER_SECOND: '10' })
  const ann = await guestClient(slow.url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const lines = [await ann.socket(), await ann.socket()]
  for (let i = 0; i < 20; i++) lines[i % 2]?.tell({ do: 'say', table, id: `l${i}`, text: `line ${i}` })
  const answers = lines.map((line, at) =>
    Promise.all(Array.from({ length: 10 }, (_, i) => line.next((one) => one.id === `l${2 * i + at}`))),
  )
  const told = (await Promise.all(answers)).flat().map((one) => one.code ?? one.type)
  // Five at once, and one for each second that this took.
  expect(told.filter((one) => one === 'too-fast').length).toBeGreaterThan(5)
  expect(told.filter((one) => one === 'done').length).toBeGreaterThanOrEqual(5)
  await slow.end()
})

test('talk is looked up at once, not line by line', async () => {
  const { table, people, lines: seats } = await seated(url, 2)
  const [ann, bob] = [itemAt(people, 0), itemAt(people, 1)]
  for (let i = 0; i < 20; i++) await itemAt(people, i % 2).do(table, { do: 'say', text: `line ${i}` })
  const looked = vi.spyOn(serving.server.store.db, 'selectFrom')
  expect(await lines(ann, table)).toHaveLength(20)
  expect(looked.mock.calls.filter(([from]) => from === 'mutes')).toHaveLength(1)
  looked.mockRestore()
  await ann.send('PUT', '/api/mutes', { whom: bob.id })
  expect(await lines(ann, table)).toHaveLength(10)
  for (const line of seats) await line.close()
})

test('what happened is read from the log once, however many ask for it', async () => {
  const { table, people, lines: seats } = await seated(url, 2)
  const read = vi.spyOn(serving.server.store, 'entries')
  const [ann, first] = [itemAt(people, 0), itemAt(seats, 0)]
  const story = async () => (await ann.get(`/api/tables/${table}`)).body.game.events
  const before = await story()
  await ann.do(table, { do: 'play', seq: (await ann.get(`/api/tables/${table}?since=1`)).body.seq, pick: 0 })
  const after = await story()
  expect(after.length).toBeGreaterThan(before.length)
  expect(after.slice(0, before.length)).toEqual(before)
  for (let i = 0; i < 3; i++) {
    first.tell({ do: 'recall', table })
    await first.next((one) => one.type === 'recalled')
  }
  // It was read when the first of them came.
  expect(read.mock.calls.filter(([id]) => id === table)).toHaveLength(0)
  read.mockRestore()
  for (const line of seats) await line.close()
})

test('what many look on at is written once for all of them, whenever a name changes', async () => {
  const { table, people, lines: seats } = await seated(url, 2)
  const lookers = await Promise.all(Array.from({ length: 12 }, () => openLine(url)))
  for (const line of lookers) {
    line.tell({ do: 'watch', table })
    await line.next(stateAt(0))
  }
  const [open, own] = [vi.spyOn(toy, 'open'), vi.spyOn(toy, 'own')]
  await itemAt(people, 0).send('PUT', '/api/me', { name: 'Somebody else' })
  const named = (one: { sheet?: { seats: { person?: { name: string } }[] } }) =>
    one.sheet?.seats[0]?.person?.name === 'Somebody else'
  for (const line of [...lookers, ...seats]) await line.next(named)
  // What everybody sees is the same for all; what one sees besides, for the public and each seat.
  expect(open).toHaveBeenCalledTimes(1)
  expect(own.mock.calls.map(([, viewer]) => viewer).sort()).toEqual([0, 1, 'public'])
  for (const spy of [open, own]) spy.mockRestore()
  for (const line of [...lookers, ...seats]) await line.close()
})
