// Parties over HTTP: opening one, and what was said there. Everything else goes over the socket.

import { deny } from '@undercrown/table'
import { mayJoin, mayReplay } from '../access.ts'
import { addressOf } from '../address.ts'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function partyRoutes(on: On, server: Server): void {
  const { parties, tables, chat, sockets } = server

  on.person(route('POST /api/parties'), async ({ body: { table, code, record, at }, request }, { id }) => {
    if ((table === undefined) === (record === undefined))
      deny('bad-options', 'a party is about a table or a record: one of them')
    if (table !== undefined) await mayReplay(tables, table, id, code, sockets.reader(addressOf(request)))
    const about = { ...(table !== undefined && { table }), ...(record !== undefined && { record }) }
    return { party: await parties.open(id, about, at) }
  })

  on.person(
    route('GET /api/parties/:party/chat'),
    async ({ params: { party }, query: { code }, request }, { id }) => {
      await mayJoin(server, party, id, code, sockets.reader(addressOf(request)))
      return { lines: await chat.readAll(party, id) }
    },
  )
}
