// All tables: those in memory, and the way to those that are not. Nothing stays in memory that nobody needs.

import {
  type ActorContext,
  CommandRefusal,
  deny,
  dueAt,
  foldLog,
  loadActor,
  type NewTable,
  type Opened,
  PIECE,
  SECRET_BYTES,
  type Sitter,
  seatingOf,
  seatOf,
  type TableActor,
} from '@undercrown/table'
import type { ServerContext } from './context.ts'
import type { Payer } from './load.ts'

/** A table in memory. */
export interface LoadedTable extends TableActor {
  /** When people without a socket were last here, in milliseconds. */
  readonly visits: Map<string, number>
  /** Since when nobody was here, in milliseconds of the wall clock. */
  idle: number
}

/** Charges whoever asks for what a log costs to read, in pieces; refuses who has had too much. */
export type Pay = (pieces: number) => void

export interface Tables {
  /** One that is not in memory is paid for; what the server looks after is not. */
  get(id: string, pay?: Pay): Promise<LoadedTable | undefined>
  /** In memory already, or undefined. */
  near(id: string): LoadedTable | undefined
  /** Opens a table with its first people and bots. */
  open(
    table: NewTable,
    host: string,
    sitters: readonly Sitter[],
    payers: readonly Payer[],
  ): Promise<LoadedTable>
  /** The tables where somebody sits that are not over. */
  of(person: string): Promise<LoadedTable[]>
  /** All tables in memory. */
  all(): Iterable<LoadedTable>
  /** The tables in memory where somebody sits. */
  nearOf(person: string): LoadedTable[]
  count(): number
  /** Looks after what is owed anywhere, and lets go of what nobody needs. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** A table that nobody watches stays in memory for so long. */
const LINGER = 30_000
/** Tables in memory are compared with their logs this often: the hint that another node got further may be lost. */
const COMPARED = 5_000
/** Of ids, in milliseconds: some four minutes. */
const PERIOD = 2 ** 18
/** Letters of codes: none that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function openTables(context: ServerContext, linger = LINGER): Tables {
  const { store } = context
  const near = new Map<string, LoadedTable>()
  const loading = new Map<string, Promise<LoadedTable | undefined>>()
  /** Of those, where another node has got further since they were read. */
  const overtaken = new Set<string>()
  /** Tables that this server cannot host, such as those of rules that it does not have: told once. */
  const refused = new Set<string>()
  /** Codes of tables that are being opened. */
  const underWay = new Set<string>()
  let closed = false
  let compared = context.now()
  const hosting: ActorContext = {
    ...context,
    async open({ table, host, sitters }) {
      const next = await open(table, host, sitters, [await context.payerOf(host)])
      return { id: next.id, withdraw: () => next.write(() => ({ type: 'closed' })) }
    },
  }

  async function load(id: string): Promise<LoadedTable | undefined> {
    await store.hold(id)
    const actor = await loadActor(hosting, id).catch((error) => {
      store.release(id)
      throw error
    })
    if (!actor) {
      store.release(id)
      return undefined
    }
    const loaded = Object.assign(actor, { visits: new Map<string, number>(), idle: context.now() })
    near.set(id, loaded)
    if (overtaken.has(id)) loaded.hint(Number.MAX_SAFE_INTEGER)
    return loaded
  }

  /** How much there is to read of a table, by what the lists know. */
  async function piecesOf(id: string): Promise<number> {
    const row = await store.db.selectFrom('tables').select('seq').where('id', '=', id).executeTakeFirst()
    return Math.floor((row?.seq ?? 0) / PIECE)
  }

  async function get(id: string, pay?: Pay): Promise<LoadedTable | undefined> {
    // Before it is read, and whoever else has it read just now: many at once are no way around.
    if (pay && !near.has(id)) pay(await piecesOf(id))
    const known = near.get(id)
    if (known) {
      known.idle = context.now()
      return known
    }
    let coming = loading.get(id)
    if (!coming) {
      coming = load(id).finally(() => {
        loading.delete(id)
        overtaken.delete(id)
      })
      loading.set(id, coming)
    }
    return coming
  }

  async function open(
    table: NewTable,
    host: string,
    sitters: readonly Sitter[],
    payers: readonly Payer[],
  ): Promise<LoadedTable> {
    const game = context.gameNamed(table.game)
    const id = freshId()
    await context.load.charge(
      id,
      payers,
      sitters.flatMap((one) => one.bot ?? []),
    )
    const secret = context.token(SECRET_BYTES)
    const code = await freshCode()
    const body: Opened = { type: 'opened', ...table, code, rules: game.rules, host, secret }
    const entry = { seq: 1, at: context.now(), body }
    const went = await context
      .append(entry, foldLog(id, [entry], game, context.gaps()), false)
      .finally(() => underWay.delete(code))
    if (!went) deny('internal', 'try again')
    const opened = (await get(id)) ?? deny('internal', 'try again')
    for (const sat of seatingOf(sitters)) await opened.write(() => sat)
    return opened
  }

  store.listen((hint) => {
    if (hint.about === 'table') {
      near.get(hint.id)?.hint(Number(hint.what))
      if (loading.has(hint.id)) overtaken.add(hint.id)
    }
    if (hint.about !== 'missed') return
    for (const one of near.values()) one.hint(Number.MAX_SAFE_INTEGER)
    for (const id of loading.keys()) overtaken.add(id)
  })

  /** Tables that were opened within some minutes lie beside each other in the log: their moves share its pages. */
  function freshId(): string {
    const period = Math.floor(context.now() / PERIOD)
    return period.toString(16).padStart(6, '0') + context.token(7)
  }

  /** Two tables that are not over never have the same. */
  async function freshCode(): Promise<string> {
    for (;;) {
      const code = anyCode()
      if (underWay.has(code)) continue
      underWay.add(code)
      const row = await store.db
        .selectFrom('tables')
        .select('id')
        .where('code', '=', code)
        .where('phase', 'in', ['open', 'playing'])
        .executeTakeFirst()
      if (!row) return code
      underWay.delete(code)
    }
  }

  function anyCode(): string {
    return Array.from(
      { length: 6 },
      () => LETTERS[Number.parseInt(context.token(4), 16) % LETTERS.length],
    ).join('')
  }

  async function attend(id: string): Promise<void> {
    if (refused.has(id)) return
    try {
      const table = await get(id)
      if (!table || closed) return
      // Another node may have moved on without us hearing of it.
      table.hint(Number.MAX_SAFE_INTEGER)
      await table.quiet()
      table.attend()
      const { phase } = table.state
      const due = dueAt(table.state, false, context.lease, context)
      if (phase !== 'over' && (due === null || due > context.now())) context.notYet(table.state)
    } catch (error) {
      if (error instanceof CommandRefusal) refused.add(id)
      context.trouble(error, 'table', id)
    }
  }

  function letGo(): void {
    for (const [id, table] of near) {
      if (table.watchers.size > 0) table.idle = context.now()
      if (context.now() - table.idle < linger) continue
      table.close()
      near.delete(id)
      store.release(id)
      context.snapshots.keep(context, table.state)
    }
  }

  async function compare(): Promise<void> {
    if (context.now() - compared < COMPARED) return
    compared = context.now()
    const here = [...near.values()].map(({ id, state }) => ({ id, seq: state.seq }))
    for (const id of await store.overtaken(here)) near.get(id)?.hint(Number.MAX_SAFE_INTEGER)
  }

  return {
    get,
    near: (id) => near.get(id),
    open,
    async of(person) {
      const rows = await store.db
        .selectFrom('members as m')
        .innerJoin('tables as t', 't.id', 'm.table_id')
        .select('t.id')
        .where('m.person', '=', person)
        .where('t.phase', 'in', ['open', 'playing'])
        .execute()
      const all = await Promise.allSettled(rows.map((row) => get(row.id)))
      return all.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])
    },
    all: () => near.values(),
    nearOf: (person) => [...near.values()].filter((table) => seatOf(table.state, person) >= 0),
    count: () => near.size,
    async sweep() {
      letGo()
      await compare()
      const now = context.now()
      let query = store.db.selectFrom('tables').select('id').where('due', '<=', now)
      if (refused.size > 0) query = query.where('id', 'not in', [...refused])
      const due = await query.orderBy('due').limit(200).execute()
      await Promise.all(due.map(({ id }) => attend(id)))
    },
    async close() {
      closed = true
      for (const table of near.values()) table.close()
      await Promise.all([...near.values()].map((table) => table.quiet()))
      await context.snapshots.quiet()
    },
  }
}
