// A table as its log tells it: who sits where, what was agreed, and the game as far as its moves stand.

import {
  type AnyGame,
  type AnyTable,
  commitTo,
  fairSeed,
  type Happened,
  openTable,
  type PlayedMove,
  placesOf,
  same,
} from '@undercrown/engine'
import type { Level, OfferKind, Phase, ResultSheet } from '@undercrown/protocol'
import { type Clocks, clocksFor, type Gaps, lostSince, press, welcomeBack } from './clock.ts'
import type { Body, Entry, Opened } from './entry.ts'

export interface Chair {
  person?: string
  bot?: Level
  nonce?: string
  /** They would like to sit on that seat instead. */
  wish?: number
  /** Not connected since; the chair is kept for so many milliseconds, with 0 for good. */
  away?: { readonly since: number; readonly kept: number }
  absent?: true
  resigned?: true
}

export interface Offer {
  readonly by: number
  readonly what: OfferKind
  readonly to?: number
  readonly agreed: number[]
}

export interface Sitting {
  readonly id: string
  readonly game: AnyGame
  readonly opened: Opened
  readonly commit: string
  readonly created: number
  readonly gaps: Gaps
  seq: number
  /** When the last entry was written. */
  at: number
  host: string
  chairs: Chair[]
  phase: Phase
  table?: AnyTable
  clocks: Clocks
  /** The sequence number at which each seat was asked what it is asked now. */
  readonly askedAt: number[]
  offer?: Offer | undefined
  result?: ResultSheet
  rematch?: string
  /** Of the last commands, so that none is done twice. */
  readonly ids: Map<string, number>
}

/** More than anybody has under way at once. */
const IDS_KEPT = 32

export type GameNamed = (id: string) => AnyGame

/** Begins with the first entry of a log. */
export function openSitting(id: string, entry: Entry, gameNamed: GameNamed, gaps: Gaps): Sitting {
  const { body, at, seq } = entry
  if (body.type !== 'opened') throw new Error(`the log of table ${id} does not begin with its opening`)
  return {
    id,
    game: gameNamed(body.game),
    opened: body,
    commit: commitTo(body.secret),
    created: at,
    gaps,
    seq,
    at,
    host: body.host,
    chairs: Array.from({ length: body.seats }, () => ({})),
    phase: 'open',
    clocks: clocksFor(body.time, body.seats),
    askedAt: new Array(body.seats).fill(0),
    ids: new Map(),
  }
}

/** Reads a whole log. `onMove` hears what happened in each move. */
export function readSitting(
  id: string,
  entries: readonly Entry[],
  gameNamed: GameNamed,
  gaps: Gaps,
  onMove?: (entry: Entry, events: readonly Happened[], sitting: Sitting) => void,
): Sitting {
  const [first, ...rest] = entries
  if (!first) throw new Error(`table ${id} has no log`)
  const sitting = openSitting(id, first, gameNamed, gaps)
  for (const entry of rest) {
    const events = apply(sitting, entry)
    onMove?.(entry, events, sitting)
  }
  return sitting
}

const NOTHING: readonly Happened[] = Object.freeze([])

/** Takes one entry in; returns what happened in the game. Throws, with nothing changed, on a move not offered. */
export function apply(sitting: Sitting, entry: Entry): readonly Happened[] {
  if (entry.seq !== sitting.seq + 1)
    throw new Error(`entry ${entry.seq} of table ${sitting.id} after ${sitting.seq}`)
  const events = take(sitting, entry)
  sitting.seq = entry.seq
  sitting.at = entry.at
  if (entry.id !== undefined) {
    sitting.ids.set(entry.id, entry.seq)
    if (sitting.ids.size > IDS_KEPT) sitting.ids.delete(sitting.ids.keys().next().value as string)
  }
  return events
}

function take(sitting: Sitting, { seq, at, body }: Entry): readonly Happened[] {
  const { chairs } = sitting
  const chair = 'seat' in body ? (chairs[body.seat] as Chair) : undefined
  switch (body.type) {
    case 'opened':
      throw new Error(`table ${sitting.id} was opened twice`)
    case 'sat':
      vacate(sitting, body.person)
      chairs[body.seat] = { person: body.person, nonce: body.nonce }
      break
    case 'stood': {
      chairs[body.seat] = {}
      if (!chairs.some((one) => one.person === sitting.host))
        sitting.host = chairs.find((one) => one.person)?.person ?? sitting.host
      break
    }
    case 'wished':
      if (chair) chair.wish = body.with
      break
    case 'swapped': {
      const [a, b] = [chairs[body.a] as Chair, chairs[body.b] as Chair]
      delete a.wish
      delete b.wish
      chairs[body.a] = b
      chairs[body.b] = a
      break
    }
    case 'botSet':
      chairs[body.seat] = body.level === null ? {} : { bot: body.level }
      break
    case 'closed':
      sitting.phase = 'closed'
      break
    case 'started':
      sitting.table = deal(sitting)
      sitting.phase = 'playing'
      sitting.clocks = clocksFor(sitting.opened.time, chairs.length)
      askAnew(sitting, seq, at)
      finish(sitting)
      break
    case 'moved':
      return move(sitting, seq, at, body)
    case 'tookBack':
      takeBack(sitting, seq, at, body.to)
      break
    case 'offered':
      sitting.offer = {
        by: body.seat,
        what: body.what,
        ...(body.to !== undefined && { to: body.to }),
        agreed: [body.seat],
      }
      settleOffer(sitting, seq, at)
      break
    case 'answered':
      if (!body.yes) sitting.offer = undefined
      else sitting.offer?.agreed.push(body.seat)
      settleOffer(sitting, seq, at)
      break
    case 'resigned':
      if (chair) chair.resigned = true
      sitting.offer = undefined
      afterResigning(sitting)
      break
    case 'away':
      if (chair) chair.away = { since: at, kept: body.kept }
      break
    case 'back':
      comeBack(sitting, body.seat, at)
      break
    case 'left':
      if (chair) chair.absent = true
      break
    case 'returned':
      if (chair) delete chair.absent
      comeBack(sitting, body.seat, at)
      welcomeBack(sitting.clocks, sitting.opened.time, body.seat, at)
      break
    case 'rematched':
      sitting.rematch = body.table
      break
  }
  return NOTHING
}

function vacate({ chairs }: Sitting, person: string): void {
  const seat = chairs.findIndex((one) => one.person === person)
  if (seat >= 0) chairs[seat] = {}
}

/** The nonce of a seat that gave none is always this, so that nobody chose it. */
export function nonces({ chairs }: Sitting): string[] {
  return chairs.map((one) => one.nonce ?? '')
}

function deal(sitting: Sitting, moves: readonly PlayedMove[] = []): AnyTable {
  const { game, opened, commit } = sitting
  const fair = { commit, secret: opened.secret, nonces: nonces(sitting) }
  const seed = fairSeed(opened.secret, fair.nonces)
  const table = openTable(game, { options: opened.options, seats: opened.seats, seed, fair })
  for (const [seat, move] of moves) table.submit(seat, move)
  return table
}

function move(
  sitting: Sitting,
  seq: number,
  at: number,
  body: Body & { type: 'moved' },
): readonly Happened[] {
  const table = sitting.table as AnyTable
  const before = table.choices()
  const events = table.submit(body.seat, body.move)
  press(sitting.clocks, sitting.opened.time, body.seat, at, sitting.gaps)
  sitting.offer = undefined
  for (const { seat } of before) {
    if (seat !== body.seat && !table.choices().some((one) => one.seat === seat))
      sitting.clocks.since[seat] = 0
  }
  for (const choice of table.choices()) {
    const { seat } = choice
    const known = seat === body.seat ? undefined : before.find((one) => one.seat === seat)
    if (known && same(known.ask, choice.ask) && same(known.options, choice.options)) continue
    sitting.askedAt[seat] = seq
    if (!known) sitting.clocks.since[seat] = at
  }
  finish(sitting)
  return events
}

function takeBack(sitting: Sitting, seq: number, at: number, to: number): void {
  sitting.table = deal(sitting, sitting.table?.moves.slice(0, to))
  sitting.offer = undefined
  askAnew(sitting, seq, at)
}

function askAnew(sitting: Sitting, seq: number, at: number): void {
  sitting.clocks.since.fill(0)
  for (const { seat } of sitting.table?.choices() ?? []) {
    sitting.askedAt[seat] = seq
    sitting.clocks.since[seat] = at
  }
}

/** Seats whose people are there and have a say. */
export function voters({ chairs }: Sitting): number[] {
  return chairs.flatMap((one, seat) => (one.person && !one.absent && !one.resigned ? [seat] : []))
}

/** Whether it matters who is connected: while a game is played that is not slow. */
export function countsPresence({ phase, opened }: Sitting): boolean {
  return phase === 'playing' && opened.time.kind !== 'slow'
}

/** Who comes to a table that everybody had left finds the others' chairs kept anew. */
function comeBack(sitting: Sitting, seat: number, at: number): void {
  const { chairs } = sitting
  if (!someoneElse(sitting, seat))
    for (const chair of chairs) if (chair.away) chair.away = { ...chair.away, since: at }
  delete (chairs[seat] as Chair).away
}

/** Whether a person is there, other than on this seat, for whom the game should go on. */
function someoneElse({ chairs }: Sitting, seat: number): boolean {
  return chairs.some((one, at) => at !== seat && one.person && !one.away && !playedByBot(one))
}

/** Until when a chair is kept for somebody who is away; undefined where they are not, or nobody waits for them. */
export function keptUntil(sitting: Sitting, seat: number): number | undefined {
  const chair = sitting.chairs[seat] as Chair
  if (!chair.away?.kept || playedByBot(chair) || !someoneElse(sitting, seat)) return undefined
  const { since, kept } = chair.away
  return since + kept + lostSince(since, sitting.gaps)
}

/** Whether a bot answers for the seat. */
export function playedByBot(chair: Chair): boolean {
  return chair.bot !== undefined || chair.absent === true || chair.resigned === true
}

function settleOffer(sitting: Sitting, seq: number, at: number): void {
  const { offer } = sitting
  if (!offer || !voters(sitting).every((seat) => offer.agreed.includes(seat))) return
  sitting.offer = undefined
  if (offer.what === 'undo') takeBack(sitting, seq, at, offer.to ?? 0)
  else over(sitting, { reason: offer.what === 'draw' ? 'draw' : 'agreed', winners: [] })
}

function afterResigning(sitting: Sitting): void {
  const { chairs } = sitting
  const rest = chairs.flatMap((one, seat) => (one.resigned ? [] : [seat]))
  if (rest.length <= 1 || rest.every((seat) => !chairs[seat]?.person))
    over(sitting, { reason: 'resigned', winners: rest })
}

function finish(sitting: Sitting): void {
  const outcome = sitting.table?.outcome()
  if (outcome)
    over(sitting, {
      reason: outcome.reason ?? 'played',
      winners: outcome.winners,
      ...(outcome.scores && { scores: outcome.scores }),
    })
}

function over(sitting: Sitting, ended: Omit<ResultSheet, 'places'>): void {
  sitting.phase = 'over'
  sitting.clocks.since.fill(0)
  sitting.result = { ...ended, places: placesOf(ended, sitting.chairs) }
}
