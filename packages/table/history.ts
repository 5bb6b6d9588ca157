// What a viewer has missed: read again from the log, seen through that viewer's eyes.

import type { Happened, Viewer } from '@undercrown/engine'
import type { LogEntry } from './entry.ts'
import { foldLog, type TableState } from './state.ts'

export interface History {
  /** The sequence number after which the events begin; 0 with a public history from the start. */
  readonly from: number
  readonly events: readonly Happened[]
}

/** A sequence number; nothing, for the whole; or the turn: for whoever takes the device that others had. */
export type Since = number | 'turn' | undefined

/** What happened in each move that stands. */
export interface Story {
  readonly moves: { readonly seq: number; readonly by: number; readonly events: readonly Happened[] }[]
  /** The sequence number at which moves were last taken back. */
  rewound: number
}

/** Takes in what happened with an entry; the state is the one after it. */
export function tellOn(
  story: Story,
  { seq, body }: LogEntry,
  events: readonly Happened[],
  state: TableState,
): void {
  const { moves } = story
  if (body.type === 'moved') moves.push({ seq, by: body.seat, events })
  const standing = state.table?.moves.length ?? 0
  if (standing >= moves.length) return
  moves.length = standing
  story.rewound = seq
}

/** Reads the story of a table from its log, as far as its state has come. */
export function storyOf(entries: readonly LogEntry[], { id, game, gaps, seq }: TableState): Story {
  const story: Story = { moves: [], rewound: 0 }
  const known = entries.filter((one) => one.seq <= seq)
  foldLog(id, known, game, gaps, (...told) => tellOn(story, ...told))
  return story
}

/**
 * What this viewer was told after `since`. Without a number, with one from another world, or when moves were taken
 * back in between: the public history of all that stands. (A player's own sights of long ago are not told again:
 * some tables are played from memory.) With `turn`: what was public before the viewer's last move, and what they
 * may know after it.
 */
export function historyOf(
  { moves, rewound }: Story,
  { game, seq }: TableState,
  viewer: Viewer,
  since: Since,
): History {
  const own = typeof since === 'number' && since >= rewound && since < seq && since > 0
  const from = own ? since : 0
  const last = since === 'turn' ? moves.findLastIndex((one) => one.by === viewer) : moves.length
  const events = moves.flatMap((one, i) =>
    one.seq <= from
      ? []
      : one.events.flatMap((event) => game.seen(event, own || i > last ? viewer : 'public') ?? []),
  )
  return { from, events }
}
