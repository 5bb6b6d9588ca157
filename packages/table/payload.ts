// The one way out: whatever anybody is told of a table is made here, for that seat or for the public.

import { type Payload, payloadText, retoldTo, type Viewer } from '@undercrown/engine'
import type { Done, RefusedMessage } from '@undercrown/protocol'
import { clockSheetOf } from './clock.ts'
import { editsBetween, textHash } from './edits.ts'
import { type History, heardBy, recall, type Story, type ToldMove } from './history.ts'
import type { CommandRefusal } from './refusal.ts'
import { type Profiles, tableSheetOf } from './sheet.ts'
import type { TableState } from './state.ts'

/** What one viewer is shown of the game, in pieces. */
export type PayloadOf = (viewer: Viewer) => Payload

/** What each viewer is shown now, written when it is asked for. Once it is over, nobody is asked anything. */
export function payloadsNow({ table, phase }: TableState): PayloadOf | undefined {
  let write: PayloadOf | undefined
  const known = new Map<Viewer, Payload>()
  if (!table) return undefined
  return (viewer) => {
    write ??= table.payloads('screen')
    const payload = known.get(viewer) ?? (phase === 'playing' ? write(viewer) : unasked(write(viewer)))
    known.set(viewer, payload)
    return payload
  }
}

function unasked(payload: Payload): Payload {
  return { ...payload, asked: [], options: '' }
}

/** What one viewer is told of a move when it is made. */
export function toldOf({ table }: TableState, move: ToldMove, viewer: Viewer): History {
  const events = heardBy(move, viewer)
  const again = table && retoldTo(table, viewer) !== viewer ? move.everybody : events
  return { from: move.seq - 1, events, retold: again === events ? '' : again }
}

/** The picture of a table, in parts of one text that change apart from each other. */
export type PictureParts = readonly [sheet: string, open: string, own: string]

/** The sheet of a picture; how many moves stand is told beside it, since that changes all the time. */
export function sheetPart(state: TableState, profiles: Profiles, inside: boolean): string {
  const { moves, ...rest } = tableSheetOf(state, profiles, inside)
  return `{"sheet":${ascii(JSON.stringify(rest))}`
}

/** What everybody sees of the game, and who is asked what; empty until it has started. */
export function openPart(payload: Payload | undefined): string {
  if (!payload) return ''
  const asked = payload.asked.map(({ seat, ask }) => `{"seat":${seat},"ask":${ask}}`)
  return ascii(`,"open":${payload.open},"asked":[${asked.join()}]`)
}

/** What one viewer sees besides. */
export function ownPart(payload: Payload | undefined): string {
  return payload ? ascii(`,"own":${payload.own}}`) : '}'
}

/** Places in a text are counted alike in every language where each of its characters is one byte. */
function ascii(text: string): string {
  if (!/[^\x20-\x7e]/.test(text)) return text
  return text.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Edits in JSON without brackets, and how much of the text stays behind the last. */
interface WrittenEdits {
  readonly text: string
  readonly stay: number
}

/** Adds the edits of a part to those of the parts before it. */
function withEdits({ text, stay }: WrittenEdits, before: string, after: string): WrittenEdits {
  if (before === after) return { text, stay: stay + before.length }
  const edits = editsBetween(before, after)
  let all = text
  let left = before.length
  let kept = stay
  for (let i = 0; i < edits.length; i += 3) {
    const same = edits[i] as number
    const gone = edits[i + 1] as number
    all += `${all && ','}${kept + same},${gone},${JSON.stringify(edits[i + 2])}`
    left -= same + gone
    kept = 0
  }
  return { text: all, stay: kept + left }
}

const NO_EDITS: WrittenEdits = { text: '', stay: 0 }

/** Writes what makes one picture of another, as a list in JSON; what several have in common is compared once. */
export function editing(): (before: PictureParts, after: PictureParts) => string {
  const known: { before: PictureParts; after: PictureParts; edits: WrittenEdits }[] = []
  const alike = ([sheet, open]: PictureParts, other: PictureParts) => sheet === other[0] && open === other[1]
  return (before, after) => {
    let shared = known.find((one) => alike(one.before, before) && alike(one.after, after))?.edits
    if (!shared) {
      shared = withEdits(withEdits(NO_EDITS, before[0], after[0]), before[1], after[1])
      known.push({ before, after, edits: shared })
    }
    return `[${withEdits(shared, before[2], after[2]).text}]`
  }
}

/** Every so many sequence numbers a change tells the hash of the picture that it makes. */
const CHECKED = 16

/** A change of a table, for whoever has the picture before it: the number that they gave the table stands in front. */
export interface ChangeText {
  of(as: number, clock: string, did: string | undefined): string
}

export function changeText(
  seq: number,
  by: number | null,
  edits: string,
  { options }: Pick<Payload, 'options'>,
  { events, retold }: Pick<History, 'events' | 'retold'>,
  picture: PictureParts,
): ChangeText {
  const body = `${seq},${by},${edits},[${events}]`
  const hash =
    seq % CHECKED === 0 ? picture.reduce((sum, part) => textHash(part, sum), textHash('')) : undefined
  const more = `${field('options', options && `[${options}]`)}${field('retold', retold && `[${retold}]`)}${field('hash', hash)}`
  return {
    of(as, clock, did) {
      const rest = `${more}${field('clock', clock)}${field('did', did === undefined ? '' : JSON.stringify(did))}`
      return `[${as},${body}${rest && `,{${rest.slice(1)}}`}]`
    },
  }
}

function field(name: string, value: string | number | undefined): string {
  return value === '' || value === undefined ? '' : `,"${name}":${value}`
}

/** The clocks now, in JSON; empty where there are none. */
export function clockText(state: TableState, now: number): string {
  const clock = clockSheetOf(state.clocks, state.opened.time, now, state.gaps)
  return clock ? JSON.stringify(clock) : ''
}

/** The whole of a table for whoever folds: its picture last, as changes will edit it. */
export function pictureText(
  state: TableState,
  viewer: Viewer,
  as: number,
  clock: string,
  { from, last, events, retold }: History,
  { picture, options }: { readonly picture: PictureParts; readonly options: string },
  did: string | undefined,
): string {
  const head = JSON.stringify({
    type: 'picture',
    as,
    table: state.id,
    seq: state.seq,
    ...(did !== undefined && { did }),
    seat: viewer === 'public' ? null : viewer,
    from,
    ...(last && { last }),
    moves: state.table?.moves.length ?? 0,
  })
  const asked = options && `[${options}]`
  const again = retold && `[${retold}]`
  const more = `${field('clock', clock)}${field('events', `[${events}]`)}${field('retold', again)}${field('options', asked)}`
  return `${head.slice(0, -1)}${more},"picture":${picture.join('')}}`
}

/** A move, for whoever does not fold. */
export function updateText(
  state: TableState,
  by: number,
  clock: string,
  payload: Payload,
  { events, retold }: History,
  did: string | undefined,
): string {
  const answers = did === undefined ? '' : `,"did":${JSON.stringify(did)}`
  const head = `{"type":"update","table":"${state.id}","seq":${state.seq},"by":${by}${answers}`
  return `${head}${field('clock', clock)},"game":${payloadText(payload, events, retold)}}`
}

/** The whole table, for whoever does not fold. */
export function syncText(
  state: TableState,
  profiles: Profiles,
  viewer: Viewer,
  clock: string,
  { from, last, events, retold }: History,
  payload: Payload | undefined,
  did: string | undefined,
): string {
  const head = JSON.stringify({
    type: 'table',
    table: state.id,
    seq: state.seq,
    ...(did !== undefined && { did }),
    seat: viewer === 'public' ? null : viewer,
    sheet: tableSheetOf(state, profiles, viewer !== 'public'),
    from,
    ...(last && { last }),
  })
  const game = payload ? payloadText(payload, events, retold) : ''
  return `${head.slice(0, -1)}${field('clock', clock)}${field('game', game)}}`
}

/** What a seat could see after its last move and each one since; of what it saw itself, what it is told again. */
export function recalledText(story: Story, state: TableState, seat: number): string {
  const steps: string[] = []
  recall(story, state, seat, (seq, by, table, events) => {
    const again = by === seat ? '' : table.heard(events)(retoldTo(table, seat))
    steps.push(
      `{"seq":${seq},"by":${by},"game":${payloadText(unasked(table.payloads('screen')(seat)), again)}}`,
    )
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
