// A refusal that goes to whoever asked: a stable code and one sentence. Nothing has changed.

import { Refusal } from '@undercrown/engine'
import type { Code, RefusalMessage } from '@undercrown/protocol'

export class CommandRefusal extends Error implements RefusalMessage {
  override readonly name = 'CommandRefusal'
  readonly code: Code
  constructor(code: Code, message: string) {
    super(message)
    this.code = code
  }
}

export function deny(code: Code, message: string): never {
  throw new CommandRefusal(code, message)
}

/** What to tell of an error that is a refusal; undefined where it is a mistake of ours. */
export function refusalOf(error: unknown): RefusalMessage | undefined {
  if (error instanceof CommandRefusal) return { code: error.code, message: error.message }
  // The games refuse in words what options or moves they cannot take.
  return error instanceof Refusal ? { code: 'bad-options', message: error.message } : undefined
}
