// Who may read what of a table: every cell of `routeReaders` and `messageReaders`, asked for by each of these people.

import type { Command } from '@undercrown/protocol'
import {
  messageReaders,
  privacies,
  type ReaderRole,
  type Readers,
  type ReadersOf,
  type Route,
  readerRoles,
  readingTimes,
  routeReaders,
  routes,
  serverMessage,
} from '@undercrown/protocol/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type Client, clientOf, guestClient, type Line, type Message } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

type Time = (typeof readingTimes)[number]
type Privacy = (typeof privacies)[number]

interface Stage {
  readonly id: string
  readonly code: string
  readonly watchCode: string
  /** Who sat down first, the other player, and who looked on before the end. */
  readonly ann: Client
  readonly bob: Client
  readonly eve: Client
  /** Makes a friend of Ann. */
  readonly friendCode: string
  /** Where the game is watched once more, by Ann; it is over before that. */
  readonly party: string
}

/** Said by a player at each table, to whoever is there. */
const WORDS = 'between us'

let serving: Serving
let url = ''
/** Looks on all the time. */
let kim: Line
const stages = new Map<string, Stage>()

function stageOf(time: Time, privacy: Privacy): Stage {
  const stage = stages.get(`${time} ${privacy === 'public'}`)
  if (!stage) throw new Error('no such table')
  return stage
}

beforeAll(async () => {
  serving = await serve()
  url = serving.url
  kim = await (await guestClient(url, 'Kim')).socket()
  for (const time of readingTimes)
    for (const listed of [true, false]) stages.set(`${time} ${listed}`, await stage(time, listed))
})
afterAll(async () => {
  await kim.close()
  await serving.end()
})

async function stage(time: Time, listed: boolean): Promise<Stage> {
  const [ann, bob, eve] = [
    await guestClient(url, 'Ann'),
    await guestClient(url, 'Bob'),
    await guestClient(url, 'Eve'),
  ]
  const opened = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed })).body
  const { table: id, sheet } = opened
  const { code, watchCode } = sheet
  const friendCode = (await ann.send('POST', '/api/friends/link')).body.code
  const made = { id, code, watchCode, ann, bob, eve, friendCode, party: 'f'.repeat(20) }
  const line = await eve.socket()
  for (const one of [line, kim]) {
    one.tell({ do: 'watch', table: id, code: watchCode })
    await one.next((message) => message.type === 'table' && message.table === id)
  }
  await line.close()
  await ann.do(id, { do: 'say', text: WORDS })
  if (time === 'before') return made
  await bob.do(id, { do: 'sit', code })
  await ann.do(id, { do: 'start' })
  await move(made)
  await move(made)
  if (time === 'during') return made
  await bob.do(id, { do: 'resign' })
  const actor = await serving.server.tables.get(id)
  if (actor) await serving.server.context.settle(actor.state)
  return { ...made, party: await watchedAgain(made) }
}

async function watchedAgain({ id, ann }: Stage): Promise<string> {
  const at = { page: 'replay', step: 0, seat: 0, open: true }
  const { party } = (await ann.send('POST', '/api/parties', { table: id, at })).body
  const line = await ann.socket()
  line.tell({ do: 'join', party })
  line.tell({ do: 'say', table: party, id: 'a', text: WORDS })
  await line.next((message) => message.type === 'done')
  await line.close()
  return party
}

/** Whoever is asked answers. */
async function move({ id, ann, bob }: Stage): Promise<void> {
  for (const player of [ann, bob]) {
    const { seq, game } = (await player.get(`/api/tables/${id}`)).body
    if (!game.choice) continue
    await player.do(id, { do: 'play', seq, pick: 0 })
    return
  }
}

type People = Readonly<Record<ReaderRole, Client>>

/** Friends and strangers are new for each row: what is shown for one of them must not make them somebody else. */
async function everybody(): Promise<(stage: Stage) => People> {
  const friend = await guestClient(url, 'Fay')
  for (const { friendCode } of stages.values())
    await friend.send('POST', '/api/friends', { code: friendCode })
  const [stranger, nobody] = [await guestClient(url, 'Sam'), clientOf(url)]
  return ({ ann, eve }) => ({ player: ann, spectator: eve, friend, stranger, nobody })
}

type Probe = (stage: Stage, privacy: Privacy, time: Time, people: People) => Promise<ReaderRole[]>

/** Who was told, in the form of the table. */
async function asked(probe: Probe): Promise<Readonly<Record<Time, Readers>>> {
  const found: Partial<Record<Time, Readers>> = {}
  const peopleAt = await everybody()
  for (const time of readingTimes) {
    const cells: Partial<Record<Privacy, ReaderRole[]>> = {}
    for (const privacy of privacies) {
      const at = stageOf(time, privacy)
      cells[privacy] = await probe(at, privacy, time, peopleAt(at))
    }
    found[time] = cells as Readers
  }
  return found as Readonly<Record<Time, Readers>>
}

/** What gives a table away: its id, its talk, or a record. */
const tellsOf = (text: string, { id }: Stage) => [id, WORDS, '"seed":'].some((mark) => text.includes(mark))

const described: Readonly<Record<string, Route>> = routes

const byRequest =
  (name: string): Probe =>
  async (at, privacy, _time, people) => {
    const [, path = ''] = name.split(' ')
    const query = described[name]?.query
    const takesCode = query instanceof z.ZodObject && 'code' in query.shape
    const filled = path
      .replace(':table', at.id)
      .replace(':party', at.party)
      .replace(':person', at.ann.id)
      .replace(':code', privacy === 'private' ? 'AAAAAA' : at.code)
      .replace(':game', 'toy')
    const address = privacy === 'unlisted' && takesCode ? `${filled}?code=${at.watchCode}` : filled
    const answers = await Promise.all(readerRoles.map((role) => people[role].get(address)))
    return readerRoles.filter((_, i) => {
      const { status, body } = answers[i] ?? {}
      return status === 200 && tellsOf(JSON.stringify(body), at)
    })
  }

const bySocket =
  (type: string): Probe =>
  async (at, privacy, time, people) => {
    const lines = await Promise.all(
      readerRoles.map(async (role) => {
        const line = await people[role].socket()
        line.tell({ do: 'watch', table: at.id, ...(privacy === 'unlisted' && { code: at.watchCode }) })
        await line.next((one) => one.type === 'table' || one.type === 'refused')
        if (type === 'party') {
          line.tell({ do: 'join', party: at.party, ...(privacy === 'unlisted' && { code: at.watchCode }) })
          await line.next((one) => one.type === 'party' || one.type === 'refused')
        }
        if (type !== 'recalled') return line
        line.tell({ do: 'recall', table: at.id })
        await line.next((one) => one.type === 'recalled' || one.type === 'refused')
        return line
      }),
    )
    if (type === 'said') await at.ann.do(at.id, { do: 'say', text: WORDS })
    if (type === 'update' && time === 'during') await move(at)
    const says = (one: Message) => one.type === type && (one.type !== 'recalled' || one.steps.length > 0)
    const told = await Promise.all(
      lines.map(async (line) => {
        line.tell({ do: 'ping' })
        await line.next((one) => one.type === 'pong')
        await line.close()
        return line.messages.some(says)
      }),
    )
    return readerRoles.filter((_, i) => told[i])
  }

const rowsOf = (rows: Readonly<Record<string, ReadersOf>>) =>
  Object.entries(rows).flatMap(([name, readers]) =>
    typeof readers === 'string' ? [] : [[name, readers] as const],
  )

test.each(rowsOf(routeReaders))('%s tells those it is for', async (name, readers) => {
  expect(await asked(byRequest(name))).toEqual(readers)
})

test.each(rowsOf(messageReaders))('`%s` tells those it is for', async (type, readers) => {
  expect(await asked(bySocket(type))).toEqual(readers)
})

const silent = Object.entries(routeReaders).flatMap(([name, readers]) =>
  typeof readers === 'string' && name.startsWith('GET ') && name !== 'GET /api/socket' ? name : [],
)
test('all other requests give no table away', async () => {
  const peopleAt = await everybody()
  for (const name of silent)
    for (const at of stages.values())
      expect([name, await byRequest(name)(at, 'public', 'after', peopleAt(at))]).toEqual([name, []])
})

test('every request and every message has its row', () => {
  expect(Object.keys(routeReaders).sort()).toEqual(Object.keys(routes).sort())
  const types = serverMessage.options.map(({ shape }) => shape.type.value)
  expect(Object.keys(messageReaders).sort()).toEqual(types.sort())
})

const commands: Readonly<Record<Command['do'], object>> = {
  sit: {},
  stand: {},
  swap: { with: 1 },
  bot: { seat: 1, level: 'L1' },
  remove: { seat: 1 },
  start: {},
  reveal: { nonce: 'x' },
  list: { on: true },
  play: { seq: 1, pick: 0 },
  undo: {},
  offer: { what: 'end' },
  answer: { yes: true },
  resign: {},
  return: {},
  say: { text: 'hi' },
  emote: { emote: 'wow' },
  rematch: {},
}

test('of a private table strangers do not even learn that there is one', async () => {
  const sam = await guestClient(url, 'Sam')
  const line = await sam.socket()
  const nowhere = 'f'.repeat(20)
  for (const time of readingTimes) {
    const { id, ann } = stageOf(time, 'private')
    const answers = async (table: string) => [
      ...(await Promise.all(
        Object.entries(commands).map(([what, fields]) => sam.do(table, { do: what, ...fields })),
      )),
      await sam.get(`/api/tables/${table}`),
      await sam.get(`/api/tables/${table}/chat`),
      await sam.get(`/api/tables/${table}/record`),
      await sam.send('POST', '/api/reports', { whom: ann.id, table, text: 'hm' }),
      await sam.send('POST', '/api/invitations', { whom: ann.id, table }),
    ]
    const codes = async (table: string) => (await answers(table)).map(({ status, body }) => [status, body])
    expect(await codes(id)).toEqual(await codes(nowhere))
    for (const what of ['watch', 'recall'])
      for (const table of [id, nowhere]) {
        line.tell({ do: what, table })
        expect(await line.next((one) => one.table === table)).toMatchObject({ code: 'not-found' })
      }
  }
  await line.close()
})

test('who is removed before the start hears no more of the talk, nor does who comes after the end', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { table, sheet } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false }))
    .body
  const sam = await guestClient(url, 'Sam')
  await sam.do(table, { do: 'sit', code: sheet.code })
  expect((await sam.get(`/api/tables/${table}/chat`)).status).toBe(200)
  await ann.do(table, { do: 'remove', seat: 1 })
  expect((await sam.get(`/api/tables/${table}/chat`)).status).toBe(404)
  await bob.do(table, { do: 'sit', code: sheet.code })
  await ann.do(table, { do: 'start' })
  await bob.do(table, { do: 'resign' })
  await ann.do(table, { do: 'say', text: WORDS })
  expect((await bob.get(`/api/tables/${table}/chat`)).body.lines).toHaveLength(1)
  const tom = await guestClient(url, 'Tom')
  for (const one of [sam, tom])
    for (const query of ['', `?code=${sheet.watchCode}`])
      expect((await one.get(`/api/tables/${table}/chat${query}`)).status).toBeGreaterThanOrEqual(403)
  // Who was removed does not come back by the code; who only comes late may look, and says nothing.
  const again = await sam.socket()
  again.tell({ do: 'watch', table, code: sheet.watchCode })
  expect((await again.next((one) => one.table === table)).code).toBe('not-found')
  await again.close()
  const late = await tom.socket()
  late.tell({ do: 'watch', table, code: sheet.watchCode })
  await late.next((one) => one.type === 'table')
  late.tell({ do: 'say', table, id: 'a', text: 'hi' })
  expect((await late.next((one) => one.id === 'a')).code).toBe('not-yours')
  await late.close()
})
