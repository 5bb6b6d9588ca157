// What goes out: the answer to every request and every message of the socket, exactly. The API's description is made
// from it, and each test reads all that it is told through it.

import { codes, emotes, levels, offers, PROTOCOL, phases } from '@undercrown/protocol'
import { z } from 'zod'
import { time } from './schemas.ts'

const int = z.int()
/** Milliseconds since 1970. */
const moment = z.int()
const thing = z.record(z.string(), z.unknown())

const refusal = z.strictObject({ code: z.enum(codes), message: z.string() })

const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
})
const seat = z.strictObject({
  person: person.optional(),
  bot: z.enum(levels).optional(),
  wish: int.optional(),
  present: z.literal(true).optional(),
  keptUntil: moment.optional(),
  absent: z.literal(true).optional(),
  resigned: z.literal(true).optional(),
})
const offer = z.strictObject({
  by: int,
  what: z.enum(offers),
  to: int.optional(),
  agreed: z.array(int),
})
const result = z.strictObject({
  reason: z.string(),
  winners: z.array(int),
  scores: z.array(z.number()).optional(),
  places: z.array(int),
})
const sheet = z.strictObject({
  id: z.string(),
  code: z.string().optional(),
  watchCode: z.string().optional(),
  game: z.string(),
  rules: int,
  options: thing,
  host: z.string(),
  listed: z.boolean(),
  rated: z.boolean(),
  silent: z.boolean(),
  time,
  phase: z.enum(phases),
  seats: z.array(seat),
  commit: z.string(),
  nonces: z.array(z.string()).optional(),
  moves: int,
  offer: offer.optional(),
  result: result.optional(),
  rematch: z.string().optional(),
})
/** What lists show. */
const listed = sheet.omit({ commit: true, nonces: true, offer: true })
const clock = z.strictObject({ left: z.array(z.number()), running: z.array(int) })
const question = z.strictObject({ seat: int, ask: thing })
const game = z.strictObject({
  open: z.unknown(),
  own: z.unknown(),
  choice: question.extend({ options: z.array(thing) }).optional(),
  waiting: z.array(question),
  events: z.array(thing),
})
const table = z.strictObject({
  type: z.literal('table'),
  table: z.string(),
  seq: int,
  did: z.string().optional(),
  seat: int.nullable(),
  sheet,
  from: int,
  clock: clock.optional(),
  game: game.optional(),
})
/** The answer to a request that is refused; a command that came too late also gets the table as it is. */
export const refusedAnswer = refusal.extend({ state: table.optional() })

const said = z.strictObject({
  type: z.literal('said'),
  table: z.string(),
  at: moment,
  by: person,
  text: z.string().optional(),
  emote: z.enum(emotes).optional(),
})

/** Anything that the server says over a socket. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), protocol: z.literal(PROTOCOL), you: person.nullable() }),
  table,
  z.strictObject({
    type: z.literal('update'),
    table: z.string(),
    seq: int,
    did: z.string().optional(),
    by: int,
    clock: clock.optional(),
    game,
  }),
  z.strictObject({ type: z.literal('done'), table: z.string(), id: z.string(), seq: int }),
  refusal.extend({
    type: z.literal('refused'),
    table: z.string().optional(),
    id: z.string().optional(),
  }),
  said,
  z.strictObject({ type: z.literal('nudge'), table: z.string(), why: z.enum(['matched', 'turn']) }),
  z.strictObject({ type: z.literal('closing') }),
  z.strictObject({ type: z.literal('pong') }),
])

const me = person.extend({ notices: z.boolean() })
const nobody = z.strictObject({ id: z.null() })
const rating = z.strictObject({ game: z.string(), rating: int, games: int, wins: int })
const waiting = z.strictObject({
  waiting: z.strictObject({ game: z.string(), seats: int, since: moment }).nullable(),
})
const rows = z.array(thing)

/** The answer to each request that is done, by its method and path. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  'POST /api/guest': me,
  'GET /api/me': z.union([me.extend({ ratings: z.array(rating) }), nobody]),
  'PUT /api/me': me,
  'DELETE /api/me': nobody,
  'POST /api/account': me,
  'PUT /api/account/password': me,
  'POST /api/session': me,
  'DELETE /api/session': nobody,
  'DELETE /api/sessions': nobody,
  'GET /api/me/export': z.strictObject({
    person: thing,
    bots: rows,
    tables: rows,
    results: rows,
    ratings: rows,
    chat: rows,
    mutes: rows,
    reports: rows,
    notices: rows,
  }),
  'PUT /api/me/push': z.strictObject({ notices: z.boolean() }),
  'DELETE /api/me/push': z.strictObject({ notices: z.boolean() }),
  'GET /api/bots': z.strictObject({ bots: z.array(person) }),
  'POST /api/bots': person.extend({ token: z.string() }),
  'DELETE /api/bots/:person': z.strictObject({ bots: z.array(person) }),
  'GET /api/lobby': z.strictObject({ tables: z.array(listed) }),
  'GET /api/tables/mine': z.strictObject({
    tables: z.array(listed.extend({ seat: int, updated: moment, yourTurn: z.boolean() })),
  }),
  'POST /api/tables': table,
  'GET /api/codes/:code': listed,
  'GET /api/tables/:table': table,
  'POST /api/tables/:table/commands': table,
  'GET /api/tables/:table/chat': z.strictObject({ lines: z.array(said) }),
  'GET /api/tables/:table/record': z.looseObject({
    format: z.string(),
    game: z.string(),
    rules: int,
    seats: int,
    options: thing,
    seed: z.string(),
    fair: z.strictObject({ commit: z.string(), secret: z.string(), nonces: z.array(z.string()) }),
    moves: z.array(z.tuple([int, thing])),
    hashes: z.array(z.tuple([int, z.string()])),
  }),
  'POST /api/match': waiting,
  'GET /api/match': waiting,
  'DELETE /api/match': waiting,
  'GET /api/players/:person': z.strictObject({
    person,
    since: moment,
    ratings: z.array(rating),
    statistics: z.array(
      z.strictObject({ game: z.string(), players: int, games: int, wins: int, averagePlace: z.number() }),
    ),
  }),
  'GET /api/players/:person/games': z.strictObject({
    games: z.array(
      z.strictObject({
        table: z.string(),
        seat: int,
        game: z.string(),
        players: int,
        position: int,
        won: int,
        rated: int,
        before: z.number().nullable(),
        after: z.number().nullable(),
        moves: int,
        at: moment,
      }),
    ),
  }),
  'GET /api/leaderboards/:game': z.strictObject({
    players: z.array(
      z.strictObject({
        place: int,
        person: person.omit({ kind: true }),
        rating: int,
        games: int,
        wins: int,
      }),
    ),
  }),
  'PUT /api/mutes': z.strictObject({ whom: z.string(), table: z.string().nullable(), muted: z.boolean() }),
  'PUT /api/hushes': z.strictObject({ whom: z.string(), table: z.string().nullable(), hushed: z.boolean() }),
  'POST /api/reports': z.strictObject({ reported: z.string() }),
  'GET /api/games': z.strictObject({
    protocol: z.literal(PROTOCOL),
    levels: z.array(z.enum(levels)),
    emotes: z.array(z.enum(emotes)),
    pushKey: z.string().nullable(),
    games: z.array(
      z.strictObject({
        id: z.string(),
        rules: int,
        seats: z.tuple([int, int]),
        options: thing,
        draws: z.boolean(),
      }),
    ),
  }),
  'GET /healthz': z.strictObject({ ok: z.literal(true) }),
}
