// What the lists know of a table, derived from its log.

import type { TableRow } from '../store/schema.ts'
import type { Note } from '../store/store.ts'
import { deadline } from './clock.ts'
import { type Profiles, sheetOf } from './payload.ts'
import { keptUntil, playedByBot, type TableState } from './state.ts'

/** An open table that nobody starts is closed after a day. */
export const OPEN_FOR = 86_400_000

/** When somebody must look after the table; `lease` is how long the node that moved last has the first turn. */
export function dueOf(state: TableState, settled: boolean, lease: number): number | null {
  const { phase, chairs, clocks, gaps } = state
  if (phase === 'open') return state.created + OPEN_FOR
  if (phase === 'over') return settled ? null : state.at + lease
  if (phase === 'closed') return null
  let due: number | null = null
  const sooner = (at: number | undefined) => {
    if (at !== undefined && (due === null || at < due)) due = at
  }
  for (const { seat } of state.table?.choices() ?? []) {
    const chair = chairs[seat]
    if (chair && playedByBot(chair)) sooner(state.at + lease)
    else sooner(deadline(clocks, seat, gaps))
  }
  for (const seat of chairs.keys()) sooner(keptUntil(state, seat))
  return due
}

/** The people who are asked something. */
export function askedPeople(state: TableState): string[] {
  const people: string[] = []
  if (state.phase !== 'playing') return people
  for (const { seat } of state.table?.choices() ?? []) {
    const chair = state.chairs[seat]
    if (chair?.person && !playedByBot(chair)) people.push(chair.person)
  }
  return people
}

const NOBODY: Profiles = new Map()

/** Names are put in when it is read: they may change, and must be forgotten with their people. */
export function sheetText(state: TableState): string {
  const { offer, commit, nonces, ...rest } = sheetOf(state, NOBODY, true)
  return JSON.stringify(rest)
}

export function noteOf(state: TableState, settled: boolean, lease: number, asked = askedPeople(state)): Note {
  return {
    id: state.id,
    seq: state.seq,
    due: dueOf(state, settled, lease),
    waiting: `,${asked.join()},`,
    updated: state.at,
    settled: Number(settled),
  }
}

export function rowOf(state: TableState, sheet: string, settled: boolean, lease: number): TableRow {
  const { opened, chairs } = state
  return {
    ...noteOf(state, settled, lease),
    code: opened.code,
    game: opened.game,
    seats: opened.seats,
    free: chairs.filter((one) => !one.person && !one.bot).length,
    phase: state.phase,
    listed: Number(opened.listed),
    rated: Number(opened.rated),
    host: state.host,
    sheet,
    created: state.created,
  }
}
