// Tables over HTTP: the lobby, opening, looking, commands, talk, records, quick matches.

import { type AnyGame, type GameRecord, type OptionField, optionsFor, recordOf } from '@undercrown/engine'
import { LIVE_TABLES, LOBBY_TABLES, MY_TABLES, type RefusedAnswer, type Sync } from '@undercrown/protocol'
import { refusals } from '@undercrown/protocol/schemas'
import { CommandRefusal, deny, isShutOut, type TableActor } from '@undercrown/table'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { hearsFrom, mayHear, mayReplay, mayWatch, tableNamed } from '../access.ts'
import { addressOf } from '../address.ts'
import { runCommand, scopeFor } from '../commands.ts'
import { checkScope } from '../people/programs.ts'
import type { Server } from '../server.ts'
import { listedSheets } from '../table/lists.ts'
import { ANY_SEATS } from '../table/match.ts'
import { type On, route, Written } from './route.ts'

export function tableRoutes(on: On, server: Server): void {
  const { config, identity, tables, store, chat, attendance, audience, matches, context } = server
  const { db, reads } = store
  const reader = (request: FastifyRequest) => server.sockets.reader(addressOf(request))
  const { load } = context

  on.anyone(route('GET /api/lobby'), async ({ query: { game } }) => {
    let query = reads
      .selectFrom('tables')
      .select('sheet')
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .where('free', '>', 0)
    if (game !== undefined) query = query.where('game', '=', game)
    const rows = await query.orderBy('created', 'desc').limit(LOBBY_TABLES).execute()
    const open = (await listedSheets(context, rows)).map(({ sheet }) => sheet)
    const shown = { tables: open, looking: await matches.looking(), patience: config.matchPatience }
    // What a spectator would be told, as it is written for them.
    const live = (await running(game)).map(({ text, watching }) => `{"table":${text},"watching":${watching}}`)
    return new Written(`${JSON.stringify(shown).slice(0, -1)},"live":[${live}]}`)
  })

  /** Listed games that are being played, those that moved last. */
  async function running(game: string | undefined): Promise<{ text: string; watching: number }[]> {
    let query = reads.selectFrom('tables').select('id').where('phase', '=', 'playing').where('listed', '=', 1)
    if (game !== undefined) query = query.where('game', '=', game)
    const rows = await query.orderBy('updated', 'desc').limit(LIVE_TABLES).execute()
    const found = await Promise.allSettled(rows.map(({ id }) => tables.get(id)))
    const actors = found.flatMap((one) => (one.status === 'fulfilled' && one.value) || [])
    return Promise.all(
      actors
        .filter(({ state }) => state.listed && state.phase === 'playing')
        .map(async (actor) => ({
          text: await actor.look(undefined, actor.state.seq),
          watching: audience.people(actor).length,
        })),
    )
  }

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
      tables: (await listedSheets(context, rows, true)).map(
        ({ row: { seat, waits: mine, phase, updated }, sheet }) => ({
          ...sheet,
          phase,
          seat,
          updated,
          yourTurn: Number(mine) === 1,
        }),
      ),
    }
  })

  on.person(route('POST /api/tables'), async ({ body, request }, person) => {
    const { seal, nonce: _nonce, ...wanted } = body
    const game = context.gameNamed(wanted.game)
    const options = optionsFor(game, wanted.options, wanted.seats)
    const aid = wanted.rated ? aidIn(game, options) : undefined
    if (aid !== undefined) deny('bad-options', `with ${aid} a game is not rated; leave out one of them`)
    const actor = await tables.open(
      { ...wanted, options },
      person.id,
      [{ person: person.id, ...(seal !== undefined && { seal }) }],
      [load.payer(person, addressOf(request))],
    )
    return new Written(await actor.look(person.id, undefined))
  })

  on.person(route('GET /api/codes/:code'), async ({ params: { code }, request }, { id }) => {
    const row = await db
      .selectFrom('tables')
      .select(['id', 'sheet'])
      .where('code', '=', code)
      .where('phase', 'in', ['open', 'playing'])
      .executeTakeFirst()
    const actor = row && (await tables.get(row.id, reader(request)))
    const [found] = await listedSheets(context, actor && !isShutOut(actor.state, id) ? [row] : [], true)
    return found?.sheet ?? deny('not-found', 'there is no table with this code')
  })

  on.anyone(
    route('GET /api/tables/:table'),
    async ({ params: { table }, query: { since, code }, request }) => {
      const person = await identity.of(request)
      const actor = await tableNamed(tables, table, reader(request))
      mayWatch(actor, person?.id, code)
      if (person) actor.visits.set(person.id, context.now())
      return new Written(await actor.look(person?.id, since))
    },
  )

  on.person(route('POST /api/tables/:table/commands'), async ({ params, body, request, reply }, person) => {
    const { id, ...command } = body
    checkScope(person, scopeFor(command.do))
    const actor = await tableNamed(tables, params.table, reader(request))
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

  on.person(route('GET /api/tables/:table/chat'), async ({ params, query: { code }, request }, { id }) => {
    const actor = await tableNamed(tables, params.table, reader(request))
    await mayHear(attendance, actor, id, code)
    return { lines: await chat.read(actor.state, id, await hearsFrom(attendance, actor, id, code)) }
  })

  /** Of games that are over, and so for good: to write one plays the whole game again. */
  const records = new WeakMap<TableActor, GameRecord>()

  on.anyone(
    route('GET /api/tables/:table/record'),
    async ({ params: { table }, query: { code }, request, reply }) => {
      const person = (await identity.of(request))?.id
      const { actor, played } = await mayReplay(tables, table, person, code, reader(request))
      reply.header('content-disposition', `attachment; filename="undercrown-${table}.json"`)
      // That is as much as to read its log.
      if (!records.has(actor)) await context.breathe()
      const record = records.get(actor) ?? recordOf(played)
      records.set(actor, record)
      return record
    },
  )

  on.person(route('POST /api/match'), async ({ body, request }, person) => {
    const { game, seats, bots, seal = '' } = body
    const named = context.gameNamed(game)
    optionsFor(named, {}, seats ?? named.seats[0])
    const payer = load.payer(person, addressOf(request))
    await matches.wait(payer, { person: person.id, game, seats: seats ?? ANY_SEATS, bots, seal })
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
