// A refusal that goes to whoever asked: a stable code and one sentence. Nothing has changed.

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
