// Tables over HTTP: the lobby, opening, looking, commands, talk, records, quick matches.

import { type AnyGame, type OptionField, optionsFor, recordOf } from '@undercrown/engine'
import type { Command, TableSheet } from '@undercrown/protocol'
import { CommandRefusal, deny, withProfiles } from '@undercrown/table'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { mayWatch, tableNamed } from '../access.ts'
import { perform } from '../commands.ts'
import * as schemas from '../schemas.ts'
import type { Server } from '../server.ts'
import { about, read } from './route.ts'

export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { identity, tables, store, chat, matches, context } = server
  const { db } = store

  /** What lists keep of tables, with the names of today. */
  async function sheets(texts: readonly string[]): Promise<TableSheet[]> {
    const read: TableSheet[] = texts.map((text) => JSON.parse(text))
    const ids = read.flatMap((one) => one.seats.flatMap(({ person }) => person?.id ?? []))
    const profiles = await context.profiles([...new Set(ids)])
    return read.map((one) => withProfiles(one, profiles))
  }

  app.get('/api/lobby', about('Open tables', { querystring: schemas.lobbyQuery }), async (request) => {
    const { game } = read(schemas.lobbyQuery, request.query)
    let query = db
      .selectFrom('tables')
      .select('sheet')
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .where('free', '>', 0)
    if (game !== undefined) query = query.where('game', '=', game)
    const rows = await query.orderBy('created', 'desc').limit(100).execute()
    return { tables: await sheets(rows.map((row) => row.sheet)) }
  })

  app.get('/api/tables/mine', about('My tables, those that wait for me first'), async (request) => {
    const { id } = await identity.need(request)
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
      .limit(100)
      .execute()
    const known = await sheets(rows.map((row) => row.sheet))
    return {
      tables: rows.map(({ seat, waits: mine, phase, updated }, i) => ({
        ...known[i],
        phase,
        seat,
        updated,
        yourTurn: Number(mine) === 1,
      })),
    }
  })

  app.post('/api/tables', about('Open a table', { body: schemas.newTable }), async (request) => {
    const person = await identity.need(request)
    const { nonce, ...wanted } = read(schemas.newTable, request.body)
    const game = context.gameNamed(wanted.game)
    const options = optionsFor(game, wanted.options, wanted.seats)
    const aid = wanted.rated ? aidIn(game, options) : undefined
    if (aid !== undefined) deny('bad-options', `with ${aid} a game is not rated; leave out one of them`)
    const actor = await tables.open({ ...wanted, options }, person.id, [{ person: person.id, nonce }])
    return JSON.parse(await actor.look(person.id, undefined))
  })

  app.get(
    '/api/codes/:code',
    about('The table with a code', { params: schemas.codeParams }),
    async (request) => {
      await identity.need(request)
      const { code } = read(schemas.codeParams, request.params)
      const row = await db
        .selectFrom('tables')
        .select('sheet')
        .where('code', '=', code)
        .where('phase', '!=', 'closed')
        .executeTakeFirst()
      return (await sheets([row?.sheet ?? deny('not-found', 'there is no table with this code')]))[0]
    },
  )

  app.get(
    '/api/tables/:table',
    about('A table as I see it; `since` a sequence number, only what I missed', {
      params: schemas.tableParams,
      querystring: schemas.sinceQuery,
    }),
    async (request, reply) => {
      const person = await identity.of(request)
      const { table } = read(schemas.tableParams, request.params)
      const { since, code } = read(schemas.sinceQuery, request.query)
      const actor = await tableNamed(tables, table)
      mayWatch(actor, person?.id, code)
      if (person) actor.visits.set(person.id, context.now())
      reply.type('application/json')
      return actor.look(person?.id, since)
    },
  )

  app.post(
    '/api/tables/:table/commands',
    about('Do something at a table', { params: schemas.tableParams, body: schemas.commandBody }),
    async (request, reply) => {
      const person = await identity.need(request)
      const { table } = read(schemas.tableParams, request.params)
      const { id, ...command } = request.body as Command & { id: string }
      const actor = await tableNamed(tables, table)
      actor.visits.set(person.id, context.now())
      try {
        await perform(server, actor, person.id, id, command as Command)
      } catch (error) {
        if (!(error instanceof CommandRefusal) || error.code !== 'stale') throw error
        reply.code(409)
        const { code, message } = error
        return { code, message, state: JSON.parse(await actor.look(person.id, undefined)) }
      }
      reply.type('application/json')
      return actor.look(person.id, actor.state.seq)
    },
  )

  app.get(
    '/api/tables/:table/chat',
    about('Talk at a table', { params: schemas.tableParams }),
    async (request) => {
      const person = await identity.need(request)
      const { table } = read(schemas.tableParams, request.params)
      mayWatch(await tableNamed(tables, table), person.id, undefined)
      return { lines: await chat.read(table, person.id) }
    },
  )

  app.get(
    '/api/tables/:table/record',
    about('The record of a finished game', { params: schemas.tableParams }),
    async (request, reply) => {
      const { table } = read(schemas.tableParams, request.params)
      const { state } = await tableNamed(tables, table)
      if (state.phase !== 'over' || !state.table)
        deny('wrong-phase', 'the record can be had when the game is over')
      reply.header('content-disposition', `attachment; filename="undercrown-${table}.json"`)
      return recordOf(state.table)
    },
  )

  app.post('/api/match', about('Wait for a quick match', { body: schemas.match }), async (request) => {
    const person = await identity.need(request)
    const { game, seats, bots, nonce } = read(schemas.match, request.body)
    optionsFor(context.gameNamed(game), {}, seats)
    await matches.wait(person.id, game, seats, bots, nonce)
    await matches.sweep()
    return { waiting: (await matches.waiting(person.id)) ?? null }
  })

  app.get('/api/match', about('What I wait for'), async (request) => {
    const person = await identity.need(request)
    return { waiting: (await matches.waiting(person.id)) ?? null }
  })

  app.delete('/api/match', about('Wait no longer'), async (request) => {
    const person = await identity.need(request)
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
