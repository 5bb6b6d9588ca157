// A table in memory, while somebody is there or something is owed. Commands pass one by one: decided, appended
// durably, and only then told. What surrounds it is its host's: a server, or a worker of a browser.

import type { Happened, Viewer } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { askedPeople } from './chairs.ts'
import type { ActorContext, Watcher } from './context.ts'
import { type Decision, decide, isShutOut, type LogCommand, rematchOf, seatOf } from './decide.ts'
import { botMove, closedBy, dueAt, dueNow, lateBy, leftBy, preparing, questionFor } from './due.ts'
import type { EntryBody, LogEntry } from './entry.ts'
import { type History, historyOf, type ReadLog, readLog, type Since, type Story, tellOn } from './history.ts'
import {
  doneText,
  type PayloadOf,
  payloadsAfter,
  recalledText,
  refusalText,
  syncText,
  updatesAfter,
} from './payload.ts'
import { CommandRefusal, deny } from './refusal.ts'
import type { Profiles } from './sheet.ts'
import { readTable } from './snapshot.ts'
import { applyEntry, type TableState } from './state.ts'

export interface TableActor {
  readonly id: string
  readonly watchers: Set<Watcher>
  readonly state: TableState
  /** Does a command; resolves once it is durable and told. Returns the sequence number. */
  do(person: string | undefined, id: string, command: TableDeed, from?: Watcher): Promise<number>
  /** Appends what the host itself decides, if it still fits. */
  write(decision: (state: TableState) => EntryBody | undefined): Promise<boolean>
  /** Tells a watcher the table, and from now on what happens; perhaps in place of another one. */
  watch(watcher: Watcher, since: Since, instead?: Watcher): Promise<void>
  /** The whole table for one person, as JSON. */
  look(person: string | undefined, since: Since): Promise<string>
  /** Shows a seat once more what happened since it moved last. */
  recall(watcher: Watcher): Promise<void>
  /** Names have changed: everybody here is told. */
  greet(): Promise<void>
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
/** How long what has happened is kept in memory for whoever asks next. */
const STORY_KEPT = 60_000

export async function loadActor(context: ActorContext, id: string): Promise<TableActor | undefined> {
  const read = await readTable(context, id)
  return read && makeActor(context, read, await profilesAt(context, read.state))
}

function profilesAt(context: ActorContext, { chairs }: TableState): Promise<Profiles> {
  return context.profiles(chairs.flatMap((one) => one.person ?? []))
}

function makeActor(context: ActorContext, read: ReadLog, named: Profiles): TableActor {
  let { state } = read
  let story = context.remembers ? read.story : undefined
  const { id, game } = state
  let profiles = named
  let settled = false
  let settling = false
  let prepared = false
  let closed = false
  let tail: Promise<unknown> = Promise.resolve()
  /** What is here may not be what is written; it must be read again before anything else. */
  let doubtful = false
  let callOff = () => {}
  /** When somebody last asked for what has happened. */
  let askedFor = 0
  /** What each seat is shown again, as of a sequence number. */
  const recalled = new Map<number, { readonly seq: number; readonly text: string }>()
  /** The question that each bot is thinking about, by the sequence number at which it was asked. */
  const thinking = new Map<number, number | undefined>()
  /** Bots that are asked at the same time answer in turn: nobody is told which of them thinks longer. */
  let answered: Promise<unknown> = Promise.resolve()
  const watchers = new Set<Watcher>()

  function queue<T>(job: () => Promise<T>): Promise<T> {
    const next = tail.then(() => (doubtful ? reload().then(job) : job()))
    tail = next.catch(() => {})
    return next
  }

  async function reload(): Promise<void> {
    doubtful = true
    const anew = (await readTable(context, id)) ?? deny('not-found', 'there is no such table')
    state = anew.state
    story = context.remembers ? anew.story : undefined
    profiles = await profilesAt(context, state)
    doubtful = false
    look(false)
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
    const standing = state.table?.moves.length ?? 0
    const entry: LogEntry = { seq: before + 1, at: Math.max(context.now(), state.at), body, id: key }
    let events: readonly Happened[]
    try {
      events = applyEntry(state, entry, pick)
    } catch (error) {
      // A mistake of a game must not leave half a move behind.
      await reload()
      throw error
    }
    if (!context.remembers && context.now() - askedFor > STORY_KEPT) story = undefined
    if (story) tellOn(story, entry, events, state)
    if (body.type === 'sat') profiles = await profilesAt(context, state)
    // Written while the disk is waited for.
    const payloadOf = body.type === 'moved' && state.table ? payloadsAfter(state.table, events) : undefined
    let went: boolean
    try {
      went = await context.append(entry, state, settled)
    } catch (error) {
      doubtful = true
      throw error
    }
    if (!went) {
      await reload()
      await syncAll(before)
      return false
    }
    await broadcast(body, standing, payloadOf, from, did)
    if (body.type === 'moved') context.onMove(context.stopwatch() - began, body.bot === true)
    const newly = askedPeople(state).filter((one) => !asked.includes(one))
    if (newly.length > 0) context.onAsked(state, newly)
    look(true)
    return true
  }

  /** Tells everybody of the last entry. */
  async function broadcast(
    body: EntryBody,
    standing: number,
    payloadOf: PayloadOf | undefined,
    from?: Watcher,
    did?: string,
  ): Promise<void> {
    const before = state.seq - 1
    if (body.type !== 'moved' || !payloadOf) {
      const takenBack = (state.table?.moves.length ?? 0) < standing
      return syncAll(before, from, did, takenBack ? undefined : nothingSince(before))
    }
    const now = context.now()
    const text =
      state.phase === 'over'
        ? (viewer: Viewer, yours: string | undefined) =>
            syncText(state, profiles, viewer, now, { from: before, payload: payloadOf(viewer) }, yours)
        : updatesAfter(state, body.seat, now, payloadOf)
    for (const watcher of watchers)
      watcher.send(text(viewerOf(watcher.person), watcher === from ? did : undefined))
  }

  /** Sends the whole table to everybody here, with what happened since a sequence number. */
  async function syncAll(since: number, from?: Watcher, did?: string, known?: History): Promise<void> {
    /** What all who see the same are told. */
    const texts = new Map<Viewer, string>()
    for (const watcher of [...watchers]) {
      const viewer = viewerOf(watcher.person)
      const yours = watcher === from ? did : undefined
      const written = yours === undefined ? texts.get(viewer) : undefined
      const text = written ?? (await textFor(watcher.person, since, yours, known))
      if (yours === undefined) texts.set(viewer, text)
      watcher.send(text)
      // That was the last they were told.
      if (isShutOut(state, watcher.person)) watchers.delete(watcher)
    }
  }

  function viewerOf(person: string | undefined): Viewer {
    const seat = seatOf(state, person)
    return seat >= 0 ? seat : 'public'
  }

  function nothingSince(seq: number): History {
    return { from: state.table ? seq : state.seq, events: [] }
  }

  async function textFor(
    person: string | undefined,
    since: Since,
    did?: string,
    known?: History,
  ): Promise<string> {
    const viewer = viewerOf(person)
    const history =
      known ??
      (!state.table || since === state.seq
        ? nothingSince(state.seq)
        : historyOf(await wholeStory(), state, viewer, since))
    return syncText(state, profiles, viewer, context.now(), history, did)
  }

  /** Read from the log for the first who asks, and told on from there: reading is what costs. */
  async function wholeStory(): Promise<Story> {
    askedFor = context.now()
    while (!story) {
      const { seq: last, gaps } = state
      const entries = (await context.entries(id, 0)).filter(({ seq }) => seq <= last)
      const read = await readLog(id, entries, game, gaps, context.breathe)
      // It may have gone on meanwhile.
      if (state.seq === last) story = read.story
    }
    return story
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
      from?.send(await textFor(person, state.seq))
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
    callOff()
    callOff = at === undefined || closed ? () => {} : context.schedule(at, () => look(true))
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
    context.prepare(coming).catch((error) => {
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
        from.send(refusalText(error, id, command))
        from.send(await actor.look(person, undefined))
        return state.seq
      }),
    write: (decision) =>
      queue(() =>
        attempt(() => {
          const body = decision(state)
          return body && { body }
        }),
      ),
    watch: (watcher, since, instead) =>
      queue(async () => {
        if (closed || isShutOut(state, watcher.person)) return
        if (instead) watchers.delete(instead)
        watchers.add(watcher)
        watcher.send(await textFor(watcher.person, since))
      }),
    look: (person, since) => queue(() => textFor(person, since)),
    recall: (watcher) =>
      queue(async () => {
        const seat = seatOf(state, watcher.person)
        if (seat < 0) deny('not-yours', 'you do not sit there')
        const known = recalled.get(seat)
        const { seq } = state
        const text = known?.seq === seq ? known.text : recalledText(await wholeStory(), state, seat)
        recalled.set(seat, { seq, text })
        watcher.send(text)
      }),
    greet: () =>
      queue(async () => {
        profiles = await profilesAt(context, state)
        await syncAll(state.seq)
      }),
    hint(seq) {
      if (seq <= state.seq) return
      queue(async () => {
        for (const entry of await context.entries(id, state.seq)) {
          if (entry.seq !== state.seq + 1) continue
          const standing = state.table?.moves.length ?? 0
          const events = applyEntry(state, entry)
          if (story) tellOn(story, entry, events, state)
          const { body } = entry
          if (body.type !== 'moved') profiles = await profilesAt(context, state)
          const payloadOf =
            body.type === 'moved' && state.table ? payloadsAfter(state.table, events) : undefined
          await broadcast(body, standing, payloadOf)
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
