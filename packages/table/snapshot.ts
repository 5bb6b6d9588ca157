// A table as its log told it up to an entry, written down beside the log so that a long one need not be read again. It is
// never more than a shortcut: what does not fit is thrown away, and the log is read.

import { type AnyTable, hashOf, tableAt } from '@undercrown/engine'
import type { ActorContext, Snapshots } from './context.ts'
import type { LogEntry } from './entry.ts'
import { type ReadLog, readLog, readOn } from './history.ts'
import { openingOf, type TableState } from './state.ts'

export interface Snapshot {
  /** The last entry that is told in it. */
  readonly seq: number
  /** By which code it was written: another may keep the same game in another form. */
  readonly build: string
  /** Of the body. */
  readonly hash: string
  readonly body: string
}

/** What is written of a state. */
type WrittenState = Omit<TableState, 'game' | 'gaps' | 'table' | 'sentAway' | 'ids'> & {
  readonly sentAway: readonly string[]
  readonly ids: readonly (readonly [string, number])[]
}

interface Body {
  readonly state: WrittenState
  readonly table: Pick<AnyTable, 'state' | 'options' | 'start' | 'moves'> | undefined
  /** The hash that records keep of such a state, made by the rules themselves. */
  readonly stands: string
  readonly story: ReadLog['story']
}

type Making = Pick<Snapshots, 'build' | 'digest'>

export function snapshotOf({ state, story }: ReadLog, { build, digest }: Making): Snapshot {
  const { game, gaps, table, sentAway, ids, ...rest } = state
  const written: Body = {
    state: { ...rest, sentAway: [...sentAway], ids: [...ids] },
    table: table && { state: table.state, options: table.options, start: table.start, moves: table.moves },
    stands: table ? hashOf(game, table.state) : '',
    story,
  }
  const body = JSON.stringify(written)
  return { seq: state.seq, build, hash: digest(body), body }
}

/** Throws where it is not what was written, or not by this code, or the log goes on from another entry than its last. */
async function readSnapshot(
  { seq, build, hash, body }: Snapshot,
  here: Making,
  last: LogEntry | undefined,
  { gameNamed, gaps }: Pick<ActorContext, 'gameNamed' | 'gaps'>,
): Promise<ReadLog> {
  if (build !== here.build) throw new Error('it was written by other code')
  if (here.digest(body) !== hash) throw new Error('it is not what was written')
  const { state: written, table, stands, story } = JSON.parse(body) as Body
  if (written.seq !== seq || last?.seq !== seq || last.at !== written.at)
    throw new Error('the log is another one')
  const game = await gameNamed(written.opened.game, written.opened.rules)
  if (table && hashOf(game, table.state) !== stands) throw new Error('the rules read it differently')
  const state: TableState = {
    ...written,
    game,
    gaps: gaps(),
    sentAway: new Set(written.sentAway),
    ids: new Map(written.ids),
    ...(table && { table: tableAt(game, table.state, table.options, table.start, table.moves) }),
  }
  return { state, story }
}

type Reading = Pick<ActorContext, 'entries' | 'gameNamed' | 'gaps' | 'breathe' | 'snapshots'>

/** A table by its log, or by a snapshot and what was written after it; undefined where there is none. */
export async function readTable(context: Reading, id: string): Promise<ReadLog | undefined> {
  const { snapshots } = context
  await context.breathe()
  const kept = await snapshots?.of(id)
  if (snapshots && kept)
    try {
      const [last, ...after] = await context.entries(id, kept.seq - 1)
      const read = await readSnapshot(kept, snapshots, last, context)
      return await readOn(read, after, context.breathe)
    } catch (error) {
      await snapshots.spoilt(id, error)
    }
  const entries = await context.entries(id, 0)
  if (entries.length === 0) return undefined
  const { game, rules } = openingOf(id, entries)
  return readLog(id, entries, await context.gameNamed(game, rules), context.gaps(), context.breathe)
}
