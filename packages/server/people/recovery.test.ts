// Recovery codes, tried as whoever found one, guesses at one or kept an old one would.

import { GUESSES_PER_ACCOUNT, RECOVERY_CODES } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'
import { removePasskey } from './ways.ts'

const password = 'long enough'
let now = 1_800_000_000_000
let serving: Serving
let url = ''
beforeAll(async () => {
  serving = await serve({}, { now: () => now })
  url = serving.url
})
afterAll(() => serving.end())

async function account(name: string): Promise<Client> {
  const person = await guestClient(url, 'Somebody')
  const made = await person.send('POST', '/api/account', { name, password })
  expect(made.body.kind).toBe('account')
  return person
}

async function codesOf(person: Client): Promise<string[]> {
  return (await person.send('POST', '/api/account/codes', { password })).body.codes
}

const recover = (name: string, code: string | undefined, more: object = {}) =>
  clientOf(url).send('POST', '/api/account/recovery', { name, code, password: 'another one', ...more })

test('a code gives a new password once, and ends what was signed in with the old one', async () => {
  const ann = await account('Ann')
  const codes = await codesOf(ann)
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  const line = await ann.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  const back = clientOf(url)
  // As people write it down.
  const written = { name: ' ANN', code: ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}` }
  const done = await back.send('POST', '/api/account/recovery', { ...written, password: 'another one' })
  expect(done.body).toMatchObject({ id: ann.id, kind: 'account' })
  expect((await back.get('/api/me')).body.id).toBe(ann.id)
  expect(await closed).toBe(1008)
  expect((await ann.get('/api/me')).body.id).toBeNull()
  const signIn = (text: string) => clientOf(url).send('POST', '/api/session', { name: 'Ann', password: text })
  expect((await signIn(password)).status).toBe(401)
  expect((await signIn('another one')).status).toBe(200)
  expect((await recover('Ann', codes[0])).body.code).toBe('wrong-credentials')
  expect((await back.get('/api/account')).body.codes).toBe(RECOVERY_CODES - 1)
})

test('of two who use a code at once, one is let in', async () => {
  const bea = await account('Bea')
  const [code] = await codesOf(bea)
  const both = await Promise.all([recover('Bea', code), recover('Bea', code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('only hashes are kept, and nothing of them is in what one takes along', async () => {
  const cleo = await account('Cleo')
  const codes = await codesOf(cleo)
  const { db } = serving.server.store
  const rows = await db.selectFrom('recovery_codes').selectAll().where('person', '=', cleo.id).execute()
  expect(rows.length).toBe(RECOVERY_CODES)
  const taken = (await cleo.get('/api/me/export')).body
  expect(taken.recoveryCodes).toBe(RECOVERY_CODES)
  for (const code of codes)
    for (const text of [code, code.replaceAll('-', '')])
      expect(JSON.stringify([rows, taken])).not.toContain(text)
  for (const { hash } of rows) expect(JSON.stringify(taken)).not.toContain(hash)
  // The hash of a code is no code.
  expect((await recover('Cleo', rows[0]?.hash.slice(0, 20))).status).toBe(401)
})

test('old codes are void once new ones were made, and after they were taken back', async () => {
  const dora = await account('Dora')
  const [old] = await codesOf(dora)
  const [fresh] = await codesOf(dora)
  expect((await recover('Dora', old)).status).toBe(401)
  expect((await dora.send('DELETE', '/api/account/codes')).body.codes).toBe(0)
  expect((await recover('Dora', fresh)).status).toBe(401)
})

test('a code is for its own account, and its owner alone makes codes', async () => {
  const [edda, fay] = [await account('Edda'), await account('Fay')]
  const [code] = await codesOf(edda)
  expect((await recover('Fay', code)).status).toBe(401)
  // An open browser is not enough.
  const found = clientOf(url, edda.cookie)
  const tried = await found.send('POST', '/api/account/codes', { password: 'wrong guess' })
  expect(tried.body.code).toBe('wrong-credentials')
  expect((await found.send('POST', '/api/account/codes', {})).status).toBe(401)
  expect((await edda.get('/api/account')).body.codes).toBe(RECOVERY_CODES)
  expect((await fay.get('/api/account')).body.codes).toBe(0)
  const guest = await guestClient(url, 'Guest')
  expect((await guest.get('/api/account')).status).toBe(403)
  expect((await guest.send('POST', '/api/account/codes', { password })).status).toBe(403)
})

test('codes are guessed at as seldom as passwords, for names that nobody has too, and apart from those', async () => {
  const gil = await account('Gil')
  const codes = await codesOf(gil)
  const guess = async (name: string) => (await recover(name, '0123-4567-89ab-cdef-0123')).body
  const [known, nobody] = [await guess('Gil'), await guess('Nobody')]
  expect(known).toEqual(nobody)
  for (let i = 1; i < GUESSES_PER_ACCOUNT; i++) for (const name of ['GIL', 'Nobody']) await guess(name)
  expect((await guess('Nobody')).code).toBe('too-many-guesses')
  expect((await recover('Gil', codes[0])).body.code).toBe('too-many-guesses')
  // Whoever remembers the password is not held up by it.
  expect((await clientOf(url).send('POST', '/api/session', { name: 'Gil', password })).status).toBe(200)
  now += 15 * 60_000
  for (let i = 0; i < GUESSES_PER_ACCOUNT; i++)
    await clientOf(url).send('POST', '/api/session', { name: 'Gil', password: 'wrong guess' })
  expect((await recover('Gil', codes[0])).status).toBe(200)
})

test('who is forgotten leaves no code behind', async () => {
  const hana = await account('Hana')
  await codesOf(hana)
  await hana.send('DELETE', '/api/me', { password })
  const { db } = serving.server.store
  expect(await db.selectFrom('recovery_codes').selectAll().where('person', '=', hana.id).execute()).toEqual(
    [],
  )
})

test('whoever had taken the account does not get in again by what they had added to it', async () => {
  const { db } = serving.server.store
  const kim = await account('Kim')
  const [code] = await codesOf(kim)
  const person = kim.id
  await db
    .insertInto('passkeys')
    .values({
      id: 'thief',
      person,
      credential: '',
      public_key: '',
      counter: 0,
      device: '',
      created: 0,
      used: null,
    })
    .execute()
  await db
    .insertInto('mails')
    .values({ person, address: 'thief@mail.example', key: 'thief@mail.example', confirmed: 1, sent: 1 })
    .execute()
  const back = clientOf(url)
  await back.send('POST', '/api/account/recovery', { name: 'Kim', code, password: 'another one' })
  expect((await back.get('/api/account')).body).toMatchObject({
    password: true,
    passkeys: [],
    mail: null,
    codes: RECOVERY_CODES - 1,
  })
})

test('what was asked before a recovery and comes after it changes nothing', async () => {
  const { people, recovery, addresses, store } = serving.server
  const gus = await account('Gus')
  const [code] = await codesOf(gus)
  const asker = await people.get(gus.id)
  if (!asker) throw new Error('Gus is somebody')
  expect((await recover('Gus', code)).status).toBe(200)
  const late = [
    () => people.changePassword(asker, 'of the thief'),
    () => people.removePassword(asker),
    () => recovery.make(asker),
    () => recovery.remove(asker),
    () => addresses.remove(asker),
    () => removePasskey(store.db, asker, 'any'),
  ]
  for (const one of late) await expect(one()).rejects.toThrow('signed out meanwhile')
  expect(
    (await clientOf(url).send('POST', '/api/session', { name: 'Gus', password: 'another one' })).status,
  ).toBe(200)
  expect(await recovery.left(gus.id)).toBe(RECOVERY_CODES - 1)
})

test('codes that a thief makes while somebody recovers do not outlast it', async () => {
  const { people, recovery } = serving.server
  const ida = await account('Jule')
  const [code] = await codesOf(ida)
  const thief = await people.get(ida.id)
  if (!thief) throw new Error('Ida is somebody')
  const { recoverPassword } = people
  const slow = vi.spyOn(people, 'recoverPassword').mockImplementationOnce(async (...asked) => {
    await recovery.make(thief)
    return recoverPassword(...asked)
  })
  // They were first, and her codes are void; what must not be is that she is in, and they have codes.
  expect((await recover('Ida', code)).body.code).toBe('wrong-credentials')
  slow.mockRestore()
  expect(await people.get(ida.id)).toMatchObject({ epoch: thief.epoch, password: thief.password })
})

test('no name stands in the way of what is counted for another', async () => {
  const ida = await account('Oona')
  const codes = await codesOf(ida)
  const signIn = () =>
    clientOf(url).send('POST', '/api/session', { name: 'recovery Oona', password: 'not this one' })
  for (let i = 0; i < GUESSES_PER_ACCOUNT; i++) await signIn()
  expect((await signIn()).body.code).toBe('too-many-guesses')
  expect((await recover('Oona', codes[0])).status).toBe(200)
})
