// A table in memory, while somebody is there or something is owed. Commands pass one by one: decided, appended
// durably, and only then told.

import type { Happened, Viewer } from '@undercrown/engine'
import type { Done } from '@undercrown/protocol'
import { CommandRefusal, deny } from '@undercrown/table'
import { Unsure } from '../store/store.ts'
import type { ServerContext, Watcher } from './context.ts'
import { decide, type LogCommand, seatOf } from './decide.ts'
import { type Duties, dutiesOf } from './due.ts'
import { type Body, type Entry, readEntry, writeEntry } from './entry.ts'
import { historyFor } from './history.ts'
import { type Letters, lettersAfter, type Profiles, syncText, updatesAfter } from './payload.ts'
import { askedPeople, noteOf, rowOf, sheetText } from './row.ts'
import { apply, foldLog, type TableState } from './state.ts'

export interface TableActor {
  readonly id: string
  readonly watchers: Set<Watcher>
  /** When people without a socket were last here, in milliseconds. */
  readonly visits: Map<string, number>
  readonly state: TableState
  /** Since when nobody was here, in milliseconds of the wall clock. */
  idle: number
  /** Does a command; resolves once it is durable and told. Returns the sequence number. */
  do(person: string, id: string, command: LogCommand, from?: Watcher): Promise<number>
  /** Appends what the server itself decides, if it still fits. */
  write(decision: (state: TableState) => Body | undefined): Promise<boolean>
  watch(watcher: Watcher, since: number | undefined): Promise<void>
  /** The whole table for one person, as JSON. */
  look(person: string | undefined, since: number | undefined): Promise<string>
  /** Names have changed: everybody here is told. */
  greet(): Promise<void>
  /** Another node has written. */
  hint(seq: number): void
  /** Does what is owed now. */
  attend(): void
  /** After all that is under way. */
  quiet(): Promise<void>
  close(): void
}

export async function loadActor(context: ServerContext, id: string): Promise<TableActor | undefined> {
  const rows = await context.store.entries(id, 0)
  if (rows.length === 0) return undefined
  return makeActor(context, foldLog(id, rows.map(readEntry), context.gameNamed, context.gaps()))
}

/** Tries again, after another node was first. */
const ATTEMPTS = 5

async function makeActor(context: ServerContext, read: TableState): Promise<TableActor> {
  const { store } = context
  let state = read
  let profiles = await profilesAt(state)
  let sheet = sheetText(state)
  let settled = false
  let tail: Promise<unknown> = Promise.resolve()
  /** What is here may not be what is written; it must be read again before anything else. */
  let doubtful = false
  const watchers = new Set<Watcher>()

  function queue<T>(job: () => Promise<T>): Promise<T> {
    const next = tail.then(() => (doubtful ? reload().then(job) : job()))
    tail = next.catch(() => {})
    return next
  }

  function profilesAt({ chairs }: TableState): Promise<Profiles> {
    return context.profiles(chairs.flatMap((one) => one.person ?? []))
  }

  async function reload(): Promise<void> {
    doubtful = true
    const rows = await store.entries(state.id, 0)
    state = foldLog(state.id, rows.map(readEntry), context.gameNamed, context.gaps())
    profiles = await profilesAt(state)
    sheet = sheetText(state)
    doubtful = false
    duties.look(false)
  }

  /** Another node was first: everybody here gets the table as it stands. */
  async function catchUp(): Promise<void> {
    await reload()
    await tellAll()
  }

  const row = () => rowOf(state, sheet, settled, context.lease)

  async function commit(body: Body, id: string | undefined, from?: Watcher, did?: string): Promise<boolean> {
    const began = performance.now()
    const asked = askedPeople(state)
    const entry: Entry = {
      seq: state.seq + 1,
      at: Math.max(context.now(), state.at),
      body,
      id,
    }
    let events: readonly Happened[]
    try {
      events = apply(state, entry)
    } catch (error) {
      // A mistake of a game must not leave half a move behind.
      await reload()
      throw error
    }
    const moved = body.type === 'moved'
    const letters = moved && state.table ? lettersAfter(state.table, events) : undefined
    if (!moved) {
      if (body.type === 'sat') profiles = await profilesAt(state)
      sheet = sheetText(state)
    } else if (state.phase === 'over') sheet = sheetText(state)
    const listed = !moved || state.phase === 'over'
    let went: boolean
    try {
      went = await store.append({
        entry: writeEntry(state.id, entry),
        row: listed ? row() : undefined,
        members: listed ? members(state) : undefined,
      })
    } catch (error) {
      context.trouble(error, 'append')
      doubtful = true
      return error instanceof Unsure
        ? deny('unsure', 'the database does not answer; send it again under the same id to find out')
        : deny('internal', 'it could not be written down; nothing has changed')
    }
    if (!went) {
      await catchUp()
      return false
    }
    const asks = askedPeople(state)
    if (!listed) store.note(noteOf(state, settled, context.lease, asks))
    await tell(body, events, letters, from, did)
    if (moved) context.onMove(performance.now() - began, body.bot === true)
    const newly = asks.filter((one) => !asked.includes(one))
    if (newly.length > 0) context.onAsked(state, newly)
    duties.look(true)
    return true
  }

  async function tell(
    body: Body,
    events: readonly Happened[],
    letters: Letters | undefined,
    from?: Watcher,
    did?: string,
  ): Promise<void> {
    if (body.type !== 'moved' || !letters) return tellAll(state.seq - 1, from, did)
    const now = context.now()
    const text = state.phase === 'over' ? lastText : updatesAfter(state, body.seat, now, letters)
    for (const watcher of watchers)
      watcher.send(text(viewerOf(watcher.person), watcher === from ? did : undefined))

    function lastText(viewer: Viewer, yours: string | undefined): string {
      const history = { from: state.seq - 1, events: state.table?.seen(events, viewer) ?? [] }
      return syncText(state, profiles, viewer, now, history, yours)
    }
  }

  /** Sends the whole table to everybody here, with what happened since a sequence number. */
  async function tellAll(since = 0, from?: Watcher, did?: string): Promise<void> {
    for (const watcher of [...watchers])
      watcher.send(await textFor(watcher.person, since || undefined, watcher === from ? did : undefined))
  }

  function viewerOf(person: string | undefined): Viewer {
    const seat = seatOf(state, person)
    return seat >= 0 ? seat : 'public'
  }

  async function textFor(person: string | undefined, since?: number, did?: string): Promise<string> {
    const viewer = viewerOf(person)
    const history = await historyFor(context, state, viewer, since)
    return syncText(state, profiles, viewer, context.now(), history, did)
  }

  function doneText(id: string, seq: number): string {
    return JSON.stringify({ type: 'done', table: state.id, id, seq } satisfies Done)
  }

  const actor: TableActor = {
    id: state.id,
    watchers,
    visits: new Map(),
    get state() {
      return state
    },
    idle: context.now(),
    do: (person, id, command, from) =>
      queue(async () => {
        const key = `${person} ${id}`
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const before = state.ids.get(key)
          if (before !== undefined) {
            from?.send(doneText(id, before))
            from?.send(await textFor(person, state.seq))
            return before
          }
          const body = decide(state, person, command)
          if (!(await commit(body, key, from, id))) continue
          // Who did not watch the table then got no update from it.
          if (from && !watchers.has(from)) from.send(doneText(id, state.seq))
          return state.seq
        }
        return deny('stale', 'the table has moved on')
      }).catch(async (error) => {
        if (from && error instanceof CommandRefusal && error.code === 'stale') {
          from.send(refusalText(error, state.id, id))
          from.send(await actor.look(person, undefined))
          return state.seq
        }
        throw error
      }),
    write: (decision) =>
      queue(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const body = decision(state)
          if (!body) return false
          if (await commit(body, undefined)) return true
        }
        return false
      }),
    watch: (watcher, since) =>
      queue(async () => {
        watchers.add(watcher)
        watcher.send(await textFor(watcher.person, since))
      }),
    look: (person, since) => queue(() => textFor(person, since)),
    greet: () =>
      queue(async () => {
        profiles = await profilesAt(state)
        await tellAll(state.seq)
      }),
    hint(seq) {
      if (seq <= state.seq) return
      queue(async () => {
        const rows = await store.entries(state.id, state.seq)
        for (const entry of rows.map(readEntry)) {
          if (entry.seq !== state.seq + 1) continue
          const events = apply(state, entry)
          const { body } = entry
          if (body.type !== 'moved') {
            profiles = await profilesAt(state)
            sheet = sheetText(state)
          }
          const letters = body.type === 'moved' && state.table ? lettersAfter(state.table, events) : undefined
          await tell(body, events, letters)
        }
        duties.look(false)
      }).catch((error) => context.trouble(error, 'hint'))
    },
    attend: () => duties.look(true),
    quiet: () => queue(async () => {}),
    close: () => duties.stop(),
  }

  const duties: Duties = dutiesOf(context, actor, {
    settled: () => settled,
    async settle() {
      await context.settle(state)
      settled = true
      store.note(noteOf(state, settled, context.lease))
    },
  })
  duties.look(false)
  return actor
}

export function refusalText(error: CommandRefusal, table?: string, id?: string): string {
  const { code, message } = error
  return JSON.stringify({ type: 'refused', ...(table && { table }), ...(id && { id }), code, message })
}

function members({ chairs }: TableState): { person: string; seat: number }[] {
  return chairs.flatMap(({ person }, seat) => (person ? [{ person, seat }] : []))
}
