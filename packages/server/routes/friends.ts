// Friends: the list, one's own link, and invitations to tables.

import { addressOf } from '../address.ts'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function friendRoutes(on: On, { friends, sockets }: Server): void {
  on.person(route('GET /api/friends'), (_asked, { id }) => friends.of(id))

  on.person(route('POST /api/friends'), async ({ body: { code } }, person) => ({
    person: await friends.befriend(person, code),
  }))

  on.person(route('DELETE /api/friends/:person'), async ({ params }, { id }) => {
    await friends.part(id, params.person)
    return friends.of(id)
  })

  on.person(route('POST /api/friends/link'), async (_asked, { id }) => ({
    code: await friends.renewLink(id),
  }))

  on.person(route('POST /api/invitations'), async ({ body: { whom, table }, request }, { id }) => {
    await friends.invite(id, whom, table, sockets.reader(addressOf(request)))
    return { invited: whom }
  })

  on.person(route('DELETE /api/invitations/:table'), async ({ params: { table } }, { id }) => {
    await friends.decline(id, table)
    return friends.of(id)
  })
}
