// The one way out: whatever anybody is told of a table is made here, for that seat or for the public.

import { type AnyTable, type Happened, sha256Hex, type Viewer } from '@undercrown/engine'
import type { PersonSheet, SeatSheet, TableSheet } from '@undercrown/protocol'
import { clockSheet } from './clock.ts'
import { countsPresence, keptUntil, nonces, playedByBot, type TableState } from './state.ts'

/** Names of people by id. */
export type Profiles = ReadonlyMap<string, PersonSheet>

/** The level of the bot that sits in for somebody. */
export const SITTING_IN = 'L3'

const GONE = (id: string): PersonSheet => ({ id, name: '', avatar: '', kind: 'guest' })

/** Lets somebody look on at a table that is not listed, and no more than that. */
export function watchCode({ opened }: TableState): string {
  return sha256Hex(`undercrown watch ${opened.secret}`).slice(0, 12).toUpperCase()
}

/** What may be known of a table besides the game; only those who belong to it learn its codes. */
export function sheetOf(state: TableState, profiles: Profiles, inside: boolean): TableSheet {
  const { opened, offer, result, rematch } = state
  return {
    id: state.id,
    ...((inside || opened.listed) && { code: opened.code }),
    ...((inside || opened.listed) && { watchCode: watchCode(state) }),
    game: opened.game,
    rules: opened.rules,
    options: opened.options,
    host: state.host,
    listed: opened.listed,
    rated: opened.rated,
    silent: opened.silent,
    time: opened.time,
    phase: state.phase,
    seats: state.chairs.map((chair, seat): SeatSheet => {
      const until = keptUntil(state, seat)
      const bot = chair.bot ?? (playedByBot(chair) ? SITTING_IN : undefined)
      return {
        ...(chair.person && { person: profiles.get(chair.person) ?? GONE(chair.person) }),
        ...(bot && { bot }),
        ...(chair.wish !== undefined && { wish: chair.wish }),
        ...(chair.person &&
          !chair.away &&
          !chair.absent &&
          countsPresence(state) && { present: true as const }),
        ...(until !== undefined && { keptUntil: until }),
        ...(chair.absent && { absent: true as const }),
        ...(chair.resigned && { resigned: true as const }),
      }
    }),
    commit: state.commit,
    ...(state.table && { nonces: nonces(state) }),
    moves: state.table?.moves.length ?? 0,
    ...(offer && {
      offer: {
        by: offer.by,
        what: offer.what,
        ...(offer.to !== undefined && { to: offer.to }),
        agreed: [...offer.agreed],
      },
    }),
    ...(result && { result }),
    ...(rematch && { rematch }),
  }
}

/** A sheet as the lists keep it, with the names that people have now. */
export function withProfiles(sheet: TableSheet, profiles: Profiles): TableSheet {
  const seats = sheet.seats.map(({ person, ...seat }) => ({
    ...(person && { person: profiles.get(person.id) ?? GONE(person.id) }),
    ...seat,
  }))
  return { ...sheet, seats }
}

/** What one viewer sees of the game, as JSON. When the game is over, nobody is asked anything. */
export function letterTo(
  table: AnyTable,
  viewer: Viewer,
  events: readonly Happened[],
  over: boolean,
): string {
  const { view, choice, waiting } = table.glimpse(viewer, 'screen')
  return JSON.stringify({
    ...view,
    ...(choice && !over && { choice }),
    waiting: over ? [] : waiting,
    events,
  })
}

/** What each viewer sees of the game after a move, as JSON. */
export type Letters = (viewer: Viewer) => string

/** Writes the letters of all seats, and that of the public only when somebody walks by. */
export function lettersAfter(table: AnyTable, events: readonly Happened[]): Letters {
  const seats = table.letters(events, 'screen')
  let open: string | undefined
  return (viewer) => {
    if (viewer !== 'public') return seats[viewer] as string
    open ??= letterTo(table, viewer, table.seen(events, viewer), false)
    return open
  }
}

/** Writes updates after a move: what is the same for all viewers once, then each one's letter. */
export function updatesAfter(
  state: TableState,
  by: number,
  now: number,
  letters: Letters,
): (viewer: Viewer, did: string | undefined) => string {
  const clock = clockSheet(state.clocks, state.opened.time, now, state.gaps)
  const head = `{"type":"update","table":"${state.id}","seq":${state.seq},"by":${by}`
  const tail = `${clock ? `,"clock":${JSON.stringify(clock)}` : ''},"game":`
  return (viewer, did) =>
    did === undefined
      ? `${head}${tail}${letters(viewer)}}`
      : `${head},"did":${JSON.stringify(did)}${tail}${letters(viewer)}}`
}

/** The text of a whole sync. `events` are already those that this viewer may know. */
export function syncText(
  state: TableState,
  profiles: Profiles,
  viewer: Viewer,
  now: number,
  history: { readonly from: number; readonly events: readonly Happened[] },
  did: string | undefined,
): string {
  const clock = clockSheet(state.clocks, state.opened.time, now, state.gaps)
  const head = JSON.stringify({
    type: 'table',
    table: state.id,
    seq: state.seq,
    ...(did !== undefined && { did }),
    seat: viewer === 'public' ? null : viewer,
    sheet: sheetOf(state, profiles, viewer !== 'public'),
    from: history.from,
    ...(clock && { clock }),
  })
  if (!state.table) return head
  const letter = letterTo(state.table, viewer, history.events, state.phase !== 'playing')
  return `${head.slice(0, -1)},"game":${letter}}`
}
