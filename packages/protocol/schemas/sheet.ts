// The sheet of a table: all that everybody may know of it besides the game itself.

import { levels } from '@undercrown/engine'
import * as z from 'zod'
import { MAX_DAYS, MAX_INCREMENT, MAX_SECONDS, MIN_SECONDS } from '../limits.ts'
import { offers, partyPages, phases } from '../words.ts'
import { int, moment, seatNumber, seq, thing } from './fields.ts'

export const timeControl = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }).describe('no clock'),
  z
    .strictObject({
      kind: z.literal('live'),
      seconds: z.int().min(MIN_SECONDS).max(MAX_SECONDS),
      increment: z.int().min(0).max(MAX_INCREMENT),
    })
    .describe(
      'a budget of seconds, and more of them per move, but for one that is played again after it was taken back',
    ),
  z.strictObject({ kind: z.literal('slow'), days: z.int().min(1).max(MAX_DAYS) }).describe('days per move'),
])

export const personSheet = z.strictObject({
  id: z.string(),
  name: z.string(),
  avatar: z.string(),
  kind: z.enum(['guest', 'account', 'bot']),
})

export const watchPlace = z.strictObject({
  page: z.enum(partyPages),
  step: seq.describe('how many moves have been made'),
  seat: seatNumber.describe('through whose eyes'),
  open: z.boolean().describe('all cards lie open instead'),
})

export const seatSheet = z.strictObject({
  person: personSheet
    .exactOptional()
    .describe('who sits there; absent while the seat is free or a bot of the house has it'),
  bot: z
    .enum(levels)
    .exactOptional()
    .describe('a bot of the house: it holds the seat, or sits in for an absent person'),
  character: int
    .exactOptional()
    .describe('which of the characters of its level that bot is, counted on from the last to the first'),
  wish: int.exactOptional().describe('they would like to swap with the person there'),
  present: z
    .literal(true)
    .exactOptional()
    .describe('they are connected, as far as is known; told while a game is played that is not slow'),
  keptUntil: moment
    .exactOptional()
    .describe('they are not connected: until when, in milliseconds since 1970, no bot sits in for them'),
  absent: z.literal(true).exactOptional().describe('a bot sits in until they take their seat back'),
  resigned: z.literal(true).exactOptional(),
})

export const offerSheet = z.strictObject({
  by: int,
  what: z.enum(offers),
  to: int.exactOptional().describe('for `undo`: how many moves would stand'),
  agreed: z.array(int),
})

export const resultSheet = z.strictObject({
  reason: z.string(),
  winners: z.array(int),
  scores: z.array(z.number()).exactOptional(),
  places: z.array(int).describe('place by seat, from 1; ties share one'),
})

export const tableSheet = z.strictObject({
  id: z.string(),
  code: z
    .string()
    .exactOptional()
    .describe(
      'to join by; gives no right but to sit down; told to those who sit there, are invited or bring it',
    ),
  watchCode: z
    .string()
    .exactOptional()
    .describe(
      'lets somebody look on where the table is not listed; gives no right to sit down; told like the other',
    ),
  game: z.string(),
  rules: int.describe('the version of the game’s rules'),
  options: thing,
  host: z.string(),
  listed: z.boolean(),
  rated: z.boolean(),
  silent: z.boolean(),
  time: timeControl,
  phase: z.enum(phases),
  seats: z.array(seatSheet),
  commit: z
    .string()
    .describe(
      'the hash of the secret that will make the deal with the nonces; another one whenever somebody sits down or goes',
    ),
  seals: z
    .array(z.string())
    .exactOptional()
    .describe('the hash of each seat’s nonce, empty where it gave none; absent while nobody has'),
  dealing: z
    .strictObject({
      until: moment.describe('who has not shown their nonce by then loses their seat'),
      waiting: z.array(int).describe('the seats that have not shown theirs yet'),
    })
    .exactOptional()
    .describe('the host has started, and the seals are being opened'),
  dropped: int
    .exactOptional()
    .describe('deals that were begun here and dropped, since not every seal was opened'),
  nonces: z
    .array(z.string())
    .exactOptional()
    .describe('once the cards are dealt; the secret follows at the end, in the record'),
  moves: int,
  offer: offerSheet.exactOptional(),
  result: resultSheet.exactOptional(),
  rematch: z.string().exactOptional().describe('the table of the next game'),
  rematchBy: int.exactOptional().describe('the seat that asked for it'),
})

/** What lists show. */
export const listedSheet = tableSheet.omit({
  commit: true,
  seals: true,
  dealing: true,
  dropped: true,
  nonces: true,
  offer: true,
})

export const clockSheet = z.strictObject({
  left: z.array(z.number()).describe('milliseconds left by seat'),
  running: z.array(int).describe('the seats whose clocks run'),
})
