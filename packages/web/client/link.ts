// A way to a table: a socket to the server, or a worker in this page. Both speak the same messages.

import type { ClientMessage } from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'

export interface Link {
  send(message: ClientMessage): void
  /** Called with every message, and whenever the way opens or is lost. Returns how to stop listening. */
  listen(listener: {
    readonly hear: (message: WholeMessage) => void
    readonly open: () => void
    readonly lost: () => void
  }): () => void
}

/** Where the server listens. */
export function socketAddress(): string {
  return `${location.origin.replace('http', 'ws')}/api/socket`
}
