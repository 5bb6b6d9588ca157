// A table of this browser in memory: the game as far as its moves stand, and what everybody may know of it.

import {
  type AnyGame,
  type AnyTable,
  type Choice,
  commitTo,
  fairSeed,
  type Happened,
  type Outcome,
  placesOf,
  reopen,
  same,
} from '@undercrown/engine'
import type { SeatSheet, TableSheet } from '@undercrown/protocol'
import type { Kept, LocalSummary } from './kept.ts'

/** The level of the bot that plays on for somebody who resigned. */
export const SITTING_IN = 'L3'

export interface Sitting {
  kept: Kept
  readonly game: AnyGame
  readonly table: AnyTable
  /** What happened in each move that stands. */
  readonly told: { readonly seq: number; readonly events: readonly Happened[] }[]
  /** The sequence number at which each seat was asked what it is asked now. */
  readonly askedAt: number[]
}

/** Plays again all that stands. */
export function sitDown(kept: Kept, game: AnyGame): Sitting {
  const { secret, nonces, seats, options, position } = kept
  const table = reopen(
    game,
    position
      ? { options, seats: seats.length, seed: secret, position }
      : {
          options,
          seats: seats.length,
          seed: fairSeed(secret, nonces),
          fair: { commit: commitTo(secret), secret, nonces },
        },
  )
  const sitting: Sitting = { kept, game, table, told: [], askedAt: seats.map(() => 1) }
  let rewound = kept.rewound === 0
  const rewind = () => {
    rewound = true
    for (const { seat } of table.choices()) sitting.askedAt[seat] = kept.rewound
  }
  for (const [seat, move, seq] of kept.moves) {
    if (!rewound && seq > kept.rewound) rewind()
    play(sitting, seat, move, seq)
  }
  if (!rewound) rewind()
  return sitting
}

/** Plays one move; what is kept is for the caller to change. */
export function play({ table, told, askedAt }: Sitting, seat: number, move: object, seq: number): Happened[] {
  const before = table.choices()
  const events = table.submit(seat, move)
  told.push({ seq, events })
  for (const choice of table.choices()) {
    const known = choice.seat === seat ? undefined : before.find((one) => one.seat === choice.seat)
    if (!known || !same(known.ask, choice.ask) || !same(known.options, choice.options))
      askedAt[choice.seat] = seq
  }
  return events
}

export function humans({ seats, resigned }: Kept): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'human' && !resigned.includes(seat) ? [seat] : []))
}

export function outcomeOf({ kept, table }: Sitting): (Outcome & { readonly reason: string }) | undefined {
  if (kept.agreed) return { reason: kept.agreed, winners: [] }
  const outcome = table.outcome()
  if (outcome) return { reason: 'played', ...outcome }
  if (kept.resigned.length === 0) return undefined
  const rest = kept.seats.flatMap((_, seat) => (kept.resigned.includes(seat) ? [] : [seat]))
  const nobody = rest.length <= 1 || humans(kept).length === 0
  return nobody ? { reason: 'resigned', winners: rest } : undefined
}

/** Who is asked what, while the game goes on. */
export function asked(sitting: Sitting): readonly Choice<object>[] {
  return outcomeOf(sitting) ? [] : sitting.table.choices()
}

export function sheetOf(sitting: Sitting): TableSheet {
  const { kept, table } = sitting
  const ended = outcomeOf(sitting)
  const chairs = kept.seats.map((_, seat) =>
    kept.resigned.includes(seat) ? { resigned: true as const } : {},
  )
  return {
    id: kept.id,
    game: kept.game,
    rules: kept.rules,
    options: kept.options,
    host: personAt(kept.seats.findIndex(({ kind }) => kind === 'human')),
    listed: false,
    rated: false,
    silent: true,
    time: { kind: 'none' },
    phase: ended ? 'over' : 'playing',
    seats: kept.seats.map((one, seat): SeatSheet => {
      if (one.kind === 'bot') return { bot: one.level }
      const person = { id: personAt(seat), name: one.name, avatar: one.avatar ?? '', kind: 'guest' as const }
      return { person, ...chairs[seat], ...(chairs[seat]?.resigned && { bot: SITTING_IN }) }
    }),
    commit: commitTo(kept.secret),
    nonces: kept.nonces,
    moves: table.moves.length,
    ...(ended && { result: { ...ended, places: placesOf(ended, chairs) } }),
    ...(kept.rematch !== undefined && { rematch: kept.rematch }),
  }
}

function personAt(seat: number): string {
  return `seat ${seat}`
}

export function summaryOf(sitting: Sitting): LocalSummary {
  const { kept } = sitting
  const people = humans(kept)
  return {
    id: kept.id,
    game: kept.game,
    names: kept.seats.map((one) => (one.kind === 'human' ? one.name : '')),
    seats: kept.seats,
    updated: kept.at,
    over: outcomeOf(sitting) !== undefined,
    yourTurn: asked(sitting).some(({ seat }) => people.includes(seat)),
  }
}
