// What a viewer has missed: read again from the log, seen through that viewer's eyes.

import type { Happened, Viewer } from '@undercrown/engine'
import type { ServerContext } from './context.ts'
import { readEntry } from './entry.ts'
import { foldLog, type TableState } from './state.ts'

export interface History {
  /** The sequence number after which the events begin. */
  readonly from: number
  readonly events: readonly Happened[]
}

/**
 * What this viewer was told after `since`. Without a number, with one from another world, or when moves were taken
 * back in between: the public history of all that stands. (A player's own sights of long ago are not told again:
 * some tables are played from memory.)
 */
export async function historyFor(
  context: ServerContext,
  state: TableState,
  viewer: Viewer,
  since: number | undefined,
): Promise<History> {
  if (!state.table || since === state.seq) return { from: state.seq, events: [] }
  const { game, id } = state
  const entries = (await context.store.entries(id, 0)).map(readEntry).filter((one) => one.seq <= state.seq)
  const moves: { seq: number; events: readonly Happened[] }[] = []
  let rewound = 0
  foldLog(id, entries, context.gameNamed, state.gaps, (entry, events, then) => {
    if (entry.body.type === 'moved') moves.push({ seq: entry.seq, events })
    const standing = then.table?.moves.length ?? 0
    if (standing >= moves.length) return
    moves.length = standing
    rewound = entry.seq
  })
  const own = since !== undefined && since >= rewound && since < state.seq && since > 0
  const eyes: Viewer = own ? viewer : 'public'
  const from = own ? since : 0
  const events = moves
    .filter((one) => one.seq > from)
    .flatMap((one) => one.events)
    .flatMap((event) => game.seen(event, eyes) ?? [])
  return { from, events }
}
