// The server put together: store, tables, people, bots, and what they share.

import { randomBytes } from 'node:crypto'
import type { AnyGame } from '@undercrown/engine'
import type { Nudge } from '@undercrown/protocol'
import { type Logger, pino } from 'pino'
import { type Beats, openBeats } from './beats.ts'
import { openThinking } from './bots/thinking.ts'
import { type Config, databaseFile } from './config.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { type Identity, openIdentity } from './people/identity.ts'
import { type Notices, openNotices, type Send } from './people/notices.ts'
import { openPeople, type People } from './people/people.ts'
import { settleResult } from './people/results.ts'
import { refused } from './refused.ts'
import { openSockets, type Sockets } from './sockets.ts'
import { openPostgres } from './store/postgres.ts'
import { setting } from './store/schema.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { openAttendance } from './table/attendance.ts'
import { type Chat, openChat } from './table/chat.ts'
import type { Gaps } from './table/clock.ts'
import type { House } from './table/house.ts'
import { type Matches, openMatches } from './table/match.ts'
import { openRooms, type Rooms } from './table/rooms.ts'

/** What a test may put in place of the real thing. */
export interface Stand {
  readonly now: () => number
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
  readonly house: House
  readonly rooms: Rooms
  readonly chat: Chat
  readonly matches: Matches
  readonly people: People
  readonly identity: Identity
  readonly notices: Notices
  readonly metrics: Metrics
  readonly sockets: Sockets
  /** Somebody has another name or face, or (`out`) all they were signed in with is void; told on every node. */
  changed(person: string, what: 'face' | 'out'): Promise<void>
  /** Looks after everything that is owed; also called once a second. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface Threads {
  readonly writer: URL
  readonly thinker: URL
}

export async function openServer(
  config: Config,
  games: readonly AnyGame[],
  threads: Threads,
  stand: Partial<Stand> = {},
): Promise<Server> {
  const now = stand.now ?? Date.now
  const token = stand.token ?? ((bytes: number) => randomBytes(bytes).toString('hex'))
  const log = stand.log ?? pino({ level: config.logLevel })
  const trouble = (error: unknown, about: string) => log.error({ err: error, about }, 'trouble')

  const sockets = openSockets()
  const metrics: Metrics = openMetrics({ tables: () => rooms.count(), sockets: () => sockets.count() })
  const store = config.databaseUrl
    ? await openPostgres({
        url: config.databaseUrl,
        onFlush: metrics.flush,
        onTrouble: (error) => trouble(error, 'postgres'),
      })
    : await openSqlite({ file: databaseFile(config), writer: threads.writer, onFlush: metrics.flush })
  const secret = config.secret ?? (await setting(store.db, 'secret', () => randomBytes(32).toString('hex')))
  const beats: Beats = await openBeats(store.db, now, token(6))
  const people = openPeople(store.db, token, now)
  const thinking = openThinking(threads.thinker, config.botThreads, config.botPause, metrics.thought)
  const notices = openNotices(store.db, config.vapid, (error) => trouble(error, 'push'), stand.push)

  const house: House = {
    store,
    gameNamed: (id) => games.find((one) => one.id === id) ?? refused('not-found', `there is no game "${id}"`),
    think: thinking.think,
    prepare: thinking.prepare,
    now,
    gaps: (): Gaps => beats.gaps(),
    token,
    faces: people.faces,
    lease: config.lease,
    chairKept: config.chairKept,
    onMove: metrics.move,
    onAsked(sitting, asked) {
      for (const person of asked) {
        if (attendance.here(sitting.id, person)) continue
        nudge(person, 'turn', sitting.id)
        notices.tell(person, sitting.id, sitting.opened.game).catch((error) => trouble(error, 'push'))
      }
    },
    async settle(sitting) {
      const faces = await people.faces(sitting.chairs.flatMap((one) => one.person ?? []))
      await settleResult(store.db, sitting, faces)
    },
    trouble,
  }
  const rooms = openRooms(house, stand.linger)
  const chat = openChat(house, rooms)
  const attendance = openAttendance(house, rooms)
  const matches = openMatches(house, rooms, config.matchPatience, (person, table) =>
    nudge(person, 'matched', table),
  )
  store.listen(({ about, id, what }) => {
    if (about !== 'person') return
    const [why, table = ''] = what.split(':')
    if (why === 'matched' || why === 'turn') sockets.nudge(id, table, why)
    else meet(id, why === 'out').catch((error) => trouble(error, 'person'))
  })

  /** Wherever they are connected. */
  function nudge(person: string, why: Nudge['why'], table: string): void {
    sockets.nudge(person, table, why)
    store.announce({ about: 'person', id: person, what: `${why}:${table}` })
  }

  async function meet(person: string, out: boolean): Promise<void> {
    people.forgetFace(person)
    if (out) sockets.hangUp(person)
    await Promise.all(rooms.nearOf(person).map((room) => room.greet()))
  }

  let sweeping = false
  async function sweep(): Promise<void> {
    if (sweeping) return
    sweeping = true
    try {
      await beats.beat()
      await rooms.sweep()
      await matches.sweep()
      await attendance.sweep()
    } catch (error) {
      trouble(error, 'sweep')
    } finally {
      sweeping = false
    }
  }
  const timer = setInterval(sweep, 1000)
  timer.unref()

  return {
    config,
    games,
    log,
    store,
    house,
    rooms,
    chat,
    matches,
    people,
    identity: openIdentity(people, secret, config.publicUrl),
    notices,
    metrics,
    sockets,
    async changed(person, what) {
      await meet(person, what === 'out')
      store.announce({ about: 'person', id: person, what })
    },
    sweep,
    async close() {
      clearInterval(timer)
      await rooms.close()
      await thinking.close()
      await beats.stop()
      await store.close()
    },
  }
}
