// What moderators do and are shown. The page and the command line do the same acts.

import * as z from 'zod'
import { MAX_ADDRESS_DAYS, MAX_BAN_DAYS, MAX_WHY } from '../limits.ts'
import { moderatorRanks, phases } from '../words.ts'
import { id, int, moment, plainText } from './fields.ts'
import { personSheet } from './sheet.ts'

/** An act may answer a report, which is settled by it. */
const because = {
  why: plainText(MAX_WHY),
  report: id.exactOptional().describe('settles this report'),
}
const days = z.int().min(1).max(MAX_BAN_DAYS).nullable().describe('null for good')
const either = z.union([z.ipv4(), z.ipv6()])
const ip = z
  .string()
  .max(45)
  .refine((text) => either.safeParse(text).success, 'not an address')
const rank = z.enum(moderatorRanks)

export const moderatorAct = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('mute'), person: id, days, ...because }).describe('they talk at no table'),
  z.strictObject({ do: z.literal('unmute'), person: id, ...because }),
  z
    .strictObject({
      do: z.literal('ban'),
      person: id,
      days,
      address: z.boolean().default(false).describe('also guests of the addresses that they come from'),
      ...because,
    })
    .describe('they and their bots are cut off; their seats are freed, or played by bots'),
  z.strictObject({ do: z.literal('unban'), person: id, ...because }),
  z
    .strictObject({
      do: z.literal('ban-address'),
      address: ip,
      days: z.int().min(1).max(MAX_ADDRESS_DAYS),
      ...because,
    })
    .describe('no guests and no new accounts from there; accounts go on'),
  z
    .strictObject({
      do: z.literal('unban-address'),
      address: z.union([ip, z.string().regex(/^[\w-]{43}$/, 'not an address')]),
      ...because,
    })
    .describe('an address, or its hash as it is listed'),
  z
    .strictObject({ do: z.literal('remove-message'), line: id, ...because })
    .describe('gone for who has it open, and for who reads later'),
  z
    .strictObject({ do: z.literal('remove-table'), table: id, ...because })
    .describe('it is closed; a game that was played is over, its record for its players alone'),
  z
    .strictObject({ do: z.literal('reset-password'), person: id, ...because })
    .describe('for owners: a new password, shown this once; they are signed out everywhere'),
  z
    .strictObject({ do: z.literal('appoint'), person: id, rank: rank.nullable(), ...because })
    .describe('for owners, and none but moderators; null takes the right away'),
  z.strictObject({ do: z.literal('dismiss'), ...because, report: id }).describe('nothing was to be done'),
])
const deeds = moderatorAct.options.map(({ shape }) => shape.do.value)

export const actAnswer = z.strictObject({
  seq: int.describe('its number in the journal'),
  password: z.string().exactOptional().describe('the new one, shown this once'),
})

const somebody = z.strictObject({ id: z.string(), name: z.string().describe('empty where they are gone') })

export const journalEntry = z.strictObject({
  seq: int,
  at: moment,
  by: somebody.nullable().describe('null for the command line'),
  do: z.enum(deeds),
  person: somebody.exactOptional().describe('whom it was done to'),
  table: z.string().exactOptional(),
  rank: rank.exactOptional(),
  until: moment.nullable().exactOptional().describe('null for good'),
  why: z.string(),
  done: z.boolean().describe('false until a server has done its part'),
})
export const journalAnswer = z.strictObject({ acts: z.array(journalEntry) })

export const reportSheet = z.strictObject({
  id: z.string(),
  at: moment,
  by: somebody,
  whom: somebody,
  table: z.string(),
  text: z.string(),
  said: z
    .array(z.strictObject({ line: z.string(), at: moment, text: z.string() }))
    .describe('what they wrote at that table, the last lines'),
  settled: journalEntry.exactOptional(),
})
export const reportsAnswer = z.strictObject({ open: int, reports: z.array(reportSheet) })

export const ruledPerson = personSheet.extend({
  rank: rank.nullable(),
  since: moment,
  muted: moment.nullable().exactOptional().describe('until then; null for good'),
  banned: moment.nullable().exactOptional().describe('until then; null for good'),
})
export const ruledPeopleAnswer = z.strictObject({
  people: z.array(ruledPerson),
  addresses: z.array(z.strictObject({ address: z.string(), until: moment })).describe('banned, as hashes'),
})

export const inspectedTable = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: int,
  phase: z.enum(phases),
  listed: z.boolean(),
  created: moment,
  seq: int,
  at: moment.describe('of the last entry'),
  due: moment.nullable().describe('when something is owed'),
  moves: int,
  seats: z.array(
    z.strictObject({
      person: somebody.exactOptional(),
      bot: z.string().exactOptional(),
      away: z.boolean(),
      absent: z.boolean().describe('a bot sits in'),
      asked: moment.exactOptional().describe('since when'),
    }),
  ),
  log: z
    .array(z.strictObject({ seq: int, at: moment, kind: z.string(), seat: int.exactOptional() }))
    .describe('the last entries: what kind, and never what was played'),
  hashes: z
    .array(z.tuple([int, z.string()]))
    .describe(
      'after so many moves; before the end mixed with the secret of the deal, so that no hand can be tried',
    ),
  verified: z.boolean().describe('read anew from its log it is the same, and a record proves its deal'),
  trouble: z.string().exactOptional().describe('why not'),
})

export const serverStatus = z.strictObject({
  trouble: z.string().nullable(),
  nodes: z.array(z.strictObject({ node: z.string(), seen: moment })),
  tables: z.strictObject({ open: int, playing: int, over: int, closed: int }),
  people: z.strictObject({ guests: int, accounts: int, bots: int }),
  reports: int.describe('open ones'),
  stuck: z
    .array(z.strictObject({ id: z.string(), game: z.string(), due: moment }))
    .describe('tables that are owed something for more than a minute'),
  here: z
    .strictObject({ tables: int, sockets: int, memory: int, load: z.number(), up: int })
    .exactOptional()
    .describe('of the server that answers: in memory, connected, MiB, of the machine, seconds'),
})
