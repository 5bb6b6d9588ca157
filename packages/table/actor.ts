// A table in memory, while somebody is there or something is owed. Commands pass one by one: decided, appended
// durably, and only then told. What surrounds it is its host's: a server, or a worker of a browser.

import type { Command } from '@undercrown/protocol'
import { askedPeople } from './chairs.ts'
import type { ActorContext, Watcher } from './context.ts'
import { type Decision, decide, isShutOut, type LogCommand, rematchOf, seatOf } from './decide.ts'
import { botMove, closedBy, dueAt, dueNow, lateBy, leftBy, preparing, questionFor } from './due.ts'
import type { EntryBody, LogEntry } from './entry.ts'
import { type ReadLog, type Since, tellOn } from './history.ts'
import { doneText, recalledText, refusalText } from './payload.ts'
import { CommandRefusal, deny } from './refusal.ts'
import type { Profiles } from './sheet.ts'
import { readTable } from './snapshot.ts'
import { applyEntry, type TableState } from './state.ts'
import { type Changed, openTelling } from './telling.ts'

export interface TableActor {
  readonly id: string
  readonly watchers: Set<Watcher>
  readonly state: TableState
  /** Does a command; resolves once it is durable and told. Returns the sequence number. */
  do(person: string | undefined, id: string, command: TableDeed, from?: Watcher): Promise<number>
  /** Appends what the host itself decides, if it still fits. */
  write(decision: (state: TableState) => EntryBody | undefined): Promise<boolean>
  /**
   * Tells a watcher the table, and from now on what happens: in short, by the number `as` that they give the table, or
   * whole; perhaps in place of another one.
   */
  watch(watcher: Watcher, since: Since, as?: number, instead?: Watcher): Promise<void>
  /** The whole table for one person, as JSON. */
  look(person: string | undefined, since: Since): Promise<string>
  /** Shows a seat once more what happened since it moved last. */
  recall(watcher: Watcher): Promise<void>
  /** Names have changed: everybody here is told. */
  greet(): Promise<void>
  /** It was found that clocks stood still, or ran, when they were charged otherwise: everybody here is told how they stand. */
  reread(): Promise<void>
  /** Another writer has got that far. */
  hint(seq: number): void
  /** Does what is owed now. */
  attend(): void
  /** After all that is under way. */
  quiet(): Promise<void>
  close(): void
}

/** All that can be done at a table but talk. */
export type TableDeed = LogCommand | Extract<Command, { readonly do: 'rematch' }>

/** Of the secret of a deal. */
export const SECRET_BYTES = 32
/** Tries again, after another writer was first. */
const ATTEMPTS = 5
/** Milliseconds until what went wrong is tried again. */
const BOT_AGAIN = 1000
const SETTLE_AGAIN = 5000
const DOUBT_AGAIN = 1000

export async function loadActor(context: ActorContext, id: string): Promise<TableActor | undefined> {
  const read = await readTable(context, id)
  return read && makeActor(context, read, await profilesAt(context, read.state))
}

function profilesAt(context: ActorContext, { chairs }: TableState): Promise<Profiles> {
  return context.profiles(chairs.flatMap((one) => one.person ?? []))
}

function makeActor(context: ActorContext, read: ReadLog, named: Profiles): TableActor {
  let { state, story } = read
  const { id } = state
  let profiles = named
  let settled = false
  let settling = false
  let prepared = false
  let closed = false
  let tail: Promise<unknown> = Promise.resolve()
  /** What is here may not be what is written; it must be read again before anything else. */
  let doubtful = false
  /** As far as everybody here was told. */
  let toldSeq = state.seq
  let callOff = () => {}
  /** When a timer rings, if one is set. */
  let armed: number | undefined
  /** What each seat is shown again, as of a sequence number. */
  const recalled = new Map<number, { readonly seq: number; readonly text: string }>()
  /** The question that each bot is thinking about, by the sequence number at which it was asked. */
  const thinking = new Map<number, number | undefined>()
  /** Bots that are asked at the same time answer in turn: nobody is told which of them thinks longer. */
  let answered: Promise<unknown> = Promise.resolve()
  const watchers = new Set<Watcher>()
  const told = {
    get state() {
      return state
    },
    get story() {
      return story
    },
    get profiles() {
      return profiles
    },
  }
  const telling = openTelling(told, watchers, context.now)

  function queue<T>(job: () => Promise<T>): Promise<T> {
    const next = tail.then(() => (doubtful ? reload().then(job) : job()))
    tail = next.catch(() => {})
    return next
  }

  /** Whether others wrote meanwhile, or what was not known to be written is: everybody here is told. */
  async function reload(): Promise<boolean> {
    doubtful = true
    const anew = (await readTable(context, id)) ?? deny('not-found', 'there is no such table')
    state = anew.state
    story = anew.story
    profiles = await profilesAt(context, state)
    telling.forget()
    doubtful = false
    const since = toldSeq
    toldSeq = state.seq
    const missed = state.seq > since
    if (missed) telling.ready({ by: null, from: since, sheet: true, missed: { since } })()
    look(false)
    return missed
  }

  /** False when another writer was first; everybody here has the table as it stands then. */
  async function commit(
    { body, pick }: Decision,
    key?: string,
    from?: Watcher,
    did?: string,
  ): Promise<boolean> {
    const began = context.stopwatch()
    const before = state.seq
    const asked = askedPeople(state)
    const entry: LogEntry = { seq: before + 1, at: Math.max(context.now(), state.at), body, id: key }
    // Until it is written down: whatever fails on the way, the log is what counts, and it has no gaps.
    doubtful = true
    let changed: Changed
    try {
      changed = take(entry, pick)
    } catch (error) {
      // A mistake of a game must not leave half a move behind.
      await reload()
      throw error
    }
    if (body.type === 'sat') profiles = await profilesAt(context, state)
    // Written while the disk is waited for.
    const tell = telling.ready(changed)
    let went: boolean
    try {
      went = await context.append(entry, state, settled)
    } catch (error) {
      // It may be written all the same.
      later(context.now() + DOUBT_AGAIN)
      throw error
    }
    if (!went) {
      await reload()
      return false
    }
    doubtful = false
    toldSeq = state.seq
    tell(from, did)
    if (body.type === 'moved') context.onMove(context.stopwatch() - began, body.bot === true)
    const newly = askedPeople(state).filter((one) => !asked.includes(one))
    if (newly.length > 0) context.onAsked(state, newly)
    look(true)
    return true
  }

  /** Takes an entry in; returns what is to be told of it. */
  function take(entry: LogEntry, pick?: number): Changed {
    const { body } = entry
    const { seq: from, offer } = state
    const standing = state.table?.moves.length ?? 0
    tellOn(story, entry, applyEntry(state, entry, pick), state)
    const takenBack = (state.table?.moves.length ?? 0) < standing
    return {
      by: body.type === 'moved' ? body.seat : null,
      from,
      // A move ends an offer, or the game, and changes no more of the sheet.
      sheet: body.type !== 'moved' || offer !== undefined || state.phase !== 'playing',
      ...(takenBack && { missed: { since: undefined } }),
    }
  }

  async function perform(
    person: string | undefined,
    command: string,
    deed: TableDeed,
    from?: Watcher,
  ): Promise<number> {
    const key = `${person ?? ''} ${command}`
    for (let i = 0; i < ATTEMPTS; i++) {
      const before = state.ids.get(key)
      if (before !== undefined) return again(before)
      const made =
        deed.do === 'rematch'
          ? await openNext(person)
          : { decision: decide(state, person, deed, () => context.token(SECRET_BYTES)), withdraw: undefined }
      if (!made) return again(state.seq)
      if (await commit(made.decision, key, from, command)) {
        // Who did not watch the table then got no update from it.
        if (from && !watchers.has(from)) from.send(doneText(id, command, state.seq))
        return state.seq
      }
      // Somebody else was first: theirs is the table.
      await made.withdraw?.()
    }
    return deny('stale', 'the table has moved on')

    /** It has been done. */
    async function again(seq: number): Promise<number> {
      from?.send(doneText(id, command, seq))
      if (from) telling.tellAll(from, state.seq)
      return seq
    }
  }

  async function openNext(
    person: string | undefined,
  ): Promise<{ decision: Decision; withdraw(): Promise<unknown> } | undefined> {
    const rematch = rematchOf(state, person)
    if (!rematch) return undefined
    const by = seatOf(state, person)
    const { id: table, withdraw } = await context.open(rematch)
    const decision: Decision = { body: { type: 'rematched', table, ...(by >= 0 && { by }) } }
    return { decision, withdraw }
  }

  async function attempt(decision: () => Decision | undefined): Promise<boolean> {
    for (let i = 0; i < ATTEMPTS; i++) {
      const decided = decision()
      if (!decided) return false
      if (await commit(decided)) return true
    }
    return false
  }

  /** Looks what is owed. `mine`: this host is the one to do it; else it waits until others had their chance. */
  function look(mine: boolean): void {
    if (closed) return
    if (doubtful) {
      // Nothing is done by what may not be written: whoever writes it looks then, and who could not reads it anew.
      queue(async () => {}).catch((error) => {
        context.trouble(error, 'table', id)
        later(context.now() + DOUBT_AGAIN)
      })
      return
    }
    const now = context.now()
    prepare()
    if (!context.onDuty(id)) return
    const at = mine ? null : dueAt(state, settled, context.lease, context)
    if (at !== null && at > now) {
      later(at)
      return
    }
    const due = dueNow(state, now, context)
    for (const seat of due.bots) answerFor(seat)
    for (const seat of due.gone) owed('clock', (then) => leftBy(then, seat, context.now()))
    for (const seat of due.late)
      owed('deal', (then) => lateBy(then, seat, context.now(), context.token(SECRET_BYTES)))
    if (due.close) owed('close', (then) => closedBy(then, context.now(), context))
    if (due.settle) settle()
    else later(due.next)
  }

  function later(at: number | undefined): void {
    // One that rings too early only looks again: it need not be set anew with every move.
    if (closed || at === undefined || (armed !== undefined && armed <= at)) return
    callOff()
    armed = at
    callOff = context.schedule(at, () => {
      armed = undefined
      look(true)
    })
  }

  function owed(about: string, decision: (state: TableState) => EntryBody | undefined): void {
    actor.write(decision).catch((error) => context.trouble(error, about, id))
  }

  function answerFor(seat: number): void {
    const asked = state.askedAt[seat]
    if (thinking.get(seat) === asked) return
    const question = questionFor(state, seat, context.token(16))
    if (!question) return
    thinking.set(seat, asked)
    const before = answered
    answered = context
      .think(question, state.host, id, () => watchers.size > 0)
      .then(async (pick) => {
        await before
        if (!closed) await queue(() => attempt(() => botMove(state, seat, asked, pick)))
      })
      .catch((error) => {
        if (closed) return
        context.trouble(error, 'bot', id)
        later(context.now() + BOT_AGAIN)
      })
      .finally(() => {
        if (thinking.get(seat) === asked) thinking.delete(seat)
      })
  }

  function settle(): void {
    if (settled || settling) return
    settling = true
    context
      .settle(state)
      .then(
        () => {
          settled = true
        },
        (error) => {
          context.trouble(error, 'settle', id)
          later(context.now() + SETTLE_AGAIN)
        },
      )
      .finally(() => {
        settling = false
      })
  }

  function prepare(): void {
    const coming = prepared ? undefined : preparing(state)
    if (!coming) return
    prepared = true
    context.prepare(coming, state.host).catch((error) => {
      if (!closed) context.trouble(error, 'bot', id)
    })
  }

  const actor: TableActor = {
    id,
    watchers,
    get state() {
      return state
    },
    do: (person, command, deed, from) =>
      queue(() => perform(person, command, deed, from)).catch(async (error) => {
        if (!from || !(error instanceof CommandRefusal) || error.code !== 'stale') throw error
        await queue(async () => {
          from.send(refusalText(error, id, command))
          telling.tellAll(from, undefined)
        })
        return state.seq
      }),
    write: (decision) =>
      queue(() =>
        attempt(() => {
          const body = decision(state)
          return body && { body }
        }),
      ),
    watch: (watcher, since, as, instead) =>
      queue(async () => {
        if (closed || isShutOut(state, watcher.person)) return
        if (instead) watchers.delete(instead)
        telling.begin(watcher, as)
        telling.tellAll(watcher, since)
      }),
    look: (person, since) => queue(async () => telling.look(person, since)),
    recall: (watcher) =>
      queue(async () => {
        const seat = seatOf(state, watcher.person)
        if (seat < 0) deny('not-yours', 'you do not sit there')
        const known = recalled.get(seat)
        const { seq } = state
        const text = known?.seq === seq ? known.text : recalledText(story, state, seat)
        recalled.set(seat, { seq, text })
        watcher.send(text)
      }),
    greet: () =>
      queue(async () => {
        profiles = await profilesAt(context, state)
        telling.ready({ by: null, from: state.seq, sheet: true })()
      }),
    reread: () =>
      queue(async () => {
        if (!(await reload())) telling.ready({ by: null, from: state.seq, sheet: true })()
      }),
    hint(seq) {
      if (seq <= state.seq) return
      queue(async () => {
        for (const entry of await context.entries(id, state.seq)) {
          if (entry.seq !== state.seq + 1) continue
          const changed = take(entry)
          // Of what is written, everybody is told; somebody's name may have to wait.
          if (entry.body.type !== 'moved')
            profiles = await profilesAt(context, state).catch((error) => {
              context.trouble(error, 'hint', id)
              return profiles
            })
          toldSeq = state.seq
          telling.ready(changed)()
        }
        look(false)
      }).catch((error) => context.trouble(error, 'hint', id))
    },
    attend: () => look(true),
    quiet: () => queue(async () => {}),
    close() {
      closed = true
      callOff()
    },
  }
  look(false)
  return actor
}
