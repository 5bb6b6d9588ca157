// The part of the worker that keeps the tables of this browser.

import { steadyPace } from '@undercrown/bots'
import { newId } from '../client/id.ts'
import type { Advised, Blunder } from './advice.ts'
import { answering } from './answering.ts'
import { gameNamed } from './games.ts'
import { type LocalContext, openLocalTables } from './host.ts'
import { anyStorage } from './storage.ts'
import type { FromTables, PrepareNotice, ThoughtCall, ToTables } from './worker.ts'

/** Milliseconds from a bot's question to its answer. */
const PAUSE = 700

/** Bots think in a worker of their own, so that the table answers meanwhile. */
function thinking(): Pick<LocalContext, 'prepare' | 'think' | 'advise' | 'warn'> {
  let worker: Worker | undefined
  let calls = 0
  const wait = steadyPace(PAUSE)
  const open = new Map<number, { done(thought: unknown): void; failed(why: Error): void }>()

  function start(): Worker {
    const begun = new Worker(self.location.href, { type: 'module', name: 'thinking' })
    begun.onmessage = ({ data }: MessageEvent<{ call: number; thought: unknown }>) => {
      open.get(data.call)?.done(data.thought)
      open.delete(data.call)
    }
    begun.onerror = (event) => {
      worker = undefined
      begun.terminate()
      for (const { failed } of open.values()) failed(new Error(event.message))
      open.clear()
    }
    return begun
  }

  function ask<Value>(what: ThoughtCall['what']): Promise<Value> {
    worker ??= start()
    const call = ++calls
    return new Promise((done, failed) => {
      open.set(call, { done: done as (thought: unknown) => void, failed })
      worker?.postMessage({ call, what } satisfies ThoughtCall)
    })
  }

  return {
    prepare(table) {
      worker ??= start()
      worker.postMessage({ prepare: table } satisfies PrepareNotice)
    },
    async think(question) {
      const began = performance.now()
      const pick = await ask<number>(question)
      await new Promise((done) => setTimeout(done, wait(question, performance.now() - began)))
      return pick
    },
    advise: (question, lang) => ask<Advised>({ ...question, advice: lang }),
    warn: (question, option, lang) => ask<Blunder | undefined>({ ...question, advice: lang, option }),
  }
}

export async function begin(): Promise<void> {
  const hints = new BroadcastChannel('undercrown tables')
  const context: LocalContext = {
    storage: await anyStorage(),
    gameNamed,
    ...thinking(),
    duty(table, start) {
      const { signal, abort } = aborting()
      const held = new Promise<void>((done) => signal.addEventListener('abort', () => done()))
      if (!navigator.locks) start()
      else
        navigator.locks
          .request(`undercrown bots ${table}`, { signal }, () => {
            start()
            return held
          })
          // Given up before it came.
          .catch(() => {})
      return abort
    },
    hint: (table) => hints.postMessage(table),
    send: (text) => self.postMessage(text satisfies FromTables),
    now: () => Date.now(),
    token: (bytes) => newId(bytes),
  }
  const tables = openLocalTables(context)
  hints.onmessage = ({ data }: MessageEvent<string>) => tables.hinted(data)

  self.onmessage = ({ data }: MessageEvent<ToTables>) => {
    if (!('call' in data)) tables.hear(data)
    else
      answering(data, async (what) => {
        if (what.do === 'open') return tables.open(what.order)
        if (what.do === 'advise') return tables.advise(what.table, what.lang)
        if (what.do === 'warn') return tables.warn(what.table, what.option, what.lang)
        return tables.record(what.table)
      })
  }
}

function aborting(): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
