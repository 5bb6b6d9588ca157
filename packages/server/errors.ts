// What an error is called outside: a stable code and one sentence, and never more than that.

import { Refusal } from '@undercrown/engine'
import type { Code } from '@undercrown/protocol'
import { CommandRefusal } from '@undercrown/table'

/** The codes of Fastify's own refusals. */
const outside: Readonly<Record<number, Code>> = { 413: 'too-large', 429: 'too-fast', 404: 'not-found' }

export function errorOf(error: Error & { statusCode?: number }): { code: Code; message: string } {
  if (error instanceof CommandRefusal) return { code: error.code, message: error.message }
  // The games refuse in words what options or moves they cannot take.
  if (error instanceof Refusal) return { code: 'bad-options', message: error.message }
  const status = error.statusCode ?? 500
  if (status < 500) return { code: outside[status] ?? 'malformed', message: error.message }
  return { code: 'internal', message: 'a mistake of the server; nothing has changed' }
}
