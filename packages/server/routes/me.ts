// Who I am: guests, accounts, bots, notices, and my data.

import { deny } from '@undercrown/table'
import type { FastifyInstance } from 'fastify'
import { depart } from '../commands.ts'
import { deleteData, exportData } from '../people/data.ts'
import { sheetOfPerson } from '../people/people.ts'
import { ratingsOf } from '../people/profile.ts'
import * as schemas from '../schemas.ts'
import type { Server } from '../server.ts'
import type { PersonRow } from '../store/schema.ts'
import { about, read } from './route.ts'

/** Guessing passwords and making up people is slow. */
const SLOW = { rateLimit: { max: 20, timeWindow: 60_000 } }
/** Where browsers take push messages; we send to nowhere else. */
const PUSH_HOSTS =
  /(^|\.)(googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/

export function meRoutes(app: FastifyInstance, server: Server): void {
  const { identity, people, store, notices, config } = server
  const slow = config.requestsPerMinute > 100_000 ? {} : { config: SLOW }
  const mine = (person: PersonRow) => ({ ...sheetOfPerson(person), notices: person.notices === 1 })

  async function goodbye(id: string): Promise<void> {
    await depart(server, id)
    await deleteData(store.db, id)
    await server.changed(id, 'out')
  }

  app.post(
    '/api/guest',
    { ...about('Become a guest', { body: schemas.guest }), ...slow },
    async (request, reply) => {
      const { name, avatar } = read(schemas.guest, request.body)
      const known = await identity.of(request)
      if (known) return mine(known)
      const person = await people.guest(name, avatar)
      identity.give(reply, person)
      return mine(person)
    },
  )

  app.get('/api/me', about('Who I am'), async (request) => {
    const person = await identity.of(request)
    return person ? { ...mine(person), ratings: await ratingsOf(store.db, person.id) } : { id: null }
  })

  app.put(
    '/api/me',
    about('Change my name, avatar or notices', { body: schemas.changeMe }),
    async (request) => {
      const person = await identity.need(request)
      const { name, avatar, notices: wanted } = read(schemas.changeMe, request.body)
      if (name !== undefined && person.kind === 'account')
        deny('wrong-phase', 'the name of an account is its login, and stays')
      const changed = await people.change(person.id, {
        ...(name !== undefined && { name }),
        ...(avatar !== undefined && { avatar }),
        ...(wanted !== undefined && { notices: Number(wanted) }),
      })
      if (name !== undefined || avatar !== undefined) await server.changed(person.id, 'profile')
      return mine(changed)
    },
  )

  app.post(
    '/api/account',
    {
      ...about('Make an account, of the guest I am or anew; games stay', { body: schemas.credentials }),
      ...slow,
    },
    async (request, reply) => {
      const { name, password } = read(schemas.credentials, request.body)
      const known = await identity.of(request)
      const person = await people.register(known?.id, name, password)
      await server.changed(person.id, 'profile')
      identity.give(reply, person)
      return mine(person)
    },
  )

  app.put(
    '/api/account/password',
    { ...about('Change my password; signs out everywhere else', { body: schemas.newPassword }), ...slow },
    async (request, reply) => {
      const { id } = await identity.need(request)
      const { old, password } = read(schemas.newPassword, request.body)
      const person = await people.changePassword(id, old, password)
      await server.changed(id, 'out')
      identity.give(reply, person)
      return mine(person)
    },
  )

  app.post(
    '/api/session',
    { ...about('Sign in', { body: schemas.credentials }), ...slow },
    async (request, reply) => {
      const { name, password } = read(schemas.credentials, request.body)
      const person = await people.signIn(name, password)
      identity.give(reply, person)
      return mine(person)
    },
  )

  app.delete('/api/session', about('Sign out'), async (_request, reply) => {
    identity.forget(reply)
    return { id: null }
  })

  app.delete('/api/sessions', about('Sign out everywhere'), async (request, reply) => {
    const { id } = await identity.need(request)
    await people.signOutEverywhere(id)
    await server.changed(id, 'out')
    identity.forget(reply)
    return { id: null }
  })

  app.get('/api/me/export', about('All that is kept about me'), async (request, reply) => {
    const { id } = await identity.need(request)
    reply.header('content-disposition', 'attachment; filename="undercrown-data.json"')
    return exportData(store.db, id)
  })

  app.delete('/api/me', about('Forget me', { body: schemas.goodbye }), async (request, reply) => {
    const person = await identity.need(request)
    const { password = '' } = read(schemas.goodbye, request.body)
    if (person.kind === 'account') await people.checkPassword(person, password)
    for (const bot of await people.bots(person.id)) await goodbye(bot.id)
    await goodbye(person.id)
    identity.forget(reply)
    return { id: null }
  })

  app.get('/api/bots', about('My bot accounts'), async (request) => {
    const { id } = await identity.need(request)
    return { bots: (await people.bots(id)).map(sheetOfPerson) }
  })

  app.post(
    '/api/bots',
    { ...about('Make a bot account; its token is shown this once', { body: schemas.newBot }), ...slow },
    async (request) => {
      const owner = await identity.need(request)
      if (owner.kind !== 'account') deny('not-yours', 'bots belong to accounts; make one first')
      if ((await people.bots(owner.id)).length >= 10) deny('not-offered-here', 'ten bots are enough')
      const { person, token } = await people.bot(owner.id, read(schemas.newBot, request.body).name)
      return { ...sheetOfPerson(person), token }
    },
  )

  app.delete(
    '/api/bots/:person',
    about('Delete a bot account', { params: schemas.personParams }),
    async (request) => {
      const { id } = await identity.need(request)
      const { person } = read(schemas.personParams, request.params)
      const bots = await people.bots(id)
      if (!bots.some((one) => one.id === person)) deny('not-found', 'you have no such bot')
      await goodbye(person)
      return { bots: bots.filter((one) => one.id !== person).map(sheetOfPerson) }
    },
  )

  app.put('/api/me/push', about('Let this browser be told', { body: schemas.push }), async (request) => {
    const { id } = await identity.need(request)
    if (!notices.publicKey) deny('not-offered-here', 'this server sends no notices')
    const { endpoint, keys } = read(schemas.push, request.body)
    if (!PUSH_HOSTS.test(new URL(endpoint).hostname))
      deny('malformed', 'this is no push service that we know')
    const row = { endpoint, person: id, keys: JSON.stringify(keys) }
    await store.db
      .insertInto('pushes')
      .values(row)
      .onConflict((on) => on.column('endpoint').doUpdateSet(row))
      .execute()
    await people.change(id, { notices: 1 })
    return { notices: true }
  })

  app.delete('/api/me/push', about('No more notices'), async (request) => {
    const { id } = await identity.need(request)
    await store.db.deleteFrom('pushes').where('person', '=', id).execute()
    await people.change(id, { notices: 0 })
    return { notices: false }
  })
}
