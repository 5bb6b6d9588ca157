// Tables over the real socket: sitting down, playing, being told, coming back.

import { itemAt, readRecord, sealOf, verifyRecord } from '@undercrown/engine'
import { MAX_CHAT } from '@undercrown/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, guestClient, type Line, stateAt } from '../testing/client.ts'
import { type Serving, seated, serve, withToy } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

/** Plays the first option for whoever is asked until the game is over; returns the last state of the first line. */
async function playOut(table: string, lines: readonly Line[], most = 1000) {
  let states = lines.map((line) => line.messages.findLast(stateAt(0)))
  for (let i = 0; i < most; i++) {
    const seat = states.findIndex((state) => state.game?.choice)
    if (seat < 0) return states[0]
    const { seq } = states[seat]
    itemAt(lines, seat).tell({ do: 'play', table, id: `p${seq}`, seq, pick: 0 })
    states = await Promise.all(lines.map((line) => line.next(stateAt(seq + 1))))
  }
  return states[0]
}

describe('sitting down', () => {
  test('open, join by code, swap, bots, start', async () => {
    const ann = await guestClient(url, 'Ann')
    const bob = await guestClient(url, 'Bob')
    const opened = await ann.send('POST', '/api/tables', { game: 'toy', seats: 3, listed: false })
    const { table, sheet } = opened.body
    expect(sheet).toMatchObject({ phase: 'open', host: ann.id, listed: false })
    expect(sheet.commit).toMatch(/^[0-9a-f]{64}$/)
    expect((await bob.do(table, { do: 'sit' })).body.code).toBe('not-found')
    expect((await bob.get(`/api/tables/${table}`)).status).toBe(404)
    const byCode = await bob.get(`/api/codes/${sheet.code.toLowerCase()}`)
    expect(byCode.body.id).toBe(table)
    expect((await bob.do(table, { do: 'sit', code: sheet.code, seal: sealOf('mine') })).body.seat).toBe(1)
    expect((await bob.do(table, { do: 'start' })).body.code).toBe('not-yours')
    expect((await ann.do(table, { do: 'start' })).body.code).toBe('not-full')
    expect((await bob.do(table, { do: 'swap', with: 2 })).body.seat).toBe(2)
    await bob.do(table, { do: 'swap', with: 0 })
    expect((await ann.do(table, { do: 'swap', with: 2 })).body.seat).toBe(2)
    expect((await ann.do(table, { do: 'bot', seat: 1, level: 'L1' })).status).toBe(200)
    const started = await ann.do(table, { do: 'start' })
    expect(started.body.sheet).toMatchObject({ phase: 'open', dealing: { waiting: [0] } })
    const dealt = await bob.do(table, { do: 'reveal', nonce: 'mine' })
    expect(dealt.body.sheet).toMatchObject({ phase: 'playing', nonces: ['mine', '', ''] })
    expect((await bob.do(table, { do: 'stand' })).body.code).toBe('wrong-phase')
  })

  test('the host leaves: the next one is host; the last one leaves: the table is closed', async () => {
    const ann = await guestClient(url, 'Ann')
    const bob = await guestClient(url, 'Bob')
    const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
    const lobby = async () =>
      (await bob.get('/api/lobby?game=toy')).body.tables.map((one: { id: string }) => one.id)
    expect(await lobby()).toContain(table)
    await bob.do(table, { do: 'sit' })
    expect(await lobby()).not.toContain(table)
    await ann.do(table, { do: 'stand' })
    expect((await bob.get(`/api/tables/${table}`)).body.sheet.host).toBe(bob.id)
    await bob.do(table, { do: 'stand' })
    expect((await bob.get(`/api/tables/${table}`)).body.sheet.phase).toBe('closed')
    expect((await bob.get('/api/tables/mine')).body.tables).toEqual([])
  })

  test('a quick match of two, and one with bots', async () => {
    const [a, b, c] = [await guestClient(url, 'A'), await guestClient(url, 'B'), await guestClient(url, 'C')]
    const line = await a.socket()
    const wants = { game: 'toy', seats: 2 }
    expect((await a.send('POST', '/api/match', wants)).body.waiting).toMatchObject({ game: 'toy' })
    expect((await b.send('POST', '/api/match', wants)).body.waiting).toBeNull()
    const nudge = await line.next((one) => one.type === 'nudge' && one.why === 'matched')
    expect((await b.get('/api/tables/mine')).body.tables[0]).toMatchObject({
      id: nudge.table,
      phase: 'playing',
    })
    // Without a word about bots, nobody else is as good as nobody.
    await c.send('POST', '/api/match', wants)
    await serving.server.sweep()
    expect((await c.get('/api/match')).body.waiting).toMatchObject(wants)
    expect((await c.send('DELETE', '/api/match')).body.waiting).toBeNull()
    await c.send('POST', '/api/match', { ...wants, bots: true })
    const [mine] = (await c.get('/api/tables/mine')).body.tables
    expect(mine.seats.map((one: { bot?: string }) => one.bot)).toEqual([undefined, 'L3'])
    expect(mine.rated).toBe(false)
    await line.close()
  })
})

test('my tables: those that wait for me come first', async () => {
  const first = await seated(url, 2)
  const [ann, bob] = first.people as [(typeof first.people)[0] & object, (typeof first.people)[0] & object]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const mine = async (of: typeof ann) =>
    (await of.get('/api/tables/mine')).body.tables.map((one: { id: string; yourTurn: boolean }) => [
      one.id,
      one.yourTurn,
    ])
  expect(await mine(ann)).toEqual([
    [first.table, true],
    [table, false],
  ])
  expect(await mine(bob)).toEqual([[first.table, false]])
  const { seq } = (await ann.get(`/api/tables/${first.table}`)).body
  await ann.do(first.table, { do: 'play', seq, pick: 0 })
  await expect.poll(() => mine(bob)).toEqual([[first.table, true]])
  for (const line of first.lines) await line.close()
})

describe('playing', () => {
  test('everybody is told their part of every move; the record of the end is proved fair', async () => {
    const { table, people, lines } = await seated(url, 3, { game: 'hidden-people' })
    expect((await people[0]?.get(`/api/tables/${table}/record`))?.body.code).toBe('wrong-phase')
    const end = await playOut(table, lines)
    expect(end.sheet.phase).toBe('over')
    const record = readRecord((await clientOf(url).get(`/api/tables/${table}/record`)).body)
    const game = withToy.find((one) => one.id === 'hidden-people') as (typeof withToy)[number]
    expect(verifyRecord(game, record).deal).toEqual({ kind: 'sealed', by: [0, 1, 2], dropped: 0 })
    expect(record.fair?.commit).toBe(end.sheet.commit)
    const profile = await clientOf(url).get(`/api/players/${people[0]?.id}/games`)
    await expect
      .poll(async () => (await clientOf(url).get(`/api/players/${people[0]?.id}/games`)).body.games.length)
      .toBe(1)
    expect(profile.status).toBe(200)
    for (const line of lines) await line.close()
  })

  test('a command is done once, whatever is sent again; a stale one gets the table as it is', async () => {
    const { table, lines } = await seated(url, 2)
    const [one] = lines as [Line, Line]
    const first = one.messages.findLast(stateAt(0))
    const play = { do: 'play', table, id: 'same', seq: first.seq, pick: 0 }
    one.tell(play)
    one.tell(play)
    const update = await one.next((message) => message.did === 'same')
    const done = await one.next((message) => message.type === 'done')
    expect(done.seq).toBe(update.seq)
    one.tell({ ...play, id: 'other' })
    expect(await one.next((message) => message.type === 'refused')).toMatchObject({
      code: 'stale',
      id: 'other',
    })
    expect((await one.next((message) => message.type === 'table' && message.from === 0)).sheet.moves).toBe(1)
    for (const line of lines) await line.close()
  })

  test('a command that comes together with the wish to watch is answered, whichever is first', async () => {
    const { table, people, lines } = await seated(url, 2)
    const { seq } = lines[0]?.messages.findLast(stateAt(0)) ?? {}
    const back = (await people[0]?.socket()) as Line
    back.tell({ do: 'watch', table, since: seq })
    back.tell({ do: 'play', table, id: 'late', seq, pick: 0 })
    await back.next(({ type, did, id }) => did === 'late' || (type === 'done' && id === 'late'))
    for (const line of [...lines, back]) await line.close()
  })

  test('another’s turn, another’s seat, what is not offered: refused, and nothing changes', async () => {
    const { table, lines, people } = await seated(url, 2)
    const [one, two] = lines as [Line, Line]
    const { seq } = one.messages.findLast(stateAt(0))
    const ask = async (line: Line, message: object, code: string) => {
      line.tell({ table, id: 'x', seq, ...message })
      expect(await line.next((answer) => answer.type === 'refused')).toMatchObject({ code })
    }
    await ask(two, { do: 'play', pick: 0 }, 'not-asked')
    await ask(one, { do: 'play', pick: 9 }, 'not-offered')
    await ask(one, { do: 'play', move: { word: 'win' } }, 'not-offered')
    await ask(one, { do: 'play', seq: seq + 5, pick: 0 }, 'stale')
    await ask(one, { do: 'play', pick: 0, extra: 1 }, 'malformed')
    const stranger = await guestClient(url, 'Stranger')
    expect((await stranger.do(table, { do: 'play', seq, pick: 0 })).body.code).toBe('not-yours')
    expect((await clientOf(url).do(table, { do: 'play', seq, pick: 0 })).body.code).toBe('no-identity')
    expect((await people[0]?.get(`/api/tables/${table}`))?.body.seq).toBe(seq)
    for (const line of lines) await line.close()
  })

  test('a spectator sees the public view, and no codes of a hidden table', async () => {
    const { table, people, lines } = await seated(url, 2, { listed: false })
    const { sheet } = lines[0]?.messages.findLast(stateAt(0)) ?? {}
    const line = await clientOf(url).socket()
    line.tell({ do: 'watch', table })
    expect((await line.next((one) => one.type === 'refused')).code).toBe('not-found')
    line.tell({ do: 'watch', table, code: sheet.watchCode })
    const seen = await line.next(stateAt(0))
    expect(seen.seat).toBeNull()
    expect(seen.sheet.code).toBeUndefined()
    expect(seen.game.choice).toBeUndefined()
    expect(seen.game.own).toEqual([null, null, null])
    const stranger = await guestClient(url, 'S')
    expect((await stranger.do(table, { do: 'sit', code: sheet.watchCode })).body.code).toBe('not-found')
    expect(people).toHaveLength(2)
    await line.close()
    for (const one of lines) await one.close()
  })

  test('who comes back gets what was missed, or everything', async () => {
    const { table, people, lines } = await seated(url, 2)
    const [one, two] = lines as [Line, Line]
    const { seq } = one.messages.findLast(stateAt(0))
    await two.close()
    one.tell({ do: 'play', table, id: 'a', seq, pick: 1 })
    await one.next(stateAt(seq + 1))
    const back = await itemAt(people, 1).socket()
    back.tell({ do: 'watch', table, since: seq })
    const missed = await back.next(stateAt(seq + 1))
    expect(missed.from).toBe(seq)
    expect(missed.game.events.map((event: { type: string }) => event.type)).toEqual(['discarded', 'drew'])
    expect(missed.game.events[1].card).toBeTypeOf('number')
    back.tell({ do: 'watch', table })
    const fresh = await back.next(stateAt(0))
    expect(fresh.from).toBe(0)
    expect(fresh.game.events).toHaveLength(2)
    for (const line of [one, back]) await line.close()
  })
})

describe('taking back and agreeing', () => {
  test('what told nobody anything can be taken back; a look cannot, but for the others’ consent', async () => {
    const { table, people, lines } = await seated(url, 2, { game: 'hidden-people' })
    const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
    const [one] = lines as [Line]
    const state = one.messages.findLast(stateAt(0))
    // Looking at a card of one's own is news.
    await ann.do(table, { do: 'play', seq: state.seq, pick: 0 })
    expect((await ann.do(table, { do: 'undo' })).body.code).toBe('needs-consent')
    const offered = await ann.do(table, { do: 'offer', what: 'undo' })
    expect(offered.body.sheet.offer).toMatchObject({ by: 0, what: 'undo', agreed: [0] })
    const agreed = await bob.do(table, { do: 'answer', yes: true })
    expect(agreed.body.sheet.moves).toBe(0)
    expect(agreed.body.sheet.offer).toBeUndefined()
    const now = (await ann.get(`/api/tables/${table}`)).body
    expect(now.game.choice.options).toEqual(state.game.choice.options)
    for (const line of lines) await line.close()
  })

  test('resigning ends a game of two; voting ends any game without a winner', async () => {
    const two = await seated(url, 2)
    await two.people[0]?.do(two.table, { do: 'resign' })
    const over = (await clientOf(url).get(`/api/tables/${two.table}`)).body.sheet
    expect(over).toMatchObject({
      phase: 'over',
      result: { reason: 'resigned', winners: [1], places: [2, 1] },
    })
    const three = await seated(url, 3)
    await three.people[0]?.do(three.table, { do: 'offer', what: 'end' })
    await three.people[1]?.do(three.table, { do: 'answer', yes: true })
    const ended = await three.people[2]?.do(three.table, { do: 'answer', yes: true })
    expect(ended?.body.sheet.result).toMatchObject({ reason: 'agreed', winners: [] })
    expect((await three.people[0]?.do(three.table, { do: 'offer', what: 'draw' }))?.body.code).toBe(
      'wrong-phase',
    )
    for (const line of [...two.lines, ...three.lines]) await line.close()
  })

  test('a draw is for games that have draws, and for people only', async () => {
    const drawn = await serve(
      {},
      {},
      withToy.map((game) => ({ ...game, draws: true })),
    )
    const { table, people, lines } = await seated(drawn.url, 2)
    expect((await people[0]?.do(table, { do: 'offer', what: 'draw' }))?.status).toBe(200)
    expect((await people[0]?.do(table, { do: 'answer', yes: true }))?.body.code).toBe('not-asked')
    await people[1]?.do(table, { do: 'answer', yes: false })
    await people[1]?.do(table, { do: 'offer', what: 'draw' })
    const over = await people[0]?.do(table, { do: 'answer', yes: true })
    expect(over?.body.sheet.result).toEqual({ reason: 'draw', winners: [], places: [1, 1] })
    for (const line of lines) await line.close()
    await drawn.end()
    const plain = await seated(url, 2)
    expect((await plain.people[0]?.do(plain.table, { do: 'offer', what: 'draw' }))?.body.code).toBe(
      'not-offered-here',
    )
    for (const line of plain.lines) await line.close()
  })

  test('a game of three goes on with a bot when one resigns', async () => {
    const { table, people, lines } = await seated(url, 3)
    await people[0]?.do(table, { do: 'resign' })
    await expect.poll(async () => (await people[1]?.get(`/api/tables/${table}`))?.body.sheet.moves).toBe(1)
    expect((await people[0]?.do(table, { do: 'return' }))?.body.code).toBe('wrong-phase')
    for (const line of lines) await line.close()
  })

  test('a rematch: one table, whoever asks first', async () => {
    const { table, people, lines } = await seated(url, 2)
    await people[0]?.do(table, { do: 'resign' })
    await Promise.all(people.map((one) => one.do(table, { do: 'rematch' })))
    const next = (await people[0]?.get(`/api/tables/${table}`))?.body.sheet.rematch
    const sheet = (await people[0]?.get(`/api/tables/${next}`))?.body.sheet
    expect(sheet).toMatchObject({ phase: 'open', game: 'toy' })
    expect(sheet.seats.filter((one: { person?: object }) => one.person)).toHaveLength(1)
    for (const line of lines) await line.close()
  })
})

test('who played a table by link finds the way to its rematch without a code; others do not', async () => {
  const { table, people, lines } = await seated(url, 2, { listed: false })
  const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
  await ann.do(table, { do: 'resign' })
  await ann.do(table, { do: 'rematch' })
  const next = (await bob.get(`/api/tables/${table}`)).body.sheet.rematch
  expect((await bob.get(`/api/tables/${next}`)).status).toBe(200)
  expect((await bob.do(next, { do: 'sit' })).body.seat).toBe(0)
  const eve = await guestClient(url, 'Eve')
  expect((await eve.get(`/api/tables/${next}`)).status).toBe(404)
  expect((await eve.do(next, { do: 'sit' })).body.code).toBe('not-found')
  for (const line of lines) await line.close()
})

describe('talk', () => {
  test('chat, emotes, muting, reporting, silence, no HTML', async () => {
    const { table, people, lines } = await seated(url, 2)
    const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
    const [, two] = lines as [Line, Line]
    await ann.do(table, { do: 'say', text: 'I <3 this' })
    expect(await two.next((one) => one.type === 'said')).toMatchObject({
      text: 'I <3 this',
      by: { name: 'Player 0' },
    })
    await ann.do(table, { do: 'emote', emote: 'thanks' })
    expect(await two.next((one) => one.type === 'said')).toMatchObject({ emote: 'thanks' })
    expect((await ann.do(table, { do: 'say', text: '<b>x</b>' })).body.code).toBe('malformed')
    expect((await ann.do(table, { do: 'say', text: 'x'.repeat(MAX_CHAT + 1) })).body.code).toBe('malformed')
    await bob.send('PUT', '/api/mutes', { whom: ann.id, table })
    await ann.do(table, { do: 'say', text: 'unheard' })
    expect(two.messages.some((one) => one.text === 'unheard')).toBe(false)
    expect((await bob.get(`/api/tables/${table}/chat`)).body.lines).toEqual([])
    expect((await ann.get(`/api/tables/${table}/chat`)).body.lines).toHaveLength(3)
    expect((await bob.send('POST', '/api/reports', { whom: ann.id, table, text: 'rude' })).status).toBe(200)
    // Muted at one table; blocked at all of them.
    const other = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
    await bob.do(other, { do: 'sit' })
    await ann.do(other, { do: 'say', text: 'here too' })
    const heard = async () => (await bob.get(`/api/tables/${other}/chat`)).body.lines.length
    expect(await heard()).toBe(1)
    await bob.send('PUT', '/api/mutes', { whom: ann.id })
    expect(await heard()).toBe(0)
    await bob.send('PUT', '/api/mutes', { whom: ann.id, off: true })
    expect(await heard()).toBe(1)
    const silent = await seated(url, 2, { silent: true })
    expect((await silent.people[0]?.do(silent.table, { do: 'say', text: 'psst' }))?.body.code).toBe('silent')
    for (const line of [...lines, ...silent.lines]) await line.close()
  })
})
