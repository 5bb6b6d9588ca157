// The story of a game: its lines in rounds, what belongs together under one line, and what is folded away.

import type { Lang, Seat } from '@undercrown/engine'
import type { LogPassage } from './log.ts'
import type { GameStory } from './screen.ts'

export interface StoryRound {
  readonly kind: 'round'
  readonly id: string
  readonly seq: number
  readonly number: number
  /** It is one turn, which has the number that the bar gives it. */
  readonly turn?: true
  /** Where the table stood when it began. */
  readonly standing: string | undefined
}

export interface StoryDeed {
  readonly kind: 'deed'
  readonly id: string
  readonly seq: number
  readonly line: LogPassage
  readonly parts: readonly LogPassage[]
  /** The card by which it was done. */
  readonly source: string | undefined
}

export interface StoryFold {
  readonly kind: 'fold'
  readonly id: string
  readonly seq: number
  readonly lines: readonly LogPassage[]
}

export type StoryItem = StoryRound | StoryDeed | StoryFold

/** A round begins when the turn comes to somebody who sits before whoever had it last, as seen from the first. */
function roundsOf(seats: number): (by: Seat) => boolean {
  let first: Seat | undefined
  let place = seats
  return (by) => {
    first ??= by
    const now = (by - first + seats) % seats
    const anew = now <= place
    place = now
    return anew
  }
}

/** Whether the log breaks where that seat's turn begins. */
const breaksOf = (story: GameStory, seats: number): ((by: Seat) => boolean) =>
  story.turnsUntold ? () => true : roundsOf(seats)

/** The round that a step belongs to; none before the first turn. */
export function roundAt(story: GameStory, lines: readonly LogPassage[], seats: number, seq: number): number {
  const begins = breaksOf(story, seats)
  return lines.filter(
    (line) => line.seq <= seq && line.telling === 'turn' && line.by !== undefined && begins(line.by),
  ).length
}

export function storyItems(
  story: GameStory,
  lines: readonly LogPassage[],
  seats: number,
  lang: Lang,
): readonly StoryItem[] {
  const items: StoryItem[] = []
  const turnOf = breaksOf(story, seats)
  const untold = lines[0] && story.turnsUntold?.(lines[0].event)
  let round = untold ?? 0
  let standing: string | undefined
  let source: { readonly by: Seat | undefined; readonly card: string } | undefined

  for (const line of lines) {
    const { id, seq, by, event, telling } = line
    const before = items.at(-1)
    if (telling === 'turn') {
      source = undefined
      if (by !== undefined && turnOf(by))
        items.push({
          ...{ kind: 'round', id, seq, number: ++round, standing },
          ...(untold !== undefined && { turn: true }),
        })
    } else if (telling === 'keeping') {
      const last = before?.kind === 'fold' ? before.lines[0]?.by : undefined
      if (before?.kind === 'fold' && (by === undefined || last === undefined || last === by))
        items[items.length - 1] = { ...before, seq, lines: [...before.lines, line] }
      else items.push({ kind: 'fold', id, seq, lines: [line] })
    } else if (telling === 'part' && before?.kind === 'deed' && before.line.by === by)
      items[items.length - 1] = { ...before, seq, parts: [...before.parts, line] }
    else
      items.push({
        kind: 'deed',
        id,
        seq,
        line,
        parts: [],
        source: source?.by === by ? source?.card : undefined,
      })
    const card = story.source?.(event)
    if (card !== undefined) source = { by, card }
    standing = story.standing?.(event, lang) ?? standing
  }
  return items
}

/** What the others did since this player moved last; nothing, where they have not moved yet. */
export function sinceLastTurn(lines: readonly LogPassage[], seat: Seat): readonly LogPassage[] {
  const end = lines.findLastIndex(({ by }) => by !== undefined && by !== seat)
  const mine = lines.findLastIndex(({ by }, i) => by === seat && i < end)
  return mine < 0
    ? []
    : lines.slice(mine + 1, end + 1).filter(({ by, telling }) => by !== seat && telling === 'deed')
}
