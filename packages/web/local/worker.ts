// The worker behind a page. One file with several parts to play, so that they share what they load: the tables of
// this browser, the bots' thinking (apart, for it takes long), and replays.

import type { Question } from '@undercrown/bots'
import type { ClientMessage, ServerMessage } from '@undercrown/protocol'
import type { Take } from './house.ts'
import type { LocalOrder } from './kept.ts'

/** What a page asks besides the messages of the protocol. */
export type Call =
  | { readonly do: 'open'; readonly order: LocalOrder }
  | { readonly do: 'forget'; readonly table: string }
  | { readonly do: 'record'; readonly table: string }

export type ToTables = ClientMessage | Take | { readonly call: number; readonly what: Call }
export type FromTables = ServerMessage | Answer
export interface Answer {
  readonly type: 'answer'
  readonly call: number
  readonly value?: unknown
  readonly refusal?: { readonly code: string; readonly message: string }
}
export interface Thought {
  readonly call: number
  readonly question: Question
}

/** What comes before the part is loaded waits for it. */
const waiting: MessageEvent[] = []
self.onmessage = (event: MessageEvent) => waiting.push(event)

const parts: Readonly<Record<string, () => Promise<{ begin(): void | Promise<void> }>>> = {
  tables: () => import('./tables.ts'),
  thinking: () => import('./thinking.ts'),
}

parts[self.name]?.().then(async ({ begin }) => {
  await begin()
  for (const event of waiting.splice(0)) self.onmessage?.(event)
})
