// What the server needs of a database: an append-only log with a shared flush, an index behind it, and hints.

import type { CompiledQuery } from 'kysely'
import type { Database, EntryRow, Reads, TableRow } from './schema.ts'

/** One entry of a table's log, with what it changes in the lists. */
export interface Append {
  readonly entry: EntryRow
  /** Written together with the entry, or not at all. */
  readonly row?: TableRow | undefined
  readonly members?: readonly { readonly person: string; readonly seat: number }[] | undefined
  /** The same, of a move after which something is due sooner than the lists say. */
  readonly note?: Note | undefined
}

/** The database does not answer, and whether the entry is in it cannot be known now. */
export class Unsure extends Error {
  override readonly name = 'Unsure'
}

/** What a move changes in the lists. */
export type Note = Pick<TableRow, 'id' | 'seq' | 'due' | 'waiting' | 'updated' | 'settled'>

/** Something happened that other nodes may care about. A mere hint: the truth is in the database. */
export interface StoreHint {
  /** `ruled`: a moderator has done something. `missed`: hints may have been lost, whatever they were about. */
  readonly about: 'table' | 'chat' | 'person' | 'watching' | 'party' | 'ruled' | 'missed'
  readonly id: string
  /** A sequence number, an id, a word. */
  readonly what: string
}

export interface Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Everything that is not the log is asked for here, in the same words for both databases. */
  readonly db: Database
  /** For what may be some seconds old: lists, profiles, rankings, what is put away. A replica, if there is one. */
  readonly reads: Reads
  /**
   * The body is JSON on one line. Resolves once it is on disk: true, or false when another writer has that sequence
   * number already, be it in the archive. Rejects when it is not, or as `Unsure`.
   */
  append(append: Append): Promise<boolean>
  /** Does something that nobody waits for, apart from what is asked for by `db`: no move waits for its flush. */
  write(query: CompiledQuery): Promise<void>
  /** Wherever they are kept. */
  entries(table: string, after: number): Promise<readonly EntryRow[]>
  /** Brings the lists up to date a little later; never ahead of the log. */
  note(note: Note): void
  /** Which of these tables have got further than that by another node. */
  overtaken(tables: readonly { readonly id: string; readonly seq: number }[]): Promise<string[]>
  /**
   * Other nodes tell this one of what they append to a table from when this resolves on, until it is released: to be said
   * before the log is read, which then has all that was appended before.
   */
  hold(table: string): Promise<void>
  release(table: string): void
  /** Tells the other nodes, in order. Appends announce themselves, to those who hold the table. */
  announce(hint: StoreHint): void
  /** What other nodes announce. */
  listen(handler: (hint: StoreHint) => void): void
  /** What the database's own clock shows, in milliseconds, where several servers go by it. */
  readonly clock?: (() => Promise<number>) | undefined
  close(): Promise<void>
}

/** What one shared flush carries. */
export interface Batch {
  readonly appends: readonly Append[]
  readonly notes: readonly Note[]
}

export interface Grouping {
  append(append: Append): Promise<boolean>
  note(note: Note): void
  /** Resolves when nothing is left to write. */
  drained(): Promise<void>
}

/** When so many shared the last flush, the next one waits a moment for more: fewer flushes, the same disk. */
const CROWD = 8
const MOMENT = 2

/** Lists may lag behind the log by so many milliseconds. */
const LAG = 500

/**
 * Gathers what many tables want written while a flush is under way, and hands it over as one batch. `commit`
 * returns, append by append, whether it went in.
 */
export function grouping(
  commit: (batch: Batch) => Promise<readonly boolean[]>,
  onFlush: (ms: number, size: number) => void = () => {},
): Grouping {
  let waiting: { append: Append; done: (ok: boolean) => void; failed: (error: unknown) => void }[] = []
  let notes = new Map<string, Note>()
  let flushing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let crowd = 0

  async function flushAll(): Promise<void> {
    while (waiting.length > 0 || (notes.size > 0 && timer === undefined)) {
      if (crowd >= CROWD && waiting.length < crowd) await new Promise((done) => setTimeout(done, MOMENT))
      const now = waiting
      const late = notes
      waiting = []
      crowd = now.length
      notes = new Map()
      clearTimeout(timer)
      timer = undefined
      const began = performance.now()
      try {
        const went = await commit({ appends: now.map((one) => one.append), notes: [...late.values()] })
        onFlush(performance.now() - began, now.length)
        now.forEach((one, i) => {
          one.done(went[i] === true)
        })
      } catch (error) {
        for (const one of now) one.failed(error)
        if (now.length === 0) throw error
      }
    }
  }

  function kick(): void {
    if (flushing) return
    flushing = new Promise<void>((resolve) => setImmediate(resolve))
      .then(flushAll)
      .catch(() => {})
      .finally(() => {
        flushing = undefined
        if (waiting.length > 0) kick()
      })
  }

  return {
    append: (append) =>
      new Promise((done, failed) => {
        waiting.push({ append, done, failed })
        const lists = append.row ?? append.note
        if (lists) notes.delete(lists.id)
        kick()
      }),
    note(note) {
      const known = notes.get(note.id)
      if (known && known.seq > note.seq) return
      notes.set(note.id, note)
      timer ??= setTimeout(() => {
        timer = undefined
        kick()
      }, LAG)
    },
    async drained() {
      clearTimeout(timer)
      timer = undefined
      while (flushing || waiting.length > 0 || notes.size > 0) {
        kick()
        await flushing
      }
    },
  }
}

/** A batch for another thread: what most entries are goes as one text, which is quick to copy. */
export interface FlatBatch {
  /** A line for each entry: table, number, time and body. */
  readonly entries: string
  /** Rows, members and notes, by the position of their entry. */
  readonly more: readonly (readonly [at: number, more: Omit<Append, 'entry'>])[]
  readonly notes: readonly Note[]
}

/** Another thing for that thread to do. */
export type WriterQuery = Pick<CompiledQuery, 'sql' | 'parameters'>

export function flat({ appends, notes }: Batch): FlatBatch {
  let entries = ''
  const more: [number, Omit<Append, 'entry'>][] = []
  appends.forEach(({ entry, row, members, note }, at) => {
    entries += `${at > 0 ? '\n' : ''}${entry.table_id} ${lineOf(entry)}`
    if (row || members || note) more.push([at, { row, members, note }])
  })
  return { entries, more, notes }
}

export function lineOf({ seq, at, body }: EntryRow): string {
  return `${seq} ${at} ${body}`
}

/** Reads what `lineOf` wrote. */
export function entryIn(line: string, table_id: string): EntryRow {
  const first = line.indexOf(' ')
  const second = line.indexOf(' ', first + 1)
  return {
    table_id,
    seq: Number(line.slice(0, first)),
    at: Number(line.slice(first + 1, second)),
    body: line.slice(second + 1),
  }
}
