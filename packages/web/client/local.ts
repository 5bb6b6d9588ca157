// The way to the tables of this browser: a worker that keeps them and speaks the messages of the server.

import type { GameRecord, Lang } from '@undercrown/engine'
import type { Sync } from '@undercrown/protocol'
import { openFold } from '@undercrown/table/fold'
import type { Advised, Blunder } from '../local/advice.ts'
import type { Take } from '../local/host.ts'
import type { LocalOrder } from '../local/order.ts'
import { type LocalSummary, summaries } from '../local/summary.ts'
import type { Call, FromTables, ToTables } from '../local/worker.ts'
import { callsTo } from './calls.ts'
import type { Link } from './link.ts'
import { playersAt, type SeatedPlayer } from './players.ts'
import { localWorker } from './worker.ts'

export type { Blunder } from '../local/advice.ts'
export type { LocalOrder } from '../local/order.ts'
export type { LocalSummary } from '../local/summary.ts'

type Listener = Parameters<Link['listen']>[0]

let worker: Worker | undefined
const listeners = new Set<Listener>()

function post(message: ToTables): void {
  worker ??= start()
  worker.postMessage(message)
}

const calls = callsTo<Call>(post)
const fold = openFold(post, true)

function start(): Worker {
  const begun = localWorker('tables')
  begun.onmessage = ({ data }: MessageEvent<FromTables>) => {
    if (typeof data !== 'string') calls.answered(data)
    else {
      const message = fold.hear(data)
      if (message) for (const { hear } of [...listeners]) hear(message)
    }
  }
  begun.onerror = ({ message }) => {
    calls.fail(message)
    fold.lost()
    for (const { lost } of [...listeners]) lost()
  }
  return begun
}

/** Opens a table and begins the game. Resolves with its id; rejects with a `RefusalMessage`. */
export function openLocal(order: LocalOrder): Promise<string> {
  return calls.ask<string>({ do: 'open', order })
}

/** The tables of this browser, the last played first. */
export function localTables(): Promise<LocalSummary[]> {
  return summaries()
}

/** A table as it stands, for whoever only looks at it. */
export function localTable(table: string): Promise<Sync> {
  return new Promise((done) => {
    const link = localLink()
    const stop = link.listen({
      hear(message) {
        if (message.type !== 'table' || message.table !== table) return
        stop()
        link.send({ do: 'unwatch', table })
        done(message)
      },
      open: () => link.send({ do: 'watch', table }),
      lost() {},
    })
  })
}

/** Everybody at such a table, bots included. */
export function localPlayers({ game, seats }: LocalSummary): SeatedPlayer[] {
  return playersAt(
    game,
    seats.map((seat) => (seat.kind === 'human' ? seat : { bot: seat.level, character: seat.character })),
  )
}

/** Of a game that is over. */
export function localRecord(table: string): Promise<GameRecord> {
  return calls.ask<GameRecord>({ do: 'record', table })
}

/** What a master would do in place of whoever has the device. Rejects with a `RefusalMessage`. */
export function localAdvice(table: string, lang: Lang): Promise<Advised> {
  return calls.ask<Advised>({ do: 'advise', table, lang })
}

/** What an option would throw away; nothing where it does not, as far as a master can tell. */
export function localWarning(table: string, option: number, lang: Lang): Promise<Blunder | undefined> {
  return calls.ask<Blunder | undefined>({ do: 'warn', table, option, lang })
}

/** Somebody takes the device, or it is being passed on: then the page is told nothing that is not public. */
export function takeDevice(table: string, seat: number | null): void {
  post({ do: 'take', table, seat } satisfies Take)
}

export function localLink(): Link {
  return {
    send: fold.send,
    listen(listener) {
      listeners.add(listener)
      queueMicrotask(() => listeners.has(listener) && listener.open())
      return () => listeners.delete(listener)
    },
  }
}
