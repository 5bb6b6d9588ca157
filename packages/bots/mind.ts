// The contract of a game's bots: five levels of one mind, which is given what a seat may know and never the table.

import type { AnyView, Choice, Lang, Level, Phrase, Random, Seat } from '@undercrown/engine'

export { type Level, levels } from '@undercrown/engine'

/** How much may be thought. By nodes alone, the same question with the same chance has the same answer. */
export interface Budget {
  /** What the mind counts: positions looked at, worlds played out. */
  readonly nodes: number
  /** Tells, whenever asked, that time is up. The clock is somebody else's. */
  readonly spent?: () => boolean
}

/** One option after thought: how likely its seat wins by it, as far as was seen. */
export interface Weighed {
  readonly option: number
  readonly chance: number
  /** That it wins, or loses, was proved, and is not only likely. */
  readonly proved?: 'win' | 'loss'
}

/** Something that was measured and spoke for or against the pick, compared with the next best option or the one it is
 * held against; the words are the mind's. */
export interface Reason {
  readonly about: string
  /** How much it weighed, in chances to win; against the pick where it is below zero. */
  readonly weight: number
}

/** What the best level would do, and why. */
export interface Advice {
  readonly pick: number
  /** The best first; at least the pick. */
  readonly weighed: readonly Weighed[]
  /** What weighed most first. */
  readonly reasons: readonly Reason[]
}

/** Something of a seat that a view may not show: a leader, a card of a row; and what it may be. */
export interface Belief {
  readonly seat: Seat
  /** Which of several. */
  readonly index?: number
  /** How it is known for certain: it was shown, or nothing else is left. Absent where it is only likely. */
  readonly sure?: 'seen' | 'concluded'
  /** What it counts in the end, on average, in a game where cards count. */
  readonly points?: number
  /** Ids of the catalogue, always in the same order; the chances sum to 1. What is known has one of 1. */
  readonly odds: readonly (readonly [card: string, chance: number])[]
}

/** A hidden card of somebody's row that the asked seat has seen and has to remember now. */
export interface Remembered<View extends AnyView = AnyView> {
  readonly seat: Seat
  readonly index: number
  /** Its id in the catalogue. */
  readonly card: string
  /** All that the seat would know without it. */
  readonly without: View
}

export interface Mind<View extends AnyView = AnyView, Move extends object = object> {
  /** The nodes that each level takes where nobody says otherwise. */
  readonly nodes: Readonly<Record<Level, number>>
  /** The number of the option that the level picks. `view` is the asked seat's `mind` view. */
  answer(view: View, choice: Choice<Move>, level: Level, budget: Budget, random: Random): number
  /** Where an option is `held` against the pick, it is weighed whatever it is, and the reasons compare it with the pick. */
  advise(view: View, choice: Choice<Move>, budget: Budget, random: Random, held?: number): Advice
  /**
   * How likely the asked seat wins by each of these options, going on as well as the best level sees: all of them are
   * tried in the same worlds, which fit the view and which `random` draws. Nothing but 0 or 1 where it is proved.
   */
  compare(
    view: View,
    choice: Choice<Move>,
    options: readonly number[],
    budget: Budget,
    random: Random,
  ): readonly number[]
  /** Each seat's chance to win, as far as this view knows; anybody's view, also the public's. Sums to 1 or less. */
  evaluate(view: View, budget: Budget, random: Random): readonly number[]
  /** What others may have hidden, as far as this view lets infer it. */
  beliefs?(view: View): readonly Belief[]
  /** What the asked seat must keep in mind to know what its view tells. */
  memories?(view: View, seat: Seat): readonly Remembered<View>[]
  /** Whether the game is as good as played out in its thoughts: then chances are told as they are seen. */
  endsSoon?(view: View): boolean
  /** Makes ready for a table with these options, so that its first answer takes no longer than the others. */
  prepare?(options: object, seats: number): void
  /** The reason in words. */
  say(reason: Reason, lang: Lang): Phrase
}

export type AnyMind = Mind
