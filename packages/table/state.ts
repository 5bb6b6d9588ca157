// A table as its log tells it: who sits where, what was agreed, and the game as far as its moves stand.

import {
  type AnyGame,
  type AnyTable,
  commitTo,
  fairSeed,
  gameAt,
  type Happened,
  itemAt,
  type Outcome,
  rankingOf,
  reopen,
  same,
  swap,
} from '@undercrown/engine'
import { type Level, MAX_CHARACTER, type OfferKind, type Phase, type ResultSheet } from '@undercrown/protocol'
import { consenting, someoneElse } from './chairs.ts'
import {
  type ClockState,
  charge,
  clocksFor,
  type Gaps,
  isUp,
  press,
  refillClock,
  rewindClock,
} from './clock.ts'
import { type DealState, fairDealOf, sealAnew, unopened } from './deal.ts'
import type { DeviceProfile, EntryBody, LogEntry, Opened } from './entry.ts'
import { deny } from './refusal.ts'
import { type Checkpoint, forgetCheckpoints, stoodAt } from './rewind.ts'

export interface Chair {
  person?: string
  /** At one device. */
  profile?: DeviceProfile
  bot?: Level
  /** Which of the characters of its level the bot is. */
  character?: number
  /** The hash of their nonce, which is shown when all have sealed theirs. */
  seal?: string
  nonce?: string
  /** They had sealed one for a deal that was dropped, and have not sat down anew since. */
  unsealed?: true
  /** They would like to sit on that seat instead. */
  wish?: number
  /** Not connected since; the chair is kept for so many milliseconds, with 0 for good. */
  away?: { readonly since: number; readonly kept: number }
  absent?: true
  /** The question at which their time was up, by the sequence number at which it was asked: the bot answers that. */
  missed?: number
  resigned?: true
  /** Whether they have moved; false for good where a bot in their place did so first. */
  moved?: boolean
}

export interface StandingOffer {
  readonly by: number
  readonly what: OfferKind
  readonly to?: number
  readonly agreed: number[]
}

export interface TableState extends DealState {
  readonly id: string
  readonly game: AnyGame
  readonly opened: Opened
  readonly created: number
  /** Since when it waits to be started: since it was opened, or a deal was dropped. */
  openSince: number
  readonly gaps: Gaps
  seq: number
  /** When the last entry was written. */
  at: number
  /** When a person was last there, as far as the log tells. */
  peopled: number
  host: string
  /** Shown in the lobby. */
  listed: boolean
  /** When it was, in milliseconds; the last may go on. */
  readonly listings: { readonly from: number; to?: number }[]
  /** Whom the host has sent away: they do not sit down here again. */
  readonly sentAway: Set<string>
  chairs: Chair[]
  phase: Phase
  /** When the cards were dealt. */
  begun?: number
  table?: AnyTable
  /** How the game stood before, for who takes back. */
  readonly checkpoints: Checkpoint[]
  clocks: ClockState
  /** The sequence number at which each seat was asked what it is asked now. */
  readonly askedAt: number[]
  offer?: StandingOffer | undefined
  result?: ResultSheet
  rematch?: { readonly table: string; readonly by?: number }
  /** Of the last commands, so that none is done twice. */
  readonly ids: Map<string, number>
}

/** More than anybody has under way at once. */
const IDS_KEPT = 32

/** How a log begins. */
export function openingOf(id: string, entries: readonly LogEntry[]): Opened {
  const body = entries[0]?.body
  if (body?.type !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`)
  return body
}

/** The game by the rules that a table began with: it is played to its end by them. */
export function rulesOf(game: AnyGame, rules: number): AnyGame {
  try {
    return gameAt(game, rules)
  } catch (error) {
    return deny('not-offered-here', error instanceof Error ? error.message : String(error))
  }
}

/** Reads a whole log. `onEntry` hears what happened in the game with each. */
export function foldLog(
  id: string,
  entries: readonly LogEntry[],
  game: AnyGame,
  gaps: Gaps,
  onEntry?: (entry: LogEntry, events: readonly Happened[], state: TableState) => void,
): TableState {
  const opened = openingOf(id, entries)
  const [{ at, seq }, ...rest] = entries as readonly [LogEntry, ...LogEntry[]]
  const state: TableState = {
    id,
    game,
    opened,
    secret: opened.secret,
    commit: commitTo(opened.secret),
    dropped: 0,
    created: at,
    openSince: at,
    gaps,
    seq,
    at,
    peopled: at,
    host: opened.host,
    listed: opened.listed,
    // Nothing was said before it was opened.
    listings: opened.listed ? [{ from: 0 }] : [],
    sentAway: new Set(),
    chairs: Array.from({ length: opened.seats }, () => ({})),
    phase: 'open',
    checkpoints: [],
    clocks: clocksFor(opened.time, opened.seats),
    askedAt: new Array(opened.seats).fill(0),
    ids: new Map(),
  }
  for (const entry of rest) {
    const events = applyEntry(state, entry)
    onEntry?.(entry, events, state)
  }
  return state
}

const NOTHING: readonly Happened[] = Object.freeze([])

/**
 * Takes one entry in; returns what happened in the game. `pick`: the number of the option that a move is, where that
 * is known; else the move is looked for among the options. Throws, with nothing changed, on one not offered.
 */
export function applyEntry(state: TableState, entry: LogEntry, pick?: number): readonly Happened[] {
  if (entry.seq !== state.seq + 1)
    throw new Error(`entry ${entry.seq} of table ${state.id} after ${state.seq}`)
  const events = take(state, entry, pick)
  state.seq = entry.seq
  state.at = entry.at
  if (byPerson(entry.body)) state.peopled = entry.at
  if (entry.id !== undefined) {
    state.ids.set(entry.id, entry.seq)
    if (state.ids.size > IDS_KEPT) state.ids.delete(state.ids.keys().next().value as string)
  }
  return events
}

/** Whether somebody did it who was there. */
function byPerson(body: EntryBody): boolean {
  return body.type === 'moved' ? !body.bot : !['away', 'left', 'closed', 'ended'].includes(body.type)
}

function take(state: TableState, { seq, at, body }: LogEntry, pick?: number): readonly Happened[] {
  const { chairs } = state
  const chair = 'seat' in body ? itemAt(chairs, body.seat) : undefined
  switch (body.type) {
    case 'opened':
      throw new Error(`table ${state.id} was opened twice`)
    case 'sat':
      reseat(state, body.secret, at)
      vacate(state, body.person)
      chairs[body.seat] = {
        person: body.person,
        ...(body.nonce !== undefined && { nonce: body.nonce }),
        ...(body.seal !== undefined && { seal: body.seal }),
        ...(body.profile && { profile: body.profile }),
      }
      break
    case 'stood': {
      reseat(state, body.secret, at)
      if (body.sent && chair?.person !== undefined) state.sentAway.add(chair.person)
      chairs[body.seat] = {}
      if (!chairs.some((one) => one.person === state.host))
        state.host = chairs.find((one) => one.person)?.person ?? state.host
      break
    }
    case 'wished':
      if (chair) chair.wish = body.with
      break
    case 'swapped': {
      reseat(state, body.secret, at)
      delete itemAt(chairs, body.a).wish
      delete itemAt(chairs, body.b).wish
      swap(chairs, body.a, body.b)
      break
    }
    case 'botSet':
      reseat(state, body.secret, at)
      chairs[body.seat] =
        body.level === null
          ? {}
          : { bot: body.level, character: body.character ?? drawnCharacter(state, body.seat) }
      break
    case 'closed':
      state.phase = 'closed'
      break
    case 'ended':
      // What is left of it is for those who played.
      list(state, false, at)
      state.offer = undefined
      if (state.phase === 'playing') over(state, { reason: body.reason, winners: [] })
      else state.phase = 'closed'
      break
    case 'listed':
      list(state, body.on, at)
      break
    case 'started':
      state.dealing = { since: at }
      if (unopened(state).length === 0) begin(state, seq, at)
      break
    case 'revealed':
      if (chair) chair.nonce = body.nonce
      if (unopened(state).length === 0) begin(state, seq, at)
      break
    case 'moved':
      return move(state, seq, at, body, pick)
    case 'tookBack':
      takeBack(state, seq, at, body.to, body.seat)
      break
    case 'offered':
      state.offer = {
        by: body.seat,
        what: body.what,
        ...(body.to !== undefined && { to: body.to }),
        agreed: [body.seat],
      }
      settleOffer(state, seq, at)
      break
    case 'answered':
      if (!body.yes) state.offer = undefined
      else state.offer?.agreed.push(body.seat)
      settleOffer(state, seq, at)
      break
    case 'resigned':
      if (chair) chair.resigned = true
      state.offer = undefined
      afterResigning(state)
      break
    case 'away':
      if (chair) chair.away = { since: at, kept: body.kept }
      break
    case 'back':
      comeBack(state, body.seat, at)
      break
    case 'left':
      if (chair) chair.absent = true
      if (chair && isUp(state.clocks, body.seat, at, state.gaps))
        chair.missed = itemAt(state.askedAt, body.seat)
      break
    case 'returned':
      if (chair) delete chair.absent
      comeBack(state, body.seat, at)
      refillClock(state.clocks, body.seat, at, state.gaps)
      break
    case 'rematched':
      state.rematch = { table: body.table, ...(body.by !== undefined && { by: body.by }) }
      break
  }
  return NOTHING
}

function list(state: TableState, on: boolean, at: number): void {
  if (on === state.listed) return
  state.listed = on
  const last = state.listings.at(-1)
  if (on) state.listings.push({ from: at })
  else if (last) last.to = at
}

function reseat(state: TableState, secret: string | undefined, at: number): void {
  if (state.dealing) state.openSince = at
  sealAnew(state, secret)
}

function begin(state: TableState, seq: number, at: number): void {
  state.dealing = undefined
  state.table = deal(state)
  state.phase = 'playing'
  state.begun = at
  state.clocks = clocksFor(state.opened.time, state.chairs.length)
  askAnew(state, seq, at)
  finish(state)
}

function vacate({ chairs }: TableState, person: string): void {
  const seat = chairs.findIndex((one) => one.person === person)
  if (seat >= 0) chairs[seat] = {}
}

/** Where nobody chose one: another at each table, and at each seat of it. The cast decides how many there are. */
function drawnCharacter({ opened }: TableState, seat: number): number {
  return (Number.parseInt(commitTo(opened.secret).slice(0, 6), 16) + seat) % (MAX_CHARACTER + 1)
}

function deal(state: TableState): AnyTable {
  const { game, opened, secret } = state
  const { options, seats, position } = opened
  const fair = fairDealOf(state)
  return reopen(
    game,
    position
      ? { options, seats, seed: secret, position }
      : { options, seats, seed: fairSeed(secret, fair.nonces), fair },
  )
}

function move(
  state: TableState,
  seq: number,
  at: number,
  body: EntryBody & { type: 'moved' },
  pick: number | undefined,
): readonly Happened[] {
  const table = state.table as AnyTable
  const before = table.choices()
  const events = pick === undefined ? table.submit(body.seat, body.move) : table.pick(body.seat, pick)
  press(state.clocks, state.opened.time, body.seat, at, state.gaps, table.moves.length)
  state.offer = undefined
  itemAt(state.chairs, body.seat).moved ??= !body.bot
  for (const { seat } of before) {
    if (seat !== body.seat && !table.choices().some((one) => one.seat === seat)) state.clocks.since[seat] = 0
  }
  for (const choice of table.choices()) {
    const { seat } = choice
    const known = seat === body.seat ? undefined : before.find((one) => one.seat === seat)
    if (known && same(known.ask, choice.ask) && same(known.options, choice.options)) continue
    state.askedAt[seat] = seq
    if (!known) state.clocks.since[seat] = at
  }
  finish(state)
  return events
}

/** `alone`: the seat that did so without asking the others. */
function takeBack(state: TableState, seq: number, at: number, to: number, alone?: number): void {
  if (state.table) state.table = stoodAt(state.table, state.checkpoints, to)
  forgetCheckpoints(state.checkpoints, to)
  state.offer = undefined
  askAnew(state, seq, at)
  rewindClock(state.clocks, state.opened.time, to, alone)
}

function askAnew(state: TableState, seq: number, at: number): void {
  // To think about a move and then to take it back costs what it took.
  for (let seat = 0; seat < state.chairs.length; seat++) charge(state.clocks, seat, at, state.gaps)
  state.clocks.since.fill(0)
  for (const { seat } of state.table?.choices() ?? []) {
    state.askedAt[seat] = seq
    state.clocks.since[seat] = at
  }
}

/** Who comes to a table that everybody had left finds the others' chairs kept anew. */
function comeBack(state: TableState, seat: number, at: number): void {
  const { chairs } = state
  if (!someoneElse(state, seat))
    for (const chair of chairs) if (chair.away) chair.away = { ...chair.away, since: at }
  delete itemAt(chairs, seat).away
}

/** What everybody who has a say agrees to is done; people at one device have talked it over before. */
function settleOffer(state: TableState, seq: number, at: number): void {
  const { offer, opened } = state
  if (
    !offer ||
    !(opened.device || consenting(state, offer.what).every((seat) => offer.agreed.includes(seat)))
  )
    return
  state.offer = undefined
  if (offer.what === 'undo') takeBack(state, seq, at, offer.to ?? 0)
  else over(state, { reason: offer.what === 'draw' ? 'draw' : 'agreed', winners: [] })
}

function afterResigning(state: TableState): void {
  const { chairs } = state
  const rest = chairs.flatMap((one, seat) => (one.resigned ? [] : [seat]))
  if (rest.length <= 1 || rest.every((seat) => !chairs[seat]?.person))
    over(state, { reason: 'resigned', winners: rest })
}

function finish(state: TableState): void {
  const outcome = state.table?.outcome()
  if (outcome)
    over(state, {
      reason: outcome.reason ?? 'played',
      winners: outcome.winners,
      ...(outcome.scores && { scores: outcome.scores }),
      ...(outcome.places && { places: outcome.places }),
    })
}

function over(state: TableState, ended: Omit<ResultSheet, 'places'> & Pick<Outcome, 'places'>): void {
  state.phase = 'over'
  state.clocks.since.fill(0)
  state.result = { ...ended, places: rankingOf(ended, state.chairs) }
}
