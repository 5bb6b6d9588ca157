// A new password by mail, tried as somebody who found a link, knows an address or forges a host would; and with a mail
// server that is down.

import { MAIL_MINUTES, MAILS_PER_ACCOUNT, MAILS_PER_ADDRESS } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type MailSink, openMailSink } from '../testing/mail-sink.ts'
import { type Serving, serve } from '../testing/serving.ts'

const home = 'https://play.example'
const password = 'long enough'
const HOUR = 3_600_000
let now = 1_800_000_000_000
let sink: MailSink
let serving: Serving
let url = ''
beforeAll(async () => {
  sink = await openMailSink()
  const env = { PUBLIC_URL: home, SMTP_URL: sink.url, MAIL_FROM: 'Undercrown <crown@play.example>' }
  serving = await serve({ ...env, LOG_LEVEL: 'silent' }, { now: () => now })
  url = serving.url
})
afterAll(async () => {
  await serving.end()
  await sink.close()
})

async function account(name: string): Promise<Client> {
  const person = await guestClient(url, 'Somebody')
  const made = await person.send('POST', '/api/account', { name, password })
  expect(made.body.kind).toBe('account')
  return person
}

const give = (person: Client, mail: string, more: object = {}) =>
  person.send('PUT', '/api/account/mail', { mail, lang: 'en', password, ...more })
const forgot = (mail: string, headers: Record<string, string> = {}) =>
  clientOf(url).send('POST', '/api/account/forgotten', { mail, lang: 'en' }, headers)
const reset = (secret: string, client = clientOf(url)) =>
  client.send('POST', '/api/account/reset', { token: secret, password: 'another one' })
const confirm = (secret: string) => clientOf(url).send('POST', '/api/account/mail/confirm', { token: secret })

/** The secret of the link in the next mail to an address. */
async function mailed(to: string, purpose: 'confirm' | 'reset'): Promise<string> {
  const { text } = await sink.next(to)
  const [, at, kind, secret = ''] = /(\S+)\/account#(\w+)=([0-9a-f]{48})\s/.exec(text) ?? []
  expect([at, kind]).toEqual([home, purpose])
  return secret
}

async function withMail(name: string, mail: string): Promise<Client> {
  const person = await account(name)
  expect((await give(person, mail)).body.mail).toMatchObject({ address: mail, confirmed: false })
  expect((await confirm(await mailed(mail, 'confirm'))).body).toEqual({ address: mail })
  return person
}

test('an address that is confirmed gives a new password, once, and ends what was open', async () => {
  const ann = await withMail('Ann', 'Ann@mail.example')
  expect((await ann.get('/api/account')).body.mail).toEqual({
    address: 'Ann@mail.example',
    confirmed: true,
    sent: true,
  })
  const line = await ann.socket()
  const closed = new Promise((done) => line.raw.once('close', done))
  // However it is written, it goes to where it was confirmed.
  expect((await forgot('ANN@mail.example')).body).toEqual({ late: false })
  const secret = await mailed('Ann@mail.example', 'reset')
  const back = clientOf(url)
  expect((await reset(secret, back)).body).toMatchObject({ id: ann.id, name: 'Ann' })
  expect((await back.get('/api/me')).body.id).toBe(ann.id)
  expect(await closed).toBe(1008)
  expect((await ann.get('/api/me')).body.id).toBeNull()
  expect((await reset(secret)).body.code).toBe('wrong-credentials')
  const signIn = await clientOf(url).send('POST', '/api/session', { name: 'Ann', password })
  expect(signIn.status).toBe(401)
})

test('a link is good for an hour, for what it is for, and only the last password counts', async () => {
  const bea = await withMail('Bea', 'bea@mail.example')
  await forgot('bea@mail.example')
  const late = await mailed('bea@mail.example', 'reset')
  now += HOUR
  expect((await reset(late)).status).toBe(401)
  await forgot('bea@mail.example')
  const other = await mailed('bea@mail.example', 'reset')
  expect((await confirm(other)).status).toBe(401)
  await forgot('bea@mail.example')
  const two = await mailed('bea@mail.example', 'reset')
  await bea.send('PUT', '/api/account/password', { old: password, password: 'battery staple' })
  for (const secret of [other, two]) expect((await reset(secret)).status).toBe(401)
})

test('an address that is not confirmed, was changed or taken back resets nothing', async () => {
  const cleo = await account('Cleo')
  await give(cleo, 'cleo@mail.example')
  const unused = await mailed('cleo@mail.example', 'confirm')
  await forgot('cleo@mail.example')
  // Of another account at the same address only that one's link comes.
  const cora = await withMail('Cora', 'cora@mail.example')
  await forgot('cora@mail.example')
  const secret = await mailed('cora@mail.example', 'reset')
  expect(sink.taken.filter(({ to }) => to === 'cleo@mail.example').length).toBe(1)
  await give(cora, 'elsewhere@mail.example')
  expect((await reset(secret)).status).toBe(401)
  await give(cleo, 'cleo2@mail.example')
  expect((await confirm(unused)).status).toBe(401)
  const fresh = await mailed('cleo2@mail.example', 'confirm')
  expect((await cleo.send('DELETE', '/api/account/mail')).body.mail).toBeNull()
  expect((await confirm(fresh)).status).toBe(401)
})

test('a link is for one account, and two may share an address', async () => {
  const [dora, edda] = [
    await withMail('Dora', 'both@mail.example'),
    await withMail('Edda', 'both@mail.example'),
  ]
  now += MAIL_MINUTES * 60_000
  await forgot('both@mail.example')
  const links = [await sink.next('both@mail.example'), await sink.next('both@mail.example')]
  const hers = links.find(({ text }) => text.includes('account Dora'))?.text ?? ''
  const done = await reset(/reset=(\w+)/.exec(hers)?.[1] ?? '')
  expect(done.body.id).toBe(dora.id)
  expect((await edda.get('/api/me')).body.id).toBe(edda.id)
})

test('who asks learns nothing of an address, whatever host they name', async () => {
  await withMail('Fay', 'fay@mail.example')
  const [known, unknown] = [await forgot('fay@mail.example'), await forgot('nobody@mail.example')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  await mailed('fay@mail.example', 'reset')
  // `mailed` looks at the host of the link.
  await forgot('fay@mail.example', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  await mailed('fay@mail.example', 'reset')
  expect(sink.taken.some(({ to }) => to === 'nobody@mail.example')).toBe(false)
  // Limits are the same for both as well.
  const tries = async (mail: string) => {
    const found: number[] = []
    for (let i = 0; i <= MAILS_PER_ADDRESS; i++) found.push((await forgot(mail)).status)
    return found
  }
  now += MAIL_MINUTES * 60_000
  expect(await tries('fay@mail.example')).toEqual(await tries('nobody@mail.example'))
  expect((await forgot('FAY@mail.example')).status).toBe(429)
})

test('nobody is flooded by way of us, from one account or many', async () => {
  const gil = await account('Gil')
  for (let i = 0; i < MAILS_PER_ACCOUNT; i++)
    expect((await give(gil, `gil${i}@mail.example`)).status).toBe(200)
  expect((await give(gil, 'gil@mail.example')).status).toBe(429)
  for (let i = 0; i < MAILS_PER_ADDRESS; i++)
    expect((await give(await account(`Many ${i}`), 'flooded@mail.example')).status).toBe(200)
  // However it is written, it is the same mailbox.
  for (const [i, same] of ['Flooded', 'flooded+more', 'flo.oded', 'f.looded+a.b'].entries())
    expect((await give(await account(`One more ${i}`), `${same}@mail.example`)).status).toBe(429)
  // And nobody is kept from a new password by whoever names their address.
  await withMail('Hal', 'hal@mail.example')
  for (let i = 1; i < MAILS_PER_ADDRESS; i++) await give(await account(`Evil ${i}`), 'hal@mail.example')
  expect((await give(await account('Evil'), 'hal@mail.example')).status).toBe(429)
  expect((await forgot('hal@mail.example')).status).toBe(200)
  for (const mail of [
    'no address',
    'a@b',
    'a@mail.example\r\nBcc: b@mail.example',
    'a@mail.example, b@mail.example',
  ])
    expect((await give(gil, mail)).status).toBe(400)
})

test('an open browser alone sets no address', async () => {
  const hana = await account('Hana')
  expect((await give(hana, 'thief@mail.example', { password: 'wrong guess' })).status).toBe(401)
  expect((await hana.get('/api/account')).body.mail).toBeNull()
})

test('only hashes of links are kept; addresses go with their person, who can take them along', async () => {
  const ivy = await withMail('Ivy', 'ivy@mail.example')
  await forgot('ivy@mail.example')
  const secret = await mailed('ivy@mail.example', 'reset')
  const { db } = serving.server.store
  const kept = async () => [
    await db.selectFrom('mails').selectAll().where('person', '=', ivy.id).execute(),
    await db.selectFrom('mail_links').selectAll().where('person', '=', ivy.id).execute(),
  ]
  expect((await kept()).map((rows) => rows.length)).toEqual([1, 1])
  expect(JSON.stringify(await kept())).not.toContain(secret)
  const taken = (await ivy.get('/api/me/export')).body
  expect(taken.mails).toMatchObject([{ address: 'ivy@mail.example' }])
  await ivy.send('DELETE', '/api/me', { password })
  expect(await kept()).toEqual([[], []])
  expect((await reset(secret)).status).toBe(401)
})

test('a changed password or address is told where the account was reached until then', async () => {
  const una = await withMail('Una', 'una@mail.example')
  await una.send('PUT', '/api/account/password', { old: password, password: 'another one' })
  expect((await sink.next('una@mail.example')).text).toContain('The password of the account Una was changed')
  await give(una, 'new@mail.example', { password: 'another one' })
  expect((await sink.next('una@mail.example')).text).toContain('The mail address of the account Una')
  await mailed('new@mail.example', 'confirm')
  // The new one is not confirmed, and is told nothing but that.
  await una.send('DELETE', '/api/account/mail')
  await una.send('PUT', '/api/account/password', { old: 'another one', password })
  expect((await una.get('/api/account')).body.mail).toBeNull()
})

test('who changes a password over and over floods nobody with mails that say so', async () => {
  const ida = await withMail('Ida', 'ida@mail.example')
  const post = vi.spyOn(serving.server.mailer, 'post')
  for (let i = 0; i < 2 * MAILS_PER_ADDRESS; i++)
    expect((await ida.send('PUT', '/api/account/password', { old: password, password })).status).toBe(200)
  expect(post).toHaveBeenCalledTimes(MAILS_PER_ADDRESS)
  // Those are counted apart: a lost password can still be asked for, and later ones are told again.
  expect((await forgot('ida@mail.example')).status).toBe(200)
  await expect.poll(() => post.mock.calls.length).toBe(MAILS_PER_ADDRESS + 1)
  now += HOUR
  await ida.send('PUT', '/api/account/password', { old: password, password })
  expect(post).toHaveBeenCalledTimes(MAILS_PER_ADDRESS + 2)
  post.mockRestore()
})

test('an address that a thief gives while somebody sets a new password by mail does not outlast it', async () => {
  const { people, addresses } = serving.server
  const zoe = await withMail('Zoe', 'zoe@mail.example')
  await forgot('zoe@mail.example')
  const secret = await mailed('zoe@mail.example', 'reset')
  const thief = await people.get(zoe.id)
  if (!thief) throw new Error('Zoe is somebody')
  const { recoverPassword } = people
  const slow = vi.spyOn(people, 'recoverPassword').mockImplementationOnce(async (...asked) => {
    await addresses.set(thief, 'thief@mail.example', 'en')
    return recoverPassword(...asked)
  })
  expect((await reset(secret)).body.code).toBe('wrong-credentials')
  slow.mockRestore()
  expect(await people.get(zoe.id)).toMatchObject({ epoch: thief.epoch })
})

test('passkeys and codes, which a thief may have made, end with a new password by mail', async () => {
  const { db } = serving.server.store
  const vera = await withMail('Vera', 'vera@mail.example')
  await vera.send('POST', '/api/account/codes', { password })
  const key = { credential: '', public_key: '', counter: 0, device: '', created: 0, used: null }
  await db
    .insertInto('passkeys')
    .values({ id: 'thief', person: vera.id, ...key })
    .execute()
  await forgot('vera@mail.example')
  const back = clientOf(url)
  await reset(await mailed('vera@mail.example', 'reset'), back)
  const address = 'vera@mail.example'
  expect((await back.get('/api/account')).body).toMatchObject({ passkeys: [], codes: 0, mail: { address } })
  const told = async () => (await sink.next(address)).text
  expect(await told()).toContain('The password of the account Vera was changed')

  // By a code too, which takes the address away: a thief may have given it.
  const { codes } = (await back.send('POST', '/api/account/codes', { password: 'another one' })).body
  const recovery = { name: 'Vera', code: codes[0], password: 'a third one' }
  await clientOf(url).send('POST', '/api/account/recovery', recovery)
  expect(await told()).toContain('The password of the account Vera was changed')
})

test('by how mail fares nobody learns which addresses have an account', async () => {
  await withMail('Lou', 'lou@mail.example')
  const isLate = () => serving.server.mailer.late
  for (const asked of ['lou@mail.example', 'nobody@mail.example']) {
    // Whoever it was that the mail server would not hear of, it listened.
    sink.mood = 'choosy'
    const refused = sink.refused
    await give(await account(`Max ${asked}`), `${asked}.invalid`)
    await expect.poll(() => sink.refused).toBeGreaterThan(refused)
    expect((await forgot(`${asked}.other`)).body).toEqual({ late: false })
    // It was away for the others, and is back for this one, with or without an account.
    sink.mood = 'refusing'
    await forgot(`${asked}.another`)
    await expect.poll(isLate).toBe(true)
    sink.mood = 'well'
    expect((await forgot(asked)).body).toEqual({ late: true })
    await expect.poll(isLate).toBe(false)
    // Nor by what is tried again.
    sink.mood = 'refusing'
    await forgot(asked)
    await expect.poll(isLate).toBe(true)
    sink.mood = 'well'
    now += 30_000
    await serving.server.sweep()
    await expect.poll(isLate).toBe(false)
  }
})

test('a mail server that is down or slow holds nobody up, and what waits leaves when it is well', async () => {
  const jo = await withMail('Jo', 'jo@mail.example')
  for (const mood of ['refusing', 'silent'] as const) {
    sink.mood = mood
    // Answered though the mail server has not said a word.
    expect((await forgot('jo@mail.example')).status).toBe(200)
    const kim = await account(`Kim ${mood}`)
    expect((await give(kim, `${mood}@mail.example`)).body.mail).toMatchObject({ sent: false })
    if (mood === 'silent') continue
    await expect.poll(() => serving.server.mailer.late).toBe(true)
    expect((await forgot('anybody@mail.example')).body).toEqual({ late: true })
    expect((await kim.get('/api/account')).body.mail).toMatchObject({ sent: false })
    sink.mood = 'well'
    now += 30_000
    await serving.server.sweep()
    await mailed(`${mood}@mail.example`, 'confirm')
    await mailed('jo@mail.example', 'reset')
    await expect.poll(async () => (await kim.get('/api/account')).body.mail.sent).toBe(true)
    expect((await forgot('somebody@mail.example')).body).toEqual({ late: false })
  }
  expect((await jo.get('/api/me')).body.id).toBe(jo.id)
})

test('without a mail server the server says so', async () => {
  const plain = await serve()
  try {
    const client = clientOf(plain.url)
    expect((await client.get('/api/games')).body.mail).toBe(false)
    const asked = await client.send('POST', '/api/account/forgotten', { mail: 'a@mail.example', lang: 'fr' })
    expect(asked.body.code).toBe('not-offered-here')
  } finally {
    await plain.end()
  }
})
