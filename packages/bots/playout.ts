// A game played out in the head, everybody answering at random.

import { type AnyGame, pickAny, pickOne, type Random, type Seat } from '@undercrown/engine'

/** A playout that takes more decisions than this counts as won by nobody. */
const CAP = 2000

function unheard(): void {}

/** Plays on in place until the end: who won, and how many seats were seen to play. */
export function playedOut(
  game: AnyGame,
  state: unknown,
  random: Random,
): { readonly winners: readonly Seat[]; readonly seats: number } {
  let seats = 0
  for (let played = 0; played < CAP; played++) {
    const choices = game.choices(state)
    if (choices.length === 0) {
      const winners = game.outcome(state)?.winners ?? []
      return { winners, seats: Math.max(seats, ...winners.map((seat) => seat + 1)) }
    }
    const choice = pickAny(random, choices)
    const move = pickOne(random, choice.options)
    if (choice.seat >= seats) seats = choice.seat + 1
    game.play(state, choice.seat, move, unheard)
  }
  return { winners: [], seats }
}

/** Plays on in place until the end. Returns that seat's share of the win: all, a part of it, or nothing. */
export function playout(game: AnyGame, state: unknown, seat: Seat, random: Random): number {
  const { winners } = playedOut(game, state, random)
  return winners.includes(seat) ? 1 / winners.length : 0
}
