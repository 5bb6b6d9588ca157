// The log of tables in the store, and what the lists know of them, derived from it.

import {
  askedPeople,
  deny,
  dueAt,
  type EntryBody,
  type LogEntry,
  type Patience,
  type Profiles,
  type TableState,
  tableSheetOf,
} from '@undercrown/table'
import { type Health, wordsFor } from '../health.ts'
import type { EntryRow, TableRow } from '../store/schema.ts'
import { type Note, type Store, Unsure } from '../store/store.ts'

export interface TableStorage {
  entries(table: string, after: number): Promise<LogEntry[]>
  append(entry: LogEntry, state: TableState, settled: boolean): Promise<boolean>
  /** The lists learn that nothing is owed any more. */
  settled(state: TableState): void
  /** The lists learn when something is owed, where they thought sooner. */
  notYet(state: TableState): void
}

export function tableStorage(
  store: Store,
  lease: number,
  patience: Patience,
  health: Pick<Health, 'wrote' | 'failed'>,
  trouble: (error: unknown, about: string) => void,
): TableStorage {
  /**
   * Up to which entry of ours the lists say that nothing is due before when. They may follow a little later, and be lost
   * with the process: what they say must not be later than what is so, or nobody would look.
   */
  const promised = new WeakMap<TableState, { readonly seq: number; readonly due: number | null }>()

  function isSooner(state: TableState, { seq, due }: Note): boolean {
    const before = promised.get(state)
    if (before?.seq !== seq - 1) return true
    return due !== null && (before.due === null || due < before.due)
  }

  return {
    async entries(table, after) {
      return (await store.entries(table, after)).map(readEntry)
    },
    async append(entry, state, settled) {
      // A move changes little in the lists; that may follow a little later.
      const listed = entry.body.type !== 'moved' || state.phase === 'over'
      const note = noteOf(state, settled, lease, patience)
      const sooner = !listed && isSooner(state, note)
      promised.set(state, note)
      try {
        const went = await store.append({
          entry: writeEntry(state.id, entry),
          row: listed ? rowOf(state, note) : undefined,
          members: listed ? members(state) : undefined,
          note: sooner ? note : undefined,
        })
        health.wrote('append')
        if (went && !listed && !sooner) store.note(note)
        return went
      } catch (error) {
        health.failed('append', error)
        trouble(error, 'append')
        return error instanceof Unsure
          ? deny('unsure', 'the database does not answer; send it again under the same id to find out')
          : deny('internal', `it could not be written down (${wordsFor(error)}); nothing has changed`)
      }
    },
    settled: (state) => store.note(noteOf(state, true, lease, patience)),
    notYet: (state) => store.note(noteOf(state, false, lease, patience)),
  }
}

function writeEntry(table: string, { seq, at, body, id }: LogEntry): EntryRow {
  return { table_id: table, seq, at, body: JSON.stringify(id === undefined ? { body } : { id, body }) }
}

export function readEntry(row: EntryRow): LogEntry {
  const { id, body } = JSON.parse(row.body) as { id?: string; body: EntryBody }
  return { seq: row.seq, at: row.at, body, id }
}

const NOBODY: Profiles = new Map()

/** Names are put in when it is read: they may change, and must be forgotten with their people. */
function sheetText(state: TableState): string {
  const { offer, commit, seals, dealing, dropped, nonces, ...rest } = tableSheetOf(state, NOBODY, true)
  return JSON.stringify(rest)
}

function noteOf(state: TableState, settled: boolean, lease: number, patience: Patience): Note {
  return {
    id: state.id,
    seq: state.seq,
    due: dueAt(state, settled, lease, patience),
    waiting: `,${askedPeople(state).join()},`,
    updated: state.at,
    settled: Number(settled),
  }
}

function rowOf(state: TableState, note: Note): TableRow {
  const { opened, chairs } = state
  return {
    ...note,
    code: opened.code ?? '',
    game: opened.game,
    seats: opened.seats,
    free: chairs.filter((one) => !one.person && !one.bot).length,
    phase: state.phase,
    listed: Number(state.listed),
    rated: Number(opened.rated),
    host: state.host,
    sheet: sheetText(state),
    created: state.created,
  }
}

function members({ chairs }: TableState): { person: string; seat: number }[] {
  return chairs.flatMap(({ person }, seat) => (person ? [{ person, seat }] : []))
}
