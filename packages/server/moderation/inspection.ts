// A table looked into by somebody who may also play there: what was written when, who is asked, whether all of it holds
// together; and never what is hidden, nor a hash against which hands could be tried.

import { type AnyGame, hashOf, recordOf, sha256Hex, verifyRecord } from '@undercrown/engine'
import { INSPECTED_ENTRIES, type InspectedTable } from '@undercrown/protocol'
import {
  CommandRefusal,
  deny,
  foldLog,
  type Gaps,
  type LogEntry,
  openingOf,
  type Profiles,
  type TableState,
} from '@undercrown/table'
import { withArchived } from '../store/archive.ts'
import type { Database } from '../store/schema.ts'
import { readEntry } from '../table/storage.ts'
import { somebody } from './queries.ts'

export interface Looking {
  readonly db: Database
  gameNamed(id: string, rules?: number): AnyGame
  gaps(): Gaps
  profiles(ids: readonly string[]): Promise<Profiles>
  /** The table as this server has it in memory. */
  near(id: string): TableState | undefined
}

type Read = { readonly state: TableState } | { readonly trouble: string }

export async function inspectTable(looking: Looking, id: string): Promise<InspectedTable> {
  const { db } = looking
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  const rows = await db.selectFrom('entries').selectAll().where('table_id', '=', id).orderBy('seq').execute()
  const log = (await withArchived(db, id, 0, rows)).map(readEntry)
  const last = log.at(-1)
  if (!row || !last) return deny('not-found', 'there is no such table')
  const { game, rules } = openingOf(id, log)
  const read = readAnew(looking, id, log)
  const state = 'state' in read ? read.state : undefined
  const proof = state
    ? proofOf(state, looking.near(id))
    : { hashes: [], trouble: 'trouble' in read ? read.trouble : '' }
  return {
    id,
    game,
    rules,
    phase: state?.phase ?? row.phase,
    listed: state?.listed ?? row.listed === 1,
    created: row.created,
    seq: last.seq,
    at: last.at,
    due: row.due,
    moves: state?.table?.moves.length ?? log.filter(({ body }) => body.type === 'moved').length,
    seats: state ? await seatsOf(looking, state) : [],
    log: log.slice(-INSPECTED_ENTRIES).map(({ seq, at, body }) => ({
      seq,
      at,
      kind: body.type,
      ...('seat' in body && { seat: body.seat }),
    })),
    hashes: proof.hashes,
    verified: proof.trouble === undefined,
    ...(proof.trouble !== undefined && { trouble: proof.trouble }),
  }
}

/** What goes wrong on the way may quote a move: it is told by its number alone. */
function readAnew({ gameNamed, gaps }: Looking, id: string, log: readonly LogEntry[]): Read {
  let good = log[0]?.seq ?? 0
  try {
    const { game, rules } = openingOf(id, log)
    const state = foldLog(id, log, gameNamed(game, rules), gaps(), ({ seq }) => {
      good = seq
    })
    return { state }
  } catch (error) {
    if (error instanceof CommandRefusal) return { trouble: error.message }
    return { trouble: `the log cannot be read on after entry ${good}` }
  }
}

async function seatsOf({ profiles }: Looking, { chairs, table, clocks }: TableState) {
  const named = await profiles(chairs.flatMap((one) => one.person ?? []))
  const asked = new Set(table?.outcome() ? [] : table?.choices().map((one) => one.seat))
  return chairs.map(({ person, bot, away, absent }, seat) => ({
    ...(person !== undefined && { person: somebody(named, person) }),
    ...(bot !== undefined && { bot }),
    away: away !== undefined,
    absent: absent === true,
    ...(asked.has(seat) && { asked: clocks.since[seat] ?? 0 }),
  }))
}

interface Proof {
  readonly hashes: [number, string][]
  readonly trouble?: string
}

function proofOf(state: TableState, near: TableState | undefined): Proof {
  if (near && near.seq < state.seq) return { hashes: [], trouble: `in memory it stands at entry ${near.seq}` }
  if (!state.table) return { hashes: [] }
  if (state.phase === 'over') {
    const record = recordOf(state.table)
    const hashes = record.hashes.map(([moves, hash]): [number, string] => [moves, hash])
    try {
      verifyRecord(state.game, record)
      return { hashes }
    } catch (error) {
      return { hashes, trouble: error instanceof Error ? error.message : String(error) }
    }
  }
  const hash = sealedHash(state)
  const same = !near || near.seq > state.seq || sealedHash(near) === hash
  return {
    hashes: [[state.table.moves.length, hash]],
    ...(!same && { trouble: 'in memory it is not what is written' }),
  }
}

/** With the secret of the deal, which nobody knows before the end: nobody can try out hands against it. */
function sealedHash({ table, game, secret }: TableState): string {
  return table ? sha256Hex(`${secret} ${hashOf(game, table.state)}`).slice(0, 16) : ''
}
