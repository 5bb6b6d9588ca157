// Which card to banish: the rest of the draft is played out in the head, everybody taking what is worth most.

import { cards as allCards, type CardId, type Side, type State } from '@undercrown/leaders'
import { cardWeights } from './weights.ts'

/** Who recruits in which turn: the second player twice in the second. */
const turns = ['first', 'second', 'second', 'first', 'second', 'first', 'second', 'first'] as const
/** How many of them are over at the second banishment. */
const BY_SECOND = 4

/** How the cards still to be taken add up for one side when both take the best. */
function balance(cards: readonly CardId[], from: number, isFirst: boolean): number {
  const sorted = cards.map((card) => cardWeights[allCards.indexOf(card)] as number).sort((a, b) => b - a)
  let sum = 0
  turns.slice(from).forEach((who, i) => {
    sum += ((who === 'first') === isFirst ? 1 : -1) * (sorted[i] ?? 0)
  })
  return sum
}

/** What each banishment leaves to the side that makes it, in log-odds. */
export function banishments(world: State, seat: Side, options: readonly CardId[]): number[] {
  const isFirst = seat === world.first
  const from = world.turn === 0 ? 0 : BY_SECOND
  const cards = world.visible.map((slot) => allCards[world.face[slot] as number] as CardId)
  return options.map((option) => {
    const rest = cards.filter((card) => card !== option)
    if (!isFirst) return balance(rest, from, isFirst)
    // The second player banishes next, whatever hurts most.
    return Math.min(
      ...rest.map((reply) =>
        balance(
          rest.filter((card) => card !== reply),
          from,
          isFirst,
        ),
      ),
    )
  })
}
