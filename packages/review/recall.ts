// What a seat had seen and played as if it had not. Nobody can look into a head; but a choice that gives something away
// may be as good as the best one for whoever does not know one certain card. Then that card is named: it was seen, it was
// still where the seat could follow it, and only without it does the choice make sense.

import type { AnyMind } from '@undercrown/bots'
import { eyes, type Seat, sha256Hex } from '@undercrown/engine'
import { ERRORS, heldAgainst, INACCURACY, lossOf } from './assessment.ts'
import type { JudgedDecision, ReviewedGame } from './review.ts'

export interface ForgottenCard {
  /** Whose row it lay in, and where. */
  readonly seat: Seat
  readonly index: number
  readonly card: string
  /** After so many moves it had been seen. */
  readonly since: number
  /** What the choice would have cost without knowing it, in points of chance. */
  readonly loss: number
}

/** Each comparison takes as much as the best level thinks, so many times. */
const NODES = 2

/** The card without which a choice that cost something would have been as good; none for most. */
export function forgottenAt(
  reviewed: ReviewedGame,
  mind: AnyMind,
  { step, seat, judgement }: JudgedDecision,
  nodes: number,
): ForgottenCard | undefined {
  const { moves, questionAt, viewAt } = reviewed
  const question = questionAt(step)
  if (!question || !judgement || !mind.memories || lossOf(judgement) < INACCURACY) return undefined
  const { choice, played } = question
  const against = { top: judgement.best, rival: played, isTop: false }
  let found: ForgottenCard | undefined
  for (const memory of mind.memories(viewAt(step, seat), seat)) {
    const since = knownSince(reviewed, step, seat, memory)
    // What was seen in this very turn nobody forgets.
    if (since === undefined || moves.slice(since, step).every((move) => move.seat === seat)) continue
    const { without, ...card } = memory
    const seed = sha256Hex(JSON.stringify([without, choice]))
    const most = Math.min(nodes, NODES * mind.nodes.L5)
    const { lead, error } = heldAgainst(mind, without, choice, against, most, seed)
    const rose = judgement.chanceBest - judgement.chancePlayed - lead
    const isClear = rose > ERRORS * Math.hypot(error, judgement.error)
    const loss = Math.max(0, Math.round(lead * 1000) / 10)
    if (isClear && loss < INACCURACY && loss < (found?.loss ?? Number.POSITIVE_INFINITY))
      found = { ...card, since, loss }
  }
  return found
}

/** After how many moves those eyes had seen the card that lies there, and never lost it since; undefined: they have not. */
export function knownSince(
  { game, seats, stateAt }: Pick<ReviewedGame, 'game' | 'seats' | 'stateAt'>,
  step: number,
  viewer: Seat,
  { seat, index }: { readonly seat: Seat; readonly index: number },
): number | undefined {
  const card = game.cards(stateAt(step))?.rows?.[seat]?.[index]
  if (card === undefined) return undefined
  const knew = (at: number) => {
    const known = game.cards(stateAt(at))?.known[card] ?? 0
    return (known & eyes(viewer, seats)) !== 0
  }
  let since: number | undefined
  for (let at = step; at >= 0 && knew(at); at--) since = at
  return since
}
