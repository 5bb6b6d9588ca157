// The tables of docs/protocol.md, written from the schemas, the routes and the limits. `npm run docs` puts them into
// the page, and a test fails where the page says otherwise.

import * as z from 'zod'
import * as limits from './limits.ts'
import * as answers from './schemas/answer.ts'
import { clientMessage, command, commandBody } from './schemas/command.ts'
import * as messages from './schemas/message.ts'
import { journalEntry, moderatorAct } from './schemas/moderation.ts'
import * as puzzles from './schemas/puzzle.ts'
import {
  messageReaders,
  privacies,
  type ReadersOf,
  readerRoles,
  readingTimes,
  routeReaders,
} from './schemas/readers.ts'
import { refusals } from './schemas/refusals.ts'
import { type Route, routes } from './schemas/routes.ts'
import * as sheets from './schemas/sheet.ts'

/** What each limit is for. */
const meanings: Readonly<Record<keyof typeof limits, string>> = {
  MAX_BYTES: 'bytes of a message or body',
  MAX_CHAT: 'characters of a line of talk',
  MAX_REPORT: 'characters of a report',
  MAX_WHY: 'characters of a moderator’s reason',
  MAX_NAME: 'characters of a name',
  MAX_AVATAR: 'characters of an avatar’s name',
  MIN_PASSWORD: 'characters of a password, at least',
  MAX_PASSWORD: 'characters of a password, at most',
  MAX_NONCE: 'characters of a nonce',
  MAX_CODE: 'characters of a table’s code, as people write it',
  MAX_COMMAND_ID: 'characters of a command’s id',
  MAX_GAME_ID: 'characters of a game’s id',
  MAX_PICK: 'the number of an option',
  MAX_SEATS: 'seats of a table',
  MAX_MOVES: 'moves of a game, which then ends undecided',
  MAX_CHARACTER: 'number of a bot’s character',
  MIN_SECONDS: 'seconds of a live clock, at least',
  MAX_SECONDS: 'seconds of a live clock, at most',
  MAX_INCREMENT: 'seconds that a move adds to it',
  MAX_DAYS: 'days per move of a slow game',
  MAX_WATCHED: 'tables that one socket watches, and parties that it is at',
  MAX_AS: 'a number that one gives a table',
  MAX_UNREAD_BYTES: 'bytes that wait for somebody who does not read them, who is then cut off',
  MAX_BOTS: 'bot accounts of one account',
  MAX_ABOUT: 'characters of what is said of a program',
  MAX_PROGRAMS: 'programs in a list, those that were offered last',
  RECOVERY_CODES: 'recovery codes that are made at a time',
  MAX_PASSKEYS: 'passkeys of one account',
  MAX_PUSHES: 'browsers of one person that are told of their turn',
  MAX_MAIL: 'characters of a mail address',
  MAX_SESSIONS: 'sessions of one person; who signs in once more ends the one used longest ago',
  CHAT_LINES: 'lines of talk that are told, the last ones',
  LOBBY_TABLES: 'tables in the lobby, the newest',
  LIVE_TABLES: 'games in the lobby that are being played, those that moved last',
  NAMED_SPECTATORS: 'spectators of a table that are told by name',
  MAX_FRIENDS: 'friends of one person',
  MAX_INVITATIONS: 'invitations that are kept for one person, the newest',
  MAX_MUTES: 'people that one has muted or blocked, counted by table',
  MAX_REPORTS: 'reports of one person that nobody has settled yet',
  MY_TABLES: 'tables of one’s own in a list',
  GAMES_PER_PAGE: 'finished games in an answer',
  PROFILE_GAMES: 'games whose course a profile tells, the last ones',
  COUNTED_GAMES: 'games of which a profile tells shares and the rival, the last ones',
  LEADERBOARD_PLAYERS: 'players on a leaderboard',
  LEADERBOARD_GAMES: 'rated games before somebody is on it',
  LEADERBOARD_NEWCOMERS: 'players beneath it who have not played so many yet',
  REPORTS_PER_PAGE: 'reports in an answer',
  ACTS_PER_PAGE: 'acts of moderators in an answer',
  FOUND_PEOPLE: 'people that a moderator’s search finds',
  INSPECTED_ENTRIES: 'entries of a table’s log that moderators are shown, the last ones',
  MAX_ADDRESS_DAYS: 'days for which an address is banned',
  MAX_BAN_DAYS: 'days for which somebody is muted or banned, unless it is for good',
  MAX_TRIES: 'tries at puzzles of one account',
  TRIES_AT_ONCE: 'tries in a request; an account has one such request at a time',
  TRIES_PER_PAGE: 'tries of one’s own in an answer',
  TRIERS_PER_ADDRESS: 'requests with tries of one address at a time',
  PUZZLES_PER_PAGE: 'puzzles of a pack in an answer',
  MAX_ANSWER: 'deeds of an answer to a puzzle',
  MAX_ANSWER_WORD: 'characters of one of them',
  VOTES_AT_ONCE: 'votes on puzzles in a request',
  PARTY_PEOPLE: 'people who watch a replay together',
  PARTIES_PER_PERSON:
    'parties that one person has opened at a time; one more ends the oldest where nobody is',
  PARTY_AWAY_SECONDS: 'seconds after which somebody else may lead, where who led is not connected',
  PARTY_MINUTES: 'minutes without anybody after which a party is over',
  RIVAL_GAMES: 'games with somebody before they are one’s rival',
  REQUESTS_PER_MINUTE:
    'requests of one address in a minute, as many messages of its sockets that are no move, talk or `ping` (every 50 entries of a game that has to be read first count as one), as many lines of talk by them, and as many tries at puzzles, where the server is not told otherwise',
  SLOW_REQUESTS_PER_MINUTE: 'the same for requests that are marked slow',
  GUESSES_PER_ACCOUNT: 'wrong passwords for one name, from all addresses together',
  GUESS_MINUTES: 'minutes after the first of them until they are forgotten',
  MAILS_PER_ADDRESS:
    'mails of each kind to one address, whoever asks for them; and the accounts at it that are told of in one asking',
  MAILS_PER_ACCOUNT: 'mails that one account has sent to confirm an address',
  MAIL_MINUTES: 'minutes after the first of them until they are forgotten',
  RESET_MINUTES: 'minutes that a link for a new password is good',
  CONFIRM_HOURS: 'hours that a link which confirms an address is good',
  SOCKETS_PER_ADDRESS: 'open sockets of one address, where the server is not told otherwise',
  LOAD_PER_PERSON:
    'what the open and running tables of one person may cost together (docs/server.md has the prices), where the server is not told otherwise',
  LOAD_PER_ADDRESS: 'the same for all who come from one address',
  MESSAGES_PER_SECOND: 'messages of one socket in a second, where the server is not told otherwise',
  MESSAGES_PER_LINE: 'times fewer lines of talk than messages, and these by one person over all sockets',
  MESSAGE_BURST: 'seconds’ worth of messages that may come at once',
}

/** Shapes with a table of their own; elsewhere they are named. */
const shapes = {
  PersonSheet: sheets.personSheet,
  WatchPlace: sheets.watchPlace,
  TableSheet: sheets.tableSheet,
  SeatSheet: sheets.seatSheet,
  OfferSheet: sheets.offerSheet,
  ResultSheet: sheets.resultSheet,
  TimeControl: sheets.timeControl,
  ClockSheet: sheets.clockSheet,
  GamePart: messages.gamePart,
  JournalEntry: journalEntry,
  PosedPuzzle: puzzles.posedPuzzle,
  WholePuzzle: puzzles.wholePuzzle,
  PuzzleCrowd: puzzles.puzzleCrowd,
  PuzzleRating: puzzles.puzzleRating,
  PuzzleTry: puzzles.puzzleTry,
  JudgedTry: puzzles.judgedTry,
  KeptTry: puzzles.keptTry,
}
/** Shapes that are told as what sets them apart from another. */
const variants = {
  ListedSheet: [sheets.listedSheet, 'TableSheet', sheets.tableSheet],
  MyTable: [answers.myTable, 'ListedSheet', sheets.listedSheet],
  Me: [answers.me, 'PersonSheet', sheets.personSheet],
} as const

const names = new Map<unknown, string>([
  ...Object.entries(shapes).map(([name, schema]): [unknown, string] => [schema, name]),
  ...Object.entries(variants).map(([name, [schema]]): [unknown, string] => [schema, name]),
  [messages.syncMessage, 'TableMessage'],
  [messages.saidMessage, 'SaidMessage'],
  [messages.refusal.shape.code, 'Code'],
  [commandBody, 'Command & { id }'],
  [moderatorAct, 'Act'],
])

type Json = z.core.JSONSchema.BaseSchema

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema, path }) {
      const name = path.length > 0 ? names.get(zodSchema) : undefined
      if (name === undefined) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.title = name
    },
  })
}

const number = (value: number) => value.toLocaleString('en')

function range(least: number | undefined, most: number | undefined): string | undefined {
  const from = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : number(least)
  const to = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : number(most)
  if (from === undefined) return to && `≤ ${to}`
  return to === undefined ? `≥ ${from}` : `${from}…${to}`
}

function typeOf(json: Json | boolean): string {
  if (typeof json === 'boolean') return 'anything'
  if (Array.isArray(json.type)) return json.type.map((type) => typeOf({ ...json, type })).join(' | ')
  const { title, type, enum: values, anyOf, oneOf, items, prefixItems, properties } = json
  if (title !== undefined) return title
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map(typeOf).join(' | ')
  switch (type) {
    case 'string': {
      const size = range(json.minLength, json.maxLength)
      if (json.pattern !== undefined) return `text like /${json.pattern}/`
      return size ? `text of ${size} characters` : 'text'
    }
    case 'integer':
      return range(json.minimum, json.maximum) ?? 'integer'
    case 'array': {
      if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
      const item = typeof items === 'object' && !Array.isArray(items) ? typeOf(items) : 'anything'
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      return properties ? `{ ${fieldsOf(json).map(fieldText).join(', ')} }` : 'object'
    default:
      return type ?? 'anything'
  }
}

interface Field {
  readonly name: string
  readonly type: string
  readonly about: string
}

function fieldsOf({ properties = {}, required = [] }: Json): Field[] {
  return Object.entries(properties).map(([name, json]) => {
    const { description = '', default: usual } = typeof json === 'boolean' ? {} : json
    return {
      name: required.includes(name) ? name : `${name}?`,
      type: usual === undefined ? typeOf(json) : `${typeOf(json)} = ${JSON.stringify(usual)}`,
      about: description,
    }
  })
}

const fieldText = ({ name, type }: Field) => `${name}: ${type}`
const code = (text: string) => (text === '' ? '' : `\`${text}\``)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** One row for each kind of message. */
function kinds(
  head: readonly string[],
  key: string,
  options: readonly z.ZodObject[],
  io: 'input' | 'output',
): string {
  const rows = options.map((option) => {
    const json = jsonOf(option, io)
    const [kind, ...fields] = fieldsOf(json)
    const named = kind?.name === key ? kind.type : ''
    return [
      code(named.replaceAll('"', '')),
      fields.map(fieldText).map(code).join(', '),
      json.description ?? '',
    ]
  })
  return table(head, rows)
}

function shapeTables(): string {
  const whole = Object.entries(shapes).map(([name, schema]) => {
    const rows =
      schema instanceof z.ZodDiscriminatedUnion
        ? kinds(['kind', 'fields', ''], 'kind', schema.options, 'output')
        : table(
            ['field', 'type', ''],
            fieldsOf(jsonOf(schema, 'output')).map(({ name: field, type, about }) => [
              code(field),
              code(type),
              about,
            ]),
          )
    return `### ${name}\n${rows}`
  })
  const apart = Object.entries(variants).map(([name, [schema, base, from]]) => {
    const without = Object.keys(from.shape).filter((field) => !(field in schema.shape))
    const more = fieldsOf(jsonOf(schema, 'output')).filter(
      ({ name: field }) => !(field.replace('?', '') in from.shape),
    )
    const words = [
      ...(without.length > 0 ? [`without ${without.map(code).join(', ')}`] : []),
      ...(more.length > 0 ? [`with ${more.map(fieldText).map(code).join(', ')}`] : []),
    ]
    return `### ${name}\nA \`${base}\` ${words.join(' and ')}.`
  })
  return [...whole, ...apart].join('\n\n')
}

function routeTable(): string {
  const named = (schema: z.ZodType, io: 'input' | 'output') => names.get(schema) ?? typeOf(jsonOf(schema, io))
  const rows = Object.entries(routes).map(([name, route]) => {
    const { summary, for: who, rate, query, body, answer, deprecated, scope }: Route = route
    const takes = [
      ...(query instanceof z.ZodUnknown ? [] : [`?${named(query, 'input')}`]),
      ...(body instanceof z.ZodUnknown ? [] : [named(body, 'input')]),
    ]
    const what = typeof answer === 'string' ? `a ${answer}` : code(named(answer, 'output'))
    // Accounts have no token; whoever else is signed in may.
    const token = who === 'person' && scope ? ` (${scope})` : ''
    const of = rate === 'slow' ? `${who}${token}, slow` : `${who}${token}`
    return [code(name), of, takes.map(code).join(' '), what, deprecated ? `Deprecated. ${summary}` : summary]
  })
  return table(['request', 'for', 'takes', 'answers', ''], rows)
}

/** Rows of the same readers are one. */
function readersTable(): string {
  const who = (roles: readonly string[]) =>
    roles.length === 0 ? '–' : roles.length === readerRoles.length ? 'all' : roles.join(', ')
  const rowsOf = ([name, readers]: readonly [string, ReadersOf]): string[][] => {
    if (typeof readers === 'string') return []
    const rows = readingTimes.map((time) => ({
      time,
      cells: privacies.map((one) => who(readers[time][one])),
    }))
    const same = rows.reduce<{ times: string[]; cells: string[] }[]>((all, { time, cells }) => {
      const last = all.at(-1)
      if (last && String(last.cells) === String(cells)) last.times.push(time)
      else all.push({ times: [time], cells })
      return all
    }, [])
    return same.map(({ times, cells }) => [code(name), times.join(', '), ...cells])
  }
  const rows = [...Object.entries(routeReaders), ...Object.entries(messageReaders)].flatMap(rowsOf)
  return table(['what', 'when', ...privacies], rows)
}

function isCommand(option: z.ZodObject): boolean {
  return 'id' in option.shape
}

const values = new Map<string, number>(Object.entries(limits))

/** The tables by their markers. */
const tables: Readonly<Record<string, () => string>> = {
  'you send': () =>
    kinds(
      ['you send', 'fields', 'what for'],
      'do',
      clientMessage.options.filter((one) => !isCommand(one)),
      'input',
    ),
  'you are told': () =>
    kinds(['you are told', 'fields', 'when'], 'type', messages.serverMessage.options, 'output'),
  acts: () => kinds(['act', 'fields', ''], 'do', moderatorAct.options, 'input'),
  commands: () => kinds(['command', 'fields', ''], 'do', command.options, 'input'),
  shapes: shapeTables,
  requests: routeTable,
  readers: readersTable,
  refusals: () =>
    table(
      ['code', 'status', ''],
      Object.entries(refusals).map(([name, { status, means }]) => [code(name), String(status), means]),
    ),
  limits: () =>
    table(
      ['limit', '', 'of'],
      Object.entries(meanings).map(([name, means]) => [
        code(name),
        number(values.get(name) ?? Number.NaN),
        means,
      ]),
    ),
}

/** The page with its tables as they are now. Every table must have its marker there, once. */
export function withTables(page: string): string {
  let text = page
  for (const [name, write] of Object.entries(tables)) {
    const [before, rest, ...more] = text.split(`<!-- ${name} -->\n`)
    const end = rest?.indexOf('<!-- end -->') ?? -1
    if (before === undefined || rest === undefined || end < 0 || more.length > 0)
      throw new Error(`the page must have one <!-- ${name} --> … <!-- end -->`)
    text = `${before}<!-- ${name} -->\n${write()}\n${rest.slice(end)}`
  }
  return text
}
