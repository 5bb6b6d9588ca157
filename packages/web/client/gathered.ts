// Who is at a table or a party besides those who sit there, and what is said: folded alike for both.

import type { Said, ServerMessage, Watching } from '@undercrown/protocol'

export interface Gathered {
  readonly talk: readonly Said[]
  /** Lines of talk that a moderator has removed. */
  readonly unsaid: readonly string[]
  /** Who looks on besides those who sit there. */
  readonly watching: Pick<Watching, 'count' | 'people'>
}

export const nobodyYet: Gathered = { talk: [], unsaid: [], watching: { count: 0, people: [] } }

/** When the way is open again both are told or asked for anew: some of it may have changed meanwhile. */
export const askedAnew: Partial<Gathered> = { talk: nobodyYet.talk, watching: nobodyYet.watching }

/** What becomes of it by a message; nothing by most. */
export function gathered({ talk, unsaid }: Gathered, message: ServerMessage): Partial<Gathered> | undefined {
  switch (message.type) {
    case 'said':
      return { talk: [...talk, message] }
    case 'unsaid':
      return { talk: talk.filter(({ line }) => line !== message.line), unsaid: [...unsaid, message.line] }
    case 'watching':
      return { watching: message }
    default:
      return undefined
  }
}
