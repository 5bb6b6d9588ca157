// Who may read what of a table, answer by answer. A test of the server asks for each cell as each of these people, and
// docs/protocol.md prints it.

import type { RouteName, ServerMessage } from '../types.ts'

/** Who asks: sits there; looked on before the end; a friend of who sits there; signed in; not even that. */
export const readerRoles = ['player', 'spectator', 'friend', 'stranger', 'nobody'] as const
export type ReaderRole = (typeof readerRoles)[number]

export const readingTimes = ['before', 'during', 'after'] as const

/** A table that is not listed is `unlisted` to whoever brings its link, and `private` to whoever does not. */
export const privacies = ['private', 'unlisted', 'public'] as const

export type Readers = Readonly<Record<(typeof privacies)[number], readonly ReaderRole[]>>
type ReadersInTime = Readonly<Record<(typeof readingTimes)[number], Readers>>

/** What tells nothing of a table to anybody who is not named by it says so in words. */
export type ReadersOf = ReadersInTime | string

const none: Readers = { private: [], unlisted: [], public: [] }
const seated: Readers = { private: ['player'], unlisted: ['player'], public: ['player'] }
const there = ['player', 'spectator'] as const
const present: Readers = { private: there, unlisted: there, public: there }
const signedIn = ['player', 'spectator', 'friend', 'stranger'] as const
const always = (readers: Readers): ReadersInTime => ({ before: readers, during: readers, after: readers })
const after = (readers: Readers): ReadersInTime => ({ before: none, during: none, after: readers })
const untilTheEnd = (readers: Readers): ReadersInTime => ({ before: readers, during: readers, after: none })

/** The link is asked for, where a table is not listed. */
const onlookers: Readers = { private: ['player'], unlisted: readerRoles, public: readerRoles }

const own = 'one’s own, or what one has just done'
const facts = 'nothing of any table'

export const routeReaders: Readonly<Record<RouteName, ReadersOf>> = {
  'GET /api/lobby': untilTheEnd({ ...none, public: readerRoles }),
  'GET /api/tables/mine': always(seated),
  'GET /api/codes/:code': untilTheEnd({ private: [], unlisted: signedIn, public: signedIn }),
  'GET /api/tables/:table': always(onlookers),
  'GET /api/tables/:table/chat': {
    before: { private: there, unlisted: signedIn, public: signedIn },
    during: { private: there, unlisted: signedIn, public: signedIn },
    after: present,
  },
  'GET /api/tables/:table/record': after(onlookers),
  'GET /api/parties/:party/chat': after({ private: ['player'], unlisted: signedIn, public: signedIn }),
  'GET /api/players/:person/games': after({ ...seated, public: readerRoles }),
  'GET /api/friends': untilTheEnd({ ...none, public: ['friend'] }),
  'GET /api/me/export': always(present),
  'POST /api/tables/:table/commands': own,
  'POST /api/tables': own,
  'POST /api/parties': own,
  'POST /api/guest': own,
  'GET /api/me': own,
  'PUT /api/me': own,
  'DELETE /api/me': own,
  'POST /api/account': own,
  'PUT /api/account/password': own,
  'GET /api/account': own,
  'POST /api/account/codes': own,
  'DELETE /api/account/codes': own,
  'POST /api/account/recovery': own,
  'DELETE /api/account/password': own,
  'PUT /api/account/mail': own,
  'DELETE /api/account/mail': own,
  'POST /api/account/mail/confirm': own,
  'POST /api/account/forgotten': facts,
  'POST /api/account/reset': own,
  'POST /api/passkeys/invitation': own,
  'POST /api/passkeys': own,
  'DELETE /api/passkeys/:passkey': own,
  'POST /api/passkeys/challenge': facts,
  'POST /api/session/passkey': own,
  'POST /api/session': own,
  'DELETE /api/session': own,
  'GET /api/sessions': own,
  'DELETE /api/sessions/:session': own,
  'DELETE /api/sessions': own,
  'PUT /api/me/push': own,
  'DELETE /api/me/push': own,
  'GET /api/bots': own,
  'POST /api/bots': own,
  'DELETE /api/bots/:person': own,
  'POST /api/bots/:person/token': own,
  'PUT /api/bots/:person/games/:game': own,
  'DELETE /api/bots/:person/games/:game': own,
  'POST /api/match': own,
  'GET /api/match': own,
  'DELETE /api/match': own,
  'POST /api/friends': own,
  'DELETE /api/friends/:person': own,
  'POST /api/friends/link': own,
  'POST /api/invitations': own,
  'DELETE /api/invitations/:table': own,
  'PUT /api/mutes': own,
  'PUT /api/hushes': own,
  'POST /api/reports': own,
  'GET /api/players/:person':
    'sums; of single games those that are rated, and to each what they may open, without the table',
  'GET /api/admin/status': 'to moderators: which tables are owed something',
  'GET /api/admin/reports':
    'to moderators: what was written at the table by whom a report is about; to who sits there not what spectators say',
  'GET /api/admin/people': facts,
  'GET /api/admin/tables/:table':
    'to moderators: who sits there and is asked, kinds and times of entries, hashes; nothing that is hidden',
  'GET /api/admin/acts': 'to moderators: which tables were removed, or messages at them',
  'POST /api/admin/acts': own,
  'GET /api/puzzles/daily': facts,
  'GET /api/puzzles/next': facts,
  'GET /api/puzzles/packs': facts,
  'GET /api/puzzles/packs/:pack': facts,
  'GET /api/puzzles/:puzzle': facts,
  'GET /api/puzzles/mine': own,
  'POST /api/puzzles/tries': own,
  'GET /api/puzzles/votes': own,
  'PUT /api/puzzles/votes': own,
  'GET /api/leaderboards/:game': facts,
  'GET /api/programs/:game': facts,
  'GET /api/games': facts,
  'GET /api/socket': 'what is told over it, below',
  'GET /healthz': facts,
  'GET /metrics': facts,
}

export const messageReaders: Readonly<Record<ServerMessage['type'], ReadersOf>> = {
  table: always(onlookers),
  picture: 'to whoever may be told `table`, the same in another form; changes as `update`',
  update: { ...always(none), during: onlookers },
  said: { before: onlookers, during: onlookers, after: { ...present, private: ['player'] } },
  unsaid: 'to whoever watches; the number of a line alone',
  watching: always(onlookers),
  party: after({ private: ['player'], unlisted: signedIn, public: signedIn }),
  recalled: { before: none, during: seated, after: seated },
  nudge: 'to whom it is about',
  welcome: own,
  done: own,
  refused: own,
  closing: facts,
  pong: facts,
}
