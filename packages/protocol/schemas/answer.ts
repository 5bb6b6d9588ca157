// What requests are answered with, besides tables and messages.

import { levels } from '@undercrown/engine'
import { z } from 'zod'
import { emotes } from '../words.ts'
import { int, moment, thing } from './fields.ts'
import { protocolVersion } from './message.ts'
import { listedSheet, personSheet } from './sheet.ts'

export const me = personSheet.extend({ notices: z.boolean() })
export const nobody = z.strictObject({ id: z.null() })
export const rating = z.strictObject({ game: z.string(), rating: int, games: int, wins: int })
export const noticesAnswer = z.strictObject({ notices: z.boolean() })
export const botsAnswer = z.strictObject({ bots: z.array(personSheet) })
export const newBotAnswer = personSheet.extend({ token: z.string().describe('shown this once') })
export const myTable = listedSheet.extend({ seat: int, updated: moment, yourTurn: z.boolean() })
export const waitingAnswer = z.strictObject({
  waiting: z.strictObject({ game: z.string(), seats: int, since: moment }).nullable(),
})
export const profile = z.strictObject({
  person: personSheet,
  since: moment,
  ratings: z.array(rating),
  statistics: z.array(
    z.strictObject({ game: z.string(), players: int, games: int, wins: int, averagePlace: z.number() }),
  ),
})
export const finishedGame = z.strictObject({
  table: z.string(),
  seat: int,
  game: z.string(),
  players: int,
  position: int.describe('from 1; 0 where it was ended together'),
  won: int.describe('1 or 0'),
  rated: int.describe('1 or 0'),
  before: z.number().nullable(),
  after: z.number().nullable(),
  moves: int,
  at: moment,
})
export const rankedPlayer = z.strictObject({
  place: int,
  person: personSheet.omit({ kind: true }),
  rating: int,
  games: int,
  wins: int,
})
const rows = z.array(thing)
export const exportAnswer = z.strictObject({
  person: thing,
  bots: rows,
  tables: rows,
  results: rows,
  ratings: rows,
  chat: rows,
  mutes: rows,
  reports: rows,
  notices: rows,
})
/** The record of a game, of which the wire says no more than that it is one: `engine/record.ts` reads it. */
export const gameRecord: z.ZodType<object> = z.looseObject({
  format: z.string(),
  game: z.string(),
  rules: int,
  seats: int,
  options: thing,
  seed: z.string(),
  fair: z.strictObject({ commit: z.string(), secret: z.string(), nonces: z.array(z.string()) }),
  moves: z.array(z.tuple([int, thing])),
  hashes: z.array(z.tuple([int, z.string()])),
})
export const service = z.strictObject({
  protocol: protocolVersion,
  levels: z.array(z.enum(levels)),
  emotes: z.array(z.enum(emotes)),
  pushKey: z.string().nullable().describe('for browser push; null where the server sends no notices'),
  games: z.array(
    z.strictObject({
      id: z.string(),
      rules: int,
      seats: z.tuple([int, int]),
      options: thing,
      draws: z.boolean(),
    }),
  ),
})
