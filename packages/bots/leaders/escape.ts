// What the side to move does against the end of a turn that the other side has not won: it wins, or it escapes a win
// in the turn after. Where it can do neither, the other side wins by force. Nobody recruits, and no Nemesis of the
// other side is on the board.

import type { ActionCode } from './action-code.ts'
import type { SearchCore } from './core.ts'
import { createRefutation, isRepeatable } from './refutation.ts'
import type { TurnStep } from './step.ts'
import { turnLines } from './turn-lines.ts'

/** A line that does it; undefined: there is none; null: too long to tell. */
export type Found = readonly TurnStep[] | undefined | null

/** How many more searches for a win will be made; what comes after them is not told. */
export interface Searches {
  left: number
  /** What they have looked at. */
  nodes: number
  /** Asked before each: give up at once? */
  readonly stop?: (() => boolean) | undefined
}

/** The line by which the side to move spoils the end of a turn in the loaded position. */
export type Refute = () => Found

/** Lines that did away with an end before are tried on the next one first. */
const MOST_KEPT = 24

/** A win of the side to move this turn, in plain actions; what won before is tried first. */
export function anyWin(core: SearchCore, searches: Searches): Refute {
  const { winSearch } = core
  const { stillWins } = createRefutation(core)
  const kept: (readonly ActionCode[])[] = []
  return () => {
    const known = kept.findIndex((line) => stillWins(line))
    if (known >= 0) {
      kept.unshift(...kept.splice(known, 1))
      return kept[0]
    }
    if (searches.left-- <= 0 || searches.stop?.()) return null
    const won = winSearch.findWin('actions', winSearch.NO_RECRUITS) === true
    searches.nodes += winSearch.winNodes()
    if (!won) return undefined
    const line = winSearch.winningLine()
    if (isRepeatable(line)) kept.unshift(line)
    kept.length = Math.min(kept.length, MOST_KEPT)
    return line
  }
}

/** A win of the side to move, or a turn of it after which the other side has none. */
export function anyEscape(core: SearchCore, searches: Searches, mostLines: number): Refute {
  const { placeHi, placeLo } = core.position
  const { handOver, resume, take, takeBack } = core.turn
  const { stillStands } = createRefutation(core)
  const [loses, wins] = [anyWin(core, searches), anyWin(core, searches)]
  const kept: (readonly TurnStep[])[] = []

  /** Whether the other side still wins after this reply. */
  const winsAfter = (line: readonly TurnStep[]): boolean | undefined => {
    for (const step of line) take(step)
    const before = handOver()
    const won = wins()
    resume(before)
    for (const step of line.toReversed()) takeBack(step)
    return won === null ? undefined : won !== undefined
  }

  /** Whether the reply leads to a board that is among these; from now on it does. */
  const isIn = (boards: Set<number>, reply: readonly TurnStep[]): boolean => {
    for (const step of reply) take(step)
    const board = placeHi() * 2 ** 21 + (placeLo() & 0x1fffff)
    for (const step of reply.toReversed()) takeBack(step)
    const { size } = boards
    return boards.add(board).size === size
  }

  return () => {
    const lost = loses()
    if (lost !== undefined) return lost
    // Without a threat there is no need to look further.
    const threat = winsAfter([])
    if (!threat) return threat === undefined ? null : []
    const known = kept.findIndex((line) => stillStands(line) && winsAfter(line) === false)
    if (known >= 0) {
      kept.unshift(...kept.splice(known, 1))
      return kept[0]
    }
    const replies = turnLines(core, mostLines)
    if (!replies) return null
    const boards = new Set<number>()
    for (const reply of replies) {
      if (isIn(boards, reply)) continue
      const won = winsAfter(reply)
      if (won) continue
      if (won === undefined) return null
      kept.unshift(reply)
      kept.length = Math.min(kept.length, MOST_KEPT)
      return reply
    }
    return undefined
  }
}
