// About the server itself: what it offers, whether it is well, and its figures.

import { emotes, levels, PROTOCOL } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { FastifyInstance } from 'fastify'
import type { Server } from '../server.ts'
import { alive } from '../store/schema.ts'
import { about } from './route.ts'

export function serviceRoutes(
  app: FastifyInstance,
  { games, store, metrics, config, notices }: Server,
): void {
  app.get('/api/games', about('The games of this server, with their options'), async () => ({
    protocol: PROTOCOL,
    levels,
    emotes,
    pushKey: notices.publicKey ?? null,
    games: games.map(({ id, rules, seats, options, draws = false }) => ({
      id,
      rules,
      seats,
      options,
      draws,
    })),
  }))

  app.get(
    '/healthz',
    { ...about('Whether the server and its database are well'), config: { rateLimit: false } },
    async () => {
      await alive(store.db).catch(() => deny('unsure', 'the database does not answer'))
      return { ok: true }
    },
  )

  app.get(
    '/metrics',
    { ...about('Figures for Prometheus'), config: { rateLimit: false } },
    async (request, reply) => {
      if (config.metricsToken && request.headers.authorization !== `Bearer ${config.metricsToken}`)
        deny('wrong-credentials', 'these figures need a token')
      reply.type(metrics.registry.contentType)
      return metrics.registry.metrics()
    },
  )
}
