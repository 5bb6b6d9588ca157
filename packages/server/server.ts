// The server put together: store, tables, people, bots, and what they share.

import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { AnyGame } from '@undercrown/engine'
import { MESSAGES_PER_LINE, type Nudge } from '@undercrown/protocol'
import { deny, rulesOf } from '@undercrown/table'
import { type Logger, pino } from 'pino'
import { openThinking } from './bots/thinking.ts'
import { depart } from './commands.ts'
import { type Config, databaseFile } from './config.ts'
import { type Health, openHealth } from './health.ts'
import { type Heartbeat, openHeartbeat } from './heartbeat.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { type Bans, openBans } from './moderation/bans.ts'
import { type Enforcement, openEnforcement } from './moderation/enforcement.ts'
import { type Moderation, openModeration } from './moderation/moderation.ts'
import { openParties, type WatchParties } from './party/parties.ts'
import { type Addresses, openAddresses } from './people/addresses.ts'
import { type Forgetting, openForgetting } from './people/forgetting.ts'
import { type Friends, openFriends } from './people/friends.ts'
import { type Identity, openIdentity } from './people/identity.ts'
import { type Mailer, openMailer } from './people/mail.ts'
import { type Notices, openNotices, type Send } from './people/notices.ts'
import { openPasskeys, type Passkeys } from './people/passkeys.ts'
import { openPeople, type People, sheetOfPerson } from './people/people.ts'
import { openPrograms, type Programs } from './people/programs.ts'
import { openRecovery, type Recovery } from './people/recovery.ts'
import { settleResult } from './people/results.ts'
import { openSessions, type Sessions } from './people/sessions.ts'
import { openPuzzles, type ServerPuzzles } from './puzzles/puzzles.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { openArchive } from './store/archive.ts'
import { setting } from './store/schema.ts'
import type { Store } from './store/store.ts'
import { type Attendance, openAttendance } from './table/attendance.ts'
import { type Audience, openAudience } from './table/audience.ts'
import { type Chat, openChat } from './table/chat.ts'
import type { ServerContext } from './table/context.ts'
import { openLoad } from './table/load.ts'
import { type Matches, openMatches } from './table/match.ts'
import { openPresence, type Presence } from './table/presence.ts'
import { openSnapshots } from './table/snapshots.ts'
import { tableStorage } from './table/storage.ts'
import { openTables, type Tables } from './table/tables.ts'
import { openCommonClock, openTime, SILENCE } from './time.ts'
import { openTrouble, type TellTrouble, wordsOfError } from './trouble.ts'
import { loopTurns } from './turns.ts'

/** What a test may put in place of the real thing. */
export interface Overrides {
  /** The time, whatever the clocks below say. */
  readonly now: () => number
  /** The clock on the wall, which may be set, and one that only measures. */
  readonly wall: () => number
  readonly stopwatch: () => number
  readonly token: (bytes: number) => string
  readonly linger: number
  readonly log: Logger
  /** Sends to a browser's push service. */
  readonly push: Send
}

export interface Server {
  readonly config: Config
  readonly games: readonly AnyGame[]
  readonly log: Logger
  readonly store: Store
  readonly context: ServerContext
  readonly tables: Tables
  readonly chat: Chat
  readonly attendance: Attendance
  readonly audience: Audience
  readonly parties: WatchParties
  readonly presence: Presence
  readonly programs: Programs
  readonly friends: Friends
  readonly matches: Matches
  readonly people: People
  readonly forgetting: Forgetting
  readonly puzzles: ServerPuzzles
  readonly sessions: Sessions
  readonly recovery: Recovery
  readonly passkeys: Passkeys
  readonly mailer: Mailer
  readonly addresses: Addresses
  readonly identity: Identity
  readonly bans: Bans
  readonly moderation: Moderation
  readonly enforcement: Enforcement
  readonly notices: Notices
  readonly metrics: Metrics
  readonly sockets: Sockets
  readonly health: Health
  readonly trouble: TellTrouble
  /** Somebody has another name or face, or (`out`) what they were signed in with is void, all of it or one session; told on every node. */
  changed(person: string, what: 'profile' | 'out', session?: string): Promise<void>
  /** Looks after everything that is owed; also called once a second. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface Threads {
  readonly writer: URL
  readonly thinker: URL
  /** Of the code that runs; snapshots of other code are not read. */
  readonly build?: string
}

/** Whether those who are connected still may is looked at so often, for whatever was not told. */
const SESSIONS_EVERY = 30_000
/** The longest that a timer can wait. */
const LONGEST = 2 ** 31 - 1

export async function openServer(
  config: Config,
  games: readonly AnyGame[],
  threads: Threads,
  overrides: Partial<Overrides> = {},
): Promise<Server> {
  const token = overrides.token ?? ((bytes: number) => randomBytes(bytes).toString('hex'))
  const log = (overrides.log ?? pino({ level: config.logLevel })).child(
    {},
    { serializers: { err: wordsOfError } },
  )
  let heartbeat: Heartbeat | undefined
  const stopwatch = overrides.stopwatch ?? (() => performance.now())
  const trouble = openTrouble(log, stopwatch)
  let looked = 0
  const health = openHealth(stopwatch)

  const sockets = openSockets(config.socketsPerAddress, config.requestsPerMinute, stopwatch)
  const metrics: Metrics = openMetrics({ tables: () => tables.count(), sockets: () => sockets.count() })
  const store = config.databaseUrl
    ? await (await import('./store/postgres.ts')).openPostgres({
        url: config.databaseUrl,
        pool: config.databasePool,
        replica: config.replicaUrl,
        onFlush: metrics.flush,
        onTrouble: (error) => trouble(error, 'postgres'),
      })
    : await (await import('./store/sqlite.ts')).openSqlite({
        file: databaseFile(config),
        writer: threads.writer,
        onFlush: metrics.flush,
      })
  // Nobody looks at one while all else is opened, which may take a while itself.
  let tellClocks = () => {}
  // By the clocks of their own machines nodes would tell a seat different times.
  const common = overrides.wall ? undefined : store.clock && (await openCommonClock(stopwatch, store.clock))
  const time = openTime(overrides.wall ?? common?.now ?? Date.now, stopwatch, (gap) => {
    log.warn(gap, 'no time passed: the server was stopped, the machine slept, or the clock was set')
    heartbeat?.slept(gap)
    setImmediate(() => tellClocks())
  })
  const now = overrides.now ?? time.now
  const secret = config.secret ?? (await setting(store.db, 'secret', () => randomBytes(32).toString('hex')))
  const resume = (at: number) => {
    if (at - now() > SILENCE)
      log.warn({ at, now: now() }, 'the servers before were further in time: it goes on from there')
    time.atLeast(at)
  }
  const beating = await openHeartbeat(store.db, now, token(6), resume, stopwatch, store.write)
  heartbeat = beating
  const sessions = openSessions(
    store.db,
    token,
    now,
    (error) => trouble(error, 'session'),
    (person, session) => changed(person, 'out', session).catch((error) => trouble(error, 'session')),
  )
  const people = openPeople(store.db, token, now, sessions)
  const thinking = openThinking(threads.thinker, config.botThreads, config.botPause, metrics.thought)
  const puzzles = await openPuzzles(
    config.puzzlesDir,
    store.db,
    thinking.judge,
    now,
    token,
    config.requestsPerMinute,
  ).catch(async (error) => {
    await thinking.close()
    await beating.stop()
    await store.close()
    throw error
  })
  const bans = openBans(store.db, secret, now)
  const notices = openNotices(store.db, config.vapid, now, (error) => trouble(error, 'push'), overrides.push)

  const mailer = openMailer(config.mail, now, (error) => trouble(error, 'mail'))

  const load = openLoad(store.db, secret, now, {
    perPerson: config.loadPerPerson,
    perAddress: config.loadPerAddress,
  })
  const archive = openArchive(store, now, trouble)
  /** Of all logs that are read at once, one piece is read in a turn of the loop. */
  const piece = loopTurns(1)
  const storage = tableStorage(store, config.lease, config, health, trouble)
  const context: ServerContext = {
    store,
    gameNamed(id, rules) {
      const game = games.find((one) => one.id === id) ?? deny('not-found', `there is no game "${id}"`)
      return rules === undefined ? game : rulesOf(game, rules)
    },
    entries: storage.entries,
    append: storage.append,
    notYet: storage.notYet,
    think: thinking.think,
    prepare: thinking.prepare,
    now,
    gaps: beating.gaps,
    token,
    breathe: () => new Promise((done) => piece('', done)),
    stopwatch: () => performance.now(),
    schedule(at, job) {
      const timer = setTimeout(job, Math.min(LONGEST, Math.max(0, at - now()) + 1))
      timer.unref()
      return () => clearTimeout(timer)
    },
    onDuty: () => true,
    profiles: people.profiles,
    lease: config.lease,
    abandonedAfter: config.abandonedAfter,
    chairKept: config.chairKept,
    load,
    snapshots: openSnapshots(store.db, threads.build ?? '', trouble),
    async payerOf(person) {
      const known = await people.get(person)
      return load.payer(known ?? { id: person, owner: null }, presence.whence(person))
    },
    onMove: metrics.move,
    onAsked(state, asked) {
      for (const person of asked) {
        if (presence.here(state.id, person)) continue
        nudge(person, 'turn', state.id)
        notices.tell(person, state.id, state.opened.game).catch((error) => trouble(error, 'push'))
      }
    },
    async settle(state) {
      const profiles = await people.profiles(state.chairs.flatMap((one) => one.person ?? []))
      await settleResult(store, state, profiles)
      storage.settled(state)
    },
    trouble,
  }
  const tables = openTables(context, overrides.linger)
  const attendance = openAttendance(context)
  const near = (id: string) => tables.near(id) ?? parties.near(id)
  const chat = openChat(context, near, attendance, config.messagesPerSecond / MESSAGES_PER_LINE)
  const audience = openAudience(context, near)
  const parties = openParties(context, audience)
  const presence = openPresence(context, tables, sockets)
  const matches = openMatches(context, tables, config.matchPatience, presence.around, (person, table) =>
    nudge(person, 'matched', table),
  )
  const programs = openPrograms(store.db, people, presence.around, now)
  const friends = openFriends(context, tables, people, presence, (person, table) =>
    nudge(person, 'invited', table),
  )
  const forgetting = openForgetting(
    store.db,
    people,
    now,
    (person) => depart(tables, token, people.profiles, person, context.settle),
    (person) => changed(person, 'out'),
  )
  const looking = {
    db: store.db,
    gameNamed: context.gameNamed,
    gaps: beating.gaps,
    profiles: people.profiles,
    near: (id: string) => tables.near(id)?.state,
  }
  const moderation = openModeration(looking, people, bans, now)
  const enforcement = await openEnforcement({
    context,
    tables,
    near,
    people,
    presence,
    sockets,
    bans,
    depart: (person) => depart(tables, token, people.profiles, person),
    trouble,
  })
  store.listen(({ about, id, what }) => {
    // Somebody may have signed out meanwhile, taken another name, or gone for good.
    if (about === 'missed') {
      people.forgetProfile()
      sockets.lookAgain().catch((error) => trouble(error, 'person'))
    }
    if (about !== 'person') return
    const [why, table = ''] = what.split(':')
    if (why === 'matched' || why === 'turn' || why === 'invited') sockets.nudge(id, table, why)
    else meet(id, why === 'out', table || undefined).catch((error) => trouble(error, 'person'))
  })

  /** Wherever they are connected. */
  function nudge(person: string, why: Nudge['why'], table: string): void {
    sockets.nudge(person, table, why)
    store.announce({ about: 'person', id: person, what: `${why}:${table}` })
  }

  async function meet(person: string, out: boolean, session?: string): Promise<void> {
    people.forgetProfile(person)
    if (out) sockets.hangUp(person, session)
    const known = await people.get(person)
    for (const place of [audience, parties]) if (known) place.renamed(sheetOfPerson(known))
    for (const actor of tables.nearOf(person)) {
      await actor.greet()
      // At each of many tables there may be many to tell; others are heard in between.
      await turn()
    }
  }

  async function changed(person: string, what: 'profile' | 'out', session?: string): Promise<void> {
    await meet(person, what === 'out', session)
    store.announce({ about: 'person', id: person, what: session ? `${what}:${session}` : what })
  }

  const clocked = () =>
    [...tables.all()].filter(({ state }) => state.phase === 'playing' && state.opened.time.kind !== 'none')

  /** Whoever looks at a clock is told how it stands, which they could not know. */
  tellClocks = () => {
    for (const table of clocked()) table.greet().catch((error) => trouble(error, 'clock', table.id))
  }

  /** What was moved meanwhile was charged by other gaps, and every node is to tell a seat the same. */
  async function readClocks(): Promise<void> {
    for (const table of clocked()) {
      await table.reread().catch((error) => trouble(error, 'clock', table.id))
      await turn()
    }
  }

  /** One that fails keeps no other from being looked after. */
  async function look(about: string, job: () => Promise<void>): Promise<void> {
    try {
      await job()
    } catch (error) {
      trouble(error, about)
    }
  }

  /** Sessions and tokens that another node ended and could not tell of, as it died or was cut off. */
  async function lookAtSessions(): Promise<void> {
    if (now() - looked < SESSIONS_EVERY) return
    looked = now()
    const open = sockets.keys()
    for (const key of await sessions.ended([...open.keys()])) sockets.hangUp(open.get(key) ?? '', key)
  }

  async function sweepOnce(): Promise<void> {
    await look('heartbeat', async () => {
      const otherwise = await beating.beat().catch((error) => {
        health.failed('heartbeat', error)
        throw error
      })
      health.wrote('heartbeat')
      if (otherwise) await readClocks()
    })
    await look('clock', async () => common?.ask())
    await look('moderation', enforcement.sweep)
    await look('tables', tables.sweep)
    await look('matches', matches.sweep)
    await look('presence', presence.sweep)
    await look('load', load.sweep)
    await look('archive', archive.sweep)
    await look('parties', parties.sweep)
    await look('session', lookAtSessions)
    await look('forgotten', forgetting.sweep)
    audience.sweep()
    mailer.sweep()
  }
  // One after the other: whoever asks knows that what was due before is done.
  let sweeping: Promise<void> | undefined
  function sweep(): Promise<void> {
    const mine = (sweeping ?? Promise.resolve()).then(sweepOnce)
    sweeping = mine
    return mine.finally(() => {
      if (sweeping === mine) sweeping = undefined
    })
  }
  const timer = setInterval(() => {
    // However long a sweep takes, the time is looked at.
    now()
    beating.look()
    if (!sweeping) sweep()
  }, 1000)
  timer.unref()

  const addresses = openAddresses(store.db, people, mailer, config.publicUrl, token, now, (error) =>
    trouble(error, 'mail'),
  )
  return {
    config,
    games,
    log,
    store,
    context,
    tables,
    chat,
    attendance,
    audience,
    parties,
    presence,
    friends,
    programs,
    matches,
    people,
    forgetting,
    puzzles,
    sessions,
    recovery: openRecovery(store.db, people, token, now, (person, all) =>
      addresses.warn(person, 'password', all),
    ),
    passkeys: openPasskeys(store.db, config.publicUrl, token, now),
    mailer,
    addresses,
    identity: openIdentity(people, sessions, bans, secret, config.publicUrl),
    bans,
    moderation,
    enforcement,
    notices,
    metrics,
    sockets,
    health,
    trouble,
    changed,
    sweep,
    async close() {
      clearInterval(timer)
      mailer.close()
      await tables.close()
      await parties.close()
      await thinking.close()
      await beating.stop()
      await store.close()
    },
  }
}
