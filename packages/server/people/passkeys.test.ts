// Passkeys, tried with a wrong origin, an old challenge, a copied device and another's key; and the last way in stays.

import { MAX_PASSKEYS } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authenticator, authenticatorAt } from '../testing/authenticator.ts'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'
import { siteOf } from './passkeys.ts'

const home = 'https://play.example'
const password = 'long enough'
let now = 1_800_000_000_000
let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve({ PUBLIC_URL: home }, { now: () => now })
  url = serving.url
})
afterAll(() => serving.end())

async function account(name: string): Promise<Client> {
  const person = await guestClient(url, 'Somebody')
  const made = await person.send('POST', '/api/account', { name, password })
  expect(made.body.kind).toBe('account')
  return person
}

const invitation = async (person: Client, proof: object = { password }): Promise<string> =>
  (await person.send('POST', '/api/passkeys/invitation', proof)).body.options?.challenge

const challenge = async (): Promise<string> =>
  (await clientOf(url).send('POST', '/api/passkeys/challenge')).body.options.challenge

const add = (person: Client, passkey: object) => person.send('POST', '/api/passkeys', { passkey })

async function withPasskey(name: string): Promise<{ person: Client; device: Authenticator }> {
  const person = await account(name)
  const device = authenticatorAt(home)
  const added = await add(person, device.create(await invitation(person)))
  expect(added.body.passkeys.length).toBe(1)
  return { person, device }
}

const enter = (passkey: object, client = clientOf(url)) =>
  client.send('POST', '/api/session/passkey', { passkey })

test('a passkey signs in, without a name or a password', async () => {
  const { person, device } = await withPasskey('Ann')
  const elsewhere = clientOf(url)
  expect((await enter(device.get(await challenge()), elsewhere)).body).toMatchObject({ name: 'Ann' })
  expect((await elsewhere.get('/api/me')).body.id).toBe(person.id)
  const { passkeys } = (await person.get('/api/account')).body
  expect(passkeys).toMatchObject([{ used: now }])
  expect(JSON.stringify(passkeys)).not.toContain(device.credential)
})

test('what was made or signed elsewhere, or without its owner, is refused', async () => {
  const { person, device } = await withPasskey('Bea')
  const evil = { origin: 'https://p1ay.example', rpId: 'p1ay.example' }
  for (const bent of [evil, { origin: evil.origin }, { rpId: evil.rpId }, { flags: 0b1 }, { flags: 0b100 }]) {
    expect((await enter(device.get(await challenge(), bent))).body.code).toBe('wrong-credentials')
    const made = authenticatorAt(home).create(await invitation(person), bent)
    expect((await add(person, made)).body.code).toBe('wrong-credentials')
  }
  expect((await person.get('/api/account')).body.passkeys.length).toBe(1)
})

test('a challenge is answered once, in time, by whom it was for, and not made up', async () => {
  const { person, device } = await withPasskey('Cleo')
  const answer = device.get(await challenge())
  expect((await enter(answer)).status).toBe(200)
  expect((await enter(answer)).status).toBe(401)
  const both = device.get(await challenge())
  const tried = await Promise.all([enter(both), enter(both)])
  expect(tried.map(({ status }) => status).sort()).toEqual([200, 401])
  const late = device.get(await challenge())
  now += 300_001
  expect((await enter(late)).status).toBe(401)
  expect((await enter(device.get('bWFkZSB1cA'))).status).toBe(401)
  // One for signing in makes no passkey, and one for another's passkey neither.
  const other = await account('Cora')
  for (const one of [await challenge(), await invitation(other)])
    expect((await add(person, authenticatorAt(home).create(one))).status).toBe(401)
  expect((await enter(device.get(await invitation(person)))).status).toBe(401)
})

test('a count that does not go up tells of a copy', async () => {
  const { device } = await withPasskey('Dora')
  device.counter = 5
  expect((await enter(device.get(await challenge()))).status).toBe(200)
  expect((await enter(device.get(await challenge()))).status).toBe(401)
  device.counter = 4
  expect((await enter(device.get(await challenge()))).status).toBe(401)
  device.counter = 6
  expect((await enter(device.get(await challenge()))).status).toBe(200)
})

test('what was not signed by the device counts for nothing', async () => {
  const { device } = await withPasskey('Dina')
  device.counter = 5
  expect((await enter(device.get(await challenge()))).status).toBe(200)
  // Whoever knows of the passkey, but has not its key, says a count that the device will never reach.
  const thief = authenticatorAt(home)
  thief.counter = 2 ** 32 - 1
  const forged = { id: device.credential, rawId: device.credential }
  expect((await enter({ ...thief.get(await challenge()), ...forged })).status).toBe(401)
  device.counter = 6
  expect((await enter(device.get(await challenge()))).status).toBe(200)
})

test('another’s passkey opens nothing of mine, nor does its name with my key', async () => {
  const [edda, fay] = [await withPasskey('Edda'), await withPasskey('Fay')]
  const forged = { ...fay.device.get(await challenge()), id: edda.device.credential }
  expect((await enter(forged)).status).toBe(401)
  expect((await enter({ ...forged, rawId: edda.device.credential })).status).toBe(401)
  // It proves who they are, not who I am.
  const proof = { passkey: fay.device.get(await challenge()) }
  expect((await edda.person.send('POST', '/api/account/codes', proof)).status).toBe(401)
  expect((await edda.person.send('DELETE', '/api/me', proof)).status).toBe(401)
  // A passkey that is somebody's does not become another's.
  const taken = await add(fay.person, edda.device.create(await invitation(fay.person)))
  expect(taken.body.passkeys.length).toBe(1)
  expect((await enter(edda.device.get(await challenge()))).body.name).toBe('Edda')
  const [theirs] = (await edda.person.get('/api/account')).body.passkeys
  expect((await fay.person.send('DELETE', `/api/passkeys/${theirs.id}`)).status).toBe(404)
})

test('an open browser alone adds no passkey; a passkey that one has does', async () => {
  const { person, device } = await withPasskey('Gil')
  expect(await invitation(person, {})).toBeUndefined()
  expect(await invitation(person, { password: 'wrong guess' })).toBeUndefined()
  const proven = await invitation(person, { passkey: device.get(await challenge()) })
  const second = await add(person, authenticatorAt(home).create(proven))
  expect(second.body.passkeys.length).toBe(2)
  const guest = await guestClient(url, 'Guest')
  expect((await guest.send('POST', '/api/passkeys/invitation', { password })).status).toBe(403)
})

test('a passkey sets a new password where the old one is lost, and the last way in stays', async () => {
  const { person, device } = await withPasskey('Hana')
  const [passkey] = (await person.get('/api/account')).body.passkeys
  const elsewhere = clientOf(url)
  await elsewhere.send('POST', '/api/session', { name: 'Hana', password })
  const proof = async () => ({ passkey: device.get(await challenge()) })
  const changed = await person.send('PUT', '/api/account/password', {
    ...(await proof()),
    password: 'another one',
  })
  expect(changed.status).toBe(200)
  expect((await elsewhere.get('/api/me')).body.id).toBeNull()

  const without = await person.send('DELETE', '/api/account/password', await proof())
  expect(without.body.password).toBe(false)
  const signIn = (text: string) =>
    clientOf(url).send('POST', '/api/session', { name: 'Hana', password: text })
  for (const text of ['another one', password]) expect((await signIn(text)).status).toBe(401)
  const remove = () => person.send('DELETE', `/api/passkeys/${passkey.id}`)
  expect((await remove()).body).toMatchObject({ code: 'last-way' })
  expect((await enter(device.get(await challenge()))).status).toBe(200)
  expect((await person.send('DELETE', '/api/me', {})).status).toBe(401)

  await person.send('PUT', '/api/account/password', { ...(await proof()), password })
  expect((await remove()).body).toMatchObject({ password: true, passkeys: [] })
  expect((await enter(device.get(await challenge()))).status).toBe(401)
  const last = await person.send('DELETE', '/api/account/password', { password })
  expect(last.body).toMatchObject({ code: 'last-way' })
  expect((await signIn(password)).status).toBe(200)
})

test('of the last two ways, not both go at once', async () => {
  const { person } = await withPasskey('Ivy')
  const [passkey] = (await person.get('/api/account')).body.passkeys
  await Promise.all([
    person.send('DELETE', `/api/passkeys/${passkey.id}`),
    person.send('DELETE', '/api/account/password', { password }),
  ])
  const { db } = serving.server.store
  const row = await db.selectFrom('people').select('password').where('id', '=', person.id).executeTakeFirst()
  const keys = await db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute()
  expect(Number(row?.password !== null) + keys.length).toBe(1)
})

test('what is kept goes with its person, and is in what they take along', async () => {
  const { person } = await withPasskey('Jo')
  const { passkeys } = (await person.get('/api/me/export')).body
  expect(passkeys).toMatchObject([{ device: '', used: null }])
  await person.send('DELETE', '/api/me', { password })
  const { db } = serving.server.store
  expect(await db.selectFrom('passkeys').selectAll().where('person', '=', person.id).execute()).toEqual([])
})

test('passkeys are for names with TLS, and for home', () => {
  expect(siteOf('https://play.example')).toEqual({ origin: 'https://play.example', rpID: 'play.example' })
  expect(siteOf('http://localhost:3000')).toEqual({ origin: 'http://localhost:3000', rpID: 'localhost' })
  for (const nowhere of ['http://play.example', 'https://10.0.0.1', 'https://[::1]:8080', undefined])
    expect(siteOf(nowhere)).toBeUndefined()
})

test('a server without such an address says so', async () => {
  const plain = await serve()
  try {
    const client = clientOf(plain.url)
    expect((await client.get('/api/games')).body.passkeys).toBe(false)
    expect((await client.send('POST', '/api/passkeys/challenge')).body.code).toBe('not-offered-here')
    // One from when it had an address is no way in.
    const { id } = (await client.send('POST', '/api/account', { name: 'Kai', password })).body
    const kept = { id: 'aa', person: id, credential: 'c', public_key: 'k', counter: 0, device: '' }
    await plain.server.store.db
      .insertInto('passkeys')
      .values({ ...kept, created: 0, used: null })
      .execute()
    const last = await client.send('DELETE', '/api/account/password', { password })
    expect(last.body.code).toBe('last-way')
  } finally {
    await plain.end()
  }
})

test('who signed in by a passkey while its owner recovered the account is nobody', async () => {
  const { people, passkeys } = serving.server
  const { person, device } = await withPasskey('Zoe')
  const [code] = (await person.send('POST', '/api/account/codes', { password })).body.codes
  // The owner is between the look at the passkey and the session that it would give.
  const thief = await passkeys.check(device.get(await challenge()) as never)
  const invited = device.create(await invitation(person))
  await clientOf(url).send('POST', '/api/account/recovery', { name: 'Zoe', code, password: 'another one' })
  expect(thief.epoch).toBeLessThan((await people.get(person.id))?.epoch ?? 0)
  await expect(passkeys.add(thief, 'a thief', invited as never)).rejects.toThrow('signed out meanwhile')
  expect(await passkeys.of(person.id)).toEqual([])
})

test('as many as are enough are enough, however many were begun before', async () => {
  const person = await account('Mia')
  const begun: string[] = []
  for (let i = 0; i <= MAX_PASSKEYS; i++) begun.push(await invitation(person))
  for (const [i, challenge] of begun.entries()) {
    const { status } = await add(person, authenticatorAt(home).create(challenge))
    expect([i, status === 200]).toEqual([i, i < MAX_PASSKEYS])
  }
})
