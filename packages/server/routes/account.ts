// How one gets into an account and where one is signed in: what each way keeps is told by these.

import type { Me, RouteAnswer } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '../people/device.ts'
import { prove } from '../people/proof.ts'
import { nameOfSession } from '../people/sessions.ts'
import { removePasskey } from '../people/ways.ts'
import type { Server } from '../server.ts'
import type { PersonRow } from '../store/schema.ts'
import { meOf } from './me.ts'
import { type On, route } from './route.ts'

export function accountRoutes(on: On, server: Server): void {
  const { identity, people, sessions, recovery, passkeys, mailer, addresses, store } = server

  /** Signs in with a new password, and nobody else stays so. */
  async function enter(person: PersonRow, request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    await server.changed(person.id, 'out')
    await identity.give(request, reply, person)
    return meOf(person, server.context.now())
  }

  async function sessionsOf(
    request: FastifyRequest,
    person: string,
  ): Promise<RouteAnswer<'GET /api/sessions'>> {
    const here = identity.sessionOf(request)
    return {
      sessions: (await sessions.of(person)).map(({ id, device, created, seen }) => ({
        id: nameOfSession(id),
        device,
        created,
        seen,
        here: id === here,
      })),
    }
  }

  async function waysOf({ id }: PersonRow): Promise<RouteAnswer<'GET /api/account'>> {
    const person = await people.get(id)
    return {
      password: typeof person?.password === 'string',
      passkeys: (await passkeys.of(id)).map(({ id, device, created, used }) => ({
        id,
        device,
        created,
        used,
      })),
      codes: await recovery.left(id),
      mail: await addresses.of(id),
    }
  }

  on.person(route('GET /api/account'), (_asked, person) => waysOf(person))

  on.person(route('POST /api/account/codes'), async ({ body }, person) => {
    await prove(server, person, body)
    return { codes: [...(await recovery.make(person))] }
  })

  on.person(route('DELETE /api/account/codes'), async (_asked, person) => {
    await recovery.remove(person)
    return waysOf(person)
  })

  on.anyone(route('POST /api/account/recovery'), async ({ body, request, reply }) => {
    const person = await recovery.recover(body.name, body.code, body.password)
    return enter(person, request, reply)
  })

  on.person(
    route('PUT /api/account/password'),
    async ({ body: { old = '', passkey, password }, request, reply }, person) => {
      await prove(server, person, { password: old, ...(passkey && { passkey }) })
      const changed = await people.changePassword(person, password)
      await addresses.warn(person.id, 'password')
      return enter(changed, request, reply)
    },
  )

  on.person(route('DELETE /api/account/password'), async ({ body, request, reply }, person) => {
    await prove(server, person, body)
    // Those of an address that the server no longer has lead nowhere.
    if (!passkeys.offered) deny('last-way', 'passkeys do not work on this server now; keep the password')
    const changed = await people.removePassword(person)
    await addresses.warn(person.id, 'password')
    await enter(changed, request, reply)
    return waysOf(person)
  })

  on.person(route('POST /api/passkeys/invitation'), async ({ body }, person) => {
    await prove(server, person, body)
    return { options: await passkeys.invite(person) }
  })

  on.person(route('POST /api/passkeys'), async ({ body, request }, person) => {
    await passkeys.add(person, deviceOf(request.headers['user-agent']), body.passkey)
    return waysOf(person)
  })

  on.person(route('DELETE /api/passkeys/:passkey'), async ({ params }, person) => {
    await removePasskey(store.db, person, params.passkey)
    return waysOf(person)
  })

  on.anyone(route('POST /api/passkeys/challenge'), async () => ({ options: await passkeys.challenge() }))

  on.anyone(route('POST /api/session/passkey'), async ({ body, request, reply }) => {
    const person = await passkeys.check(body.passkey)
    await identity.give(request, reply, person)
    return meOf(person, server.context.now())
  })

  on.person(route('PUT /api/account/mail'), async ({ body: { mail, lang, ...proof } }, person) => {
    await prove(server, person, proof)
    await addresses.set(person, mail, lang)
    return waysOf(person)
  })

  on.person(route('DELETE /api/account/mail'), async (_asked, person) => {
    await addresses.remove(person)
    return waysOf(person)
  })

  on.anyone(route('POST /api/account/mail/confirm'), async ({ body }) => ({
    address: await addresses.confirm(body.token),
  }))

  on.anyone(route('POST /api/account/forgotten'), async ({ body: { mail, lang } }) => {
    await addresses.forgotten(mail, lang)
    return { late: mailer.late }
  })

  on.anyone(route('POST /api/account/reset'), async ({ body: { token, password }, request, reply }) =>
    enter(await addresses.reset(token, password), request, reply),
  )

  on.person(route('GET /api/sessions'), ({ request }, { id }) => sessionsOf(request, id))

  on.person(route('DELETE /api/sessions/:session'), async ({ params, request }, { id }) => {
    const theirs = (await sessions.of(id)).find((one) => nameOfSession(one.id) === params.session)
    if (!theirs) deny('not-found', 'you have no such session')
    await sessions.end(theirs.id)
    return sessionsOf(request, id)
  })
}
