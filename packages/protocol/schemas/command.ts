// What a player can do at a table. Sent over a socket or by HTTP, it is the same object in another envelope.

import { levels } from '@undercrown/engine'
import * as z from 'zod'
import { MAX_AS, MAX_CHARACTER, MAX_CHAT, MAX_PICK } from '../limits.ts'
import { emotes, offers } from '../words.ts'
import { code, commandId, id, nonce, olderNonce, plainText, seal, seatNumber, seq, thing } from './fields.ts'
import { watchPlace } from './sheet.ts'

const commandsIn = <Envelope extends z.ZodRawShape>(envelope: Envelope) => {
  const command = <Verb extends string, Fields extends z.ZodRawShape>(
    verb: Verb,
    fields: Fields,
    what: string,
  ) => z.strictObject({ do: z.literal(verb), ...fields, ...envelope }).describe(what)
  return [
    command(
      'sit',
      {
        seat: seatNumber.exactOptional(),
        seal: seal.exactOptional(),
        code: code.exactOptional(),
        nonce: olderNonce,
      },
      'sit down, on a seat or the first that is free, or once more on your own; the seal is that of your nonce, your part of the deal; the code is needed at tables that are not listed, unless you sit there already',
    ),
    command('stand', {}, 'leave before the start'),
    command(
      'swap',
      { with: seatNumber },
      'change to a free seat, or a bot’s if you are the host; with a person, when both want it',
    ),
    command(
      'bot',
      {
        seat: seatNumber,
        level: z.enum(levels).nullable(),
        character: z.int().min(0).max(MAX_CHARACTER).exactOptional(),
      },
      'the host puts a bot there or, with null, takes it away; `character` is the number of one of those of its level, any where it is absent',
    ),
    command('remove', { seat: seatNumber }, 'the host sends somebody away before the start'),
    command(
      'start',
      {},
      'the host starts when every seat is filled; where there are seals, the game begins when the last is opened',
    ),
    command(
      'reveal',
      { nonce: nonce.min(1) },
      'show the nonce that you sealed, once the sheet says `dealing`; who does not in time loses their seat, and the deal is dropped',
    ),
    command(
      'list',
      { on: z.boolean() },
      'the host shows the table in the lobby, to sit down at and to look on, or takes it out; whoever looks on then may stay',
    ),
    command(
      'play',
      {
        seq: seq.describe('the last number you have; a question that has changed since is not answered'),
        pick: z.int().min(0).max(MAX_PICK).exactOptional(),
        move: thing.exactOptional(),
      },
      'answer your question: `pick` the number of an option, or `move` the option itself; `seq` is the last number you have',
    ),
    command(
      'undo',
      {},
      'take back your last move, while you are still asked and it told nobody anything new',
    ),
    command('offer', { what: z.enum(offers) }, 'ask the others to agree'),
    command('answer', { yes: z.boolean() }, 'to an offer'),
    command('resign', {}, 'a bot plays on for you; with two at the table it is over'),
    command(
      'return',
      {},
      'take your seat back from the bot that sat in for you; where your time was up, once it has answered that question',
    ),
    command(
      'say',
      { text: plainText(MAX_CHAT) },
      'talk: to everybody from a seat; as a spectator, to the other spectators',
    ),
    command('emote', { emote: z.enum(emotes) }, 'a sign instead of words'),
    command(
      'rematch',
      {},
      'another game; the sheet’s `rematch` names the table, which those who played may join without a code',
    ),
  ] as const
}

export const command = z.discriminatedUnion('do', commandsIn({}))

/** A command as the body of a request. */
export const commandBody = z.discriminatedUnion('do', commandsIn({ id: commandId }))

/** A command over a socket. `id` is the sender's to choose: the same id again is not done twice. */
export const tableCommand = z.discriminatedUnion('do', commandsIn({ table: id, id: commandId }))

/** Anything that may come over a socket. */
export const clientMessage = z.discriminatedUnion('do', [
  z
    .strictObject({
      do: z.literal('watch'),
      table: id,
      since: seq.exactOptional(),
      code: code.exactOptional(),
      as: z.int().min(0).max(MAX_AS).exactOptional(),
    })
    .describe(
      'be told of a table, as the seat you hold or as a spectator; `since` is the last sequence number you have; `code` is needed where the table is not listed; with `as`, a number of yours for it, you are told [in short](#in-short)',
    ),
  z.strictObject({ do: z.literal('unwatch'), table: id }).describe('no more of it'),
  z
    .strictObject({ do: z.literal('recall'), table: id })
    .describe('be shown once more what the others did last; is answered by `recalled`'),
  z
    .strictObject({ do: z.literal('join'), party: id, code: code.exactOptional() })
    .describe(
      'watch a replay together with others; `code` is needed where the game was played at a table that is not listed; is answered by `party`. Talk is by `say` and `emote`, with the party in the place of the table',
    ),
  z
    .strictObject({ do: z.literal('lead'), party: id, at: watchPlace })
    .describe('who leads looks at this now, and the others with them'),
  z
    .strictObject({ do: z.literal('hand'), party: id, to: id })
    .describe('give the lead to somebody who is there; or take it, to yourself, where nobody has it'),
  z
    .strictObject({ do: z.literal('leave'), party: id, away: z.literal(true).exactOptional() })
    .describe(
      'no more of a party; the lead is for others then. With `away` they may come back: it waits for them as for whoever loses the connection',
    ),
  z.strictObject({ do: z.literal('ping') }).describe('is answered by `pong`'),
  ...tableCommand.options,
])
