// Fields that several messages share.

import { langs } from '@undercrown/engine'
import * as z from 'zod'
import {
  MAX_AVATAR,
  MAX_CODE,
  MAX_COMMAND_ID,
  MAX_GAME_ID,
  MAX_MAIL,
  MAX_NAME,
  MAX_NONCE,
  MAX_PASSWORD,
  MAX_SEATS,
  MIN_PASSWORD,
} from '../limits.ts'

export const id = z.string().regex(/^[0-9a-f]{8,64}$/, 'not an id')
export const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
export const seatCount = z.int().min(1).max(MAX_SEATS)
export const seq = z
  .int()
  .min(0)
  .max(2 ** 31)
/** A short code as people write it. */
export const code = z
  .string()
  .max(MAX_CODE)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''))
export const commandId = z
  .string()
  .regex(new RegExp(`^[\\w-]{1,${MAX_COMMAND_ID}}$`), `letters, digits, - and _, at most ${MAX_COMMAND_ID}`)
/** Nothing that a database could not keep as it is. */
export const nonce = z
  .string()
  .max(MAX_NONCE)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'no control characters')
/** Before nonces were sealed they came with sitting down; such a one has no part in the deal any more. */
export const olderNonce = nonce.exactOptional().describe('of older programs; no longer counts')
/** The hash of a nonce: SHA-256 of "undercrown seal " and the nonce. */
export const seal = z.string().regex(/^[0-9a-f]{64}$/, 'not a seal')
export const gameId = z.string().regex(new RegExp(`^[a-z0-9-]{1,${MAX_GAME_ID}}$`), 'not a game')

const picture = String.raw`\p{ExtPict}(?:\ufe0f|\p{EMod})?`
/**
 * Pictures that are joined to one, and the flags of England, Scotland and Wales, by letters that are invisible and allowed
 * nowhere else. Not \p{RGI_Emoji}: to look for each of thousands at each letter takes milliseconds a line.
 */
const joined = new RegExp(
  String.raw`${picture}(?:\u200d${picture})+|\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  'gu',
)

/** No control characters, nothing invisible that turns text around, no tags. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => /[^\p{DI}\p{Z}\u2800]/u.test(text), 'must not be empty')
    .refine(
      (text) =>
        !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u.test(
          text.replace(joined, ''),
        ),
      'no control characters',
    )
    .refine((text) => !/<[a-z/!?]/i.test(text), 'no HTML')

export const personName = plainText(MAX_NAME)
export const avatar = z.string().regex(new RegExp(`^[a-z0-9-]{0,${MAX_AVATAR}}$`), 'a word')
export const password = z.string().min(MIN_PASSWORD, `at least ${MIN_PASSWORD} characters`).max(MAX_PASSWORD)
/** One that is checked, not chosen: it may be older than today's limits. */
export const anyPassword = z.string().max(MAX_PASSWORD)
/** As people write it down: letters in either case, and whatever they put between them. */
export const recoveryCode = z
  .string()
  .max(60)
  .transform((text) => text.toLowerCase().replace(/[^0-9a-z]/g, ''))
export const mailAddress = z.email().max(MAX_MAIL)
/** What a link in a mail carries. */
export const mailedToken = z.string().regex(/^[0-9a-f]{48}$/, 'not of a link of ours')
export const lang = z.enum(langs)

export const int = z.int()
/** Milliseconds since 1970. */
export const moment = z.int()
/** What a record is known by, whoever has it: a SHA-256. */
export const recordHash = z.string().regex(/^[0-9a-f]{64}$/, 'not the hash of a record')
/** What a game writes or reads: an object, and no more is said about it here. */
export const thing: z.ZodType<object, object> = z.record(z.string(), z.unknown())
