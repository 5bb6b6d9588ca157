// Tables over HTTP: the lobby, opening, looking, commands, talk, records, quick matches.

import { type AnyGame, type OptionField, optionsFor, recordOf } from '@undercrown/engine'
import type { Command, TableSheet } from '@undercrown/protocol'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { perform } from '../perform.ts'
import { Refused, refused } from '../refused.ts'
import * as schemas from '../schemas.ts'
import type { Server } from '../server.ts'
import { withFaces } from '../table/telling.ts'
import { mayWatch, roomNamed } from '../watching.ts'
import { about, read } from './route.ts'

export function tableRoutes(app: FastifyInstance, server: Server): void {
  const { identity, rooms, store, chat, matches, house } = server
  const { db } = store

  /** What lists keep of tables, with the names of today. */
  async function sheets(texts: readonly string[]): Promise<TableSheet[]> {
    const read: TableSheet[] = texts.map((text) => JSON.parse(text))
    const ids = read.flatMap((one) => one.seats.flatMap(({ person }) => person?.id ?? []))
    const faces = await house.faces([...new Set(ids)])
    return read.map((one) => withFaces(one, faces))
  }

  app.get('/api/lobby', about('Open tables', { querystring: schemas.lobbyQuery }), async (request) => {
    const { game } = read(schemas.lobbyQuery, request.query)
    let query = db
      .selectFrom('places')
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
      .innerJoin('places as p', 'p.id', 'm.place')
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
    const game = house.gameNamed(wanted.game)
    const options = optionsFor(game, wanted.options, wanted.seats)
    const aid = wanted.rated ? aidIn(game, options) : undefined
    if (aid !== undefined) refused('bad-options', `with ${aid} a game is not rated; leave out one of them`)
    const room = await rooms.open({ ...wanted, options }, person.id, [{ person: person.id, nonce }])
    return JSON.parse(await room.look(person.id, undefined))
  })

  app.get(
    '/api/codes/:code',
    about('The table with a code', { params: schemas.codeParams }),
    async (request) => {
      await identity.need(request)
      const { code } = read(schemas.codeParams, request.params)
      const row = await db
        .selectFrom('places')
        .select('sheet')
        .where('code', '=', code)
        .where('phase', '!=', 'closed')
        .executeTakeFirst()
      return (await sheets([row?.sheet ?? refused('not-found', 'there is no table with this code')]))[0]
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
      const room = await roomNamed(rooms, table)
      mayWatch(room, person?.id, code)
      if (person) room.visits.set(person.id, house.now())
      reply.type('application/json')
      return room.look(person?.id, since)
    },
  )

  app.post(
    '/api/tables/:table/commands',
    about('Do something at a table', { params: schemas.tableParams, body: schemas.commandBody }),
    async (request, reply) => {
      const person = await identity.need(request)
      const { table } = read(schemas.tableParams, request.params)
      const { id, ...command } = request.body as Command & { id: string }
      const room = await roomNamed(rooms, table)
      room.visits.set(person.id, house.now())
      try {
        await perform(server, room, person.id, id, command as Command)
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'stale') throw error
        reply.code(409)
        const { code, message } = error
        return { code, message, state: JSON.parse(await room.look(person.id, undefined)) }
      }
      reply.type('application/json')
      return room.look(person.id, room.sitting.seq)
    },
  )

  app.get(
    '/api/tables/:table/chat',
    about('Talk at a table', { params: schemas.tableParams }),
    async (request) => {
      const person = await identity.need(request)
      const { table } = read(schemas.tableParams, request.params)
      mayWatch(await roomNamed(rooms, table), person.id, undefined)
      return { lines: await chat.read(table, person.id) }
    },
  )

  app.get(
    '/api/tables/:table/record',
    about('The record of a finished game', { params: schemas.tableParams }),
    async (request, reply) => {
      const { table } = read(schemas.tableParams, request.params)
      const { sitting } = await roomNamed(rooms, table)
      if (sitting.phase !== 'over' || !sitting.table)
        refused('wrong-phase', 'the record can be had when the game is over')
      reply.header('content-disposition', `attachment; filename="undercrown-${table}.json"`)
      return recordOf(sitting.table)
    },
  )

  app.post('/api/match', about('Wait for a quick match', { body: schemas.match }), async (request) => {
    const person = await identity.need(request)
    const { game, seats, bots, nonce } = read(schemas.match, request.body)
    optionsFor(house.gameNamed(game), {}, seats)
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
