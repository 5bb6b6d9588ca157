// Tables over HTTP: the lobby, opening, looking, commands, talk, records, quick matches.

import { type AnyGame, type OptionField, optionsFor, recordOf } from '@undercrown/engine'
import {
  type ListedSheet,
  LOBBY_TABLES,
  MY_TABLES,
  type RefusedAnswer,
  type Sync,
  type TableSheet,
} from '@undercrown/protocol'
import { refusals } from '@undercrown/protocol/schemas'
import { CommandRefusal, deny, withProfiles } from '@undercrown/table'
import { sql } from 'kysely'
import { mayWatch, tableNamed } from '../access.ts'
import { runCommand } from '../commands.ts'
import type { Server } from '../server.ts'
import { type On, route, Written } from './route.ts'

export function tableRoutes(on: On, server: Server): void {
  const { identity, tables, store, chat, matches, context } = server
  const { db } = store

  /** What lists keep of tables, with the names of today. */
  async function listed<Row extends { readonly sheet: string }>(
    rows: readonly Row[],
  ): Promise<{ row: Row; sheet: ListedSheet }[]> {
    const read = rows.map((row): { row: Row; sheet: TableSheet } => ({ row, sheet: JSON.parse(row.sheet) }))
    const ids = read.flatMap(({ sheet }) => sheet.seats.flatMap(({ person }) => person?.id ?? []))
    const profiles = await context.profiles([...new Set(ids)])
    return read.map(({ row, sheet }) => ({ row, sheet: withProfiles(sheet, profiles) }))
  }

  on.anyone(route('GET /api/lobby'), async ({ query: { game } }) => {
    let query = db
      .selectFrom('tables')
      .select('sheet')
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .where('free', '>', 0)
    if (game !== undefined) query = query.where('game', '=', game)
    const rows = await query.orderBy('created', 'desc').limit(LOBBY_TABLES).execute()
    return { tables: (await listed(rows)).map(({ sheet }) => sheet) }
  })

  on.person(route('GET /api/tables/mine'), async (_asked, { id }) => {
    const waits = sql<number>`case when p.waiting like ${`%,${id},%`} then 1 else 0 end`
    const rows = await db
      .selectFrom('members as m')
      .innerJoin('tables as p', 'p.id', 'm.table_id')
      .select(['p.sheet', 'm.seat', 'p.phase', 'p.updated', waits.as('waits')])
      .where('m.person', '=', id)
      .where('p.phase', '!=', 'closed')
      .orderBy(waits, 'desc')
      .orderBy(sql`case p.phase when 'playing' then 0 when 'open' then 1 else 2 end`)
      .orderBy('p.updated', 'desc')
      .limit(MY_TABLES)
      .execute()
    return {
      tables: (await listed(rows)).map(({ row: { seat, waits: mine, phase, updated }, sheet }) => ({
        ...sheet,
        phase,
        seat,
        updated,
        yourTurn: Number(mine) === 1,
      })),
    }
  })

  on.person(route('POST /api/tables'), async ({ body: { nonce, ...wanted } }, person) => {
    const game = context.gameNamed(wanted.game)
    const options = optionsFor(game, wanted.options, wanted.seats)
    const aid = wanted.rated ? aidIn(game, options) : undefined
    if (aid !== undefined) deny('bad-options', `with ${aid} a game is not rated; leave out one of them`)
    const actor = await tables.open({ ...wanted, options }, person.id, [{ person: person.id, nonce }])
    return new Written(await actor.look(person.id, undefined))
  })

  on.person(route('GET /api/codes/:code'), async ({ params: { code } }) => {
    const row = await db
      .selectFrom('tables')
      .select('sheet')
      .where('code', '=', code)
      .where('phase', '!=', 'closed')
      .executeTakeFirst()
    const [found] = await listed(row ? [row] : [])
    return found?.sheet ?? deny('not-found', 'there is no table with this code')
  })

  on.anyone(
    route('GET /api/tables/:table'),
    async ({ params: { table }, query: { since, code }, request }) => {
      const person = await identity.of(request)
      const actor = await tableNamed(tables, table)
      mayWatch(actor, person?.id, code)
      if (person) actor.visits.set(person.id, context.now())
      return new Written(await actor.look(person?.id, since))
    },
  )

  on.person(route('POST /api/tables/:table/commands'), async ({ params, body, reply }, person) => {
    const { id, ...command } = body
    const actor = await tableNamed(tables, params.table)
    actor.visits.set(person.id, context.now())
    try {
      await runCommand(server, actor, person.id, id, command)
    } catch (error) {
      if (!(error instanceof CommandRefusal) || error.code !== 'stale') throw error
      const { code, message } = error
      reply.code(refusals[code].status)
      const state: Sync = JSON.parse(await actor.look(person.id, undefined))
      return new Written(JSON.stringify({ code, message, state } satisfies RefusedAnswer))
    }
    return new Written(await actor.look(person.id, actor.state.seq))
  })

  on.person(route('GET /api/tables/:table/chat'), async ({ params: { table } }, { id }) => {
    mayWatch(await tableNamed(tables, table), id, undefined)
    return { lines: await chat.read(table, id) }
  })

  on.anyone(route('GET /api/tables/:table/record'), async ({ params: { table }, reply }) => {
    const { state } = await tableNamed(tables, table)
    if (state.phase !== 'over' || !state.table)
      deny('wrong-phase', 'the record can be had when the game is over')
    reply.header('content-disposition', `attachment; filename="undercrown-${table}.json"`)
    return recordOf(state.table)
  })

  on.person(route('POST /api/match'), async ({ body: { game, seats, bots, nonce } }, person) => {
    optionsFor(context.gameNamed(game), {}, seats)
    await matches.wait(person.id, game, seats, bots, nonce)
    await matches.sweep()
    return { waiting: (await matches.waiting(person.id)) ?? null }
  })

  on.person(route('GET /api/match'), async (_asked, person) => ({
    waiting: (await matches.waiting(person.id)) ?? null,
  }))

  on.person(route('DELETE /api/match'), async (_asked, person) => {
    await matches.stop(person.id)
    return { waiting: null }
  })
}

/** The name of an option that is on and helps the players. */
function aidIn({ options: fields }: AnyGame, options: object): string | undefined {
  const known = Object.entries(fields as Readonly<Record<string, OptionField<unknown>>>)
  const on = options as Readonly<Record<string, unknown>>
  return known.find(([name, field]) => field.kind === 'flag' && field.aid && on[name] === true)?.[0]
}
