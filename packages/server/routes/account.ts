// How one gets into an account and where one is signed in: what each way keeps is told by these.

import type { RouteAnswer } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { FastifyRequest } from 'fastify'
import { nameOfSession } from '../people/sessions.ts'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function accountRoutes(on: On, server: Server): void {
  const { identity, sessions } = server

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

  on.person(route('GET /api/sessions'), ({ request }, { id }) => sessionsOf(request, id))

  on.person(route('DELETE /api/sessions/:session'), async ({ params, request }, { id }) => {
    const theirs = (await sessions.of(id)).find((one) => nameOfSession(one.id) === params.session)
    if (!theirs) deny('not-found', 'you have no such session')
    await sessions.end(theirs.id)
    await server.changed(id, 'out', theirs.id)
    return sessionsOf(request, id)
  })
}
