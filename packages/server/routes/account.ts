// How one gets into an account and where one is signed in: what each way keeps is told by these.

import type { Me, Proof, RouteAnswer } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameOfSession } from '../people/sessions.ts'
import type { Server } from '../server.ts'
import type { PersonRow } from '../store/schema.ts'
import { meOf } from './me.ts'
import { type On, route } from './route.ts'

export function accountRoutes(on: On, server: Server): void {
  const { identity, people, sessions, recovery } = server

  /** It is really them, and not whoever found their browser open. */
  async function prove(person: PersonRow, { password = '' }: Proof): Promise<void> {
    await people.checkPassword(person, password)
  }

  /** Signs in with a new password, and nobody else stays so. */
  async function enter(person: PersonRow, request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    await server.changed(person.id, 'out')
    await identity.give(request, reply, person)
    return meOf(person)
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
    return { codes: await recovery.left(id) }
  }

  on.person(route('GET /api/account'), (_asked, person) => waysOf(person))

  on.person(route('POST /api/account/codes'), async ({ body }, person) => {
    await prove(person, body)
    return { codes: [...(await recovery.make(person.id))] }
  })

  on.person(route('DELETE /api/account/codes'), async (_asked, person) => {
    await recovery.remove(person.id)
    return waysOf(person)
  })

  on.anyone(route('POST /api/account/recovery'), async ({ body, request, reply }) => {
    const person = await recovery.recover(body.name, body.code, body.password)
    return enter(person, request, reply)
  })

  on.person(route('GET /api/sessions'), ({ request }, { id }) => sessionsOf(request, id))

  on.person(route('DELETE /api/sessions/:session'), async ({ params, request }, { id }) => {
    const theirs = (await sessions.of(id)).find((one) => nameOfSession(one.id) === params.session)
    if (!theirs) deny('not-found', 'you have no such session')
    await sessions.end(theirs.id)
    await server.changed(id, 'out', theirs.id)
    return sessionsOf(request, id)
  })
}
