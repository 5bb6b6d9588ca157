// What goes wrong, in the log: told at once, and when it goes on, once a minute with how often.

import type { Logger } from 'pino'

export type TellTrouble = (error: unknown, about: string, table?: string) => void

const MINUTE = 60_000
/** More kinds than can be told apart are forgotten. */
const KINDS = 1_000

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
