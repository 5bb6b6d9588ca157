// What requests are answered with, besides tables and messages.

import { levels } from '@undercrown/engine'
import * as z from 'zod'
import { emotes, moderatorRanks, scopes } from '../words.ts'
import { int, moment, thing } from './fields.ts'
import { protocolVersion, syncMessage } from './message.ts'
import { listedSheet, personSheet, resultSheet, seatSheet } from './sheet.ts'

export const me = personSheet.extend({
  notices: z.boolean(),
  rank: z.enum(moderatorRanks).exactOptional().describe('what I may do besides playing'),
  muted: moment.nullable().exactOptional().describe('until when I may not talk; null for good'),
  banned: moment.nullable().exactOptional().describe('until when I am banned; null for good'),
})
export const nobody = z.strictObject({ id: z.null() })
export const rating = z.strictObject({
  game: z.string(),
  rating: int,
  uncertainty: int.describe('the rating lies three times this below our best guess'),
  games: int,
  wins: int,
})
export const noticesAnswer = z.strictObject({ notices: z.boolean() })
const tokenScopes = z.array(z.enum(scopes)).describe('what its token is good for')
export const ownBot = personSheet.extend({
  scopes: tokenScopes,
  games: z
    .array(z.strictObject({ game: z.string(), about: z.string() }))
    .describe('at which anybody may challenge it'),
})
export const botsAnswer = z.strictObject({ bots: z.array(ownBot) })
export const newBotAnswer = personSheet.extend({
  scopes: tokenScopes,
  token: z.string().describe('shown this once'),
})
export const challengeable = z.strictObject({
  person: personSheet,
  by: personSheet.describe('whose bot account it is'),
  about: z.string(),
  here: z.boolean().describe('it is connected, or has asked for something within a minute'),
  rating: rating.nullable().describe('among programs'),
})
export const programsAnswer = z.strictObject({ programs: z.array(challengeable) })
export const passkeyOptions = z.strictObject({ options: thing.describe('as WebAuthn has them in JSON') })
const passkey = z.strictObject({
  id: z.string().describe('to forget it by'),
  device: z.string().describe('browser and system that it was made with; empty where we do not know them'),
  created: moment,
  used: moment.nullable().describe('when it was used last'),
})
export const accountAnswer = z.strictObject({
  password: z.boolean().describe('whether there is one'),
  passkeys: z.array(passkey),
  codes: int.describe('recovery codes that are left'),
  mail: z
    .strictObject({
      address: z.string(),
      confirmed: z.boolean(),
      sent: z.boolean().describe('whether the link that confirms it has left'),
    })
    .nullable(),
})
export const codesAnswer = z.strictObject({ codes: z.array(z.string()).describe('shown this once') })
const session = z.strictObject({
  id: z.string().describe('to end it by; no part of its cookie'),
  device: z
    .string()
    .describe('browser and system, as they called themselves; empty where we do not know them'),
  created: moment,
  seen: moment.describe('when it was used last, to the hour'),
  here: z.boolean().describe('the one that asks'),
})
export const sessionsAnswer = z.strictObject({ sessions: z.array(session) })
export const myTable = listedSheet.extend({ seat: int, updated: moment, yourTurn: z.boolean() })
export const waitingAnswer = z.strictObject({
  waiting: z
    .strictObject({
      game: z.string(),
      seats: int.describe('0 for any number'),
      since: moment,
      bots: z.boolean(),
    })
    .nullable(),
})
export const liveTable = z.strictObject({
  table: syncMessage.describe('as a spectator sees it'),
  watching: int.describe('how many spectators it has'),
})
export const lobbyAnswer = z.strictObject({
  tables: z.array(listedSheet),
  live: z.array(liveTable).describe('listed games that are being played'),
  looking: z
    .array(z.strictObject({ game: z.string(), people: int }))
    .describe('how many wait for a quick match'),
  patience: int.describe('milliseconds after which bots fill up a quick match'),
})
export const friend = z.strictObject({
  person: personSheet,
  since: moment,
  here: z.boolean().describe('connected, or asked something within the last minute'),
  table: listedSheet.exactOptional().describe('where they sit, if the lobby shows it'),
})
const invitation = z.strictObject({
  by: personSheet,
  table: listedSheet,
  at: moment,
})
export const friendsAnswer = z.strictObject({
  code: z.string().nullable().describe('of my link; null while I have none'),
  friends: z.array(friend),
  invitations: z.array(invitation).describe('tables with a free seat to which friends invite me'),
})
/** By kind, what a seat played with, as the game calls it. */
const lineup = z.record(z.string(), z.array(z.string()))
const place = int.describe('from 1; 0 where it was ended together')
const face = personSheet.omit({ kind: true })
export const profile = z.strictObject({
  person: personSheet,
  since: moment,
  ratings: z.array(rating),
  statistics: z.array(
    z.strictObject({
      game: z.string(),
      players: int,
      games: int,
      wins: int,
      draws: int,
      averagePlace: z.number(),
    }),
  ),
  shares: z
    .array(z.strictObject({ game: z.string(), kind: z.string(), label: z.string(), games: int, wins: int }))
    .describe('games and wins by what was played with, as the game calls it'),
  course: z
    .array(
      z.strictObject({
        game: z.string(),
        at: moment,
        players: int,
        position: int,
        won: int.describe('1 or 0'),
        after: z.number().nullable().describe('the rating after it, where it was rated'),
      }),
    )
    .describe('the last games that count, oldest first'),
  rival: z
    .strictObject({
      person: face,
      game: z.string().describe('what was played together last'),
      games: int,
      ahead: int.describe('games in which one came before them'),
      behind: int,
      recent: z
        .array(z.int().min(-1).max(1))
        .describe('the last ones, newest first: 1 where one came before'),
    })
    .exactOptional()
    .describe('the person most played with; told to oneself alone'),
})
export const finishedGame = z.strictObject({
  table: z.string(),
  seat: int,
  game: z.string(),
  players: int,
  position: place,
  won: int.describe('1 or 0'),
  rated: int.describe('1 or 0'),
  before: z.number().nullable(),
  after: z.number().nullable(),
  moves: int,
  at: moment,
  seats: z.array(seatSheet.pick({ person: true, bot: true, character: true })).describe('who played'),
  result: resultSheet.exactOptional(),
  lineup: lineup.exactOptional(),
})
export const rankedPlayer = z.strictObject({
  place: int.nullable().describe('null until so many rated games are played'),
  person: face,
  rating: int,
  uncertainty: rating.shape.uncertainty,
  games: int,
  wins: int,
})
export const leaderboardAnswer = z.strictObject({
  players: z.array(rankedPlayer),
  newcomers: z.array(rankedPlayer).describe('with fewer rated games than it takes'),
  mine: rankedPlayer.exactOptional().describe('my own row, wherever it stands'),
})
const rows = z.array(thing)
export const exportAnswer = z.strictObject({
  person: thing,
  bots: rows,
  programs: rows.describe('at which games my bots may be challenged'),
  tables: rows,
  attendances: rows,
  results: rows,
  ratings: rows,
  chat: rows,
  parties: rows.describe('that I have opened and that are not over'),
  mutes: rows,
  reports: rows,
  acts: rows.describe('of moderators, upon me or by me'),
  notices: rows,
  openings: rows,
  friends: rows,
  friendLinks: rows,
  invitations: rows,
  sessions: rows,
  mails: rows,
  passkeys: rows,
  puzzleTries: rows,
  puzzleRatings: rows,
  puzzleVotes: rows,
  recoveryCodes: int.describe('how many are left; what they are is not kept'),
})
/** The record of a game, of which the wire says no more than that it is one: `engine/record.ts` reads it. */
export const gameRecord: z.ZodType<object> = z.looseObject({
  format: z.string(),
  game: z.string(),
  rules: int,
  seats: int,
  options: thing,
  seed: z.string(),
  fair: z.strictObject({
    commit: z.string(),
    secret: z.string(),
    nonces: z.array(z.string()),
    seals: z.array(z.string()).exactOptional(),
    dropped: int.exactOptional(),
  }),
  moves: z.array(z.tuple([int, thing])),
  hashes: z.array(z.tuple([int, z.string()])),
})
export const service = z.strictObject({
  protocol: protocolVersion,
  levels: z.array(z.enum(levels)),
  emotes: z.array(z.enum(emotes)),
  passkeys: z.boolean().describe('whether this server takes passkeys'),
  mail: z.boolean().describe('whether this server sends mail'),
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
