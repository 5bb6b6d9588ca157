// Tables that browsers kept before a table was its log everywhere: how it began, and the moves that stand.

import type { Layout } from '@undercrown/engine'
import { type EntryBody, type LogEntry, seatingOf } from '@undercrown/table'
import type { LocalSeat } from './order.ts'

export interface FormerTable {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  readonly seats: readonly LocalSeat[]
  readonly secret: string
  readonly nonces: readonly string[]
  readonly position?: Layout | undefined
  /** When it was last written. */
  readonly at: number
  readonly moves: readonly (readonly [seat: number, move: object, seq: number])[]
  /** In the order in which they did. */
  readonly resigned: readonly number[]
  /** Ended before its end. */
  readonly agreed?: 'draw' | 'agreed' | undefined
  readonly rematch?: string | undefined
}

export function personAt(seat: number): string {
  return `seat ${seat}`
}

/** The same table as a log. */
export function logOf(former: FormerTable): LogEntry[] {
  const { game, rules, options, seats, secret, nonces, position, at, moves, agreed, rematch } = former
  const people = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const resigned = former.resigned.map((seat): EntryBody => ({ type: 'resigned', seat }))
  // Whoever resigned last may have ended the game by it; whoever did before them did not, and the game went on.
  const rest = seats.length - resigned.length
  const ended = resigned.length > 0 && (rest <= 1 || people.every((seat) => former.resigned.includes(seat)))
  const last = ended ? resigned.splice(-1) : []
  const host = personAt(people[0] ?? -1)
  const bodies: EntryBody[] = [
    {
      type: 'opened',
      ...{ game, rules, options, seats: seats.length, host, secret },
      ...{ listed: false, rated: false, silent: true, time: { kind: 'none' }, device: true },
      ...(position && { position }),
    },
    ...seatingOf(
      seats.map((one, seat) =>
        one.kind === 'bot'
          ? { bot: one.level }
          : {
              person: personAt(seat),
              nonce: nonces[seat] ?? '',
              profile: { name: one.name, avatar: one.avatar ?? '' },
            },
      ),
    ),
    { type: 'started' },
    ...resigned,
    ...moves.map(([seat, move]): EntryBody => ({ type: 'moved', seat, move })),
    ...last,
    ...(agreed
      ? [
          {
            type: 'offered' as const,
            seat: people[0] ?? 0,
            what: agreed === 'draw' ? ('draw' as const) : ('end' as const),
          },
        ]
      : []),
    ...(rematch === undefined ? [] : [{ type: 'rematched' as const, table: rematch }]),
  ]
  return bodies.map((body, i) => ({ seq: i + 1, at, body }))
}
