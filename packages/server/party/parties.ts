// Replays that are watched together: one leads, the others see what they look at. A party knows no game, only where in
// it one is: of a table's game, or of a record that the pages have. What is kept lies in the database, so that any node
// serves any party; where one is goes from node to node as a hint and is written down a little later.

import {
  PARTIES_PER_PERSON,
  PARTY_AWAY_SECONDS,
  type Party,
  type PersonSheet,
  type RefusedMessage,
  type WatchPlace,
} from '@undercrown/protocol'
import { deny, type Watcher } from '@undercrown/table'
import { holding } from '../people/holding.ts'
import type { Database, Schema } from '../store/schema.ts'
import type { Audience, Gathering } from '../table/audience.ts'
import type { ServerContext } from '../table/context.ts'
import { ALIVE, finishParty, KEPT, openCrowd } from './crowd.ts'
import { placeIn, placeText } from './place.ts'

/** A party in memory. */
export interface LoadedParty extends Gathering {
  readonly table: string | undefined
  readonly record: string | undefined
  readonly seq: number
}

export interface WatchParties {
  /** Opens one; whoever does leads. */
  open(person: string, about: { table?: string; record?: string }, at: WatchPlace): Promise<string>
  /** Refuses where there is none, or none any more. */
  get(id: string): Promise<LoadedParty>
  /** The same, or undefined. */
  find(id: string): Promise<LoadedParty | undefined>
  /** In memory already, or undefined. */
  near(id: string): LoadedParty | undefined
  join(id: string, watcher: Watcher, person: PersonSheet): Promise<LoadedParty>
  /** `forGood`: they want no more of it; else the way to them was lost, or they may come back. */
  left(party: Gathering, watcher: Watcher, forGood: boolean): Promise<void>
  lead(id: string, watcher: Watcher, at: WatchPlace): void
  hand(id: string, person: string, to: string): Promise<void>
  /** Whether somebody is there, by any node, or has talked there. */
  came(party: Gathering, person: string): Promise<boolean>
  renamed(person: PersonSheet): void
  /** Writes down what has changed, lets others lead where nobody does any more, and ends what is over. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Others are told where one is so often, in milliseconds, however quickly that changes. */
const PACE = 100
/** One that nobody is at stays in memory for so long. */
const LINGER = 30_000
const AWAY = PARTY_AWAY_SECONDS * 1000
/** So many are written down in one step: others wait for no longer one. */
const AT_A_TIME = 100

type Row = Schema['parties']

interface Held extends LoadedParty {
  readonly watchers: Set<Watcher>
  leader: PersonSheet | null
  at: WatchPlace
  seq: number
  /** As far as it is written down. */
  written: number
  alive: number
  /** When it was last asked for. */
  idle: number
  /** Since when who leads is not to be seen. */
  away?: number | undefined
  /** Others were just told; and whether there is more to tell. */
  resting?: boolean
  owed?: boolean
  /** Who said last where one is, and need not be told. */
  from?: Watcher | undefined
}

export function openParties(context: ServerContext, audience: Audience): WatchParties {
  const { store } = context
  const { db } = store
  const crowd = openCrowd(db, context.now, context.token(6))
  const near = new Map<string, Held>()
  const loading = new Map<string, Promise<Held | undefined>>()
  let looked = 0

  const noParty = () => deny('not-found', 'this party is over, or there never was one')
  const rowOf = (id: string) =>
    db
      .selectFrom('parties')
      .selectAll()
      .where('id', '=', id)
      .where('alive', '>', Math.max(0, context.now() - KEPT))
      .executeTakeFirst()

  async function sheetOf(person: string | null): Promise<PersonSheet | null> {
    if (person === null) return null
    return (await context.profiles([person])).get(person) ?? null
  }

  async function load(id: string): Promise<Held | undefined> {
    const row = await rowOf(id)
    if (!row) return undefined
    const { table_id, record, seq, alive } = row
    const party: Held = {
      id,
      table: table_id ?? undefined,
      record: record ?? undefined,
      watchers: new Set(),
      leader: await sheetOf(row.leader),
      at: JSON.parse(row.place),
      seq,
      written: seq,
      alive,
      idle: context.now(),
    }
    near.set(id, party)
    return party
  }

  async function find(id: string): Promise<Held | undefined> {
    const known = near.get(id)
    if (known) {
      known.idle = context.now()
      return known
    }
    const coming = loading.get(id) ?? load(id).finally(() => loading.delete(id))
    loading.set(id, coming)
    return coming
  }

  const held = async (id: string) => (await find(id)) ?? noParty()

  function textOf({ id, table, record, leader, at }: Held): string {
    return JSON.stringify({
      type: 'party',
      party: id,
      ...(table !== undefined && { table }),
      ...(record !== undefined && { record }),
      leader,
      at,
    } satisfies Party)
  }

  function tell(party: Held, but?: Watcher): void {
    const text = textOf(party)
    for (const watcher of party.watchers) if (watcher !== but) watcher.send(text)
  }

  /** Tells the others, here and elsewhere; of what changes quickly, the last in any case. */
  function spread(party: Held): void {
    if (party.resting) {
      party.owed = true
      return
    }
    party.owed = false
    tell(party, party.from)
    store.announce({ about: 'party', id: party.id, what: `${party.seq}:${placeText(party.at)}` })
    party.resting = true
    context.schedule(context.now() + PACE, () => {
      party.resting = false
      if (party.owed) spread(party)
    })
  }

  /** In one step: each for itself would wait for the disk, and whoever leads many keep all else waiting. */
  async function write(...parties: Held[]): Promise<void> {
    // In one order everywhere, so that two nodes never wait for each other.
    const moved = parties.filter(({ seq, written }) => seq !== written).sort((a, b) => (a.id < b.id ? -1 : 1))
    for (let i = 0; i < moved.length; i += AT_A_TIME) {
      const some = moved.slice(i, i + AT_A_TIME).map((party) => ({ party, seq: party.seq, at: party.at }))
      await db.transaction().execute(async (all) => {
        for (const { party, seq, at } of some)
          await all
            .updateTable('parties')
            .set({ place: JSON.stringify(at), seq })
            .where('id', '=', party.id)
            .where('seq', '<', seq)
            .execute()
      })
      for (const { party, seq } of some) party.written = Math.max(party.written, seq)
    }
  }

  /** Of two who do it at once, on whichever nodes, one does. */
  async function pass(party: Held, from: string | null, to: string | null): Promise<boolean> {
    await write(party)
    const { numUpdatedRows } = await db
      .updateTable('parties')
      .set({ leader: to })
      .where('id', '=', party.id)
      .where('leader', from === null ? 'is' : '=', from)
      .executeTakeFirst()
    store.announce({ about: 'party', id: party.id, what: 'changed' })
    await look(party)
    return numUpdatedRows > 0
  }

  function over(party: Held): void {
    near.delete(party.id)
    const text = JSON.stringify({
      type: 'refused',
      table: party.id,
      code: 'not-found',
      message: 'this party is over',
    } satisfies RefusedMessage)
    for (const watcher of [...party.watchers]) {
      watcher.send(text)
      // Nobody talks there any more.
      party.watchers.delete(watcher)
      audience.went(party, watcher)
    }
  }

  /** Reads anew what another node may have written. */
  async function look(party: Held): Promise<void> {
    const row = await rowOf(party.id)
    if (!row) {
      over(party)
      return
    }
    const leader = await sheetOf(row.leader)
    if (leader?.id !== party.leader?.id) party.away = undefined
    party.leader = leader
    if (row.seq > party.seq) Object.assign(party, { at: JSON.parse(row.place), seq: row.seq })
    party.from = undefined
    tell(party)
  }

  store.listen(({ about, id, what }) => {
    if (about === 'missed')
      for (const party of near.values())
        look(party).catch((error) => context.trouble(error, 'party', party.id))
    const party = about === 'party' ? near.get(id) : undefined
    if (!party) return
    const led = placeIn(what)
    if (!led) look(party).catch((error) => context.trouble(error, 'party', id))
    else if (led.seq > party.seq) {
      Object.assign(party, led)
      party.written = led.seq
      tell(party)
    }
  })

  /** What was said is gone with it, but for whom moderators have still to read. */
  async function forget(id: string): Promise<void> {
    const reported = await db
      .selectFrom('reports')
      .select('whom')
      .where('table_id', '=', id)
      .where('act', 'is', null)
      .execute()
    const kept = reported.map(({ whom }) => whom)
    let talk = db.deleteFrom('chat').where('table_id', '=', id)
    if (kept.length > 0) talk = talk.where('person', 'not in', kept)
    await talk.execute()
    for (const about of ['mutes', 'presences'] as const)
      await db.deleteFrom(about).where('table_id', '=', id).execute()
    if (kept.length === 0) await db.deleteFrom('parties').where('id', '=', id).execute()
  }

  /** It is over, for whoever still thinks otherwise as well. */
  async function ended(id: string): Promise<void> {
    const party = near.get(id)
    if (party) over(party)
    store.announce({ about: 'party', id, what: 'changed' })
    await forget(id)
  }

  /** Who has as many as one may gives up the oldest where nobody is, which is returned. */
  async function makeRoom(all: Database, person: string): Promise<string | undefined> {
    const now = context.now()
    const rows = await all
      .selectFrom('parties')
      .select(['id', 'alive'])
      .where('person', '=', person)
      .where('alive', '>', now - KEPT)
      .orderBy('alive')
      .execute()
    const [oldest] = rows
    if (!oldest || rows.length < PARTIES_PER_PERSON) return undefined
    if (oldest.alive > now - 2 * ALIVE)
      deny('too-many-tables', `${PARTIES_PER_PERSON} parties are enough; leave one first`)
    await finishParty(all, oldest.id)
    return oldest.id
  }

  const hereBy = ({ watchers }: Held) => [...new Set([...watchers].flatMap(({ person }) => person ?? []))]

  const isThere = (party: Gathering, person: string) => audience.people(party).some(({ id }) => id === person)

  /** Who leads may have lost their way, and comes back; then somebody else may. */
  async function attend(party: Held): Promise<void> {
    const now = context.now()
    if (now - party.alive > ALIVE) {
      party.alive = now
      await db
        .updateTable('parties')
        .set({ alive: now })
        .where('id', '=', party.id)
        .where('alive', '>', 0)
        .execute()
      await crowd.note(party.id, hereBy(party))
    }
    const { leader } = party
    if (!leader || isThere(party, leader.id)) party.away = undefined
    else {
      party.away ??= now
      if (now - party.away >= AWAY) await pass(party, leader.id, null)
    }
  }

  return {
    async open(person, { table, record }, at) {
      const row: Row = {
        id: context.token(10),
        person,
        leader: person,
        table_id: table ?? null,
        record: record ?? null,
        place: JSON.stringify(at),
        seq: 1,
        alive: context.now(),
      }
      // Counted and written in one step: many at once are no way around.
      const given = await holding(db, [person], async (all) => {
        const oldest = await makeRoom(all, person)
        await all.insertInto('parties').values(row).execute()
        return oldest
      })
      if (given !== undefined) await ended(given)
      return row.id
    },
    get: held,
    find,
    near: (id) => near.get(id),
    async join(id, watcher, person) {
      const party = await held(id)
      party.alive = (await crowd.enter(id, person.id)) ?? noParty()
      party.watchers.add(watcher)
      watcher.send(textOf(party))
      audience.came(party, watcher, person)
      return party
    },
    async left(gathering, watcher, forGood) {
      const party = near.get(gathering.id)
      if (!party?.watchers.delete(watcher)) return
      audience.went(party, watcher)
      const { person } = watcher
      if (person !== undefined && !hereBy(party).includes(person)) await crowd.leave(party.id, person)
      const { leader } = party
      if (!forGood || !person) return
      if (leader?.id === person && !isThere(party, person)) await pass(party, leader.id, null)
      // Who leads and is only away may come back.
      if (party.leader === null && audience.people(party).length === 0 && (await crowd.endIfEmpty(party.id)))
        await ended(party.id)
    },
    lead(id, watcher, at) {
      const party = near.get(id)
      if (!party?.watchers.has(watcher)) return noParty()
      if (party.leader === null || party.leader.id !== watcher.person)
        deny('not-yours', 'somebody else leads')
      Object.assign(party, { at, seq: party.seq + 1, from: watcher })
      spread(party)
    },
    async hand(id, person, to) {
      const party = near.get(id)
      if (!party || !isThere(party, person)) return noParty()
      const takes = party.leader === null && to === person
      if (!takes && party.leader?.id !== person) deny('not-yours', 'somebody else leads')
      // Not `not-found`, by which a page is told that the party is over.
      if (!isThere(party, to)) deny('not-offered-here', 'they are not there')
      if (!(await pass(party, takes ? null : person, to))) deny('not-yours', 'somebody else leads')
    },
    async came(party, person) {
      if (await crowd.has(party.id, person)) return true
      const lines = db.selectFrom('chat').select('id').where('table_id', '=', party.id)
      return (await lines.where('person', '=', person).limit(1).executeTakeFirst()) !== undefined
    },
    renamed(person) {
      for (const party of near.values())
        if (party.leader?.id === person.id) {
          party.leader = person
          tell(party)
        }
    },
    async sweep() {
      const now = context.now()
      await write(...near.values())
      for (const party of [...near.values()]) {
        if (party.watchers.size > 0) await attend(party)
        else if (now - party.idle > LINGER) near.delete(party.id)
      }
      if (now - looked < ALIVE) return
      looked = now
      const old = await db
        .selectFrom('parties')
        .select('id')
        .where('alive', '<=', now - KEPT)
        .execute()
      for (const { id } of old) await forget(id)
    },
    async close() {
      await write(...near.values())
    },
  }
}
