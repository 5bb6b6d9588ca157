// What happened at a table, as each kind of viewer was told: kept in words while the table is in memory, so that who
// comes or comes back costs no reading and no playing.

import { type AnyGame, type AnyTable, type Happened, itemAt, retoldTo, type Viewer } from '@undercrown/engine'
import type { Gaps } from './clock.ts'
import type { LogEntry } from './entry.ts'
import { stoodAt } from './rewind.ts'
import { applyEntry, foldLog, type TableState } from './state.ts'

/** Events are lists in JSON without their brackets. */
export interface History {
  /** The sequence number after which the events begin; 0 with a public history from the start. */
  readonly from: number
  readonly events: string
  /** The same as it is told again once more has happened; empty where that is no different. */
  readonly retold: string
  /** The last move that stands, where it is among the events: whose it was, and how many of them it told. */
  readonly last?: { readonly by: number; readonly events: number }
}

/** A sequence number; nothing, for the whole; or the turn: for whoever takes the device that others had. */
export type Since = number | 'turn' | undefined

/** What was told of a move. */
export interface ToldMove {
  readonly seq: number
  readonly by: number
  /** To whoever walks by. */
  readonly everybody: string
  /** To the seats that were told something else. */
  readonly seats: Readonly<Record<number, string>>
}

/** The moves that stand. */
export interface Story {
  readonly moves: ToldMove[]
  /** The sequence number at which moves were last taken back. */
  rewound: number
}

const NOBODY: ToldMove['seats'] = {}

/** Takes in what happened with an entry; the state is the one after it. */
export function tellOn(
  story: Story,
  { seq, body }: LogEntry,
  events: readonly Happened[],
  { table }: TableState,
): void {
  const { moves } = story
  if (body.type === 'moved' && table) moves.push({ seq, by: body.seat, ...wordsOf(table, events) })
  const standing = table?.moves.length ?? 0
  if (standing >= moves.length) return
  moves.length = standing
  story.rewound = seq
}

function wordsOf(table: AnyTable, events: readonly Happened[]): Pick<ToldMove, 'everybody' | 'seats'> {
  const heard = table.heard(events)
  const everybody = heard('public')
  let seats: Record<number, string> | undefined
  for (let seat = 0; seat < table.seats; seat++) {
    const text = heard(seat)
    if (text === everybody) continue
    seats ??= {}
    seats[seat] = text
  }
  return { everybody, seats: seats ?? NOBODY }
}

/** What a viewer is told of a move when it is made. */
export function heardBy({ everybody, seats }: ToldMove, viewer: Viewer): string {
  return viewer === 'public' ? everybody : (seats[viewer] ?? everybody)
}

export interface ReadLog {
  readonly state: TableState
  readonly story: Story
}

/** So many entries are read before others have a turn. */
export const PIECE = 50

/** Reads a log, with all that happened, and keeps nobody waiting for a long one. */
export async function readLog(
  id: string,
  entries: readonly LogEntry[],
  game: AnyGame,
  gaps: Gaps,
  breathe: () => Promise<void>,
): Promise<ReadLog> {
  const read: ReadLog = {
    state: foldLog(id, entries.slice(0, 1), game, gaps),
    story: { moves: [], rewound: 0 },
  }
  return readOn(read, entries.slice(1), breathe)
}

/** Takes in what was written after it. */
export async function readOn(
  read: ReadLog,
  entries: readonly LogEntry[],
  breathe: () => Promise<void>,
): Promise<ReadLog> {
  const { state, story } = read
  for (let i = 0; i < entries.length; i++) {
    if (i % PIECE === 0) await breathe()
    const entry = itemAt(entries, i)
    tellOn(story, entry, applyEntry(state, entry), state)
  }
  return read
}

/**
 * What this viewer was told after `since`. Without a number, with one from another world, or when moves were taken
 * back in between: all that stands. At a table that is played from memory (HP-48) that is the public history; with
 * `turn`: what was public before the viewer's last move, and what they may know after it; with a number, whoever missed
 * a sight is told it until they have moved again, and by no number any older one.
 */
export function historyOf(
  { moves, rewound }: Story,
  { seq, table }: TableState,
  viewer: Viewer,
  since: Since,
): History {
  const own = typeof since === 'number' && since >= rewound && since < seq && since > 0
  const from = own ? since : 0
  const kept = !table || retoldTo(table, viewer) === viewer
  const personal = own || since === 'turn'
  const last = personal ? moves.findLastIndex((one) => one.by === viewer) : moves.length
  const first = own ? moves.findLastIndex((one) => one.seq <= from) + 1 : 0
  let [events, again, newestTold] = ['', '', '']
  for (let i = first; i < moves.length; i++) {
    const move = itemAt(moves, i)
    const mine = kept || (own ? i >= last : i > last)
    newestTold = mine ? heardBy(move, viewer) : move.everybody
    events = joined(events, newestTold)
    if (personal && !kept) again = joined(again, move.everybody)
  }
  const newest = moves.at(-1)
  return {
    from,
    events,
    retold: again === events ? '' : again,
    ...(newest && newest.seq > from && { last: { by: newest.by, events: countOf(newestTold) } }),
  }
}

/** Two lists without their brackets as one. */
function joined(list: string, more: string): string {
  return list === '' ? more : more === '' ? list : `${list},${more}`
}

/** How many there are in a list without its brackets. */
function countOf(events: string): number {
  return (JSON.parse(`[${events}]`) as unknown[]).length
}

/** More steps than these nobody wants to be shown. */
const MOST_STEPS = 60

/** Called with each move that a seat is to be shown again, and the table as it was after it. */
type Step = (seq: number, by: number, table: AnyTable, events: readonly Happened[]) => void

/**
 * Goes once more through what the others did last, beginning with the seat's move before it. Also in the middle of its
 * own turn: what it has done itself since is no news.
 */
export function recall({ moves }: Story, state: TableState, seat: number, step: Step): void {
  const end = moves.findLastIndex(({ by }) => by !== seat)
  const last = moves.findLastIndex(({ by }, i) => by === seat && i < end)
  if (last < 0 || !state.table) return
  const first = Math.max(last, end + 1 - MOST_STEPS)
  const table = stoodAt(state.table, state.checkpoints, first)
  for (let i = first; i <= end; i++) {
    const { seq, by } = itemAt(moves, i)
    const events = table.submit(...itemAt(state.table.moves, i))
    step(seq, by, table, events)
  }
}
