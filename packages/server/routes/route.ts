// How routes are written down: their schemas check what comes in and describe it outside.

import type { z } from 'zod'

interface Parts {
  readonly body?: z.ZodType
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
}

/** One sentence about a route, and what it takes. */
export function about(summary: string, parts: Parts = {}) {
  return { schema: { summary, ...parts } }
}

/** What the route's schema has checked already. */
export function read<T extends z.ZodType>(_schema: T, checked: unknown): z.output<T> {
  return checked as z.output<T>
}
