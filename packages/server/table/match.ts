// Matchmaking: people who want the same game with the same number of players, brought to one table.

import type { Level } from '@undercrown/protocol'
import { CommandRefusal, type Sitter } from '@undercrown/table'
import type { ServerContext } from './context.ts'
import { type Payer, tooMany } from './load.ts'
import type { Presence } from './presence.ts'
import type { LoadedTable, Tables } from './tables.ts'

export interface Matches {
  /** `seats` is `ANY_SEATS` for whoever minds no number. */
  wait(payer: Payer, asked: Omit<Waiting, 'since' | 'address'>): Promise<void>
  stop(person: string): Promise<void>
  waiting(person: string): Promise<Omit<Waiting, 'person' | 'seal' | 'address'> | undefined>
  /** How many wait for each game. */
  looking(): Promise<{ game: string; people: number }[]>
  /** Makes tables of those who wait, as far as there are enough. */
  sweep(): Promise<void>
}

export interface Waiting {
  readonly person: string
  readonly game: string
  readonly seats: number
  /** Whether bots may fill up when it takes long. */
  readonly bots: boolean
  /** Of their nonce; empty where they gave none. */
  readonly seal: string
  readonly since: number
  /** A hash of where they were when they asked. */
  readonly address: string
}

export const ANY_SEATS = 0
const FILLS_UP = 'L3'
/** With bots, where nobody said how many: a lively table. */
const LIVELY = 4
/** Who is not to be seen for so long waits no more: before, they may come back, or another node tell of them. */
const GRACE = 20_000

interface MatchedTable {
  readonly seats: number
  readonly people: readonly Waiting[]
}

/**
 * The tables that can be made now of those who wait for one game, in the order in which they came. First those where
 * nobody is missing; then, for whoever has waited long enough, what can be had: as many as there are where any number
 * will do, else with bots.
 */
export function matchesOf(
  waiting: readonly Waiting[],
  [least, most]: readonly [least: number, most: number],
  now: number,
  patience: number,
): MatchedTable[] {
  let rest = waiting
  const made: MatchedTable[] = []
  const make = (seats: number, people: readonly Waiting[]) => {
    made.push({ seats, people })
    rest = rest.filter((one) => !people.includes(one))
  }
  const wanting = (seats: number, more: (one: Waiting) => boolean = () => true) =>
    rest.filter((one) => one.seats === seats && more(one))
  const long = (one: Waiting) => one.since + patience <= now
  const sizes = [...new Set(waiting.map((one) => one.seats))].filter((size) => size !== ANY_SEATS)

  for (const size of sizes)
    for (;;) {
      const some = wanting(size)
      const people = [...some, ...wanting(ANY_SEATS)].slice(0, size)
      if (some.length === 0 || people.length < size) break
      make(size, people)
    }
  while (wanting(ANY_SEATS).length >= most) make(most, wanting(ANY_SEATS).slice(0, most))
  for (const size of sizes) {
    const patient = wanting(size, ({ bots }) => bots)
    if (patient.some(long)) make(size, [...patient, ...wanting(ANY_SEATS, ({ bots }) => bots)].slice(0, size))
  }
  const any = wanting(ANY_SEATS)
  if (any.some(long) && any.length >= least) make(any.length, any)
  else {
    const patient = any.filter(({ bots }) => bots)
    if (patient.some(long)) make(Math.min(most, Math.max(least, LIVELY)), patient)
  }
  return made
}

export function openMatches(
  context: ServerContext,
  tables: Tables,
  patience: number,
  around: Presence['around'],
  found: (person: string, table: string) => void,
): Matches {
  const { db } = context.store
  const stop = (people: readonly string[]) => db.deleteFrom('queue').where('person', 'in', people).execute()

  /** Since when each who waits was not to be seen. */
  let missing = new Map<string, number>()

  /** Those who wait and have not gone meanwhile: who is brought together with somebody who has waits for nobody. */
  async function waitingStill(): Promise<Waiting[]> {
    const rows = await db.selectFrom('queue').selectAll().orderBy('since').limit(500).execute()
    const here = await around(rows.map(({ person }) => person))
    const now = context.now()
    const away = rows.flatMap(({ person }) => (here.has(person) ? [] : [person]))
    missing = new Map(away.map((person) => [person, missing.get(person) ?? now]))
    const gone = away.filter((person) => now - (missing.get(person) ?? now) > GRACE)
    if (gone.length > 0) await stop(gone)
    return rows.filter(({ person }) => here.has(person)).map((row) => ({ ...row, bots: row.bots === 1 }))
  }

  /** Takes these people out of the queue, all or none of them: another node may have been first. */
  async function claim(people: readonly string[]): Promise<boolean> {
    try {
      await db.transaction().execute(async (all) => {
        const { numDeletedRows } = await all
          .deleteFrom('queue')
          .where('person', 'in', people)
          .executeTakeFirst()
        if (Number(numDeletedRows) !== people.length) throw new Error('somebody was first')
      })
      return true
    } catch {
      return false
    }
  }

  /** Those who have opened too much since they began to wait. */
  async function unable(payers: readonly Payer[], people: readonly Waiting[], bots: readonly Level[]) {
    const found: string[] = []
    for (const [i, payer] of payers.entries()) {
      const beside = payers.filter(({ address }) => address === payer.address).length
      if (!(await context.load.hasRoom(payer, bots, beside))) found.push(people[i]?.person ?? '')
    }
    return found
  }

  /** Else it would count for nobody. */
  async function haveAccounts(people: readonly Waiting[]): Promise<boolean> {
    const ids = people.map(({ person }) => person)
    const rows = await db.selectFrom('people').select('kind').where('id', 'in', ids).execute()
    return rows.every(({ kind }) => kind === 'account')
  }

  /** They wait on, where they stood. */
  async function putBack(people: readonly Waiting[]): Promise<void> {
    await db
      .insertInto('queue')
      .values(people.map((one) => ({ ...one, bots: Number(one.bots) })))
      .onConflict((on) => on.column('person').doNothing())
      .execute()
  }

  async function seat(game: string, { seats, people }: MatchedTable): Promise<void> {
    const payers = await Promise.all(
      people.map(async ({ person, address }) => ({ ...(await context.payerOf(person)), address })),
    )
    const bots = new Array<Level>(seats - people.length).fill(FILLS_UP)
    // They wait no longer; the others do, for somebody else.
    const out = await unable(payers, people, bots)
    if (out.length > 0) await stop(out)
    if (out.length > 0 || !(await claim(people.map((one) => one.person)))) return
    const [first] = people
    if (!first) return
    const sitters = Array.from({ length: seats }, (_, i): Sitter => {
      const { person, seal } = people[i] ?? {}
      return person === undefined ? { bot: FILLS_UP } : { person, ...(seal && { seal }) }
    })
    const rated = people.length === seats && (await haveAccounts(people))
    const order = { game, options: {}, seats, listed: false, rated, silent: false, time: TIME }
    let table: LoadedTable
    try {
      table = await tables.open(order, first.person, sitters, payers)
    } catch (error) {
      // Nobody else loses their place because one of them has just opened too much, or nothing can be written.
      await putBack(people)
      if (error instanceof CommandRefusal) return
      throw error
    }
    await table.write((state) => (state.phase === 'open' ? { type: 'started' } : undefined))
    for (const { person } of people) found(person, table.id)
  }

  return {
    async wait(payer, { bots, ...asked }) {
      if (!(await context.load.hasRoom(payer, bots ? [FILLS_UP] : [], 1))) tooMany()
      const row = { ...asked, bots: Number(bots), address: payer.address, since: context.now() }
      await db
        .insertInto('queue')
        .values(row)
        .onConflict((on) => on.column('person').doUpdateSet(row))
        .execute()
    },
    async stop(person) {
      await stop([person])
    },
    async waiting(person) {
      const row = await db
        .selectFrom('queue')
        .select(['game', 'seats', 'since', 'bots'])
        .where('person', '=', person)
        .executeTakeFirst()
      return row && { ...row, bots: row.bots === 1 }
    },
    async looking() {
      const { fn } = db
      const rows = await db
        .selectFrom('queue')
        .select(['game', fn.countAll().as('people')])
        .groupBy('game')
        .orderBy('game')
        .execute()
      return rows.map(({ game, people }) => ({ game, people: Number(people) }))
    },
    async sweep() {
      const all = await waitingStill()
      for (const game of new Set(all.map((one) => one.game))) {
        const waiting = all.filter((one) => one.game === game)
        for (const made of matchesOf(waiting, context.gameNamed(game).seats, context.now(), patience))
          await seat(game, made)
      }
    },
  }
}

/** Ten minutes each and ten seconds per move. */
const TIME = { kind: 'live', seconds: 600, increment: 10 } as const
