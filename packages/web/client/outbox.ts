// Commands on their way: each is kept until it is answered, and sent again when the way was lost.

import type { Command, RefusalMessage, TableCommand } from '@undercrown/protocol'
import { newId } from './id.ts'
import type { Link } from './link.ts'

export interface Outbox {
  /** Resolves when it is done; rejects with a `RefusalMessage`. */
  send(command: Command): Promise<void>
  settle(command: string | undefined, why?: RefusalMessage): void
  /** The way is open again. */
  resend(): void
  has(what: Command['do']): boolean
}

interface Sent {
  readonly message: TableCommand
  done(): void
  refused(why: RefusalMessage): void
}

/** To a table, or a party. */
export function outbox(link: Link, id: string): Outbox {
  const sent = new Map<string, Sent>()
  return {
    send(command) {
      const message: TableCommand = { ...command, table: id, id: newId() }
      return new Promise((done, refused) => {
        sent.set(message.id, { message, done, refused })
        link.send(message)
      })
    },
    settle(command, why) {
      const one = sent.get(command ?? '')
      sent.delete(command ?? '')
      if (why) one?.refused(why)
      else one?.done()
    },
    resend() {
      for (const { message } of sent.values()) link.send(message)
    },
    has: (what) => [...sent.values()].some(({ message }) => message.do === what),
  }
}
