// The other end of `telling.ts`: makes whole messages of the pictures and changes that a host sends. Whoever watches a
// table through it need not know that they were told in short. docs/protocol.md says the same for other languages.

import type {
  ChangeMessage,
  ClientMessage,
  GamePart,
  PictureMessage,
  PictureSheet,
  ServerMessage,
  Sync,
  TableSheet,
  Update,
} from '@undercrown/protocol'
import { edited, textHash } from './edits.ts'

/** What whoever watches through a fold is told: nothing in short, and with each move the sheet. */
export type WholeMessage =
  | Exclude<ServerMessage, { readonly type: 'picture' | 'update' }>
  | (Update & { readonly sheet?: TableSheet })

export interface Fold {
  /** Something to be sent; a table that is watched is watched in short. */
  send(message: ClientMessage): void
  /** Takes in a message as it came; returns what it says, if anything. */
  hear(text: string): WholeMessage | undefined
  /** The way was lost, and with it what the host knew of it. */
  lost(): void
}

type Watch = Extract<ClientMessage, { readonly do: 'watch' }>

/** A table that is watched. */
interface Folded {
  readonly watch: Watch
  seq: number
  seat: number | null
  moves: number
  phase?: TableSheet['phase']
  /** The picture as it was told or edited last; nothing, until there is one that can be trusted. */
  text?: string | undefined
}

const BEFORE = ',"picture":'

/** `able`: the host can tell in short; else it says so in its welcome. */
export function openFold(out: (message: ClientMessage) => void, able = false): Fold {
  let short = able
  const tables = new Map<number, Folded>()

  function numberOf(table: string): number {
    for (const [as, { watch }] of tables) if (watch.table === table) return as
    let as = 1
    while (tables.has(as)) as++
    return as
  }

  function pictured(message: PictureMessage, text: string): Sync | undefined {
    const folded = tables.get(message.as)
    if (folded?.watch.table !== message.table) return undefined
    folded.text = text.slice(text.indexOf(BEFORE) + BEFORE.length, -1)
    const { as: _, type: _type, picture, moves, events, retold, options, ...rest } = message
    Object.assign(folded, { seq: message.seq, seat: message.seat, moves, phase: picture.sheet.phase })
    const game = gameOf(picture, message.seat, events, { retold, options })
    return { type: 'table', ...rest, sheet: sheetOf(picture, moves), ...(game && { game }) }
  }

  function changed([as, seq, by, edits, events, more = {}]: ChangeMessage): WholeMessage | undefined {
    const folded = tables.get(as)
    if (!folded) return undefined
    const { clock, did, hash } = more
    const { seat, seq: from, phase, watch } = folded
    const { table } = watch
    const done = did === undefined ? undefined : ({ type: 'done', table, id: did, seq } as const)
    if (folded.text === undefined) return done
    let picture: PictureSheet
    try {
      folded.text = edited(folded.text, edits)
      if (hash !== undefined && hash !== textHash(folded.text)) throw new Error('another picture')
      picture = JSON.parse(folded.text)
    } catch {
      // Until the whole of it comes, no change of it is of use.
      folded.text = undefined
      out({ ...watch, since: from, as })
      return done
    }
    folded.seq = seq
    if (by !== null) folded.moves++
    folded.phase = picture.sheet.phase
    const head = { table, seq, ...(did !== undefined && { did }), ...(clock && { clock }) }
    const sheet = sheetOf(picture, folded.moves)
    const game = gameOf(picture, seat, events, more)
    if (by !== null && game && phase === folded.phase) return { type: 'update', ...head, by, sheet, game }
    const last = by === null ? {} : { last: { by, events: events.length } }
    return { type: 'table', ...head, seat, sheet, from, ...last, ...(game && { game }) }
  }

  return {
    send(message) {
      if (message.do === 'unwatch') tables.delete(numberOf(message.table))
      if (message.do !== 'watch' || !short) return out(message)
      const as = numberOf(message.table)
      tables.set(as, { watch: message, seq: 0, seat: null, moves: 0 })
      out({ ...message, as })
    },
    hear(text) {
      const message: ServerMessage | ChangeMessage = JSON.parse(text)
      if ('length' in message) return changed(message)
      if (message.type === 'welcome') short = message.changes === true
      return message.type === 'picture' ? pictured(message, text) : message
    },
    lost: () => tables.clear(),
  }
}

function sheetOf({ sheet }: PictureSheet, moves: number): TableSheet {
  return { ...sheet, moves }
}

/** The game as one message tells it, once it has started. */
function gameOf(
  { open, own, asked }: PictureSheet,
  me: number | null,
  events: GamePart['events'],
  { options, retold }: { options?: PictureMessage['options']; retold?: GamePart['retold'] | undefined },
): GamePart | undefined {
  if (!asked) return undefined
  const mine = asked.find(({ seat }) => seat === me)
  return {
    open,
    own,
    ...(mine && options && { choice: { ...mine, options } }),
    waiting: asked.filter(({ seat }) => seat !== me),
    events,
    ...(retold && { retold }),
  }
}
