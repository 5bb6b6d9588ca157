// What is counted over many games, and the summary that is made of it.

import { itemAt, type Mark, type Outcome } from '@undercrown/engine'

export interface Spread {
  readonly min: number
  readonly median: number
  readonly mean: number
  readonly max: number
  /** How often each value came, lowest first. */
  readonly counts: readonly (readonly [value: number, count: number])[]
}

/** How often something won; games won together count for their part. */
export interface WinShare {
  readonly times: number
  readonly winShare: number
}

/** What is nobody's, such as the way a game ended, has no share of the wins. */
export interface MarkShare {
  readonly kind: string
  readonly label: string
  readonly times: number
  readonly winShare?: number
}

export interface Summary {
  readonly games: number
  readonly decisions: Spread
  readonly bySeat: readonly WinShare[]
  readonly byBot: readonly (WinShare & { readonly bot: string })[]
  /** Part of the games with several winners, and with none. */
  readonly shared: number
  readonly nobody: number
  readonly scores?: Spread
  readonly marks: readonly MarkShare[]
}

export interface Tally {
  add(game: {
    readonly decisions: number
    readonly outcome: Outcome
    readonly bots: readonly string[]
    readonly marks: readonly Mark[]
  }): void
  summary(): Summary
}

interface Won {
  times: number
  won: number
}

export function tally(seats: number): Tally {
  const lengths = new Map<number, number>()
  const scores = new Map<number, number>()
  const bySeat = Array.from({ length: seats }, (): Won => ({ times: 0, won: 0 }))
  const byBot = new Map<string, Won>()
  const marks = new Map<string, Won & { readonly mark: Mark }>()
  let games = 0
  let shared = 0
  let nobody = 0

  return {
    add({ decisions, outcome, bots, marks: marked }) {
      games++
      count(lengths, decisions)
      for (const score of outcome.scores ?? []) count(scores, score)
      if (outcome.winners.length === 0) nobody++
      if (outcome.winners.length > 1) shared++
      const shareOf = (seat: number) => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0)
      bots.forEach((bot, seat) => {
        score(itemAt(bySeat, seat), shareOf(seat))
        score(
          found(byBot, bot, () => ({ times: 0, won: 0 })),
          shareOf(seat),
        )
      })
      for (const mark of marked) {
        const entry = found(marks, `${mark.kind}\n${mark.label}`, () => ({ times: 0, won: 0, mark }))
        score(entry, mark.seat === undefined ? 0 : shareOf(mark.seat))
      }
    },
    summary: () => ({
      games,
      decisions: spread(lengths),
      bySeat: bySeat.map(share),
      byBot: [...byBot].map(([bot, won]) => ({ bot, ...share(won) })),
      shared: shared / games,
      nobody: nobody / games,
      ...(scores.size > 0 && { scores: spread(scores) }),
      marks: [...marks.values()]
        .map(({ mark, ...won }) => {
          const { times, winShare } = share(won)
          return { kind: mark.kind, label: mark.label, times, ...(mark.seat !== undefined && { winShare }) }
        })
        .sort((a, b) => a.kind.localeCompare(b.kind) || b.times - a.times),
    }),
  }
}

function found<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}

function count(map: Map<number, number>, value: number): void {
  map.set(value, (map.get(value) ?? 0) + 1)
}

function score(entry: Won, part: number): void {
  entry.times++
  entry.won += part
}

function share({ times, won }: Won): WinShare {
  return { times, winShare: times > 0 ? won / times : 0 }
}

function spread(map: ReadonlyMap<number, number>): Spread {
  const counts = [...map].sort(([a], [b]) => a - b)
  const total = counts.reduce((sum, [, times]) => sum + times, 0)
  return {
    min: counts[0]?.[0] ?? 0,
    median: medianOf(counts, total),
    mean: counts.reduce((sum, [value, times]) => sum + value * times, 0) / Math.max(1, total),
    max: counts.at(-1)?.[0] ?? 0,
    counts,
  }
}

function medianOf(counts: readonly (readonly [value: number, count: number])[], total: number): number {
  let passed = 0
  for (const [value, times] of counts) {
    passed += times
    if (passed * 2 >= total) return value
  }
  return 0
}
