// Who answers for a seat, who is there, and who has a say.

import { itemAt } from '@undercrown/engine'
import type { Level, OfferKind } from '@undercrown/protocol'
import { lostSince } from './clock.ts'
import { unopened } from './deal.ts'
import type { Chair, TableState } from './state.ts'

/** The level of the bot that sits in for somebody. */
const SITS_IN: Level = 'L3'

/** Whether a person is there, other than on this seat, for whom the game should go on. */
export function someoneElse({ chairs }: TableState, seat: number): boolean {
  return chairs.some((one, at) => at !== seat && one.person && !one.away && !playedByBot(one))
}

/** Seats whose people are there and have a say. */
export function voters({ chairs }: TableState): number[] {
  return chairs.flatMap((one, seat) => (one.person && !one.absent && !one.resigned ? [seat] : []))
}

/**
 * Seats without whose consent nothing of this kind is done. What is taken back may be theirs for whom a bot sits in, and
 * shows what was hidden: that waits until they are there again. So does the end of a rated game, which they may be winning.
 */
export function consenting(state: TableState, what: OfferKind): number[] {
  if (!needsAll(state, what)) return voters(state)
  return state.chairs.flatMap((one, seat) => (one.person && !one.resigned ? [seat] : []))
}

/** Whether also those must agree for whom a bot sits in. */
export function needsAll({ opened }: TableState, what: OfferKind): boolean {
  return what === 'undo' || (what === 'end' && opened.rated)
}

/** Whether it matters who is connected: while a game is played from afar that is not slow. */
export function countsPresence({ phase, opened }: TableState): boolean {
  return phase === 'playing' && opened.time.kind !== 'slow' && !opened.device
}

/** Until when a chair is kept for somebody who is away; undefined where they are not, or nobody waits for them. */
export function keptUntil(state: TableState, seat: number): number | undefined {
  const chair = itemAt(state.chairs, seat)
  if (!chair.away?.kept || playedByBot(chair) || !someoneElse(state, seat)) return undefined
  const { since, kept } = chair.away
  return since + kept + lostSince(since, state.gaps)
}

/** Whether a bot answers for the seat. */
export function playedByBot(chair: Chair): boolean {
  return chair.bot !== undefined || chair.absent === true || chair.resigned === true
}

/** The level of the bot that answers for the seat, if one does. */
export function botLevel(chair: Chair): Level | undefined {
  return chair.bot ?? (playedByBot(chair) ? SITS_IN : undefined)
}

/** The people who are asked something: to answer a question, or to show what they sealed. */
export function askedPeople(state: TableState): string[] {
  if (state.dealing) return unopened(state).flatMap((seat) => state.chairs[seat]?.person ?? [])
  const people: string[] = []
  if (state.phase !== 'playing') return people
  for (const { seat } of state.table?.choices() ?? []) {
    const chair = state.chairs[seat]
    if (chair?.person && !playedByBot(chair)) people.push(chair.person)
  }
  return people
}
