// What a party keeps, as those see it who are there: by one server with its own database, and by two nodes that share
// one. Ann is always at the first, Bob at the second.

import { itemAt } from '@undercrown/engine'
import {
  MAX_WATCHED,
  PARTIES_PER_PERSON,
  PARTY_AWAY_SECONDS,
  PARTY_MINUTES,
  PARTY_PEOPLE,
} from '@undercrown/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, clientOf, guestClient, type Line, type Message } from './client.ts'
import type { Serving } from './serving.ts'

export interface PartyHouse {
  readonly nodes: readonly [Serving, Serving]
  /** So many milliseconds go by. */
  pass(ms: number): void
  end(): Promise<void>
}

const START = { page: 'replay', step: 0, seat: 0, open: true }
const RECORD = 'ab'.repeat(32)
const AWAY = PARTY_AWAY_SECONDS * 1000

export function partyContract(name: string, open: () => Promise<PartyHouse>): void {
  let house: PartyHouse
  let urls: readonly [string, string]
  beforeAll(async () => {
    house = await open()
    urls = [house.nodes[0].url, house.nodes[1].url]
  })
  afterAll(() => house.end())

  /** Somebody, by either node. */
  async function somebody(called: string): Promise<readonly [Client, Client]> {
    const here = await guestClient(urls[0], called)
    return [here, Object.assign(clientOf(urls[1], here.cookie), { id: here.id })]
  }

  const opened = async (by: Client, about: object = { record: RECORD }): Promise<string> =>
    (await by.send('POST', '/api/parties', { ...about, at: START })).body.party

  async function joined(one: Client, party: string): Promise<Line> {
    const line = await one.socket()
    line.tell({ do: 'join', party })
    await line.next(({ type }) => type === 'party')
    return line
  }

  const at = (step: number) => (message: Message) => message.type === 'party' && message.at.step === step
  const ledBy = (person: string | null) => (message: Message) =>
    message.type === 'party' && (message.leader?.id ?? null) === person
  /** So many are there, by what was told last: nodes hear of each other one after the other. */
  const people = (line: Line, count: number) =>
    expect.poll(() => line.messages.findLast(({ type }: Message) => type === 'watching')?.count).toBe(count)
  /** Everything that was on its way is here. */
  async function settled(line: Line): Promise<void> {
    line.tell({ do: 'ping' })
    await line.next(({ type }) => type === 'pong')
  }
  /** Not by the server’s own turn, which may be under way already. */
  const sweep = async () => {
    for (const { server } of new Set(house.nodes)) await server.parties.sweep()
  }

  /** Ann leads, Bob follows by the other node, and each knows of the other. */
  async function two() {
    const [[ann], [, bob]] = [await somebody('Ann'), await somebody('Bob')]
    const party = await opened(ann)
    const lead = await joined(ann, party)
    const follow = await joined(bob, party)
    for (const line of [lead, follow]) await people(line, 2)
    return { ann, bob, party, lead, follow }
  }
  const closed = (...lines: Line[]) => Promise.all(lines.map((line) => line.close()))

  describe(name, () => {
    test('who joins is told where one is, and follows step, seat, open cards and page', async () => {
      const { ann, party, lead, follow } = await two()
      expect(follow.messages.find(({ type }) => type === 'party')).toEqual({
        type: 'party',
        party,
        record: RECORD,
        leader: { id: ann.id, name: 'Ann', avatar: '', kind: 'guest' },
        at: START,
      })
      const place = { page: 'review', step: 7, seat: 2, open: false }
      lead.tell({ do: 'lead', party, at: place })
      expect((await follow.next(at(7))).at).toEqual(place)
      // However quickly it changes, the last is told; and never to whom it comes from.
      for (let step = 8; step <= 40; step++) lead.tell({ do: 'lead', party, at: { ...place, step } })
      await follow.next(at(40))
      await settled(lead)
      expect(lead.messages.filter(({ type }) => type === 'party')).toHaveLength(1)
      const late = await joined((await somebody('Cat'))[1], party)
      expect(late.messages.find(({ type }) => type === 'party').at.step).toBe(40)
      await closed(lead, follow, late)
    })

    test('who has another name since they connected joins under that', async () => {
      const { ann, party, lead, follow } = await two()
      lead.tell({ do: 'leave', party })
      await people(follow, 1)
      await ann.send('PUT', '/api/me', { name: 'Anna' })
      lead.tell({ do: 'join', party })
      const names = ({ type, people }: Message) =>
        type === 'watching' &&
        people
          .map(({ name }: Message) => name)
          .sort()
          .join()
      for (const line of [lead, follow]) await line.next((one) => names(one) === 'Anna,Bob')
      expect(lead.messages.filter((one) => names(one) === 'Ann,Bob')).toHaveLength(1)
      await closed(lead, follow)
    })

    test('only who leads goes on; they hand it over to somebody who is there', async () => {
      const { ann, bob, party, lead, follow } = await two()
      follow.tell({ do: 'lead', party, at: { ...START, step: 3 } })
      const refused = await follow.next(({ type }) => type === 'refused')
      expect(refused).toMatchObject({ table: party, code: 'not-yours' })
      for (const [line, to, code] of [
        [follow, bob.id, 'not-yours'],
        // The party itself is there: it would be `not-found` otherwise.
        [lead, 'f'.repeat(20), 'not-offered-here'],
      ] as const) {
        line.tell({ do: 'hand', party, to })
        expect((await line.next(({ type }) => type === 'refused')).code).toBe(code)
      }
      lead.tell({ do: 'hand', party, to: bob.id })
      for (const line of [lead, follow]) await line.next(ledBy(bob.id))
      follow.tell({ do: 'lead', party, at: { ...START, step: 5 } })
      await lead.next(at(5))
      lead.tell({ do: 'lead', party, at: { ...START, step: 6 } })
      expect((await lead.next(({ type }) => type === 'refused')).code).toBe('not-yours')
      // And back.
      follow.tell({ do: 'hand', party, to: ann.id })
      await lead.next(ledBy(ann.id))
      await closed(lead, follow)
    })

    test('the lead is kept for whose way is lost, for a while; then one of those who want it has it', async () => {
      const { ann, bob, party, lead, follow } = await two()
      const [, cat] = await somebody('Cat')
      const third = await joined(cat, party)
      await people(follow, 3)
      await lead.close()
      await people(follow, 2)
      await sweep()
      house.pass(AWAY - 1)
      await sweep()
      follow.tell({ do: 'hand', party, to: bob.id })
      expect((await follow.next(({ type }) => type === 'refused')).code).toBe('not-yours')
      // A reload.
      const back = await joined(ann, party)
      expect(back.messages.find(({ type }) => type === 'party').leader.id).toBe(ann.id)
      await people(follow, 3)
      await sweep()
      await back.close()
      await people(follow, 2)
      await sweep()
      house.pass(AWAY)
      await sweep()
      for (const line of [follow, third]) await line.next(ledBy(null))
      follow.tell({ do: 'hand', party, to: bob.id })
      third.tell({ do: 'hand', party, to: cat.id })
      const first = await follow.next(({ type, leader }) => type === 'party' && leader !== null)
      const loser = first.leader.id === bob.id ? third : follow
      expect((await loser.next(({ type }) => type === 'refused')).code).toBe('not-yours')
      await closed(follow, third)
    })

    test('who is alone keeps the lead, however long they are away', async () => {
      const [ann] = await somebody('Ann')
      const party = await opened(ann)
      await (await joined(ann, party)).close()
      await sweep()
      house.pass(AWAY * 2)
      await sweep()
      const back = await joined(ann, party)
      expect(back.messages.find(({ type }) => type === 'party').leader.id).toBe(ann.id)
      await back.close()
    })

    test('who goes away, and may come back, is waited for, and a party of one outlives it', async () => {
      const { ann, party, lead, follow } = await two()
      lead.tell({ do: 'leave', party, away: true })
      await people(follow, 1)
      await sweep()
      house.pass(AWAY - 1)
      await sweep()
      lead.tell({ do: 'join', party })
      await people(follow, 2)
      expect(lead.messages.findLast(({ type }) => type === 'party').leader.id).toBe(ann.id)
      lead.tell({ do: 'leave', party, away: true })
      await people(follow, 1)
      await sweep()
      house.pass(AWAY)
      await sweep()
      await follow.next(ledBy(null))
      follow.tell({ do: 'leave', party, away: true })
      await settled(follow)
      lead.tell({ do: 'join', party })
      await lead.next(ledBy(null))
      await closed(lead, follow)
    })

    test('a second tab follows the first, and the lead goes when both have left', async () => {
      const { ann, party, lead, follow } = await two()
      const again = await joined(ann, party)
      again.tell({ do: 'lead', party, at: { ...START, step: 2 } })
      for (const line of [lead, follow]) await line.next(at(2))
      lead.tell({ do: 'leave', party })
      await settled(lead)
      again.tell({ do: 'lead', party, at: { ...START, step: 3 } })
      await follow.next(at(3))
      again.tell({ do: 'leave', party })
      await follow.next(ledBy(null))
      await closed(lead, again, follow)
    })

    test('everybody there talks and hears, who comes later reads it, and nobody else', async () => {
      const { bob, party, lead, follow } = await two()
      const [dan] = await somebody('Dan')
      const elsewhere = await dan.socket()
      follow.tell({ do: 'say', table: party, id: 'a', text: 'why not the other card?' })
      await follow.next(({ type, id }) => type === 'done' && id === 'a')
      const said = await lead.next(({ type }) => type === 'said')
      expect(said).toMatchObject({ table: party, by: { name: 'Bob' }, text: 'why not the other card?' })
      expect(said.aside).toBeUndefined()
      house.pass(1)
      lead.tell({ do: 'emote', table: party, id: 'b', emote: 'laugh' })
      await follow.next(({ type, emote }) => type === 'said' && emote === 'laugh')
      elsewhere.tell({ do: 'say', table: party, id: 'c', text: 'hi' })
      expect((await elsewhere.next(({ id }) => id === 'c')).code).toBe('not-found')
      const lines = (await dan.get(`/api/parties/${party}/chat`)).body.lines
      expect(lines.map(({ text, emote }: Message) => text ?? emote)).toEqual([
        'why not the other card?',
        'laugh',
      ])
      await dan.send('PUT', '/api/mutes', { whom: bob.id, table: party })
      expect((await dan.get(`/api/parties/${party}/chat`)).body.lines).toHaveLength(1)
      expect(elsewhere.messages.map(({ type }) => type)).toEqual(['welcome', 'refused'])
      await closed(lead, follow, elsewhere)
    })

    test('moderators mute, take a line back and read what was reported, also when it is over', async () => {
      const { ann, bob, party, lead, follow } = await two()
      const { moderation, enforcement } = house.nodes[0].server
      for (const [i, text] of ['rude', 'ruder'].entries()) {
        follow.tell({ do: 'say', table: party, id: `r${i}`, text })
        await lead.next((one) => one.text === text)
      }
      lead.tell({ do: 'say', table: party, id: 'x', text: 'no' })
      await follow.next((one) => one.text === 'no')
      const report = { whom: bob.id, table: party, text: 'rude to me' }
      expect((await ann.send('POST', '/api/reports', report)).status).toBe(200)
      const [dan] = await somebody('Dan')
      expect((await dan.send('POST', '/api/reports', report)).body.code).toBe('not-yours')
      expect((await ann.send('POST', '/api/reports', { ...report, whom: dan.id })).status).toBe(404)
      const about = async () =>
        (await moderation.reports(undefined, false)).reports.find(({ table }) => table === party)
      const line = (await about())?.said.find(({ text }) => text === 'rude')
      await moderation.act(undefined, { do: 'remove-message', line: line?.line ?? '', why: 'a test' })
      await moderation.act(undefined, { do: 'mute', person: bob.id, days: 1, why: 'a test' })
      await enforcement.ruled()
      expect(await lead.next(({ type }) => type === 'unsaid')).toMatchObject({
        table: party,
        line: line?.line,
      })
      follow.tell({ do: 'say', table: party, id: 'm', text: 'again' })
      expect((await follow.next(({ id }) => id === 'm')).code).toBe('silent')
      // It ends, and what others said goes at once.
      lead.tell({ do: 'leave', party })
      await follow.next(ledBy(null))
      follow.tell({ do: 'leave', party })
      await settled(follow)
      const { db } = house.nodes[0].server.store
      const kept = () => db.selectFrom('chat').select('text').where('table_id', '=', party).execute()
      await expect.poll(kept).toEqual([{ text: 'ruder' }])
      expect((await about())?.said).toHaveLength(1)
      await moderation.act(undefined, { do: 'dismiss', report: (await about())?.id ?? '', why: 'a test' })
      house.pass(60_000)
      await sweep()
      expect(await kept()).toEqual([])
      await closed(lead, follow)
    })

    test('a report is taken by any node, of those who are there', async () => {
      const [[ann, annElsewhere], [bob]] = [await somebody('Ann'), await somebody('Bob')]
      const party = await opened(ann)
      const [lead, follow] = [await joined(ann, party), await joined(bob, party)]
      await people(lead, 2)
      const report = { whom: bob.id, table: party, text: 'his name' }
      expect((await annElsewhere.send('POST', '/api/reports', report)).status).toBe(200)
      const [, dan] = await somebody('Dan')
      expect((await dan.send('POST', '/api/reports', report)).body.code).toBe('not-yours')
      expect((await annElsewhere.send('POST', '/api/reports', { ...report, whom: dan.id })).status).toBe(404)
      await closed(lead, follow)
    })

    test('it is over when all have left, or nobody was there for long, and nothing is kept', async () => {
      const { db } = house.nodes[0].server.store
      const left = async (party: string) => [
        ...(await db.selectFrom('parties').select('id').where('id', '=', party).execute()),
        ...(await db.selectFrom('chat').select('id').where('table_id', '=', party).execute()),
        ...(await db.selectFrom('mutes').select('whom').where('table_id', '=', party).execute()),
      ]
      for (const how of ['left', 'gone']) {
        const { ann, bob, party, lead, follow } = await two()
        lead.tell({ do: 'say', table: party, id: 'a', text: 'bye' })
        await follow.next(({ type }) => type === 'said')
        await bob.send('PUT', '/api/mutes', { whom: ann.id, table: party })
        expect(await left(party)).toHaveLength(3)
        if (how === 'left') {
          lead.tell({ do: 'leave', party })
          await follow.next(ledBy(null))
          follow.tell({ do: 'leave', party })
        } else {
          await closed(lead, follow)
          house.pass(PARTY_MINUTES * 60_000 + 1)
          await sweep()
        }
        await expect.poll(() => left(party)).toEqual([])
        const again = await ann.socket()
        again.tell({ do: 'join', party })
        expect((await again.next(({ type }) => type === 'refused')).code).toBe('not-found')
        expect((await ann.get(`/api/parties/${party}/chat`)).status).toBe(404)
        await closed(lead, follow, again)
      }
    })

    test('where it stands outlives the page of everybody', async () => {
      const { ann, party, lead, follow } = await two()
      lead.tell({ do: 'lead', party, at: { ...START, step: 9 } })
      await follow.next(at(9))
      await closed(lead, follow)
      await sweep()
      house.pass(31_000)
      await sweep()
      for (const { server } of house.nodes) expect(server.parties.near(party)).toBeUndefined()
      const back = await joined(ann, party)
      expect(back.messages.find(({ type }) => type === 'party').at.step).toBe(9)
      await back.close()
    })

    test('what is forgotten of a person is forgotten here', async () => {
      const { ann, party, lead, follow } = await two()
      expect((await ann.get('/api/me/export')).body.parties).toMatchObject([{ id: party, record: RECORD }])
      await ann.send('DELETE', '/api/me', {})
      await people(follow, 1)
      await sweep()
      house.pass(AWAY)
      await sweep()
      await follow.next(ledBy(null))
      const { db } = house.nodes[0].server.store
      const [row] = await db.selectFrom('parties').selectAll().where('id', '=', party).execute()
      expect(JSON.stringify(row)).not.toContain(ann.id)
      await closed(lead, follow)
    })

    test('so many people fit in, and so many parties are one’s own', async () => {
      const [ann] = await somebody('Ann')
      const party = await opened(ann)
      const lines = [await joined(ann, party)]
      for (let i = 1; i < PARTY_PEOPLE; i++)
        lines.push(await joined(await guestClient(urls[0], `Guest ${i}`), party))
      const late = await (await guestClient(urls[0], 'Late')).socket()
      late.tell({ do: 'join', party })
      expect((await late.next(({ type }) => type === 'refused')).code).toBe('seat-taken')
      // Who is there already may have another tab.
      lines.push(await joined(ann, party))
      const others: string[] = []
      for (let i = 1; i < PARTIES_PER_PERSON; i++) others.push(await opened(ann))
      const body = { record: RECORD, at: START }
      expect((await ann.send('POST', '/api/parties', body)).body.code).toBe('too-many-tables')
      // The oldest where nobody is gives way.
      house.pass(60_000)
      await sweep()
      expect((await ann.send('POST', '/api/parties', body)).status).toBe(200)
      expect((await ann.get(`/api/parties/${party}/chat`)).status).toBe(200)
      const there = await Promise.all(others.map((one) => ann.get(`/api/parties/${one}/chat`)))
      expect(there.filter(({ status }) => status === 404)).toHaveLength(1)
      await closed(late, ...lines)
    })

    test('many at once are no way around, by however many nodes', async () => {
      const [ann, there] = await somebody('Ann')
      const order = { record: RECORD, at: START }
      const asked = Array.from({ length: 2 * PARTIES_PER_PERSON }, (_, i) =>
        (i % 2 ? there : ann).send('POST', '/api/parties', order),
      )
      const parties = (await Promise.all(asked)).flatMap(({ status, body }) =>
        status === 200 ? [body.party as string] : [],
      )
      expect(parties).toHaveLength(PARTIES_PER_PERSON)
      const [party = ''] = parties
      const lines = await Promise.all(
        Array.from({ length: PARTY_PEOPLE + 4 }, async (_, i) =>
          (await guestClient(itemAt(urls, i % 2), `Guest ${i}`)).socket(),
        ),
      )
      for (const line of lines) line.tell({ do: 'join', party })
      const told = await Promise.all(
        lines.map((line) => line.next(({ type }) => type === 'party' || type === 'refused')),
      )
      expect(told.filter(({ type }) => type === 'party')).toHaveLength(PARTY_PEOPLE)
      const more: string[] = []
      while (more.length < MAX_WATCHED + 2) {
        const [by] = await somebody('Host')
        for (let i = 0; i < PARTIES_PER_PERSON; i++) more.push(await opened(by))
      }
      const [, cat] = await somebody('Cat')
      const line = await cat.socket()
      for (const id of more) line.tell({ do: 'join', party: id })
      const answers = () =>
        line.messages.flatMap(({ type }) => (type === 'party' || type === 'refused' ? [type] : []))
      await expect.poll(answers).toHaveLength(more.length)
      expect(answers().filter((type) => type === 'party')).toHaveLength(MAX_WATCHED)
      lines.push(line)
      await closed(...lines)
    })

    test('who wants no more of it while they join is not there', async () => {
      const { party, lead, follow } = await two()
      const [, cat] = await somebody('Cat')
      const line = await cat.socket()
      line.tell({ do: 'join', party })
      line.tell({ do: 'leave', party })
      await line.next(({ type }) => type === 'party')
      line.tell({ do: 'say', table: party, id: 'a', text: 'still here' })
      expect((await line.next(({ id }) => id === 'a')).code).toBe('not-found')
      for (const one of [lead, follow]) await people(one, 2)
      await closed(line, lead, follow)
    })

    test('it goes on for whom another node has, also where that was not heard of', async () => {
      const { ann, bob, party, lead, follow } = await two()
      house.pass(21_000)
      house.nodes[0].server.audience.sweep()
      lead.tell({ do: 'leave', party })
      await follow.next(ledBy(null))
      await settled(lead)
      follow.tell({ do: 'hand', party, to: bob.id })
      await follow.next(ledBy(bob.id))
      expect((await ann.get(`/api/parties/${party}/chat`)).status).toBe(200)
      await closed(lead, follow)
    })

    test('where it is over nobody talks any more', async () => {
      const { bob, party, lead, follow } = await two()
      const { db } = house.nodes[0].server.store
      await db.updateTable('parties').set({ alive: 0 }).where('id', '=', party).execute()
      lead.tell({ do: 'hand', party, to: bob.id })
      for (const line of [lead, follow])
        await line.next(({ type, code }) => type === 'refused' && code === 'not-found')
      follow.tell({ do: 'say', table: party, id: 'a', text: 'to the walls' })
      expect((await follow.next(({ id }) => id === 'a')).code).toBe('not-yours')
      expect(await db.selectFrom('chat').select('id').where('table_id', '=', party).execute()).toEqual([])
      await closed(lead, follow)
    })

    test('a party about a table is for whoever may have its record', async () => {
      const [[ann], [bob], [eve]] = [await somebody('Ann'), await somebody('Bob'), await somebody('Eve')]
      const order = { game: 'toy', seats: 2, listed: false }
      const { table, sheet } = (await ann.send('POST', '/api/tables', order)).body
      await bob.do(table, { do: 'sit', code: sheet.code })
      await ann.do(table, { do: 'start' })
      const body = { table, at: START }
      expect((await ann.send('POST', '/api/parties', body)).body.code).toBe('wrong-phase')
      await bob.do(table, { do: 'resign' })
      expect((await eve.send('POST', '/api/parties', body)).body.code).toBe('not-found')
      for (const wrong of [{ at: START }, { ...body, record: RECORD }])
        expect((await ann.send('POST', '/api/parties', wrong)).body.code).toBe('bad-options')
      const party = await opened(ann, { table })
      const line = await eve.socket()
      for (const code of [undefined, 'AAAAAA']) {
        line.tell({ do: 'join', party, ...(code && { code }) })
        expect((await line.next(({ type }) => type === 'refused')).code).toBe('not-found')
        expect((await eve.get(`/api/parties/${party}/chat?code=${code ?? ''}`)).status).toBe(404)
      }
      line.tell({ do: 'join', party, code: sheet.watchCode })
      expect(await line.next(({ type }) => type === 'party')).toMatchObject({ table, leader: { id: ann.id } })
      const nobody = await clientOf(urls[0]).socket()
      nobody.tell({ do: 'join', party, code: sheet.watchCode })
      expect((await nobody.next(({ type }) => type === 'refused')).code).toBe('no-identity')
      await closed(line, nobody)
    })
  })
}
