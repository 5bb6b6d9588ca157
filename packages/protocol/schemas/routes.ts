// Every request that the server answers, once: what it takes, what it answers, and who may send it. The server
// registers these, the web's calls are typed by them, OpenAPI and docs/protocol.md are written from them.

import * as z from 'zod'
import { MAX_ABOUT, MAX_COMMAND_ID, MAX_REPORT } from '../limits.ts'
import { type Scope, scopes } from '../words.ts'
import * as answers from './answer.ts'
import { commandBody } from './command.ts'
import {
  anyPassword,
  avatar,
  code,
  gameId,
  id,
  lang,
  mailAddress,
  mailedToken,
  olderNonce,
  password,
  personName,
  plainText,
  recordHash,
  recoveryCode,
  seal,
  seatCount,
  thing,
} from './fields.ts'
import { saidMessage, syncMessage } from './message.ts'
import * as moderation from './moderation.ts'
import { newPasskey, passkeyAnswer } from './passkey.ts'
import * as puzzles from './puzzle.ts'
import { listedSheet, personSheet, timeControl, watchPlace } from './sheet.ts'

export interface Route {
  readonly summary: string
  /** `person`: whoever is signed in, guests and bots included. */
  readonly for: 'anyone' | 'person' | 'account' | 'moderator'
  /** How often an address may ask: as usual, seldom since it costs or guesses, or as it likes. */
  readonly rate: 'usual' | 'slow' | 'free'
  readonly params: z.ZodType
  readonly query: z.ZodType
  readonly body: z.ZodType
  /** What is not JSON is named by its kind. */
  readonly answer: z.ZodType | 'text' | 'socket'
  readonly deprecated?: true
  /** Also for who is banned. */
  readonly evenBanned?: true
  /** What the token of a program must be good for. */
  readonly scope?: Scope | undefined
}

const nothing = z.unknown()
const anyone = { for: 'anyone', rate: 'usual', params: nothing, query: nothing, body: nothing } as const
const person = { ...anyone, for: 'person', scope: 'account' } as const
/** For whoever plays; and for whoever talks. */
const player = { ...person, scope: 'play' } as const
const talker = { ...person, scope: 'talk' } as const
const account = { ...anyone, for: 'account' } as const
const moderator = { ...anyone, for: 'moderator' } as const

const ofTable = z.strictObject({ table: id })
const ofPerson = z.strictObject({ person: id })
const ofOffer = z.strictObject({ person: id, game: gameId })
const tokenScopes = z
  .array(z.enum(scopes))
  .default([...scopes])
  .describe('what its token is good for: to play, to talk, and to change or read what is its own')
const count = z.coerce.number<number>().int().min(0)
const credentials = z.strictObject({ name: personName, password })
/** That it is really me who asks: the password, or the answer of a passkey of mine. */
export const proof = z.strictObject({
  password: anyPassword.exactOptional(),
  passkey: passkeyAnswer.exactOptional(),
})
const mute = z.strictObject({
  whom: id,
  table: id.exactOptional().describe('everywhere, where it is left out'),
  off: z.boolean().default(false),
})

export const routes = {
  'POST /api/guest': {
    ...anyone,
    summary: 'Become a guest',
    rate: 'slow',
    body: z.strictObject({ name: personName, avatar: avatar.default('') }),
    answer: answers.me,
  },
  'GET /api/me': {
    ...anyone,
    summary: 'Who I am',
    answer: z.union([answers.me.extend({ ratings: z.array(answers.rating) }), answers.nobody]),
  },
  'PUT /api/me': {
    ...person,
    summary: 'Change my name, avatar or notices',
    // Everybody is told who is at a table where they sit.
    rate: 'slow',
    body: z.strictObject({
      name: personName.exactOptional(),
      avatar: avatar.exactOptional(),
      notices: z.boolean().exactOptional(),
    }),
    answer: answers.me,
  },
  'DELETE /api/me': {
    ...person,
    evenBanned: true,
    summary: 'Forget me',
    body: proof,
    answer: answers.nobody,
  },
  'POST /api/account': {
    ...anyone,
    summary: 'Make an account, of the guest I am or anew; games stay',
    rate: 'slow',
    body: credentials,
    answer: answers.me,
  },
  'PUT /api/account/password': {
    ...person,
    summary: 'Change my password, proven by the old one or a passkey; signs out everywhere else',
    rate: 'slow',
    body: z.strictObject({
      old: anyPassword.exactOptional(),
      passkey: passkeyAnswer.exactOptional(),
      password,
    }),
    answer: answers.me,
  },
  'DELETE /api/account/password': {
    ...account,
    summary: 'Do without a password, where a passkey of mine is left; signs out everywhere else',
    rate: 'slow',
    body: proof,
    answer: answers.accountAnswer,
  },
  'GET /api/account': {
    ...account,
    evenBanned: true,
    summary: 'The ways into my account, and what is kept of each',
    answer: answers.accountAnswer,
  },
  'POST /api/account/codes': {
    ...account,
    summary: 'Make recovery codes; those of before are void',
    rate: 'slow',
    body: proof,
    answer: answers.codesAnswer,
  },
  'DELETE /api/account/codes': {
    ...account,
    summary: 'Take my recovery codes back',
    answer: answers.accountAnswer,
  },
  'POST /api/account/recovery': {
    ...anyone,
    summary: 'A new password by a recovery code, which is used up; signs in here and out everywhere else',
    rate: 'slow',
    body: z.strictObject({ name: personName, code: recoveryCode, password }),
    answer: answers.me,
  },
  'PUT /api/account/mail': {
    ...account,
    summary: 'Keep a mail address in place of the one before, and send the link that confirms it',
    rate: 'slow',
    body: proof.extend({ mail: mailAddress, lang }),
    answer: answers.accountAnswer,
  },
  'DELETE /api/account/mail': {
    ...account,
    summary: 'Forget my mail address',
    answer: answers.accountAnswer,
  },
  'POST /api/account/mail/confirm': {
    ...anyone,
    summary: 'Confirm a mail address by the link that was sent there',
    rate: 'slow',
    body: z.strictObject({ token: mailedToken }),
    answer: z.strictObject({ address: z.string() }),
  },
  'POST /api/account/forgotten': {
    ...anyone,
    summary:
      'Send a link for a new password to an address, if a confirmed one; the answer is the same for any',
    rate: 'slow',
    body: z.strictObject({ mail: mailAddress, lang }),
    answer: z.strictObject({ late: z.boolean().describe('the mail server does not answer just now') }),
  },
  'POST /api/account/reset': {
    ...anyone,
    summary:
      'A new password by a link that was mailed, which is used up; signs in here and out everywhere else',
    rate: 'slow',
    body: z.strictObject({ token: mailedToken, password }),
    answer: answers.me,
  },
  'POST /api/passkeys/invitation': {
    ...account,
    summary: 'What my browser needs to make a passkey',
    rate: 'slow',
    body: proof,
    answer: answers.passkeyOptions,
  },
  'POST /api/passkeys': {
    ...account,
    summary: 'Keep a passkey that was made by an invitation',
    rate: 'slow',
    body: z.strictObject({ passkey: newPasskey }),
    answer: answers.accountAnswer,
  },
  'DELETE /api/passkeys/:passkey': {
    ...account,
    summary: 'Forget one of my passkeys; the last way of signing in stays',
    params: z.strictObject({ passkey: id }),
    answer: answers.accountAnswer,
  },
  'POST /api/passkeys/challenge': {
    ...anyone,
    summary: 'What a browser needs to answer by a passkey, to sign in or to prove who it is',
    rate: 'slow',
    answer: answers.passkeyOptions,
  },
  'POST /api/session/passkey': {
    ...anyone,
    summary: 'Sign in by a passkey',
    rate: 'slow',
    body: z.strictObject({ passkey: passkeyAnswer }),
    answer: answers.me,
  },
  'POST /api/session': { ...anyone, summary: 'Sign in', rate: 'slow', body: credentials, answer: answers.me },
  'DELETE /api/session': { ...anyone, summary: 'Sign out', answer: answers.nobody },
  'GET /api/sessions': { ...person, summary: 'Where I am signed in', answer: answers.sessionsAnswer },
  'DELETE /api/sessions/:session': {
    ...person,
    summary: 'End one of my sessions and its sockets',
    params: z.strictObject({ session: id }),
    answer: answers.sessionsAnswer,
  },
  'DELETE /api/sessions': { ...person, summary: 'Sign out everywhere', answer: answers.nobody },
  'GET /api/me/export': {
    ...person,
    evenBanned: true,
    rate: 'slow',
    summary: 'All that is kept about me',
    answer: answers.exportAnswer,
  },
  'PUT /api/me/push': {
    ...person,
    summary: 'Let this browser be told',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).max(1000),
      keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    answer: answers.noticesAnswer,
  },
  'DELETE /api/me/push': { ...person, summary: 'No more notices', answer: answers.noticesAnswer },
  'GET /api/bots': { ...person, summary: 'My bot accounts', answer: answers.botsAnswer },
  'POST /api/bots': {
    ...account,
    summary: 'Make a bot account; its token is shown this once',
    rate: 'slow',
    body: z.strictObject({ name: personName, scopes: tokenScopes }),
    answer: answers.newBotAnswer,
  },
  'POST /api/bots/:person/token': {
    ...account,
    summary: 'Make another token for a bot account, shown this once; the one before is void',
    rate: 'slow',
    params: ofPerson,
    body: z.strictObject({ scopes: tokenScopes }),
    answer: answers.newBotAnswer,
  },
  'PUT /api/bots/:person/games/:game': {
    ...account,
    summary: 'Let anybody find and challenge a bot account at a game; my name is shown with it',
    rate: 'slow',
    params: ofOffer,
    body: z.strictObject({ about: plainText(MAX_ABOUT) }),
    answer: answers.botsAnswer,
  },
  'DELETE /api/bots/:person/games/:game': {
    ...account,
    summary: 'No more challenges of a bot account at a game',
    params: ofOffer,
    answer: answers.botsAnswer,
  },
  'DELETE /api/bots/:person': {
    ...person,
    summary: 'Delete a bot account',
    params: ofPerson,
    answer: answers.botsAnswer,
  },

  'GET /api/lobby': {
    ...anyone,
    summary: 'Open tables, games to watch, and who looks for one',
    query: z.strictObject({ game: gameId.exactOptional() }),
    answer: answers.lobbyAnswer,
  },
  'GET /api/tables/mine': {
    ...player,
    summary: 'My tables, those that wait for me first',
    answer: z.strictObject({ tables: z.array(answers.myTable) }),
  },
  'POST /api/tables': {
    ...player,
    summary: 'Open a table',
    body: z.strictObject({
      game: gameId,
      options: thing.default({}),
      seats: seatCount,
      listed: z.boolean().default(true),
      rated: z.boolean().default(false),
      silent: z.boolean().default(false),
      time: timeControl.default({ kind: 'none' }),
      seal: seal.exactOptional(),
      nonce: olderNonce,
    }),
    answer: syncMessage,
  },
  'GET /api/codes/:code': {
    ...player,
    summary: 'The table with a code',
    params: z.strictObject({ code }),
    answer: listedSheet,
  },
  'GET /api/tables/:table': {
    ...anyone,
    summary: 'A table as I see it; `since` a sequence number, only what I missed',
    params: ofTable,
    query: z.strictObject({ since: count.max(2 ** 31).exactOptional(), code: code.exactOptional() }),
    answer: syncMessage,
  },
  'POST /api/tables/:table/commands': {
    ...person,
    // As the command has it.
    scope: undefined,
    summary: 'Do something at a table',
    params: ofTable,
    body: commandBody,
    answer: syncMessage,
  },
  'GET /api/tables/:table/chat': {
    ...talker,
    summary:
      'Talk at a table: to a seat that of the players, to a spectator that of the spectators as well; after the end to those who were there',
    params: ofTable,
    query: z.strictObject({ code: code.exactOptional() }),
    answer: z.strictObject({ lines: z.array(saidMessage) }),
  },
  'GET /api/tables/:table/record': {
    ...anyone,
    summary: 'The record of a finished game; `code` where the table was not listed and I did not play',
    params: ofTable,
    query: z.strictObject({ code: code.exactOptional() }),
    answer: answers.gameRecord,
  },
  'POST /api/parties': {
    ...player,
    summary:
      'Open a party, to watch a replay together: of a finished game at a table, with its `code` as above, or of a record that whoever comes has themselves, by its hash. I lead',
    rate: 'slow',
    body: z.strictObject({
      table: id.exactOptional(),
      code: code.exactOptional(),
      record: recordHash.exactOptional(),
      at: watchPlace,
    }),
    answer: z.strictObject({ party: z.string() }),
  },
  'GET /api/parties/:party/chat': {
    ...talker,
    summary: 'Talk at a party, for whoever may join it',
    params: z.strictObject({ party: id }),
    query: z.strictObject({ code: code.exactOptional() }),
    answer: z.strictObject({ lines: z.array(saidMessage) }),
  },
  'POST /api/match': {
    ...player,
    summary: 'Wait for a quick match, as long as I am connected or ask for something once a minute',
    body: z.strictObject({
      game: gameId,
      seats: seatCount.exactOptional().describe('any number, where it is left out'),
      bots: z.boolean().default(false),
      seal: seal.exactOptional(),
      nonce: olderNonce,
    }),
    answer: answers.waitingAnswer,
  },
  'GET /api/match': { ...player, summary: 'What I wait for', answer: answers.waitingAnswer },
  'DELETE /api/match': { ...player, summary: 'Wait no longer', answer: answers.waitingAnswer },

  'GET /api/friends': {
    ...player,
    summary: 'My friends, who of them is here, and where they invite me',
    answer: answers.friendsAnswer,
  },
  'POST /api/friends': {
    ...person,
    summary: 'Become a friend of whoever gave me this link',
    rate: 'slow',
    body: z.strictObject({ code }),
    answer: z.strictObject({ person: personSheet }),
  },
  'DELETE /api/friends/:person': {
    ...person,
    summary: 'Be friends no longer',
    params: ofPerson,
    answer: answers.friendsAnswer,
  },
  'POST /api/friends/link': {
    ...person,
    summary: 'Make my link; the one before leads nowhere any more',
    rate: 'slow',
    answer: z.strictObject({ code: z.string() }),
  },
  'POST /api/invitations': {
    ...player,
    summary: 'Invite a friend, or challenge a program, to a table where I sit',
    body: z.strictObject({ whom: id, table: id }),
    answer: z.strictObject({ invited: z.string() }),
  },
  'DELETE /api/invitations/:table': {
    ...player,
    summary: 'Decline an invitation',
    params: ofTable,
    answer: answers.friendsAnswer,
  },

  'GET /api/players/:person': {
    ...anyone,
    summary: 'A profile: name, ratings, statistics, and to oneself the favourite rival',
    params: ofPerson,
    answer: answers.profile,
  },
  'GET /api/players/:person/games': {
    ...anyone,
    summary: 'Finished games, newest first: those whose record I may open',
    params: ofPerson,
    query: z.strictObject({ before: count.max(2 ** 53).exactOptional(), game: gameId.exactOptional() }),
    answer: z.strictObject({ games: z.array(answers.finishedGame) }),
  },
  'GET /api/leaderboards/:game': {
    ...anyone,
    summary: 'The best accounts at a game, or programs among themselves',
    params: z.strictObject({ game: gameId }),
    query: z.strictObject({ of: z.enum(['people', 'programs']).default('people') }),
    answer: answers.leaderboardAnswer,
  },
  'GET /api/programs/:game': {
    ...anyone,
    summary: 'Programs that anybody may challenge at a game: by an invitation to a table of it',
    params: z.strictObject({ game: gameId }),
    answer: answers.programsAnswer,
  },
  'PUT /api/mutes': {
    ...person,
    summary: 'Mute somebody at a table, or block them',
    body: mute,
    answer: z.strictObject({ whom: z.string(), table: z.string().nullable(), muted: z.boolean() }),
  },
  'PUT /api/hushes': {
    ...person,
    summary: 'The old name of `PUT /api/mutes`',
    deprecated: true,
    body: mute,
    answer: z.strictObject({ whom: z.string(), table: z.string().nullable(), hushed: z.boolean() }),
  },
  'POST /api/reports': {
    ...person,
    summary:
      'Report somebody with whom I was at a table; said again, it stands in place of what was said before',
    rate: 'slow',
    body: z.strictObject({ whom: id, table: id, text: plainText(MAX_REPORT) }),
    answer: z.strictObject({ reported: z.string() }),
  },

  'GET /api/puzzles/daily': {
    ...anyone,
    summary: 'The puzzles of a day, by universal time; the same as in any browser with this version',
    query: z.strictObject({
      game: gameId.exactOptional(),
      date: z.iso.date().exactOptional().describe('today, where it is left out'),
    }),
    answer: puzzles.dailyAnswer,
  },
  'GET /api/puzzles/next': {
    ...anyone,
    summary: 'A puzzle about as hard as I am strong, or as `rating` says; an account gets none that it tried',
    query: z.strictObject({
      game: gameId,
      kind: puzzles.puzzleWord.exactOptional(),
      theme: puzzles.puzzleWord.exactOptional(),
      pack: puzzles.packName.exactOptional().describe('any, where it is left out'),
      rating: count.max(4000).exactOptional(),
    }),
    answer: puzzles.posedPuzzle,
  },
  'GET /api/puzzles/packs': {
    ...anyone,
    summary: 'The packs of puzzles that this server knows',
    answer: puzzles.packsAnswer,
  },
  'GET /api/puzzles/packs/:pack': {
    ...anyone,
    summary: 'Puzzles of a pack, whole, from the easiest on',
    params: z.strictObject({ pack: puzzles.packName }),
    query: z.strictObject({ game: gameId.exactOptional(), from: count.max(2 ** 31 - 1).exactOptional() }),
    answer: puzzles.packAnswer,
  },
  'GET /api/puzzles/mine': {
    ...account,
    summary: 'My tries at puzzles, and my ratings',
    query: z.strictObject({
      after: count
        .max(2 ** 31 - 1)
        .exactOptional()
        .describe('a `seq`'),
    }),
    answer: puzzles.myTriesAnswer,
  },
  'POST /api/puzzles/tries': {
    ...account,
    summary:
      'Tries at puzzles, judged here; the first answer to each counts. Tries of guests stay in their browser',
    body: puzzles.triesBody,
    answer: puzzles.triedAnswer,
  },
  'GET /api/puzzles/votes': {
    ...account,
    summary: 'What I thought of puzzles',
    answer: puzzles.votesAnswer,
  },
  'PUT /api/puzzles/votes': {
    ...account,
    summary: 'Say what I think of puzzles; said again, it stands in place of what was said before',
    body: puzzles.votesBody,
    answer: puzzles.votesAnswer,
  },
  'GET /api/puzzles/:puzzle': {
    ...anyone,
    summary: 'A puzzle by its id, without its solution',
    params: z.strictObject({ puzzle: id }),
    answer: puzzles.posedPuzzle,
  },

  'GET /api/admin/status': {
    ...moderator,
    summary: 'How the server does',
    answer: moderation.serverStatus,
  },
  'GET /api/admin/reports': {
    ...moderator,
    summary:
      'Reports, with what was written by whom they are about: open ones, of each reporter and table the first before the second, or settled ones, newest first',
    query: z.strictObject({
      settled: z.literal('yes').exactOptional(),
      before: count
        .max(2 ** 31 - 1)
        .exactOptional()
        .describe('the number of an act, of settled ones'),
      from: count
        .max(2 ** 31 - 1)
        .exactOptional()
        .describe('how many come before, of open ones'),
    }),
    answer: moderation.reportsAnswer,
  },
  'GET /api/admin/people': {
    ...moderator,
    summary: 'People by a part of their name; else those with a right, the muted and the banned',
    query: z.strictObject({ find: plainText(MAX_COMMAND_ID).exactOptional() }),
    answer: moderation.ruledPeopleAnswer,
  },
  'GET /api/admin/tables/:table': {
    ...moderator,
    summary: 'A table looked into: what was written when, and whether it holds together',
    params: ofTable,
    answer: moderation.inspectedTable,
  },
  'GET /api/admin/acts': {
    ...moderator,
    summary: 'The journal: what moderators did, newest first',
    query: z.strictObject({ before: count.max(2 ** 31).exactOptional() }),
    answer: moderation.journalAnswer,
  },
  'POST /api/admin/acts': {
    ...moderator,
    summary: 'Do something, and write down why',
    body: moderation.moderatorAct,
    answer: moderation.actAnswer,
  },

  'GET /api/games': {
    ...anyone,
    summary: 'The games of this server, with their options',
    answer: answers.service,
  },
  'GET /api/socket': { ...anyone, summary: 'The socket, see docs/protocol.md', answer: 'socket' },
  'GET /healthz': {
    ...anyone,
    summary: 'Whether the server and its database are well',
    rate: 'free',
    answer: z.strictObject({ ok: z.literal(true) }),
  },
  'GET /metrics': { ...anyone, summary: 'Figures for Prometheus', rate: 'free', answer: 'text' },
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Route>>
