// Other people: profiles, histories, leaderboards; muting, blocking and reporting them.

import { deny } from '@undercrown/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sheetOfPerson } from '../people/people.ts'
import { historyOf, leaderboard, ratingsOf, statistics } from '../people/profile.ts'
import * as schemas from '../schemas.ts'
import type { Server } from '../server.ts'
import { about, read } from './route.ts'

export function playerRoutes(
  app: FastifyInstance,
  { identity, people, store, chat, context, tables }: Server,
): void {
  const { db } = store
  const needPerson = async (id: string) =>
    (await people.get(id)) ?? deny('not-found', 'there is no such person')

  app.get(
    '/api/players/:person',
    about('A profile: name, ratings, statistics', { params: schemas.personParams }),
    async (request) => {
      const person = await needPerson(read(schemas.personParams, request.params).person)
      return {
        person: sheetOfPerson(person),
        since: person.created,
        ratings: await ratingsOf(db, person.id),
        statistics: await statistics(db, person.id),
      }
    },
  )

  app.get(
    '/api/players/:person/games',
    about('Finished games, newest first', { params: schemas.personParams, querystring: schemas.pageQuery }),
    async (request) => {
      const { id } = await needPerson(read(schemas.personParams, request.params).person)
      const { before, game } = read(schemas.pageQuery, request.query)
      return { games: await historyOf(db, id, before, game) }
    },
  )

  app.get(
    '/api/leaderboards/:game',
    about('The best accounts at a game', { params: schemas.gameParams }),
    async (request) => {
      const { id } = context.gameNamed(read(schemas.gameParams, request.params).game)
      return { players: await leaderboard(db, id) }
    },
  )

  async function mute(request: FastifyRequest) {
    const { id } = await identity.need(request)
    const { whom, table, off } = read(schemas.mute, request.body)
    await needPerson(whom)
    await chat.mute(id, whom, table, off)
    return { whom, table: table ?? null, muted: !off }
  }

  app.put('/api/mutes', about('Mute somebody at a table, or block them', { body: schemas.mute }), mute)

  app.put(
    '/api/hushes',
    about('The former name of `/api/mutes`', { body: schemas.mute }),
    async (request) => {
      const { muted, ...rest } = await mute(request)
      return { ...rest, hushed: muted }
    },
  )

  app.post('/api/reports', about('Report somebody', { body: schemas.report }), async (request) => {
    const { id } = await identity.need(request)
    const { whom, table, text } = read(schemas.report, request.body)
    await needPerson(whom)
    if (!(await tables.get(table))) deny('not-found', 'there is no such table')
    await chat.report(id, whom, table, text)
    return { reported: whom }
  })
}
