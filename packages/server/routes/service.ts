// About the server itself: what it offers, whether it is well, and its figures.

import { createHash, timingSafeEqual } from 'node:crypto'
import { emotes, levels, PROTOCOL } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import type { Server } from '../server.ts'
import { alive } from '../store/schema.ts'
import { type On, route } from './route.ts'

/** Takes as long whatever is the same about them. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

export function serviceRoutes(
  on: On,
  { games, store, metrics, config, notices, passkeys, mailer, health }: Server,
): void {
  on.anyone(route('GET /api/games'), async () => ({
    protocol: PROTOCOL,
    levels,
    emotes,
    passkeys: passkeys.offered,
    mail: mailer.offered,
    pushKey: notices.publicKey ?? null,
    games: games.map(({ id, rules, seats, options, draws = false }) => ({
      id,
      rules,
      seats,
      options,
      draws,
    })),
  }))

  on.anyone(route('GET /healthz'), async () => {
    // First what is known: a database that is cut off without a word would be waited for.
    const wrong = health.trouble()
    if (wrong !== undefined) deny('unsure', wrong)
    await alive(store.db).catch(() => deny('unsure', 'the database does not answer'))
    return { ok: true as const }
  })

  on.anyone(route('GET /metrics'), async ({ request, reply }) => {
    if (config.metricsToken === undefined) deny('not-found', 'figures are shown where METRICS_TOKEN is set')
    if (!sameText(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`))
      deny('wrong-credentials', 'these figures need a token')
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
