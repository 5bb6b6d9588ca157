// For moderators: reports, people, tables, how the server does, what was done, and doing it.

import { loadavg } from 'node:os'
import type { Server } from '../server.ts'
import { type On, route } from './route.ts'

export function adminRoutes(on: On, { moderation, enforcement, health, tables, sockets }: Server): void {
  on.person(route('GET /api/admin/status'), async () => ({
    ...(await moderation.status()),
    trouble: health.trouble() ?? null,
    here: {
      tables: tables.count(),
      sockets: sockets.count(),
      memory: Math.round(process.memoryUsage.rss() / 2 ** 20),
      load: loadavg()[0] ?? 0,
      up: Math.round(process.uptime()),
    },
  }))

  on.person(route('GET /api/admin/reports'), async ({ query: { settled, ...page } }, person) =>
    moderation.reports(person, settled === 'yes', page),
  )

  on.person(route('GET /api/admin/people'), async ({ query: { find } }) => moderation.find(find))

  on.person(route('GET /api/admin/tables/:table'), async ({ params: { table } }) => moderation.inspect(table))

  on.person(route('GET /api/admin/acts'), async ({ query: { before } }) => ({
    acts: await moderation.journal(before),
  }))

  on.person(route('POST /api/admin/acts'), async ({ body }, person) => {
    const done = await moderation.act(person, body)
    await enforcement.ruled()
    return done
  })
}
