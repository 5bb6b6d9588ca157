// What goes wrong, in the log: told at once, and when it goes on, once a minute with how often.

import { type Logger, stdSerializers } from 'pino'

export type TellTrouble = (error: unknown, about: string, table?: string) => void

const MINUTE = 60_000
/** More kinds than can be told apart are forgotten. */
const KINDS = 1_000

/** What the log has of an error; not what hangs on it, such as a connection with its keys, or values of a row. */
export function wordsOfError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { type, message, stack, code } = stdSerializers.err(error)
  return { type, message, stack, code }
}

export function openTrouble(log: Logger, stopwatch: () => number): TellTrouble {
  const told = new Map<string, { readonly at: number; times: number }>()
  return (error, about, table) => {
    const kind = `${about} ${error instanceof Error ? error.message : error}`
    const before = told.get(kind)
    if (before && stopwatch() - before.at < MINUTE) {
      before.times++
      return
    }
    if (told.size >= KINDS) told.clear()
    told.set(kind, { at: stopwatch(), times: 0 })
    log.error({ err: error, about, table, ...(before?.times && { again: before.times }) }, 'trouble')
  }
}
