// Hosts the tables of this browser: answers the messages of the protocol as the server does, for the one page that
// asks. What a table is stands in packages/table; here are its storage, who has the device, and the way to the page.

import {
  type AnyGame,
  type GameRecord,
  type Lang,
  type Lineup,
  optionsFor,
  recordOf,
  viewOf,
} from '@undercrown/engine'
import type { ClientMessage, ServerMessage, TableCommand } from '@undercrown/protocol'
import {
  type ActorContext,
  askedPeople,
  type BotQuestion,
  type BotTable,
  deny,
  foldLog,
  type LogEntry,
  loadActor,
  type NewTable,
  openingOf,
  refusalOf,
  rulesOf,
  type Sitter,
  seatingOf,
  seatOf,
  type TableActor,
  type TableState,
  type Watcher,
} from '@undercrown/table'
import type { Advised, Blunder } from './advice.ts'
import { personAt } from './former.ts'
import type { LocalOrder, LocalSeat } from './order.ts'
import type { DeviceStorage } from './storage.ts'
import type { LocalSummary } from './summary.ts'

/** Whoever sits there takes the device; nobody, when it is being passed on. Of one device, not of the protocol. */
export interface Take {
  readonly do: 'take'
  readonly table: string
  readonly seat: number | null
}

/** What whoever has the device is asked, among so many. */
type SeatQuestion = Omit<BotQuestion, 'level'> & { readonly seats: number }

/** What the worker gives. */
export interface LocalContext {
  readonly storage: DeviceStorage
  gameNamed(id: string): Promise<AnyGame | undefined>
  /** Bots will be asked at such a table soon. */
  prepare(table: BotTable): void
  /** The number of the option, when it is time to answer. */
  think(question: BotQuestion): Promise<number>
  /** What a master would do, and why. */
  advise(question: Omit<BotQuestion, 'level'>, lang: Lang): Promise<Advised>
  /** What an option would throw away; nothing where it does not. */
  warn(question: SeatQuestion, option: number, lang: Lang): Promise<Blunder | undefined>
  /** Calls once this page is the one that looks after the bots of a table; returns how to give that up. */
  duty(table: string, begin: () => void): () => void
  /** Tells the other pages that a table has been written. */
  hint(table: string): void
  /** Sends a message of the protocol to the page, as it is written. */
  send(text: string): void
  now(): number
  token(bytes: number): string
}

export interface LocalTables {
  hear(message: ClientMessage | Take): Promise<void>
  open(order: LocalOrder): Promise<string>
  /** Once the game is over: it tells everything. */
  record(table: string): Promise<GameRecord>
  /** What a master would do in place of whoever has the device. */
  advise(table: string, lang: Lang): Promise<Advised>
  /** What an option of theirs would throw away, as far as a master can tell. */
  warn(table: string, option: number, lang: Lang): Promise<Blunder | undefined>
  /** Another page has written. */
  hinted(table: string): void
}

/** A table that the page is at. */
interface AtHand {
  readonly actor: TableActor
  /** The page, with the eyes of whoever has the device; with several people at it nobody's, until one takes it. */
  page: Watcher
  watching: boolean
  /** The number that the page gave the table. */
  as?: number | undefined
  giveUp?(): void
}

export function openLocalTables(context: LocalContext): LocalTables {
  const { storage } = context
  const tell = (message: ServerMessage) => context.send(JSON.stringify(message))
  const atHand = new Map<string, Promise<AtHand>>()
  /** Tables whose bots this page looks after. */
  const duties = new Set<string>()

  const hosting: ActorContext = {
    gameNamed: async (id, rules) => rulesOf(await gameNamed(id), rules),
    entries: async (id, after) => (await storage.read(id)).filter(({ seq }) => seq > after),
    async append(entry, state) {
      const went = await storage.append(state.id, [entry], summaryOf(state))
      if (went) context.hint(state.id)
      return went
    },
    profiles: async () => new Map(),
    now: context.now,
    gaps: () => [],
    token: context.token,
    // Nobody else waits in a worker.
    breathe: async () => {},
    stopwatch: () => 0,
    schedule(at, job) {
      const timer = setTimeout(job, Math.max(0, at - context.now()))
      return () => clearTimeout(timer)
    },
    onDuty: (id) => duties.has(id),
    lease: 0,
    think: context.think,
    prepare: async (table) => context.prepare(table),
    async open({ table, host, sitters }) {
      const id = await begin(table, host, sitters)
      return { id, withdraw: () => storage.forget(id) }
    },
    onMove() {},
    onAsked() {},
    async settle() {},
    // Without its bots the table cannot go on; all that was played is kept.
    trouble(error, about, table) {
      if (about === 'bot') tell({ type: 'refused', table, code: 'internal', message: String(error) })
    },
  }

  async function gameNamed(id: string): Promise<AnyGame> {
    return (await context.gameNamed(id)) ?? deny('not-found', `no game "${id}" here`)
  }

  async function load(id: string): Promise<AtHand> {
    const actor = (await loadActor(hosting, id)) ?? deny('not-found', 'there is no such table')
    return { actor, page: pageOf(alone(actor.state)), watching: false }
  }

  function tableAt(id: string): Promise<AtHand> {
    const table = atHand.get(id) ?? load(id)
    atHand.set(id, table)
    table.catch(() => atHand.delete(id))
    return table
  }

  /** What whoever has the device is asked, with what they may know. */
  async function questionAt(id: string): Promise<SeatQuestion> {
    const { actor, page } = await tableAt(id)
    const { game, table, phase } = actor.state
    const seat = seatOf(actor.state, page.person)
    const choice = phase === 'playing' ? table?.choices().find((one) => one.seat === seat) : undefined
    if (!table || !choice) return deny('wrong-phase', 'this seat is not asked anything now')
    const view = viewOf(game, table.state, seat, 'mind')
    return { game: game.id, view, choice, seed: context.token(16), seats: table.seats }
  }

  function pageOf(person: string | undefined): Watcher {
    return { person, send: context.send }
  }

  async function open({ game: name, options, seats, position }: LocalOrder): Promise<string> {
    const game = await gameNamed(name)
    const table: NewTable = {
      game: name,
      options: position ? {} : optionsFor(game, options, seats.length),
      seats: seats.length,
      ...{ listed: false, rated: false, silent: true, time: { kind: 'none' }, device: true },
      ...(position && { position }),
    }
    const sitters = seats.map(
      (one, seat): Sitter =>
        one.kind === 'bot'
          ? { bot: one.level, ...(one.character !== undefined && { character: one.character }) }
          : { person: personAt(seat), profile: { name: one.name, avatar: one.avatar ?? '' } },
    )
    return begin(table, personAt(seats.findIndex(({ kind }) => kind === 'human')), sitters)
  }

  /** Everybody is there: the game begins at once. */
  async function begin(table: NewTable, host: string, sitters: readonly Sitter[]): Promise<string> {
    const { game: name, seats } = table
    const game = await gameNamed(name)
    const id = context.token(10)
    const opened = { type: 'opened' as const, ...table, rules: game.rules, host, secret: context.token(32) }
    const seated = seatingOf(sitters.map((one) => (one.person ? { ...one, nonce: context.token(16) } : one)))
    const log = (options: object): LogEntry[] =>
      [{ ...opened, options }, ...seated, { type: 'started' as const }].map((body, i) => ({
        seq: i + 1,
        at: context.now(),
        body,
      }))
    const dealt = foldLog(id, log(table.options), game, []).table
    if (dealt && dealt.seats !== seats) deny('bad-options', `the position has ${dealt.seats} seats`)
    const entries = log(dealt?.options ?? table.options)
    await storage.append(id, entries, summaryOf(foldLog(id, entries, game, [])))
    return id
  }

  async function leave(id: string): Promise<void> {
    const table = await atHand.get(id)?.catch(() => undefined)
    atHand.delete(id)
    duties.delete(id)
    table?.actor.close()
    table?.giveUp?.()
  }

  async function watch(id: string, since: number | undefined, as: number | undefined): Promise<void> {
    const table = await tableAt(id)
    table.watching = true
    table.as = as
    await table.actor.watch(table.page, since, as)
    if ((await atHand.get(id)) !== table) return
    table.giveUp ??= context.duty(id, () => {
      duties.add(id)
      table.actor.attend()
    })
  }

  async function take({ table: id, seat }: Take): Promise<void> {
    const table = await tableAt(id)
    const chair = seat === null ? undefined : table.actor.state.chairs[seat]
    if (seat !== null && (!chair?.person || chair.resigned)) deny('not-yours', 'a bot sits there')
    const before = table.page
    table.page = pageOf(chair?.person ?? alone(table.actor.state))
    if (table.watching) await table.actor.watch(table.page, 'turn', table.as, before)
  }

  async function command(message: TableCommand): Promise<void> {
    const { actor, page } = await tableAt(message.table)
    const { table: _, id, ...what } = message
    if (what.do === 'say' || what.do === 'emote') deny('silent', 'at one device people just talk')
    await actor.do(page.person, id, what, page)
  }

  return {
    open,
    async hear(message) {
      try {
        if (message.do === 'ping') tell({ type: 'pong' })
        else if (message.do === 'watch') await watch(message.table, message.since, message.as)
        else if (message.do === 'recall') {
          const { actor, page } = await tableAt(message.table)
          await actor.recall(page)
        } else if (message.do === 'take') await take(message)
        else if (message.do === 'unwatch') await leave(message.table)
        // Of parties, which are the server's, no page speaks to a worker.
        else await command(message as TableCommand)
      } catch (error) {
        const { code, message: why } = refusalOf(error) ?? { code: 'internal', message: String(error) }
        const id = 'id' in message ? { id: message.id } : {}
        const table = 'table' in message ? { table: message.table } : {}
        tell({ type: 'refused', ...table, ...id, code, message: why })
      }
    },
    async record(id) {
      const log = await storage.read(id)
      if (log.length === 0) deny('not-found', 'there is no such table')
      const { game, rules } = openingOf(id, log)
      const { phase, table } = foldLog(id, log, await hosting.gameNamed(game, rules), [])
      if (phase !== 'over' || !table) deny('wrong-phase', 'the record can be had when the game is over')
      return recordOf(table)
    },
    async advise(id, lang) {
      return context.advise(await questionAt(id), lang)
    },
    async warn(id, option, lang) {
      const question = await questionAt(id)
      if (!question.choice.options[option]) return deny('not-offered', 'that is not offered')
      return context.warn(question, option, lang)
    },
    hinted(id) {
      atHand.get(id)?.then(
        ({ actor }) => actor.hint(Number.MAX_SAFE_INTEGER),
        () => {},
      )
    },
  }
}

/** The one person at the device, if there is but one. */
function alone({ chairs }: TableState): string | undefined {
  const people = chairs.flatMap(({ person }) => person ?? [])
  return people.length === 1 ? people[0] : undefined
}

function summaryOf(state: TableState): LocalSummary {
  const { id, opened, chairs, at, phase, result } = state
  const lineup = result && lineupOf(state)
  return {
    id,
    game: opened.game,
    names: chairs.map(({ profile }) => profile?.name ?? ''),
    seats: chairs.map(({ profile, bot, character }): LocalSeat => {
      if (bot) return { kind: 'bot', level: bot, ...(character !== undefined && { character }) }
      return { kind: 'human', name: profile?.name ?? '', ...(profile?.avatar && { avatar: profile.avatar }) }
    }),
    updated: at,
    over: phase === 'over',
    yourTurn: askedPeople(state).length > 0,
    ...(result && { result }),
    ...(lineup && { lineup }),
  }
}

function lineupOf(state: TableState): Lineup | undefined {
  const { game, table } = state
  const seat = seatOf(state, alone(state))
  return seat < 0 ? undefined : table && game.lineup?.(table.state, seat)
}
