// What a mind keeps from question to question: the races it has solved, and what it has found out about heroes.

import { createReader, type Reader } from './belief.ts'

export interface Thinker extends Reader {
  /** The tables it has got ready for. */
  readonly ready: Set<string>
}

export function createThinker(): Thinker {
  return { ...createReader(), ready: new Set() }
}
