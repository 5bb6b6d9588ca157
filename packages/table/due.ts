// What a table owes without anybody asking: bots that answer, clocks that run out, results to be written down. Told
// from its state and the time; whoever hosts the table does it.

import { type AnyView, type Choice, viewOf } from '@undercrown/engine'
import { type Level, MAX_MOVES } from '@undercrown/protocol'
import { botLevel, keptUntil, playedByBot, voters } from './chairs.ts'
import { deadline, lostSince } from './clock.ts'
import { openingTime, unopened } from './deal.ts'
import type { Decision } from './decide.ts'
import type { EntryBody } from './entry.ts'
import type { TableState } from './state.ts'

/** An open table that nobody starts is closed after a day. */
const OPEN_FOR = 86_400_000

/** A game that its players can go on with for ever is ended: the longer a log, the longer it takes whoever reads it anew. */
export function isEndless({ phase, opened, table }: TableState): boolean {
  return phase === 'playing' && !opened.device && (table?.moves.length ?? 0) >= MAX_MOVES
}

/** What a bot is asked: by what its seat may know, and nothing else. */
export interface BotQuestion {
  readonly game: string
  readonly level: Level
  readonly view: AnyView
  readonly choice: Choice<object>
  readonly seed: string
}

/** A table at which bots will be asked soon. */
export interface BotTable {
  readonly game: string
  readonly options: object
  readonly seats: number
}

/** A game that nobody comes to is ended after so many milliseconds; never, where there is no such time. */
export interface Patience {
  readonly abandonedAfter?: number | undefined
}

export interface Due {
  /** Seats for which bots must answer. */
  readonly bots: readonly number[]
  /** Seats whose time is up, or whose chairs are no longer kept. */
  readonly gone: readonly number[]
  /** Seats that have not shown in time what they sealed. */
  readonly late: readonly number[]
  readonly close: boolean
  readonly settle: boolean
  /** When to look again. */
  readonly next: number | undefined
}

const NOBODY: readonly number[] = Object.freeze([])
const NOTHING: Due = Object.freeze({
  bots: NOBODY,
  gone: NOBODY,
  late: NOBODY,
  close: false,
  settle: false,
  next: undefined,
})

export function dueNow(state: TableState, now: number, patience: Patience = {}): Due {
  if (state.phase === 'over') return { ...NOTHING, settle: true }
  if (state.phase === 'open') {
    const late = state.dealing && openedBy(state) <= now ? unopened(state) : NOBODY
    return { ...NOTHING, late, close: closedBy(state, now) !== undefined, next: waitsUntil(state) }
  }
  if (state.phase === 'closed') return NOTHING
  if (isEndless(state)) return { ...NOTHING, close: true }
  let gone = NOBODY
  let next: number | undefined
  for (let seat = 0; seat < state.chairs.length; seat++) {
    const at = leavesAt(state, seat)
    if (at === undefined) continue
    if (at <= now) gone = [...gone, seat]
    else if (next === undefined || at < next) next = at
  }
  const abandoned = abandonedAt(state, patience)
  const close = abandoned !== undefined && abandoned <= now
  if (abandoned !== undefined && !close && (next === undefined || abandoned < next)) next = abandoned
  return { bots: botsAsked(state), gone, late: NOBODY, close, settle: false, next }
}

/** When somebody must look after the table; `lease` is how long the node that wrote last has the first turn. */
export function dueAt(
  state: TableState,
  settled: boolean,
  lease: number,
  patience: Patience = {},
): number | null {
  const { phase, chairs } = state
  if (phase === 'open') return waitsUntil(state)
  if (phase === 'over') return settled ? null : state.at + lease
  if (phase === 'closed') return null
  if (isEndless(state)) return state.at
  let due: number | null = abandonedAt(state, patience) ?? null
  if (botsAsked(state).length > 0) due = Math.min(due ?? Number.POSITIVE_INFINITY, state.at + lease)
  for (let seat = 0; seat < chairs.length; seat++) {
    const at = leavesAt(state, seat)
    if (at !== undefined && (due === null || at < due)) due = at
  }
  return due
}

function botsAsked({ table, chairs }: TableState): readonly number[] {
  let seats = NOBODY
  for (const { seat } of table?.choices() ?? []) {
    const chair = chairs[seat]
    if (chair && playedByBot(chair)) seats = [...seats, seat]
  }
  return seats
}

/** When a bot sits in for somebody whose clock runs or whose chair is kept; never at one device. */
function leavesAt(state: TableState, seat: number): number | undefined {
  const { phase, chairs, clocks, gaps, opened } = state
  const chair = chairs[seat]
  if (phase !== 'playing' || opened.device || !chair || playedByBot(chair)) return undefined
  const ends = deadline(clocks, seat, gaps)
  const until = keptUntil(state, seat)
  return ends === undefined ? until : until === undefined ? ends : Math.min(ends, until)
}

/** Somebody has left, if that is still so when it is written. */
export function leftBy(state: TableState, seat: number, now: number): EntryBody | undefined {
  const at = leavesAt(state, seat)
  return at !== undefined && at <= now ? { type: 'left', seat } : undefined
}

/** Until when an open table waits to be started, or for seals to be opened. */
function waitsUntil(state: TableState): number {
  return state.dealing ? openedBy(state) : state.openSince + OPEN_FOR
}

/** When a game that is played from afar is given up, if nobody comes. */
function abandonedAt(
  { phase, opened, peopled, gaps }: TableState,
  { abandonedAfter }: Patience,
): number | undefined {
  if (phase !== 'playing' || opened.device || abandonedAfter === undefined) return undefined
  return peopled + abandonedAfter + lostSince(peopled, gaps)
}

export function closedBy(state: TableState, now: number, patience: Patience = {}): EntryBody | undefined {
  if (isEndless(state)) return { type: 'ended', reason: 'endless' }
  const abandoned = abandonedAt(state, patience)
  if (abandoned !== undefined && abandoned <= now) return { type: 'ended', reason: 'abandoned' }
  return state.phase === 'open' && !state.dealing && waitsUntil(state) <= now ? { type: 'closed' } : undefined
}

/** Until when what was sealed must be shown. */
export function openedBy({ dealing, opened, gaps }: TableState): number {
  const since = dealing?.since ?? 0
  return since + openingTime(opened.time) + lostSince(since, gaps)
}

/** Who did not show what they sealed goes, and the deal is dropped; if that is still so when it is written. */
export function lateBy(state: TableState, seat: number, now: number, secret: string): EntryBody | undefined {
  if (!state.dealing || openedBy(state) > now || !unopened(state).includes(seat)) return undefined
  return voters(state).length === 1 ? { type: 'closed' } : { type: 'stood', seat, secret }
}

/** What the bot at a seat is asked now. */
export function questionFor(state: TableState, seat: number, seed: string): BotQuestion | undefined {
  const { game, table, chairs } = state
  const choice = table?.choices().find((one) => one.seat === seat)
  const chair = chairs[seat]
  const level = chair && botLevel(chair)
  if (!table || !choice || !level) return undefined
  return { game: game.id, level, view: viewOf(game, table.state, seat, 'mind'), choice, seed }
}

/** The answer of a bot, if it is still asked what it was asked at that sequence number. */
export function botMove(
  state: TableState,
  seat: number,
  askedAt: number | undefined,
  pick: number,
): Decision | undefined {
  const { phase, chairs, table } = state
  const chair = chairs[seat]
  if (phase !== 'playing' || state.askedAt[seat] !== askedAt || !chair || !playedByBot(chair))
    return undefined
  if (isEndless(state)) return undefined
  const move = table?.choices().find((one) => one.seat === seat)?.options[pick]
  return move && { body: { type: 'moved', seat, move, bot: true }, pick }
}

/** Bots that have sat down get ready while the others come, and one that may sit in while somebody is away. */
export function preparing({ phase, opened, chairs }: TableState): BotTable | undefined {
  const soon = phase === 'open' || phase === 'playing'
  if (!soon || !chairs.some((chair) => chair.away !== undefined || playedByBot(chair))) return undefined
  return { game: opened.game, options: opened.options, seats: opened.seats }
}
