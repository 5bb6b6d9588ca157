// Who people are: guests, accounts, bots, their data and their standing.

import { MAX_BOTS, MAX_MUTES, MAX_REPORTS } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountClient, type Client, clientOf, everybodyMoves, guestClient } from '../testing/client.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve()
  url = serving.url
})
afterAll(() => serving.end())

test('the cookie is signed, http-only and strict; a changed one is worth nothing', async () => {
  const client = clientOf(url)
  const { headers, body } = await client.send('POST', '/api/guest', { name: ' Zoé ' })
  expect(body).toMatchObject({ name: 'Zoé', kind: 'guest', notices: false })
  expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  expect((await client.get('/api/me')).body.id).toBe(body.id)
  client.cookie = client.cookie.replace(/=[0-9a-f]{4}/, '=0000')
  expect((await client.get('/api/me')).body.id).toBeNull()
})

test('a guest becomes an account and keeps everything; signs out, in, changes the password', async () => {
  const ann = await guestClient(url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  const made = await ann.send('POST', '/api/account', { name: 'Ann', password: 'correct horse' })
  expect(made.body).toMatchObject({ id: ann.id, kind: 'account', name: 'Ann' })
  expect((await ann.get('/api/tables/mine')).body.tables[0].id).toBe(table)
  const other = await guestClient(url, 'Other')
  const taken = await other.send('POST', '/api/account', { name: 'ANN', password: 'something else' })
  expect([taken.status, taken.body.code]).toEqual([409, 'name-taken'])

  const elsewhere = clientOf(url)
  const wrong = await elsewhere.send('POST', '/api/session', { name: 'Ann', password: 'wrong horse' })
  const nobody = await elsewhere.send('POST', '/api/session', { name: 'Nobody', password: 'wrong horse' })
  expect([wrong.status, wrong.body]).toEqual([401, nobody.body])
  await elsewhere.send('POST', '/api/session', { name: 'ann', password: 'correct horse' })
  expect((await elsewhere.get('/api/me')).body.id).toBe(ann.id)

  const change = { old: 'correct horse', password: 'battery staple' }
  expect((await ann.send('PUT', '/api/account/password', { ...change, old: 'x' })).status).toBe(401)
  expect((await ann.send('PUT', '/api/account/password', change)).status).toBe(200)
  expect((await ann.get('/api/me')).body.id).toBe(ann.id)
  expect((await elsewhere.get('/api/me')).body.id).toBeNull()
  await ann.send('DELETE', '/api/session')
  expect((await ann.get('/api/me')).body.id).toBeNull()
  await ann.send('POST', '/api/session', { name: 'Ann', password: 'battery staple' })
  const copied = clientOf(url, ann.cookie)
  await ann.send('DELETE', '/api/sessions')
  expect((await copied.get('/api/me')).body.id).toBeNull()
})

test('who registers while another name of theirs is on its way is called by what they registered', async () => {
  const { people } = serving.server
  const eve = await guestClient(url, 'Eve')
  const before = await people.get(eve.id)
  await eve.send('POST', '/api/account', { name: 'Evelyn', password: 'correct horse' })
  await expect(people.change(before as NonNullable<typeof before>, { name: 'Adam' })).rejects.toThrow('stays')
  expect((await eve.get('/api/me')).body.name).toBe('Evelyn')
})

test('what somebody said over years is all in their data, in order', async () => {
  const ann = await guestClient(url, 'Talker')
  const lines = Array.from({ length: 1_201 }, (_, i) => ({
    id: `${String((i * 7919) % 1_201).padStart(8, '0')}`,
    table_id: 'aaaaaaaa',
    person: ann.id,
    // Many at once, over the edge of what is read at a time.
    at: 1_000 + Math.floor(i / 300),
    text: `line ${i}`,
    emote: null,
    aside: 0,
  }))
  for (let i = 0; i < lines.length; i += 100)
    await serving.server.store.db
      .insertInto('chat')
      .values(lines.slice(i, i + 100))
      .execute()
  const { chat } = (await ann.get('/api/me/export')).body
  const key = ({ at, id }: { at: number; id: string }) => `${at} ${id}`
  expect(chat.map(key)).toEqual(lines.map(key).sort())
})

test('nobody mutes or reports without end', async () => {
  const [ann, bob] = [await guestClient(url, 'Muter'), await guestClient(url, 'Muted')]
  const { db } = serving.server.store
  const { body } = await bob.send('POST', '/api/tables', { game: 'toy', seats: 2 })
  const table = body.table as string
  await ann.do(table, { do: 'sit' })
  const hex = (i: number) => i.toString(16).padStart(8, '0')
  for (let i = 0; i < MAX_MUTES; i += 100)
    await db
      .insertInto('mutes')
      .values(Array.from({ length: 100 }, (_, j) => ({ person: ann.id, whom: bob.id, table_id: hex(i + j) })))
      .execute()
  await db
    .insertInto('reports')
    .values(
      Array.from({ length: MAX_REPORTS }, (_, i) => ({
        id: hex(i),
        person: ann.id,
        whom: bob.id,
        table_id: hex(i),
        text: 'rude',
        at: 1,
        act: null,
      })),
    )
    .execute()
  expect((await ann.send('PUT', '/api/mutes', { whom: bob.id, table })).body.code).toBe('not-offered-here')
  const report = { whom: bob.id, table, text: 'rude' }
  expect((await ann.send('POST', '/api/reports', report)).body.code).toBe('not-offered-here')
  expect((await ann.send('PUT', '/api/mutes', { whom: bob.id, table: hex(0), off: true })).status).toBe(200)
  expect((await ann.send('PUT', '/api/mutes', { whom: bob.id, table })).body.muted).toBe(true)
})

test('who asks for many bots at once gets no more of them', async () => {
  const owner = await guestClient(serving.url, 'Otto')
  await owner.send('POST', '/api/account', { name: 'Otto', password: 'long enough' })
  const asked = Array.from({ length: 2 * MAX_BOTS }, (_, i) =>
    owner.send('POST', '/api/bots', { name: `Otto’s ${i}` }),
  )
  const made = (await Promise.all(asked)).filter(({ status }) => status === 200)
  expect(made).toHaveLength(MAX_BOTS)
})

test('export and delete my data', async () => {
  const { table, people, lines } = await seated(url, 2)
  const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
  await ann.do(table, { do: 'say', text: 'hello' })
  await ann.do(table, { do: 'resign' })
  await expect.poll(async () => (await ann.get('/api/me/export')).body.results.length).toBe(1)
  const data = (await ann.get('/api/me/export')).body
  expect(data).toMatchObject({
    person: { name: 'Player 0' },
    chat: [{ text: 'hello' }],
    tables: [{ table_id: table }],
  })
  expect(JSON.stringify(data)).not.toContain('password')
  expect((await ann.send('DELETE', '/api/me', {})).status).toBe(200)
  expect((await ann.get('/api/me')).body.id).toBeNull()
  expect((await bob.get(`/api/players/${ann.id}`)).status).toBe(404)
  expect((await bob.get(`/api/tables/${table}/chat`)).body.lines).toEqual([])
  expect((await bob.get(`/api/tables/${table}/record`)).status).toBe(200)
  for (const line of lines) await line.close()
})

test('a new name is shown everywhere at once; who is forgotten leaves no name behind', async () => {
  const { table, people, lines } = await seated(url, 3)
  const [ann, bob] = people as [(typeof people)[0] & object, (typeof people)[0] & object]
  const names = (sheet: { seats: { person?: { name: string } }[] }) =>
    sheet.seats.map((one) => one.person?.name)
  const two = lines[1] as (typeof lines)[0]
  await ann.send('PUT', '/api/me', { name: 'Annabel' })
  const told = await two.next((one) => one.type === 'table' && names(one.sheet)[0] === 'Annabel')
  expect(names(told.sheet)).toEqual(['Annabel', 'Player 1', 'Player 2'])
  expect(names((await bob.get('/api/tables/mine')).body.tables[0])).toContain('Annabel')
  const closed = new Promise((done) => lines[0]?.raw.once('close', done))
  const open = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body.table
  await ann.send('DELETE', '/api/me', {})
  expect(await closed).toBe(1008)
  const after = await two.next((one) => one.type === 'table' && one.sheet.seats[0].absent)
  expect(after.sheet.seats[0]).toMatchObject({ bot: 'L3' })
  await expect.poll(async () => names((await bob.get(`/api/tables/${table}`)).body.sheet)[0]).toBe('')
  expect(JSON.stringify((await bob.get('/api/tables/mine')).body)).not.toContain('Annabel')
  expect((await bob.get(`/api/tables/${open}`)).body.sheet.phase).toBe('closed')
  const rows = await serving.server.store.db.selectFrom('tables').select('sheet').execute()
  expect(JSON.stringify(rows)).not.toContain('Annabel')
  for (const line of lines) await line.close()
})

test('signing out everywhere hangs up, and a deleted bot is cut off', async () => {
  const ann = await guestClient(url, 'Signer')
  await ann.send('POST', '/api/account', { name: 'Signer', password: 'long enough' })
  const { id, token } = (await ann.send('POST', '/api/bots', { name: 'Robo' })).body
  const closed = (line: { raw: { once(name: 'close', done: (code: number) => void): unknown } }) =>
    new Promise((done) => line.raw.once('close', done))
  const robo = closed(await clientOf(url, '', token).socket())
  const mine = closed(await ann.socket())
  await ann.send('DELETE', `/api/bots/${id}`)
  expect(await robo).toBe(1008)
  await ann.send('DELETE', '/api/sessions')
  expect(await mine).toBe(1008)
})

test('rated games move ratings, once; guests, bots and games nobody began leave them alone', async () => {
  const [ann, bob] = [await accountClient(url, 'Rated Ann'), await accountClient(url, 'Rated Bob')]
  const cal = await guestClient(url, 'Cal')
  const game = async (players: readonly Client[], moves = true) => {
    const [host, ...others] = players as [Client, ...Client[]]
    const wanted = { game: 'toy', seats: 2, rated: true }
    const { table } = (await host.send('POST', '/api/tables', wanted)).body
    for (const one of others) await one.do(table, { do: 'sit' })
    if (others.length === 0) await host.do(table, { do: 'bot', seat: 1, level: 'L1' })
    await host.do(table, { do: 'start' })
    if (moves) await everybodyMoves(table, players)
    await host.do(table, { do: 'resign' })
    const listed = async () => (await host.get(`/api/players/${host.id}/games`)).body.games
    await expect.poll(async () => (await listed())[0]?.table).toBe(table)
    return table
  }
  const profile = async (id: string) => (await clientOf(url).get(`/api/players/${id}`)).body
  // A guest costs nothing, and neither does a game that is given up before it has begun.
  await game([cal, bob])
  await game([ann, bob], false)
  await game([cal])
  for (const { id } of [ann, bob, cal]) expect((await profile(id)).ratings).toEqual([])
  expect((await profile(bob.id)).statistics).toMatchObject([{ games: 2, wins: 2 }])

  const table = await game([ann, bob])
  const [won, lost] = [(await profile(bob.id)).ratings[0], (await profile(ann.id)).ratings[0]]
  expect(won).toMatchObject({ game: 'toy', games: 1, wins: 1 })
  expect(won.rating).toBeGreaterThan(lost.rating)
  const actor = await serving.server.tables.get(table)
  if (actor) await serving.server.context.settle(actor.state)
  expect((await profile(bob.id)).ratings[0]).toEqual(won)
  expect((await profile(bob.id)).statistics).toEqual([
    { game: 'toy', players: 2, games: 3, wins: 3, draws: 0, averagePlace: 1 },
  ])
  expect((await cal.get('/api/leaderboards/toy')).body.players).toEqual([])
  expect((await cal.get('/api/leaderboards/chess')).status).toBe(404)
})

test('who registers while a rated game is played plays it as a guest, whatever comes of it', async () => {
  const bob = await accountClient(url, 'Bob with an account')
  const ratings = async ({ id }: Client) => (await clientOf(url).get(`/api/players/${id}`)).body.ratings
  for (const [when, games] of [
    ['meanwhile', 0],
    ['before', 1],
  ] as const) {
    const cal = await guestClient(url, 'Cal for now')
    const register = () => cal.send('POST', '/api/account', { name: `Cal ${when}`, password: 'long enough' })
    const { table } = (await cal.send('POST', '/api/tables', { game: 'toy', seats: 2, rated: true })).body
    await bob.do(table, { do: 'sit' })
    if (when === 'before') await register()
    await cal.do(table, { do: 'start' })
    await everybodyMoves(table, [cal, bob])
    // It goes well.
    if (when === 'meanwhile') await register()
    await bob.do(table, { do: 'resign' })
    const listed = async () => (await cal.get(`/api/players/${cal.id}/games`)).body.games
    await expect.poll(async () => (await listed())[0]?.table).toBe(table)
    expect([(await ratings(cal)).length, (await ratings(bob)).length]).toEqual([games, games])
  }
})

test('a game that a bot began in place of somebody counts for nobody, also if they come later', async () => {
  const [ann, bob] = [await accountClient(url, 'Ann who plays'), await accountClient(url, 'Bob who is away')]
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, rated: true })).body
  await bob.do(table, { do: 'sit' })
  await ann.do(table, { do: 'start' })
  const actor = await serving.server.tables.get(table)
  await actor?.write(() => ({ type: 'left', seat: 1 }))
  await everybodyMoves(table, [ann])
  const seats = () => new Set(actor?.state.table?.moves.map(([seat]) => seat))
  await expect.poll(() => seats().size).toBe(2)
  // It goes well: else a move now and then would decide, at the end, whether it counts.
  await bob.do(table, { do: 'return' })
  await everybodyMoves(table, [ann, bob])
  await ann.do(table, { do: 'resign' })
  const listed = async () => (await ann.get(`/api/players/${ann.id}/games`)).body.games
  await expect.poll(async () => (await listed())[0]).toMatchObject({ table, rated: 0 })
})

test('a game with a memory aid is not rated', async () => {
  const ann = await guestClient(url, 'Abe')
  const wanted = { game: 'hidden-people', seats: 2, options: { memoryAid: true } }
  const refused = await ann.send('POST', '/api/tables', { ...wanted, rated: true })
  expect([refused.status, refused.body.code]).toEqual([422, 'bad-options'])
  expect(refused.body.message).toBe('with memoryAid a game is not rated; leave out one of them')
  expect((await ann.send('POST', '/api/tables', wanted)).status).toBe(200)
})

test('a leaderboard has accounts with some rated games, the best first', async () => {
  const game = 'hidden-people'
  const [ann, bob] = [await accountClient(url, 'Winner'), await accountClient(url, 'Loser')]
  const board = async () => (await ann.get(`/api/leaderboards/${game}`)).body.players
  const own = async () => (await ann.get(`/api/leaderboards/${game}`)).body.mine
  expect(await own()).toBeUndefined()
  for (let n = 1; n <= 3; n++) {
    expect(await board()).toEqual([])
    const { table } = (await ann.send('POST', '/api/tables', { game, seats: 2, rated: true })).body
    await bob.do(table, { do: 'sit' })
    await ann.do(table, { do: 'start' })
    await everybodyMoves(table, [ann, bob])
    await bob.do(table, { do: 'resign' })
    await expect.poll(async () => (await ann.get(`/api/players/${ann.id}`)).body.ratings[0]?.games).toBe(n)
    if (n < 3) expect(await own()).toMatchObject({ place: null, games: n, wins: n })
  }
  expect(await board()).toMatchObject([
    { place: 1, person: { name: 'Winner' }, games: 3, wins: 3 },
    { place: 2, person: { name: 'Loser' }, games: 3, wins: 0 },
  ])
  expect(await own()).toMatchObject({ place: 1, person: { id: ann.id } })
  expect((await clientOf(url).get(`/api/leaderboards/${game}`)).body).toMatchObject({ newcomers: [] })
  const { games } = (await bob.get(`/api/players/${bob.id}/games?game=${game}`)).body
  expect(games).toHaveLength(3)
  expect(games[0]).toMatchObject({ position: 2, won: 0, rated: 1 })
  expect(games[0].after).toBeLessThan(games[0].before)
})

test('a program plays with a token; the token is shown once and works nowhere else', async () => {
  const ann = await guestClient(url, 'Bot owner')
  expect((await ann.send('POST', '/api/bots', { name: 'Robo' })).body.code).toBe('not-yours')
  await ann.send('POST', '/api/account', { name: 'Owner', password: 'long enough' })
  const made = (await ann.send('POST', '/api/bots', { name: 'Robo' })).body
  expect(made.token).toMatch(/^uc_/)
  const robo = clientOf(url, '', made.token)
  expect((await robo.get('/api/me')).body).toMatchObject({ kind: 'bot', name: 'Robo' })
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  expect((await robo.do(table, { do: 'sit' })).body.seat).toBe(1)
  expect((await clientOf(url, '', `uc_${'0'.repeat(48)}`).get('/api/me')).status).toBe(401)
  expect(JSON.stringify((await ann.get('/api/bots')).body)).not.toContain('uc_')
  await ann.send('DELETE', `/api/bots/${made.id}`)
  expect((await robo.get('/api/me')).status).toBe(401)
})

test('notices are off, and refused where the server sends none', async () => {
  const ann = await guestClient(url, 'Abe')
  const push = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a', auth: 'b' } }
  expect((await ann.send('PUT', '/api/me/push', push)).body.code).toBe('not-offered-here')
})
