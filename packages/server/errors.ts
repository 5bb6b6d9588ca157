// What an error is called outside: a stable code and one sentence, and never more than that.

import type { Code, RefusalMessage } from '@undercrown/protocol'
import { refusalOf } from '@undercrown/table'
import { FULL, isDiskFull } from './health.ts'
import { Unsure } from './store/store.ts'

/** The codes of Fastify's own refusals. */
const outside: Readonly<Record<number, Code>> = { 413: 'too-large', 429: 'too-fast', 404: 'not-found' }

export function errorOf(error: unknown): RefusalMessage {
  const refusal = refusalOf(error)
  if (refusal) return refusal
  if (error instanceof Unsure) return { code: 'unsure', message: 'the database does not answer; ask again' }
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  )
    return { code: outside[error.statusCode] ?? 'malformed', message: error.message }
  const why = isDiskFull(error) ? FULL : 'a mistake of the server'
  return { code: 'internal', message: `${why}; nothing has changed` }
}
