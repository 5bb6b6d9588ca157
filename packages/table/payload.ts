// The one way out: whatever anybody is told of a table is made here, for that seat or for the public.

import {
  type AnyTable,
  type Happened,
  itemAt,
  type Payload,
  payloadText,
  retoldTo,
  same,
  type Viewer,
} from '@undercrown/engine'
import type { Done, RefusedMessage } from '@undercrown/protocol'
import { clockSheetOf } from './clock.ts'
import { type History, recall, type Story } from './history.ts'
import type { CommandRefusal } from './refusal.ts'
import { type Profiles, tableSheetOf } from './sheet.ts'
import type { TableState } from './state.ts'

/** What one viewer knows of the game, in pieces. */
export type PayloadOf = (viewer: Viewer) => Payload

/** Writes at once what all seats are sent after a move, and what the public is sent only when somebody walks by. */
export function payloadsAfter(table: AnyTable, events: readonly Happened[]): PayloadOf {
  const write = table.payloads(events, 'screen')
  const seats = Array.from({ length: table.seats }, (_, seat) => write(seat))
  let open: Payload | undefined
  return (viewer) => {
    if (viewer !== 'public') return itemAt(seats, viewer)
    open ??= write(viewer)
    return open
  }
}

/** What one viewer knows now, with events that are already those that this viewer may know. */
function payloadNow(table: AnyTable, viewer: Viewer, { events, retold = events }: History): Payload {
  return {
    ...table.payloads([], 'screen')(viewer),
    events: listed(events),
    retold: same(events, retold) ? '' : listed(retold),
  }
}

/** A list in JSON without its brackets. */
function listed(events: readonly Happened[]): string {
  return JSON.stringify(events).slice(1, -1)
}

/** The part of a message that is about the game. When it is over, nobody is asked anything. */
function gamePart(payload: Payload, over: boolean): string {
  return payloadText(over ? { ...payload, choice: '', waiting: '' } : payload)
}

/** Writes updates after a move: what is the same for all viewers once, then each one's part. */
export function updatesAfter(
  state: TableState,
  by: number,
  now: number,
  payloadOf: PayloadOf,
): (viewer: Viewer, did: string | undefined) => string {
  const clock = clockSheetOf(state.clocks, state.opened.time, now, state.gaps)
  const head = `{"type":"update","table":"${state.id}","seq":${state.seq},"by":${by}`
  const tail = `${clock ? `,"clock":${JSON.stringify(clock)}` : ''},"game":`
  return (viewer, did) => {
    const answers = did === undefined ? '' : `,"did":${JSON.stringify(did)}`
    return `${head}${answers}${tail}${gamePart(payloadOf(viewer), false)}}`
  }
}

/** The whole table, with what happened: told now, or read from the history. */
export function syncText(
  state: TableState,
  profiles: Profiles,
  viewer: Viewer,
  now: number,
  happened: History | { readonly from: number; readonly payload: Payload },
  did: string | undefined,
): string {
  const clock = clockSheetOf(state.clocks, state.opened.time, now, state.gaps)
  const head = JSON.stringify({
    type: 'table',
    table: state.id,
    seq: state.seq,
    ...(did !== undefined && { did }),
    seat: viewer === 'public' ? null : viewer,
    sheet: tableSheetOf(state, profiles, viewer !== 'public'),
    from: happened.from,
    ...('last' in happened && { last: happened.last }),
    ...(clock && { clock }),
  })
  if (!state.table) return head
  const payload = 'payload' in happened ? happened.payload : payloadNow(state.table, viewer, happened)
  return `${head.slice(0, -1)},"game":${gamePart(payload, state.phase !== 'playing')}}`
}

/** What a seat could see after its last move and each one since; of what it saw itself, what it is told again. */
export function recalledText(story: Story, state: TableState, seat: number): string {
  const steps: string[] = []
  recall(story, state, seat, (seq, by, table, events) => {
    const again = events.flatMap((event) => table.game.seen(event, retoldTo(table, seat)) ?? [])
    const payload = { ...table.payloads([], 'screen')(seat), events: by === seat ? '' : listed(again) }
    steps.push(`{"seq":${seq},"by":${by},"game":${gamePart(payload, true)}}`)
  })
  return `{"type":"recalled","table":"${state.id}","steps":[${steps}]}`
}

export function doneText(table: string, id: string, seq: number): string {
  return JSON.stringify({ type: 'done', table, id, seq } satisfies Done)
}

export function refusalText({ code, message }: CommandRefusal, table?: string, id?: string): string {
  const about = { ...(table && { table }), ...(id && { id }) }
  return JSON.stringify({ type: 'refused', ...about, code, message } satisfies RefusedMessage)
}
