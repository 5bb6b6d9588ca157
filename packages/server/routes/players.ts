// Other people: profiles, histories, leaderboards; muting, blocking and reporting them.

import type { FastifyInstance } from 'fastify'
import { sheetOfPerson } from '../people/people.ts'
import { historyOf, leaderboard, ratingsOf, statistics } from '../people/profile.ts'
import { refused } from '../refused.ts'
import * as schemas from '../schemas.ts'
import type { Server } from '../server.ts'
import { about, read } from './route.ts'

export function playerRoutes(
  app: FastifyInstance,
  { identity, people, store, chat, house, rooms }: Server,
): void {
  const { db } = store
  const needPerson = async (id: string) =>
    (await people.get(id)) ?? refused('not-found', 'there is no such person')

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
      const { id } = house.gameNamed(read(schemas.gameParams, request.params).game)
      return { players: await leaderboard(db, id) }
    },
  )

  app.put(
    '/api/hushes',
    about('Mute somebody at a table, or block them', { body: schemas.hush }),
    async (request) => {
      const { id } = await identity.need(request)
      const { whom, table, off } = read(schemas.hush, request.body)
      await needPerson(whom)
      await chat.hush(id, whom, table, off)
      return { whom, table: table ?? null, hushed: !off }
    },
  )

  app.post('/api/reports', about('Report somebody', { body: schemas.report }), async (request) => {
    const { id } = await identity.need(request)
    const { whom, table, text } = read(schemas.report, request.body)
    await needPerson(whom)
    if (!(await rooms.get(table))) refused('not-found', 'there is no such table')
    await chat.report(id, whom, table, text)
    return { reported: whom }
  })
}
