// Friends by link: how they are made and parted, who is here, and where they invite each other.

import { MAX_INVITATIONS } from '@undercrown/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, clientOf, guestClient } from '../testing/client.ts'
import { type Serving, seated, serve } from '../testing/serving.ts'

let serving: Serving
let url = ''
let now = 1_800_000_000_000
beforeAll(async () => {
  serving = await serve({}, { now: () => now })
  url = serving.url
})
afterAll(() => serving.end())

const friendsOf = async (one: Client) => (await one.get('/api/friends')).body
const namesOf = async (one: Client) =>
  (await friendsOf(one)).friends.map((friend: { person: { name: string } }) => friend.person.name)

async function befriend(one: Client, other: Client): Promise<void> {
  const { code } = (await one.send('POST', '/api/friends/link')).body
  expect((await other.send('POST', '/api/friends', { code })).status).toBe(200)
}

async function two(): Promise<[Client, Client]> {
  const made: [Client, Client] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  await befriend(...made)
  return made
}

test('a link makes friends of its giver and whoever opens it, once renewed no more', async () => {
  const [ann, bob, eve] = [
    await guestClient(url, 'Ann'),
    await guestClient(url, 'Bob'),
    await guestClient(url, 'Eve'),
  ]
  expect((await friendsOf(ann)).code).toBeNull()
  const { code } = (await ann.send('POST', '/api/friends/link')).body
  expect((await friendsOf(ann)).code).toBe(code)
  expect((await bob.send('POST', '/api/friends', { code: code.toLowerCase() })).body.person.name).toBe('Ann')
  expect([await namesOf(ann), await namesOf(bob), await namesOf(eve)]).toEqual([['Bob'], ['Ann'], []])
  // Opened twice, or by oneself, it changes nothing.
  await bob.send('POST', '/api/friends', { code })
  expect((await ann.send('POST', '/api/friends', { code })).body.person.id).toBe(ann.id)
  expect([await namesOf(ann), await namesOf(bob)]).toEqual([['Bob'], ['Ann']])
  const next = (await ann.send('POST', '/api/friends/link')).body.code
  expect(next).not.toBe(code)
  expect((await eve.send('POST', '/api/friends', { code })).body.code).toBe('not-found')
  expect((await clientOf(url).send('POST', '/api/friends', { code: next })).body.code).toBe('no-identity')
  expect((await bob.send('DELETE', `/api/friends/${ann.id}`)).body.friends).toEqual([])
  expect(await namesOf(ann)).toEqual([])
})

test('who was blocked makes no friend of whoever blocked them', async () => {
  const [ann, bob] = [await guestClient(url, 'Ann'), await guestClient(url, 'Bob')]
  const { code } = (await ann.send('POST', '/api/friends/link')).body
  await ann.send('PUT', '/api/mutes', { whom: bob.id })
  expect((await bob.send('POST', '/api/friends', { code })).body.code).toBe('not-found')
})

test('an account that was made of a guest keeps its friends', async () => {
  const [ann, bob] = await two()
  await ann.send('POST', '/api/account', { name: 'Annabel', password: 'long enough' })
  expect(await namesOf(ann)).toEqual(['Bob'])
  expect(await namesOf(bob)).toEqual(['Annabel'])
})

test('friends see who is here and at which listed table; others see nothing of it', async () => {
  const [ann, bob] = await two()
  const line = await bob.socket()
  now += 120_000
  expect((await friendsOf(ann)).friends).toMatchObject([{ here: true }])
  await line.close()
  await expect.poll(async () => (await friendsOf(ann)).friends[0].here).toBe(false)
  // Who asks for something is here for a minute.
  await bob.get('/api/tables/mine')
  expect((await friendsOf(ann)).friends[0].here).toBe(true)

  const open = (await bob.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false })).body.table
  expect((await friendsOf(ann)).friends[0].table).toBeUndefined()
  await bob.do(open, { do: 'list', on: true })
  expect((await friendsOf(ann)).friends[0].table).toMatchObject({ id: open, phase: 'open' })
  const profile = JSON.stringify((await clientOf(url).get(`/api/players/${ann.id}`)).body)
  expect(profile).not.toContain(bob.id)
  expect(profile).not.toContain('friend')
})

test('a friend is invited to a table where I sit, finds its code, and is told at once', async () => {
  const [ann, bob] = await two()
  const eve = await guestClient(url, 'Eve')
  const { table, sheet } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2, listed: false }))
    .body
  const line = await bob.socket()
  const invite = async (by: Client, whom: Client) =>
    (await by.send('POST', '/api/invitations', { whom: whom.id, table })).body
  expect(await invite(ann, bob)).toEqual({ invited: bob.id })
  expect(await line.next((one) => one.type === 'nudge')).toMatchObject({ why: 'invited', table })
  expect((await friendsOf(bob)).invitations).toMatchObject([
    { by: { name: 'Ann' }, table: { id: table, code: sheet.code } },
  ])
  expect((await invite(ann, eve)).code).toBe('not-found')
  expect((await invite(bob, ann)).code).toBe('not-found')
  expect((await bob.send('DELETE', `/api/invitations/${table}`)).body.invitations).toEqual([])
  await invite(ann, bob)
  await bob.do(table, { do: 'sit', code: sheet.code })
  expect((await friendsOf(bob)).invitations).toEqual([])
  await ann.do(table, { do: 'start' })
  expect((await invite(ann, bob)).code).toBe('wrong-phase')
  await line.close()
})

test('of invitations as many are kept as tables wait, and of one person the newest', async () => {
  const [ann, bob] = await two()
  const { db } = serving.server.store
  const kept = async () =>
    db
      .selectFrom('invitations')
      .select('table_id')
      .where('person', '=', bob.id)
      .orderBy('at', 'desc')
      .execute()
  const invite = async () => {
    const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
    expect((await ann.send('POST', '/api/invitations', { whom: bob.id, table })).status).toBe(200)
    return table as string
  }
  const waits = await invite()
  for (let i = 0; i < 5; i++) await ann.do(await invite(), { do: 'stand' })
  const last = await invite()
  expect(new Set((await kept()).map((one) => one.table_id))).toEqual(new Set([waits, last]))
  const others = Array.from({ length: MAX_INVITATIONS + 20 }, (_, i) => ({
    ...{ person: bob.id, inviter: `i${i}`, table_id: `t${i}`, at: now + i },
  }))
  await db.insertInto('invitations').values(others).execute()
  // Of many others, each of whom opened tables, invited to them and closed them, nothing is in the way.
  const honest = await invite()
  expect(new Set((await kept()).map((one) => one.table_id))).toEqual(new Set([waits, last, honest]))
  const open = await db.selectFrom('tables').selectAll().where('id', '=', last).executeTakeFirstOrThrow()
  await db
    .insertInto('tables')
    .values(others.map(({ table_id: id }) => ({ ...open, id, code: id })))
    .execute()
  await db.insertInto('invitations').values(others).execute()
  now += 1_000
  const newest = await invite()
  expect((await kept()).map((one) => one.table_id)).toEqual([
    newest,
    ...others
      .slice(21)
      .map((one) => one.table_id)
      .reverse(),
  ])
})

test('an invitation by somebody whom one has blocked since is not told', async () => {
  const [ann, bob] = await two()
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  await ann.send('POST', '/api/invitations', { whom: bob.id, table })
  await bob.send('PUT', '/api/mutes', { whom: ann.id })
  expect((await friendsOf(bob)).invitations).toEqual([])
})

test('who is forgotten is nobody’s friend; what is kept of friends can be taken along', async () => {
  const [ann, bob] = await two()
  const { table } = (await ann.send('POST', '/api/tables', { game: 'toy', seats: 2 })).body
  await ann.send('POST', '/api/invitations', { whom: bob.id, table })
  const { code } = await friendsOf(ann)
  const data = async (one: Client) => (await one.get('/api/me/export')).body
  expect(await data(ann)).toMatchObject({
    friends: [{ friend: bob.id }],
    friendLinks: [{ code }],
    invitations: [{ person: bob.id, table_id: table }],
  })
  expect(await data(bob)).toMatchObject({ friends: [{ friend: ann.id }], invitations: [{ inviter: ann.id }] })
  await ann.send('DELETE', '/api/me', {})
  expect(await data(bob)).toMatchObject({ friends: [], invitations: [] })
  expect((await bob.send('POST', '/api/friends', { code })).body.code).toBe('not-found')
  const { db } = serving.server.store
  for (const name of ['friends', 'friend_links', 'invitations'] as const)
    expect(JSON.stringify(await db.selectFrom(name).selectAll().execute())).not.toContain(ann.id)
})

test('programs have no friends', async () => {
  const { people, lines } = await seated(url, 2)
  const [ann] = people as [Client]
  const owner = await guestClient(url, 'Owner')
  await owner.send('POST', '/api/account', { name: 'Botmaker', password: 'long enough' })
  const { token } = (await owner.send('POST', '/api/bots', { name: 'Robin' })).body
  const { code } = (await ann.send('POST', '/api/friends/link')).body
  expect((await clientOf(url, '', token).send('POST', '/api/friends', { code })).body.code).toBe('not-yours')
  for (const line of lines) await line.close()
})
