// Every limit of the wire, once: the schemas, the server, the screens and docs/protocol.md take them from here.
// What each is for stands in `page.ts`.

export const MAX_BYTES = 16_384
export const MAX_CHAT = 300
export const MAX_REPORT = 1000
export const MAX_WHY = 500
export const MAX_NAME = 24
export const MAX_AVATAR = 32
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 200
export const MAX_NONCE = 64
export const MAX_CODE = 12
export const MAX_COMMAND_ID = 64
export const MAX_GAME_ID = 40
export const MAX_PICK = 100_000
export const MAX_SEATS = 16
/** More than any game takes that is played to win; random ones of the longest took 440. */
export const MAX_MOVES = 2_000
/** Casts of two to six characters a level are all counted round evenly. */
export const MAX_CHARACTER = 59

export const MIN_SECONDS = 10
export const MAX_SECONDS = 7200
export const MAX_INCREMENT = 600
export const MAX_DAYS = 14

export const MAX_WATCHED = 20
export const MAX_AS = 999
export const MAX_UNREAD_BYTES = 2 ** 20
export const MAX_BOTS = 10
export const MAX_ABOUT = 140
export const MAX_PROGRAMS = 200
export const MAX_SESSIONS = 100
export const RECOVERY_CODES = 10
export const MAX_PASSKEYS = 10
export const MAX_PUSHES = 20
export const MAX_MAIL = 254
export const CHAT_LINES = 200
export const LOBBY_TABLES = 100
export const LIVE_TABLES = 6
export const NAMED_SPECTATORS = 50
export const MAX_FRIENDS = 200
export const MAX_INVITATIONS = 200
export const MAX_MUTES = 1000
export const MAX_REPORTS = 100
export const MY_TABLES = 100
export const GAMES_PER_PAGE = 50
export const PROFILE_GAMES = 300
/** To count them reads each: more than anybody has played in years, but for a program. */
export const COUNTED_GAMES = 2000
export const LEADERBOARD_PLAYERS = 100
export const LEADERBOARD_GAMES = 3
export const LEADERBOARD_NEWCOMERS = 20
export const REPORTS_PER_PAGE = 50
export const ACTS_PER_PAGE = 100
export const FOUND_PEOPLE = 50
export const INSPECTED_ENTRIES = 100
/** An address belongs to others soon. */
export const MAX_ADDRESS_DAYS = 30
export const MAX_BAN_DAYS = 3650
export const MAX_TRIES = 20_000
export const TRIES_AT_ONCE = 20
export const TRIES_PER_PAGE = 200
export const TRIERS_PER_ADDRESS = 4
export const PUZZLES_PER_PAGE = 50
export const MAX_ANSWER = 24
export const MAX_ANSWER_WORD = 80
export const VOTES_AT_ONCE = 200
export const PARTY_PEOPLE = 30
export const PARTIES_PER_PERSON = 5
export const PARTY_AWAY_SECONDS = 20
/** Who sends the link from a phone is away from the page meanwhile. */
export const PARTY_MINUTES = 30
/** Who played fewer with somebody is no rival. */
export const RIVAL_GAMES = 3

export const REQUESTS_PER_MINUTE = 300
export const SLOW_REQUESTS_PER_MINUTE = 20
export const GUESSES_PER_ACCOUNT = 10
export const GUESS_MINUTES = 15
export const MAILS_PER_ADDRESS = 3
export const MAILS_PER_ACCOUNT = 5
export const MAIL_MINUTES = 60
export const RESET_MINUTES = 60
export const CONFIRM_HOURS = 24
export const SOCKETS_PER_ADDRESS = 200
export const LOAD_PER_PERSON = 200
export const LOAD_PER_ADDRESS = 1000
export const MESSAGES_PER_SECOND = 20
export const MESSAGE_BURST = 5
export const MESSAGES_PER_LINE = 10
