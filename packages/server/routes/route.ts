// How a route of the protocol gets its handler: what comes in is read by the route's schemas, and what the handler
// answers has the type of the route's answer, or tsc says so.

import type { Readable } from 'node:stream'
import {
  type RouteAnswer,
  type RouteFor,
  type RouteName,
  SLOW_REQUESTS_PER_MINUTE,
} from '@undercrown/protocol'
import { type Route, routes } from '@undercrown/protocol/schemas'
import { deny } from '@undercrown/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { addressOf } from '../address.ts'
import { checkScope } from '../people/programs.ts'
import type { Server } from '../server.ts'
import type { PersonRow } from '../store/schema.ts'

/** An answer that is JSON already, as tables write themselves; or in pieces, where it may be long. */
export class Written {
  readonly text: string | Readable
  constructor(text: string | Readable) {
    this.text = text
  }
}

interface Named<
  Name extends RouteName,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> extends Route {
  readonly name: Name
  readonly params: Params
  readonly query: Query
  readonly body: Body
}

interface Asked<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Answered<Name extends RouteName> = Promise<RouteAnswer<Name> | Written>

export interface On {
  /** A route that is open to all. */
  anyone<Name extends RouteFor<'anyone'>, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    route: Named<Name, P, Q, B>,
    handle: (asked: Asked<P, Q, B>) => Answered<Name>,
  ): void
  /** A route for whoever is signed in, or for accounts or moderators alone. */
  person<
    Name extends RouteFor<'person' | 'account' | 'moderator'>,
    P extends z.ZodType,
    Q extends z.ZodType,
    B extends z.ZodType,
  >(route: Named<Name, P, Q, B>, handle: (asked: Asked<P, Q, B>, person: PersonRow) => Answered<Name>): void
}

export function route<Name extends RouteName>(name: Name) {
  return { name, ...routes[name] }
}

function read<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(raw)
  return success ? data : deny('malformed', z.prettifyError(error))
}

export function routesOf(app: FastifyInstance, { config, identity, presence }: Server): On {
  const rates = {
    usual: {},
    // Tests make many people at once.
    slow:
      config.requestsPerMinute > 100_000
        ? {}
        : { rateLimit: { max: SLOW_REQUESTS_PER_MINUTE, timeWindow: 60_000 } },
    free: { rateLimit: false },
  }

  function on<Name extends RouteName, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
    { name, rate, params, query, body }: Named<Name, P, Q, B>,
    handle: (asked: Asked<P, Q, B>) => Answered<Name>,
  ): void {
    const [method = '', url = ''] = name.split(' ')
    app.route({
      method,
      url,
      config: rates[rate],
      // It is for whoever asked, at that moment: no browser and no proxy keeps it.
      onRequest: async (_request, reply) => void reply.header('cache-control', 'no-store'),
      async handler(request, reply) {
        const answer = await handle({
          params: read(params, request.params),
          body: read(body, request.body ?? null),
          query: read(query, request.query),
          request,
          reply,
        })
        if (!(answer instanceof Written)) return answer
        reply.type('application/json')
        return answer.text
      },
    })
  }

  return {
    anyone: on,
    person: (route, handle) =>
      on(route, async (asked) => {
        const person = await (route.evenBanned ? identity.needBanned : identity.need)(asked.request)
        presence.visit(person.id, addressOf(asked.request))
        if (route.scope) checkScope(person, route.scope)
        if (route.for === 'account' && person.kind !== 'account')
          deny('not-yours', 'this is for accounts; make one first')
        if (route.for === 'moderator' && person.rank === null) deny('not-yours', 'this is for moderators')
        return handle(asked, person)
      }),
  }
}
