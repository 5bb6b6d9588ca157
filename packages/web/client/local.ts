// The way to the tables of this browser: a worker that keeps them and speaks the messages of the server.

import type { GameRecord } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import type { Take } from '../local/house.ts'
import type { LocalOrder, LocalSummary } from '../local/kept.ts'
import { summaries } from '../local/shelf.ts'
import type { Call, FromTables, ToTables } from '../local/worker.ts'
import type { Link } from './link.ts'

export type { LocalOrder, LocalSeat, LocalSummary } from '../local/kept.ts'

type Listener = Parameters<Link['listen']>[0]

interface Waiting {
  done(value: unknown): void
  refused(why: RefusalMessage): void
}

let worker: Worker | undefined
let calls = 0
const waiting = new Map<number, Waiting>()
const listeners = new Set<Listener>()

function start(): Worker {
  const begun = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  begun.onmessage = ({ data }: MessageEvent<FromTables>) => {
    if (data.type !== 'answer') for (const { hear } of [...listeners]) hear(data)
    else {
      const call = waiting.get(data.call)
      waiting.delete(data.call)
      if (data.refusal) call?.refused(data.refusal as RefusalMessage)
      else call?.done(data.value)
    }
  }
  begun.onerror = ({ message }) => {
    for (const { refused } of waiting.values()) refused({ code: 'internal', message })
    waiting.clear()
    for (const { lost } of [...listeners]) lost()
  }
  return begun
}

function post(message: ToTables): void {
  worker ??= start()
  worker.postMessage(message)
}

function ask<Value>(what: Call): Promise<Value> {
  const call = ++calls
  return new Promise<Value>((done, refused) => {
    waiting.set(call, { done: done as Waiting['done'], refused })
    post({ call, what })
  })
}

/** Opens a table and begins the game. Resolves with its id; rejects with a `RefusalMessage`. */
export function openLocal(order: LocalOrder): Promise<string> {
  return ask<string>({ do: 'open', order })
}

/** The tables of this browser, the last played first. */
export function localTables(): Promise<LocalSummary[]> {
  return summaries()
}

export function forgetLocal(table: string): Promise<void> {
  return ask<void>({ do: 'forget', table })
}

/** Of a game that is over. */
export function localRecord(table: string): Promise<GameRecord> {
  return ask<GameRecord>({ do: 'record', table })
}

/** Somebody takes the device, or it is being passed on: then the page is told nothing that is not public. */
export function takeDevice(table: string, seat: number | null): void {
  post({ do: 'take', table, seat } satisfies Take)
}

export function localLink(): Link {
  return {
    send: post,
    listen(listener) {
      listeners.add(listener)
      queueMicrotask(() => listeners.has(listener) && listener.open())
      return () => listeners.delete(listener)
    },
  }
}
