// Who may read what of a table; `routeReaders` and `messageReaders` of the protocol are the same as data. A table that
// is not for somebody is one that there is not.

import type { AnyTable } from '@undercrown/engine'
import { belongs, deny, type TableActor, type TableState, watchCode } from '@undercrown/table'
import type { LoadedParty } from './party/parties.ts'
import type { Server } from './server.ts'
import { type Attendance, hasEnded } from './table/attendance.ts'
import type { LoadedTable, Pay, Tables } from './table/tables.ts'

export async function tableNamed(tables: Tables, table: string, pay: Pay): Promise<LoadedTable> {
  return (await tables.get(table, pay)) ?? noTable()
}

function noTable(): never {
  return deny('not-found', 'there is no such table')
}

/** Whether somebody may look at the table at all. */
export function isOpenTo(
  { state }: TableActor,
  person: string | undefined,
  code: string | undefined,
): boolean {
  return state.listed || belongs(state, person) || bringsLink(state, person, code)
}

/** To whom the host has sent away the link is of no use any more. */
function bringsLink(state: TableState, person: string | undefined, code: string | undefined): boolean {
  if (code === undefined || (person !== undefined && state.sentAway.has(person))) return false
  return code === watchCode(state) || code === state.opened.code
}

/** The table and its record: for those who sit there, for everybody where it is listed, else for who has its link. */
export function mayWatch(table: TableActor, person: string | undefined, code: string | undefined): void {
  if (!isOpenTo(table, person, code)) noTable()
}

/** The record of a game, once it is over. */
export async function mayReplay(
  tables: Tables,
  table: string,
  person: string | undefined,
  code: string | undefined,
  pay: Pay,
): Promise<{ readonly actor: LoadedTable; readonly played: AnyTable }> {
  const actor = await tableNamed(tables, table, pay)
  mayWatch(actor, person, code)
  // A last move that is not written down yet may never be, and then the game goes on.
  await actor.quiet()
  const { phase, table: played } = actor.state
  if (phase !== 'over' || !played) deny('wrong-phase', 'the record can be had when the game is over')
  return { actor, played }
}

/** A party: for whoever has its link and may see what is watched there. */
export async function mayJoin(
  { parties, tables }: Pick<Server, 'parties' | 'tables'>,
  id: string,
  person: string,
  code: string | undefined,
  pay: Pay,
): Promise<LoadedParty> {
  const party = await parties.get(id)
  if (party.table !== undefined) await mayReplay(tables, party.table, person, code, pay)
  return party
}

/** Whoever is not at the table, nor could be, is not told why nothing can be done there. */
export function mayAct(table: TableActor, person: string | undefined): void {
  if (isOpenTo(table, person, undefined)) return
  if (person === undefined || ![...table.watchers].some((one) => one.person === person)) noTable()
}

/** Talk: for whoever may look on, until the end; then for those who were there. */
export async function mayHear(
  attendance: Attendance,
  table: TableActor,
  person: string,
  code: string | undefined,
): Promise<void> {
  if (await attendance.has(table.state, person)) return
  mayWatch(table, person, code)
  if (hasEnded(table.state)) deny('not-yours', 'talk is for those who were at the table')
}

/**
 * From when on talk is for somebody, of which they may hear some: all of it with the link; without, what was said since
 * they sat down; for those who only look on, nothing (null) but what was said while the table was listed.
 */
export async function hearsFrom(
  attendance: Attendance,
  { state }: TableActor,
  person: string,
  code: string | undefined,
): Promise<number | null> {
  if (bringsLink(state, person, code)) return 0
  // Whatever is noted of them: they may have been sitting down when they were sent away.
  if (state.sentAway.has(person)) return null
  const since = await attendance.since(state, person)
  if (since !== undefined) return since
  return belongs(state, person) ? 0 : null
}
