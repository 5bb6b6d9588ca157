// A refusal that goes to whoever asked: a stable code and one sentence. Nothing has changed.

import type { Code } from '@undercrown/protocol'

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: Code
  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

export function refused(code: Code, message: string): never {
  throw new Refused(code, message)
}
