// The configuration: environment variables, each read and checked at the start. docs/server.md lists them.

import { existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { refuse } from '@undercrown/engine'
import {
  LOAD_PER_ADDRESS,
  LOAD_PER_PERSON,
  MESSAGE_BURST,
  MESSAGES_PER_SECOND,
  REQUESTS_PER_MINUTE,
  SOCKETS_PER_ADDRESS,
} from '@undercrown/protocol'

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Connections to it at once. */
  readonly databasePool: number
  /** Of a replica of it, for what may be some seconds old. */
  readonly replicaUrl: string | undefined
  readonly webDir: string | undefined
  /** Where the host puts packs of puzzles. */
  readonly puzzlesDir: string | undefined
  readonly secret: string | undefined
  readonly publicUrl: string | undefined
  /** How many proxies stand before the server, or which; false where there is none. */
  readonly trustProxy: number | readonly string[] | false
  readonly logLevel: string
  readonly botThreads: number
  readonly botPause: number
  readonly matchPatience: number
  readonly lease: number
  readonly chairKept: number
  /** Milliseconds; undefined for never. */
  readonly abandonedAfter: number | undefined
  readonly requestsPerMinute: number
  readonly socketsPerAddress: number
  readonly loadPerPerson: number
  readonly loadPerAddress: number
  readonly messagesPerSecond: number
  /** Where to tell what is wrong with this server. */
  readonly contact: string | undefined
  readonly metricsToken: string | undefined
  /** Through which mail server, and by what address; no mail without. */
  readonly mail: { readonly url: string; readonly from: string } | undefined
  readonly vapid:
    | { readonly publicKey: string; readonly privateKey: string; readonly subject: string }
    | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

interface Variable {
  readonly name: string
  readonly help: string
  readonly or: string
}

const MOST_THREADS = 64
const CONTACT = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/

/** Every variable with its default and what it is for, in the words of the documentation. */
export const variables = [
  { name: 'HOST', or: '127.0.0.1', help: 'address to listen on; `0.0.0.0` for all' },
  { name: 'PORT', or: '8080', help: 'port to listen on; `0` takes any that is free' },
  { name: 'DATA_DIR', or: './data', help: 'folder of the local database, where no `DATABASE_URL` is given' },
  { name: 'DATABASE_URL', or: '', help: '`postgres://…`, for several nodes on one database' },
  {
    name: 'DATABASE_POOL',
    or: '10',
    help: 'connections of a node to PostgreSQL, besides one that listens; all nodes together stay below its `max_connections`',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    or: '',
    help: '`postgres://…` of a replica of it, which answers lists, profiles, rankings and logs that are put away, as long as it is less than ten seconds behind; with as many connections',
  },
  {
    name: 'WEB_DIR',
    or: '',
    help: 'folder of the web app’s built files; `dist/web` if it is there',
  },
  {
    name: 'PUZZLES_DIR',
    or: '',
    help: 'folder with packs of puzzles besides those that are shipped, as `undercrown puzzles pack` writes them',
  },
  {
    name: 'SECRET',
    or: '',
    help: 'signs cookies, at least 32 characters; made and kept in the database if absent',
  },
  {
    name: 'PUBLIC_URL',
    or: '',
    help: 'where people find the server, such as `https://play.example`; makes cookies secure',
  },
  {
    name: 'TRUST_PROXY',
    or: 'no',
    help: 'how many proxies stand before the server and add to `X-Forwarded-For`, such as `1`; or their addresses, such as `10.0.0.0/8, 127.0.0.1`',
  },
  { name: 'LOG_LEVEL', or: 'info', help: '`debug`, `info`, `warn`, `error` or `silent`' },
  {
    name: 'BOT_THREADS',
    or: '',
    help: 'threads in which bots think; one less than the machine has cores, at least one',
  },
  { name: 'BOT_PAUSE_MS', or: '700', help: 'milliseconds from a bot’s question to its answer' },
  { name: 'MATCH_PATIENCE_MS', or: '60000', help: 'how long a quick match waits before bots fill the seats' },
  {
    name: 'CHAIR_KEPT_MS',
    or: '300000',
    help: 'how long no bot sits in for somebody who is not connected, in games that are not slow; `0` for as long as their clock lets them',
  },
  {
    name: 'ABANDONED_DAYS',
    or: '30',
    help: 'days without any person after which a game ends, its record kept for its players; `0` for never',
  },
  {
    name: 'DUTY_LEASE_MS',
    or: '',
    help: 'how long other nodes leave a table’s duties to the one that wrote last (3000; 0 with the local database)',
  },
  {
    name: 'REQUESTS_PER_MINUTE',
    or: String(REQUESTS_PER_MINUTE),
    help: 'requests per address, as many messages of its sockets that are no move, talk or ping, as many lines of talk, and as many tries at puzzles',
  },
  { name: 'SOCKETS_PER_ADDRESS', or: String(SOCKETS_PER_ADDRESS), help: 'open sockets per address' },
  {
    name: 'LOAD_PER_PERSON',
    or: String(LOAD_PER_PERSON),
    help: 'what the open and running tables of one person may cost together',
  },
  { name: 'LOAD_PER_ADDRESS', or: String(LOAD_PER_ADDRESS), help: 'the same for all of one address' },
  {
    name: 'MESSAGES_PER_SECOND',
    or: String(MESSAGES_PER_SECOND),
    help: `socket messages per connection, with bursts of ${MESSAGE_BURST} times as many`,
  },
  { name: 'METRICS_TOKEN', or: '', help: 'bearer token that `/metrics` asks for; nobody sees any without' },
  {
    name: 'CONTACT',
    or: '',
    help: '`mailto:` or `https:` address for security problems, told in `/.well-known/security.txt`',
  },
  {
    name: 'SMTP_URL',
    or: '',
    help: 'mail server for lost passwords, such as `smtps://name:password@mail.example`, with `MAIL_FROM` and `PUBLIC_URL`; no mail without',
  },
  { name: 'MAIL_FROM', or: '', help: 'by whom mails are, such as `Undercrown <crown@play.example>`' },
  { name: 'VAPID_PUBLIC_KEY', or: '', help: 'for browser push, with the two below; no push without' },
  { name: 'VAPID_PRIVATE_KEY', or: '', help: 'the other key of the pair' },
  { name: 'VAPID_SUBJECT', or: '', help: '`mailto:` or `https:` address of whoever runs the server' },
] as const satisfies readonly Variable[]

export type VariableName = (typeof variables)[number]['name']

/** Reads the configuration; refuses in words what cannot be meant. */
export function readConfig(env: Environment): Config {
  const text = (name: string): string => {
    const { or } = variables.find((one) => one.name === name) as Variable
    return env[name] || or
  }
  const optional = (name: string) => text(name) || undefined
  const whole = (name: string, least: number, most: number): number => {
    const value = text(name)
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most
      ? number
      : refuse(
          `${name} must be a whole number from ${least} to ${most}, not "${value}"`,
          `${name} doit être un nombre entier de ${least} à ${most}, pas «\u00a0${value}\u00a0»`,
        )
  }
  const postgresUrl = (name: string): string | undefined => {
    const url = optional(name)
    if (url && !/^postgres(ql)?:\/\//.test(url))
      refuse(
        `${name} must begin with postgres://; leave it out for a local file`,
        `${name} doit commencer par postgres://\u202f; laissez-le de côté pour un fichier local`,
      )
    // Not as it was written: there may be a password in it.
    if (url && !URL.canParse(url))
      refuse(
        `${name} must be like postgres://name:password@host:5432/database; percent-encode what is special in the password`,
        `${name} doit ressembler à postgres://nom:motdepasse@hôte:5432/base\u202f; encodez par % ce qui est spécial dans le mot de passe`,
      )
    return url
  }
  const databaseUrl = postgresUrl('DATABASE_URL')
  const replicaUrl = postgresUrl('DATABASE_REPLICA_URL')
  if (replicaUrl && !databaseUrl)
    refuse(
      'DATABASE_REPLICA_URL is for a replica of DATABASE_URL, which is missing',
      'DATABASE_REPLICA_URL est pour une réplique de DATABASE_URL, qui manque',
    )
  const webDir = optional('WEB_DIR')
  if (webDir && !existsSync(join(webDir, 'index.html')))
    refuse(
      `WEB_DIR has no index.html: ${webDir}; build the web app first, or leave it out`,
      `WEB_DIR n’a pas d’index.html\u00a0: ${webDir}\u202f; construisez d’abord l’application web, ou laissez-le de côté`,
    )
  const puzzlesDir = optional('PUZZLES_DIR')
  if (puzzlesDir && !statSync(puzzlesDir, { throwIfNoEntry: false })?.isDirectory())
    refuse(
      `PUZZLES_DIR is no folder: ${puzzlesDir}; make it, or leave it out`,
      `PUZZLES_DIR n’est pas un dossier\u00a0: ${puzzlesDir}\u202f; créez-le, ou laissez-le de côté`,
    )
  const secret = optional('SECRET')
  if (secret && secret.length < 32)
    refuse('SECRET must have at least 32 characters', 'SECRET doit avoir au moins 32 caractères')
  const writtenUrl = optional('PUBLIC_URL')
  if (writtenUrl && !(/^https?:\/\/[^/?#@\s]+$/i.test(writtenUrl) && URL.canParse(writtenUrl)))
    refuse(
      `PUBLIC_URL must be like https://play.example, without a path, not "${writtenUrl}"`,
      `PUBLIC_URL doit ressembler à https://play.example, sans chemin, pas à «\u00a0${writtenUrl}\u00a0»`,
    )
  // As browsers write it: what they send is held against it letter by letter.
  const publicUrl = writtenUrl && new URL(writtenUrl).origin
  const logLevel = text('LOG_LEVEL')
  const levels = ['debug', 'info', 'warn', 'error', 'silent']
  if (!levels.includes(logLevel))
    refuse(
      `LOG_LEVEL must be one of ${levels.join(', ')}, not "${logLevel}"`,
      `LOG_LEVEL doit être parmi ${levels.join(', ')}, pas «\u00a0${logLevel}\u00a0»`,
    )
  const contact = optional('CONTACT')
  if (contact && !CONTACT.test(contact))
    refuse(
      `CONTACT must be like mailto:you@play.example or https://play.example/contact, not "${contact}"`,
      `CONTACT doit ressembler à mailto:vous@play.example ou https://play.example/contact, pas à «\u00a0${contact}\u00a0»`,
    )
  return {
    host: text('HOST'),
    port: whole('PORT', 0, 65_535),
    dataDir: resolve(text('DATA_DIR')),
    databaseUrl,
    databasePool: whole('DATABASE_POOL', 2, 1000),
    replicaUrl,
    webDir: webDir && resolve(webDir),
    puzzlesDir: puzzlesDir && resolve(puzzlesDir),
    secret,
    publicUrl,
    trustProxy: proxies(text('TRUST_PROXY')),
    logLevel,
    botThreads:
      text('BOT_THREADS') === ''
        ? Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))
        : whole('BOT_THREADS', 1, MOST_THREADS),
    botPause: whole('BOT_PAUSE_MS', 0, 60_000),
    matchPatience: whole('MATCH_PATIENCE_MS', 0, 3_600_000),
    lease: text('DUTY_LEASE_MS') === '' ? (databaseUrl ? 3000 : 0) : whole('DUTY_LEASE_MS', 0, 60_000),
    chairKept: whole('CHAIR_KEPT_MS', 0, 86_400_000),
    abandonedAfter: whole('ABANDONED_DAYS', 0, 3650) * 86_400_000 || undefined,
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 1, 1e9),
    socketsPerAddress: whole('SOCKETS_PER_ADDRESS', 1, 1e9),
    loadPerPerson: whole('LOAD_PER_PERSON', 1, 1e9),
    loadPerAddress: whole('LOAD_PER_ADDRESS', 1, 1e9),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', 1, 1e9),
    contact,
    metricsToken: optional('METRICS_TOKEN'),
    mail: mailOf(optional('SMTP_URL'), optional('MAIL_FROM'), publicUrl),
    vapid: vapid(optional('VAPID_PUBLIC_KEY'), optional('VAPID_PRIVATE_KEY'), optional('VAPID_SUBJECT')),
  }
}

/** To believe whatever is forwarded would let anybody write their own address: there is no `yes`. */
function proxies(text: string): Config['trustProxy'] {
  if (text === 'no') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((one) => one.trim())
  if (addresses.every(isNetwork)) return addresses
  return refuse(
    `TRUST_PROXY must be no, the number of proxies (1 to 9) or their addresses, not "${text}"`,
    `TRUST_PROXY doit être no, le nombre de proxys (1 à 9) ou leurs adresses, pas «\u00a0${text}\u00a0»`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // All there is would be to believe anybody.
  return length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}

/** Links in mails lead to the address that is configured: one from a request could be anybody's. */
function mailOf(url?: string, from?: string, publicUrl?: string): Config['mail'] {
  if (!url && !from) return undefined
  if (!url || !from || !publicUrl)
    return refuse(
      'SMTP_URL and MAIL_FROM go together, with PUBLIC_URL for the links in mails',
      'SMTP_URL et MAIL_FROM vont ensemble, avec PUBLIC_URL pour les liens des courriels',
    )
  if (!/^smtps?:\/\/[^/\s]+$/.test(url) || !URL.canParse(url))
    return refuse(
      'SMTP_URL must be like smtps://name:password@mail.example or smtp://mail.example:587',
      'SMTP_URL doit ressembler à smtps://nom:motdepasse@mail.example ou smtp://mail.example:587',
    )
  if (!/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(from))
    return refuse(
      `MAIL_FROM must be like Undercrown <crown@play.example>, not "${from}"`,
      `MAIL_FROM doit ressembler à Undercrown <crown@play.example>, pas à «\u00a0${from}\u00a0»`,
    )
  return { url, from }
}

function vapid(publicKey?: string, privateKey?: string, subject?: string): Config['vapid'] {
  if (!publicKey && !privateKey && !subject) return undefined
  if (!publicKey || !privateKey || !subject)
    return refuse(
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT go together; give all three or none',
      'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY et VAPID_SUBJECT vont ensemble\u202f; donnez les trois ou aucun',
    )
  // 65 bytes that begin with a 4, and 32.
  if (!/^B[\w-]{86}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey))
    return refuse(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair of keys; undercrown keys makes one',
      'VAPID_PUBLIC_KEY et VAPID_PRIVATE_KEY ne sont pas une paire de clés\u202f; undercrown keys en fait une',
    )
  if (!CONTACT.test(subject))
    return refuse(
      `VAPID_SUBJECT must be like mailto:you@play.example or https://play.example/contact, not "${subject}"`,
      `VAPID_SUBJECT doit ressembler à mailto:vous@play.example ou https://play.example/contact, pas à «\u00a0${subject}\u00a0»`,
    )
  return { publicKey, privateKey, subject }
}

export function databaseFile({ dataDir }: Config): string {
  return join(dataDir, 'undercrown.db')
}
