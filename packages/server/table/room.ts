// A table in memory, while somebody is there or something is owed. Commands pass one by one: decided, appended
// durably, and only then told.

import type { Happened, Viewer } from '@undercrown/engine'
import type { Done } from '@undercrown/protocol'
import { Refused, refused } from '../refused.ts'
import { Unsure } from '../store/store.ts'
import { decide, type LogCommand, seatOf } from './decide.ts'
import { type Duties, dutiesOf } from './duties.ts'
import { type Body, type Entry, readEntry, writeEntry } from './entry.ts'
import { historyFor } from './history.ts'
import type { House, Watcher } from './house.ts'
import { askedPeople, noteOf, rowOf, sheetText } from './row.ts'
import { apply, readSitting, type Sitting } from './sitting.ts'
import { type Faces, type Letters, lettersAfter, syncText, updatesAfter } from './telling.ts'

export interface Room {
  readonly id: string
  readonly watchers: Set<Watcher>
  /** When people without a socket were last here, in milliseconds. */
  readonly visits: Map<string, number>
  readonly sitting: Sitting
  /** Since when nobody was here, in milliseconds of the wall clock. */
  idle: number
  /** Does a command; resolves once it is durable and told. Returns the sequence number. */
  do(person: string, id: string, command: LogCommand, from?: Watcher): Promise<number>
  /** Appends what the server itself decides, if it still fits. */
  write(decision: (sitting: Sitting) => Body | undefined): Promise<boolean>
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

export async function loadRoom(house: House, id: string): Promise<Room | undefined> {
  const rows = await house.store.entries(id, 0)
  if (rows.length === 0) return undefined
  return makeRoom(house, readSitting(id, rows.map(readEntry), house.gameNamed, house.gaps()))
}

/** Tries again, after another node was first. */
const ATTEMPTS = 5

async function makeRoom(house: House, read: Sitting): Promise<Room> {
  const { store } = house
  let sitting = read
  let faces = await facesAt(sitting)
  let sheet = sheetText(sitting)
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

  function facesAt({ chairs }: Sitting): Promise<Faces> {
    return house.faces(chairs.flatMap((one) => one.person ?? []))
  }

  async function reload(): Promise<void> {
    doubtful = true
    const rows = await store.entries(sitting.id, 0)
    sitting = readSitting(sitting.id, rows.map(readEntry), house.gameNamed, house.gaps())
    faces = await facesAt(sitting)
    sheet = sheetText(sitting)
    doubtful = false
    duties.look(false)
  }

  /** Another node was first: everybody here gets the table as it stands. */
  async function catchUp(): Promise<void> {
    await reload()
    await tellAll()
  }

  const row = () => rowOf(sitting, sheet, settled, house.lease)

  async function commit(body: Body, id: string | undefined, from?: Watcher, did?: string): Promise<boolean> {
    const began = performance.now()
    const asked = askedPeople(sitting)
    const entry: Entry = {
      seq: sitting.seq + 1,
      at: Math.max(house.now(), sitting.at),
      body,
      id,
    }
    let events: readonly Happened[]
    try {
      events = apply(sitting, entry)
    } catch (error) {
      // A mistake of a game must not leave half a move behind.
      await reload()
      throw error
    }
    const moved = body.type === 'moved'
    const letters = moved && sitting.table ? lettersAfter(sitting.table, events) : undefined
    if (!moved) {
      if (body.type === 'sat') faces = await facesAt(sitting)
      sheet = sheetText(sitting)
    } else if (sitting.phase === 'over') sheet = sheetText(sitting)
    const listed = !moved || sitting.phase === 'over'
    let went: boolean
    try {
      went = await store.append({
        entry: writeEntry(sitting.id, entry),
        row: listed ? row() : undefined,
        members: listed ? members(sitting) : undefined,
      })
    } catch (error) {
      house.trouble(error, 'append')
      doubtful = true
      return error instanceof Unsure
        ? refused('unsure', 'the database does not answer; send it again under the same id to find out')
        : refused('internal', 'it could not be written down; nothing has changed')
    }
    if (!went) {
      await catchUp()
      return false
    }
    const asks = askedPeople(sitting)
    if (!listed) store.note(noteOf(sitting, settled, house.lease, asks))
    await tell(body, events, letters, from, did)
    if (moved) house.onMove(performance.now() - began, body.bot === true)
    const newly = asks.filter((one) => !asked.includes(one))
    if (newly.length > 0) house.onAsked(sitting, newly)
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
    if (body.type !== 'moved' || !letters) return tellAll(sitting.seq - 1, from, did)
    const now = house.now()
    const text = sitting.phase === 'over' ? lastText : updatesAfter(sitting, body.seat, now, letters)
    for (const watcher of watchers)
      watcher.send(text(viewerOf(watcher.person), watcher === from ? did : undefined))

    function lastText(viewer: Viewer, yours: string | undefined): string {
      const history = { from: sitting.seq - 1, events: sitting.table?.seen(events, viewer) ?? [] }
      return syncText(sitting, faces, viewer, now, history, yours)
    }
  }

  /** Sends the whole table to everybody here, with what happened since a sequence number. */
  async function tellAll(since = 0, from?: Watcher, did?: string): Promise<void> {
    for (const watcher of [...watchers])
      watcher.send(await textFor(watcher.person, since || undefined, watcher === from ? did : undefined))
  }

  function viewerOf(person: string | undefined): Viewer {
    const seat = seatOf(sitting, person)
    return seat >= 0 ? seat : 'public'
  }

  async function textFor(person: string | undefined, since?: number, did?: string): Promise<string> {
    const viewer = viewerOf(person)
    const history = await historyFor(house, sitting, viewer, since)
    return syncText(sitting, faces, viewer, house.now(), history, did)
  }

  function doneText(id: string, seq: number): string {
    return JSON.stringify({ type: 'done', table: sitting.id, id, seq } satisfies Done)
  }

  const room: Room = {
    id: sitting.id,
    watchers,
    visits: new Map(),
    get sitting() {
      return sitting
    },
    idle: house.now(),
    do: (person, id, command, from) =>
      queue(async () => {
        const key = `${person} ${id}`
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const before = sitting.ids.get(key)
          if (before !== undefined) {
            from?.send(doneText(id, before))
            from?.send(await textFor(person, sitting.seq))
            return before
          }
          const body = decide(sitting, person, command)
          if (!(await commit(body, key, from, id))) continue
          // Who did not watch the table then got no update from it.
          if (from && !watchers.has(from)) from.send(doneText(id, sitting.seq))
          return sitting.seq
        }
        return refused('stale', 'the table has moved on')
      }).catch(async (error) => {
        if (from && error instanceof Refused && error.code === 'stale') {
          from.send(refusalText(error, sitting.id, id))
          from.send(await room.look(person, undefined))
          return sitting.seq
        }
        throw error
      }),
    write: (decision) =>
      queue(async () => {
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          const body = decision(sitting)
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
        faces = await facesAt(sitting)
        await tellAll(sitting.seq)
      }),
    hint(seq) {
      if (seq <= sitting.seq) return
      queue(async () => {
        const rows = await store.entries(sitting.id, sitting.seq)
        for (const entry of rows.map(readEntry)) {
          if (entry.seq !== sitting.seq + 1) continue
          const events = apply(sitting, entry)
          const { body } = entry
          if (body.type !== 'moved') {
            faces = await facesAt(sitting)
            sheet = sheetText(sitting)
          }
          const letters =
            body.type === 'moved' && sitting.table ? lettersAfter(sitting.table, events) : undefined
          await tell(body, events, letters)
        }
        duties.look(false)
      }).catch((error) => house.trouble(error, 'hint'))
    },
    attend: () => duties.look(true),
    quiet: () => queue(async () => {}),
    close: () => duties.stop(),
  }

  const duties: Duties = dutiesOf(house, room, {
    settled: () => settled,
    async settle() {
      await house.settle(sitting)
      settled = true
      store.note(noteOf(sitting, settled, house.lease))
    },
  })
  duties.look(false)
  return room
}

export function refusalText(error: Refused, table?: string, id?: string): string {
  const { code, message } = error
  return JSON.stringify({ type: 'refused', ...(table && { table }), ...(id && { id }), code, message })
}

function members({ chairs }: Sitting): { person: string; seat: number }[] {
  return chairs.flatMap(({ person }, seat) => (person ? [{ person, seat }] : []))
}
