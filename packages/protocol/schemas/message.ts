// What the server says over a socket, and how it refuses.

import * as z from 'zod'
import { codes, emotes, PROTOCOL } from '../words.ts'
import { int, moment, recordHash, thing } from './fields.ts'
import { clockSheet, personSheet, tableSheet, watchPlace } from './sheet.ts'

/** Of another server it may be another number. */
export const protocolVersion: z.ZodType<number> = z.literal(PROTOCOL)

export const refusal = z.strictObject({
  code: z.enum(codes),
  message: z.string().describe('one sentence for people'),
})

const question = z.strictObject({ seat: int, ask: thing })
export const gamePart = z.strictObject({
  open: z.unknown().describe('what everybody sees'),
  own: z.unknown().describe('what you see besides'),
  choice: question
    .extend({ options: z.array(thing) })
    .exactOptional()
    .describe('the question you are asked, with every legal answer'),
  waiting: z.array(question).describe('who is asked what'),
  events: z.array(thing).describe('what happened, as far as you may know'),
  retold: z
    .array(thing)
    .exactOptional()
    .describe(
      'the same events as they are told again once more has happened, where that is less: a table played from memory gives nothing back that you saw',
    ),
})

const did = z.string().exactOptional().describe('the id of your command that this answers')

export const syncMessage = z
  .strictObject({
    type: z.literal('table'),
    table: z.string(),
    seq: int,
    did,
    seat: int.nullable().describe('yours; null for a spectator'),
    sheet: tableSheet,
    game: gamePart.exactOptional().describe('once the game has started'),
    from: int.describe('the number after which `game.events` begin; 0 with all that stands, from the start'),
    last: z
      .strictObject({
        by: int.describe('whose move it was'),
        events: int.describe('how many of `game.events` it told'),
      })
      .exactOptional()
      .describe('the last move that stands, where it is among the events'),
    clock: clockSheet.exactOptional(),
  })
  .describe('after `watch`, and whenever more than a move has changed: everything')

/** What edits change: how many moves stand and what you are offered are told beside it. */
export const picture = z.strictObject({
  sheet: tableSheet.omit({ moves: true }),
  open: z.unknown().optional().describe('of the game, once it has started, like the two after it'),
  asked: z.array(question).exactOptional().describe('who is asked what, you among them'),
  own: z.unknown().optional(),
})

export const pictureMessage = z
  .strictObject({
    type: z.literal('picture'),
    as: int.describe('the number that you gave the table'),
    table: z.string(),
    seq: int,
    did,
    seat: int.nullable(),
    from: int,
    last: syncMessage.shape.last,
    moves: int.describe('how many stand'),
    clock: clockSheet.exactOptional(),
    events: gamePart.shape.events,
    retold: gamePart.shape.retold,
    options: z.array(thing).exactOptional().describe('every answer to the question that you are asked'),
    picture: picture.describe('always the last field'),
  })
  .describe('in the place of `table`, to whoever watches with `as`')

/** A change of a table that is watched with `as`. */
export const changeMessage = z.tuple([
  int.describe('the number that you gave the table'),
  int.describe('`seq`'),
  int.nullable().describe('whose move it was'),
  z.array(z.union([int, z.string()])).describe('edits of the picture'),
  gamePart.shape.events.describe('what happened'),
  z
    .strictObject({
      options: pictureMessage.shape.options,
      retold: gamePart.shape.retold,
      hash: int.exactOptional().describe('of the picture as it is then'),
      clock: clockSheet.exactOptional(),
      did,
    })
    .optional(),
])

export const saidMessage = z
  .strictObject({
    type: z.literal('said'),
    table: z.string().describe('or the party'),
    line: z.string().describe('its id'),
    at: moment,
    by: personSheet,
    text: z.string().exactOptional(),
    emote: z.enum(emotes).exactOptional(),
    aside: z.literal(true).exactOptional().describe('among spectators; no seat is ever told'),
  })
  .describe('somebody talked: `text` or `emote`')

/** Anything that the server says over a socket. */
export const serverMessage = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('welcome'),
      protocol: protocolVersion,
      you: personSheet.nullable(),
      changes: z
        .literal(true)
        .exactOptional()
        .describe('tables can be watched with `as`; servers before 0.3 did not know that'),
    })
    .describe('first, on every socket'),
  syncMessage,
  pictureMessage,
  z
    .strictObject({
      type: z.literal('update'),
      table: z.string(),
      seq: int,
      did,
      by: int.describe('whose move it was'),
      clock: clockSheet.exactOptional(),
      game: gamePart,
    })
    .describe('after each move'),
  z
    .strictObject({ type: z.literal('done'), table: z.string(), id: z.string(), seq: int })
    .describe('your command went through and there is nothing else to tell, or it had been done before'),
  z
    .strictObject({
      type: z.literal('refused'),
      table: z.string().exactOptional(),
      id: z.string().exactOptional(),
      ...refusal.shape,
    })
    .describe('nothing has changed; `id` is that of your command'),
  saidMessage,
  z
    .strictObject({ type: z.literal('unsaid'), table: z.string(), line: z.string() })
    .describe('a moderator has removed a line of talk: show it no more'),
  z
    .strictObject({
      type: z.literal('watching'),
      table: z.string(),
      count: int,
      people: z.array(personSheet).describe('as many of them as are told by name'),
    })
    .describe(
      'who looks on besides those who sit there, whenever that changes; told to both. With a party in the place of the table: who is there',
    ),
  z
    .strictObject({
      type: z.literal('party'),
      party: z.string(),
      table: z.string().exactOptional().describe('where the game was played'),
      record: recordHash.exactOptional().describe('of a game that this server need not know'),
      leader: personSheet.nullable().describe('null: whoever wants to may lead'),
      at: watchPlace,
    })
    .describe('after `join`, and whenever who leads goes on or is another'),
  z
    .strictObject({
      type: z.literal('recalled'),
      table: z.string(),
      steps: z.array(z.strictObject({ seq: int, by: int, game: gamePart })),
    })
    .describe(
      'you asked: the table after your move before what the others did last, and after each of those moves, the last so many, as you could see it then',
    ),
  z
    .strictObject({
      type: z.literal('nudge'),
      table: z.string(),
      why: z.enum(['matched', 'turn', 'invited']),
    })
    .describe(
      'a table that you do not watch was found for you, or it is your turn there: ask `GET /api/tables/mine`; or a friend invites you there: ask `GET /api/friends`',
    ),
  z
    .strictObject({ type: z.literal('closing') })
    .describe('the server is going down; nothing is lost, connect again'),
  z.strictObject({ type: z.literal('pong') }).describe('you asked'),
])

/** The answer to a request that is refused; a command that came too late also gets the table as it is. */
export const refusedAnswer = refusal.extend({ state: syncMessage.exactOptional() })
