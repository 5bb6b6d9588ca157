// Two nodes on one database: what is ended, changed or used up on one is so on the other, and sockets there are cut off.

import { GUESSES_PER_ACCOUNT, MAX_SESSIONS } from '@undercrown/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorAt } from '../testing/authenticator.ts'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { freshDatabase } from '../testing/database.ts'
import { type MailSink, openMailSink } from '../testing/mail-sink.ts'
import { type Serving, serve } from '../testing/serving.ts'

const home = 'https://play.example'
const password = 'long enough'
let sink: MailSink
let nodes: readonly [Serving, Serving]
beforeAll(async () => {
  sink = await openMailSink()
  const env = {
    DATABASE_URL: await freshDatabase(),
    PUBLIC_URL: home,
    SMTP_URL: sink.url,
    MAIL_FROM: 'crown@play.example',
  }
  nodes = [await serve(env), await serve(env)]
})
afterAll(async () => {
  for (const node of nodes) await node.end()
  await sink.close()
})

const here = () => clientOf(nodes[0].url)

async function account(name: string): Promise<Client> {
  const person = await guestClient(nodes[0].url, 'Somebody')
  await person.send('POST', '/api/account', { name, password })
  return person
}

/** The same account by the other node, and what its socket is closed with. */
async function elsewhere(name: string) {
  const there = clientOf(nodes[1].url)
  await there.send('POST', '/api/session', { name, password })
  const line = await there.socket()
  return { there, closed: new Promise((done) => line.raw.once('close', done)) }
}

test('a session that is ended here is over there', async () => {
  const ann = await account('Ann')
  const { there, closed } = await elsewhere('Ann')
  const { sessions } = (await ann.get('/api/sessions')).body
  const other = sessions.find((one: { here: boolean }) => !one.here)
  await ann.send('DELETE', `/api/sessions/${other.id}`)
  expect(await closed).toBe(1008)
  expect((await there.get('/api/me')).body.id).toBeNull()
})

test('a session that is one too many by what is signed in here is cut off there', async () => {
  const amy = await account('Amy')
  const { there, closed } = await elsewhere('Amy')
  const { db } = nodes[0].server.store
  const seen = Date.now() + 60_000
  const more = Array.from({ length: MAX_SESSIONS }, (_, i) => ({
    ...{ id: `${amy.id} ${i}`, person: amy.id, device: '', created: seen, seen },
  }))
  await db.insertInto('sessions').values(more).execute()
  await here().send('POST', '/api/session', { name: 'Amy', password })
  expect(await closed).toBe(1008)
  expect((await there.get('/api/me')).body.id).toBeNull()
})

/** Neither node hears anything for a second: what they listen by asks for a sign of life now and then. */
const deafen = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and (query ilike 'listen %' or query = 'select 1')`.execute(
    nodes[0].server.store.db,
  )

test('who signs out while a node hears nothing is cut off there when it hears again', async () => {
  const ada = await account('Ada')
  const { closed } = await elsewhere('Ada')
  await deafen()
  await ada.send('DELETE', '/api/sessions')
  expect(await closed).toBe(1008)
})

test('who takes another name while a node hears nothing is called by it there when it hears again', async () => {
  const eve = await guestClient(nodes[0].url, 'Eve')
  const { table } = (await eve.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: true })).body
  async function host(): Promise<string> {
    const { tables } = (await clientOf(nodes[1].url).get('/api/lobby')).body
    return tables.find((one: { id: string }) => one.id === table).seats[0].person.name
  }
  expect(await host()).toBe('Eve')
  await deafen()
  await eve.send('PUT', '/api/me', { name: 'Evelyn' })
  await expect.poll(host, { timeout: 20_000, interval: 200 }).toBe('Evelyn')
})

test('a new password, however it was come by, ends what is open there', async () => {
  const bea = await account('Bea')
  let codes: string[] = []
  const mail = 'bea@mail.example'
  await bea.send('PUT', '/api/account/mail', { mail, lang: 'en', password })
  /** Of the next mail that has one: others tell of changes. */
  const secret = async (): Promise<string> =>
    /=([0-9a-f]{48})/.exec((await sink.next(mail)).text)?.[1] ?? secret()
  await here().send('POST', '/api/account/mail/confirm', { token: await secret() })
  for (const way of ['change', 'mail', 'code'] as const) {
    const { there, closed } = await elsewhere('Bea')
    if (way === 'change') await bea.send('PUT', '/api/account/password', { old: password, password })
    if (way === 'code') {
      codes = (await there.send('POST', '/api/account/codes', { password })).body.codes
      await here().send('POST', '/api/account/recovery', { name: 'Bea', code: codes[0], password })
    }
    if (way === 'mail') {
      await here().send('POST', '/api/account/forgotten', { mail, lang: 'en' })
      await here().send('POST', '/api/account/reset', { token: await secret(), password })
    }
    expect([way, await closed]).toEqual([way, 1008])
    expect((await there.get('/api/me')).body.id).toBeNull()
  }
  // And a code is used up there as well.
  const again = { name: 'Bea', code: codes[0], password }
  expect((await clientOf(nodes[1].url).send('POST', '/api/account/recovery', again)).status).toBe(401)
})

test('guesses at codes are counted together, and a challenge of one node is answered once, at any', async () => {
  const cleo = await account('Cleo')
  const tried: number[] = []
  for (let i = 0; i <= GUESSES_PER_ACCOUNT; i++) {
    const guess = { name: 'Cleo', code: '0123-4567-89ab-cdef-0123', password }
    const node = clientOf((i % 2 ? nodes[0] : nodes[1]).url)
    tried.push((await node.send('POST', '/api/account/recovery', guess)).status)
  }
  expect(tried).toEqual([...Array(GUESSES_PER_ACCOUNT).fill(401), 429])

  const device = authenticatorAt(home)
  const { options } = (await cleo.send('POST', '/api/passkeys/invitation', { password })).body
  await cleo.send('POST', '/api/passkeys', { passkey: device.create(options.challenge) })
  const asked = (await here().send('POST', '/api/passkeys/challenge')).body.options
  const passkey = device.get(asked.challenge)
  const both = await Promise.all(
    nodes.map(({ url }) => clientOf(url).send('POST', '/api/session/passkey', { passkey })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('of the last two ways in, not both go by two nodes at once', async () => {
  const dora = await account('Dora')
  const { there } = await elsewhere('Dora')
  const device = authenticatorAt(home)
  const { options } = (await dora.send('POST', '/api/passkeys/invitation', { password })).body
  const added = await dora.send('POST', '/api/passkeys', { passkey: device.create(options.challenge) })
  await Promise.all([
    dora.send('DELETE', `/api/passkeys/${added.body.passkeys[0].id}`),
    there.send('DELETE', '/api/account/password', { password }),
  ])
  const { db } = nodes[0].server.store
  const row = await db.selectFrom('people').select('password').where('id', '=', dora.id).executeTakeFirst()
  const keys = await db.selectFrom('passkeys').select('id').where('person', '=', dora.id).execute()
  expect(Number(row?.password !== null) + keys.length).toBe(1)
})

test('who parts from a friend parts on both sides at once', async () => {
  const [ann, bob] = [await guestClient(nodes[0].url, 'Somebody'), await guestClient(nodes[1].url, 'Else')]
  const { code } = (await ann.send('POST', '/api/friends/link')).body
  await bob.send('POST', '/api/friends', { code })
  const { db } = nodes[0].server.store
  const both = () =>
    db.selectFrom('friends').select('friend').where('person', 'in', [ann.id, bob.id]).execute()
  const waiting = async () =>
    (await sql`select 1 from pg_locks where not granted limit 1`.execute(db)).rows.length
  const parted = await db.transaction().execute(async (all) => {
    // Somebody has the other side in hand.
    await all.updateTable('friends').set({ since: 1 }).where('person', '=', bob.id).execute()
    const asked = ann.send('DELETE', `/api/friends/${bob.id}`)
    await expect.poll(waiting).toBe(1)
    expect(await both()).toHaveLength(2)
    return { asked }
  })
  await parted.asked
  expect(await both()).toEqual([])
})

test('of two who take names that look alike on two nodes at once, one gets it', async () => {
  const names = ['Rex', 'R\u0435x']
  for (let i = 0; i < 5; i++) {
    const people = await Promise.all(nodes.map(({ url }) => guestClient(url, 'Somebody')))
    const made = await Promise.all(
      people.map((one, at) =>
        one.send('POST', '/api/account', { name: `${names[at]} ${'abcde'[i]}`, password }),
      ),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})
