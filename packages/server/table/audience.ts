// Who looks on at a table besides those who sit there, and who is at a party: told to everybody at it, whichever node
// they are connected to.

import { NAMED_SPECTATORS, type PersonSheet, type Watching } from '@undercrown/protocol'
import { seatOf, type TableState, type Watcher } from '@undercrown/table'
import type { ServerContext } from './context.ts'

/** Where people are: a table, or a party, at which nobody sits. */
export interface Gathering {
  readonly id: string
  readonly watchers: ReadonlySet<Watcher>
  readonly state?: TableState
}

export interface Audience {
  /** Somebody watches a table from now on; who has no name is not counted. */
  came(table: Gathering, watcher: Watcher, person: PersonSheet | undefined): void
  went(table: Gathering, watcher: Watcher): void
  /** Somebody at the table sat down or stood up. */
  look(table: Gathering): void
  people(table: Gathering): PersonSheet[]
  renamed(person: PersonSheet): void
  /** Tells other nodes who is still here, and forgets those they no longer tell of. */
  sweep(): void
}

/** What one node tells the others is good for so long, and told anew after half of it. */
const GOOD_FOR = 20_000

interface Afar {
  readonly people: readonly PersonSheet[]
  readonly until: number
  /** Which of all that was heard this is. */
  readonly nth: number
}

export function openAudience(context: ServerContext, near: (id: string) => Gathering | undefined): Audience {
  const { store } = context
  const node = context.token(6)
  const here = new Map<string, Map<Watcher, PersonSheet>>()
  /** By table and node. */
  const afar = new Map<string, Map<string, Afar>>()
  const told = new Map<string, string>()
  let announced = 0
  let heard = 0

  /** Those who watch by this node; the host may have sent some away. */
  function ours(id: string): PersonSheet[] {
    const watchers = near(id)?.watchers
    return [...(here.get(id) ?? [])].flatMap(([watcher, person]) => (watchers?.has(watcher) ? [person] : []))
  }

  function spectators({ id, state }: Gathering): PersonSheet[] {
    const all = [...ours(id), ...[...(afar.get(id)?.values() ?? [])].flatMap(({ people }) => people)]
    const byId = new Map(all.map((one) => [one.id, one]))
    return [...byId.values()].filter((one) => !state || seatOf(state, one.id) < 0)
  }

  /** Tells everybody at the table, if there is something to tell; else the one who has just come. */
  function tell(table: Gathering, newcomer?: Watcher): void {
    const all = spectators(table)
    const text = JSON.stringify({
      type: 'watching',
      table: table.id,
      count: all.length,
      people: all.slice(0, NAMED_SPECTATORS),
    } satisfies Watching)
    const before = told.get(table.id)
    if (all.length > 0) told.set(table.id, text)
    else told.delete(table.id)
    if (text !== before && (all.length > 0 || before !== undefined))
      for (const watcher of table.watchers) watcher.send(text)
    else if (all.length > 0) newcomer?.send(text)
  }

  function announce(table: string): void {
    const ids = ours(table).map((one) => one.id)
    const what = `${node}:${[...new Set(ids)].slice(0, NAMED_SPECTATORS).join()}`
    store.announce({ about: 'watching', id: table, what })
  }

  store.listen(({ about, id, what }) => {
    if (about !== 'watching' || !near(id)) return
    hear(id, what).catch((error) => context.trouble(error, 'watching', id))
  })

  async function hear(id: string, what: string): Promise<void> {
    const nth = ++heard
    const [from = '', ids = ''] = what.split(':')
    const people = ids === '' ? [] : [...(await context.profiles(ids.split(','))).values()]
    const theirs = afar.get(id) ?? new Map<string, Afar>()
    // To look up names takes longer for some: what was heard since is what holds.
    if ((theirs.get(from)?.nth ?? 0) > nth) return
    // Who was there before them is news to a node that has just come.
    if (!theirs.has(from) && here.has(id)) announce(id)
    afar.set(id, theirs.set(from, { people, until: context.now() + GOOD_FOR, nth }))
    const table = near(id)
    if (table) tell(table)
  }

  return {
    came(table, watcher, person) {
      if (person) {
        here.set(table.id, (here.get(table.id) ?? new Map<Watcher, PersonSheet>()).set(watcher, person))
        announce(table.id)
      }
      tell(table, watcher)
    },
    went(table, watcher) {
      const theirs = here.get(table.id)
      if (!theirs?.delete(watcher)) return
      announce(table.id)
      if (theirs.size === 0) here.delete(table.id)
      tell(table)
    },
    look: (table) => tell(table),
    people: spectators,
    renamed(person) {
      for (const [id, theirs] of here) {
        const changed = [...theirs].filter(([, one]) => one.id === person.id)
        for (const [watcher] of changed) theirs.set(watcher, person)
        const table = changed.length > 0 ? near(id) : undefined
        if (table) tell(table)
      }
    },
    sweep() {
      const now = context.now()
      if (now - announced > GOOD_FOR / 2) {
        announced = now
        for (const id of here.keys()) announce(id)
      }
      for (const [id, theirs] of afar) {
        const old = [...theirs].filter(([, { until }]) => until < now)
        for (const [from] of old) theirs.delete(from)
        if (theirs.size === 0) afar.delete(id)
        const table = old.length > 0 ? near(id) : undefined
        if (table) tell(table)
      }
    },
  }
}
