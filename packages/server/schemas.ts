// What may come in: every message and body, exactly. Unknown fields, wrong types and nonsense stop here.

import { emotes, levels, offers } from '@undercrown/protocol'
import { z } from 'zod'

const id = z.string().regex(/^[0-9a-f]{8,64}$/, 'not an id')
const seat = z.int().min(0).max(15)
const seq = z
  .int()
  .min(0)
  .max(2 ** 31)
/** A short code as people write it. */
const code = z
  .string()
  .max(12)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
const clientId = z.string().regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, at most 64')
/** Nothing that a database could not keep as it is. */
const nonce = z
  .string()
  .max(64)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'no control characters')
const game = z.string().regex(/^[a-z0-9-]{1,40}$/, 'not a game')

/** No control characters, nothing invisible that turns text around, no tags. */
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0, 'must not be empty')
    .refine(
      (text) => !/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(text),
      'no control characters',
    )
    .refine((text) => !/<[a-z/!?]/i.test(text), 'no HTML')

export const nameOf = plain(24)
export const avatarOf = z.string().regex(/^[a-z0-9-]{0,32}$/, 'a word')
export const passwordOf = z.string().min(8, 'at least 8 characters').max(200)

const commands = [
  z.strictObject({
    do: z.literal('sit'),
    seat: seat.optional(),
    nonce: nonce.optional(),
    code: code.optional(),
  }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('swap'), with: seat }),
  z.strictObject({ do: z.literal('bot'), seat, level: z.enum(levels).nullable() }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({
    do: z.literal('play'),
    seq,
    pick: z.int().min(0).max(100_000).optional(),
    move: z.record(z.string(), z.unknown()).optional(),
  }),
  z.strictObject({ do: z.literal('undo') }),
  z.strictObject({ do: z.literal('offer'), what: z.enum(offers) }),
  z.strictObject({ do: z.literal('answer'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('return') }),
  z.strictObject({ do: z.literal('say'), text: plain(300) }),
  z.strictObject({ do: z.literal('emote'), emote: z.enum(emotes) }),
  z.strictObject({ do: z.literal('rematch') }),
] as const

/** A command as the body of a request. */
export const commandBody = z.discriminatedUnion(
  'do',
  commands.map((one) => z.strictObject({ ...one.shape, id: clientId })) as never as typeof commands,
)

/** Anything that may come over a socket. */
export const clientMessage = z.discriminatedUnion('do', [
  ...(commands.map((one) =>
    z.strictObject({ ...one.shape, table: id, id: clientId }),
  ) as never as typeof commands),
  z.strictObject({ do: z.literal('watch'), table: id, since: seq.optional(), code: code.optional() }),
  z.strictObject({ do: z.literal('unwatch'), table: id }),
  z.strictObject({ do: z.literal('ping') }),
])

export const time = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    seconds: z.int().min(10).max(7200),
    increment: z.int().min(0).max(600),
  }),
  z.strictObject({ kind: z.literal('slow'), days: z.int().min(1).max(14) }),
])

export const newTable = z.strictObject({
  game,
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(1).max(16),
  listed: z.boolean().default(true),
  rated: z.boolean().default(false),
  silent: z.boolean().default(false),
  time: time.default({ kind: 'none' }),
  nonce: nonce.default(''),
})

export const match = z.strictObject({
  game,
  seats: z.int().min(1).max(16),
  bots: z.boolean().default(false),
  nonce: nonce.default(''),
})

export const tableParams = z.strictObject({ table: id })
export const personParams = z.strictObject({ person: id })
export const codeParams = z.strictObject({ code })
export const gameParams = z.strictObject({ game })
export const sinceQuery = z.strictObject({
  since: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
  code: code.optional(),
})
export const lobbyQuery = z.strictObject({ game: game.optional() })
export const pageQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 53)
    .optional(),
  game: game.optional(),
})
export const guest = z.strictObject({ name: nameOf, avatar: avatarOf.default('') })
export const changeMe = z.strictObject({
  name: nameOf.optional(),
  avatar: avatarOf.optional(),
  notices: z.boolean().optional(),
})
export const credentials = z.strictObject({ name: nameOf, password: passwordOf })
export const newPassword = z.strictObject({ old: z.string().max(200), password: passwordOf })
export const goodbye = z.strictObject({ password: z.string().max(200).optional() })
export const newBot = z.strictObject({ name: nameOf })
export const mute = z.strictObject({ whom: id, table: id.optional(), off: z.boolean().default(false) })
export const report = z.strictObject({ whom: id, table: id, text: plain(1000) })
export const push = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
