// The contract of a game: everything the kernel, a table, a server, a bot or a screen needs to know of it.

import type { Cards } from './cards.ts'
import type { OptionFields } from './options.ts'
import type { Lang, Phrases } from './phrase.ts'
import type { Random } from './random.ts'

/** A place at the table, counted from 0 in turn order. */
export type Seat = number

/** Who is looking: a seat, or anyone who happens to walk by. */
export type Viewer = Seat | 'public'

/**
 * How much a viewer is given. `mind`: all that seat is entitled to know, memory included (bots, review, laws).
 * `screen`: what is sent to a person, which is less where the table is played without a memory aid.
 */
export type Sight = 'mind' | 'screen'

/** What one viewer may know of a table: a part that is the same for all, and their own. */
export interface AnyView {
  readonly open: unknown
  readonly own: unknown
}

/** What a pick points at. All games use the same few words, so that programs can read any of them. */
export interface Target {
  readonly word?: string
  readonly card?: string
  readonly zone?: string
  readonly seat?: Seat
  readonly index?: number
  readonly faction?: string
  /** How far each marker goes. */
  readonly move?: Readonly<Record<string, number>>
}

/** One question to one seat: what is asked (public, never a secret in it) and every legal answer. */
export interface Choice<Move, Ask = Asked> {
  readonly seat: Seat
  readonly ask: Ask
  readonly options: readonly Move[]
}

/** What a question is about; games add fields that everybody may know. */
export interface Asked {
  readonly ask: string
}

/** What happened, in the past tense; games add fields. */
export interface Happened {
  readonly type: string
}

export interface Outcome {
  /** Seats that won; several share the win, none means that nobody won. */
  readonly winners: readonly Seat[]
  /** Points by seat, where the game counts any. */
  readonly scores?: readonly number[]
  /** Who came where by the rules: by seat, from 1, ties shared. Absent where all who did not win came to the same. */
  readonly places?: readonly number[]
  /** Why it ended, as a word of the game. */
  readonly reason?: string
}

/** Called for each event right after it has changed the state, while the rest of the move is still to come. */
export type Tell<Event> = (event: Event) => void

/** A table laid out by hand, for tests, puzzles and bug reports; the form is the game's own. */
export type Layout = Readonly<Record<string, unknown>>

/** One card, piece or token for a gallery. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  /** What it does, in plain sentences; empty where it does nothing. */
  readonly text: string
  /** Facts to filter by: faction, set, value … */
  readonly facts: Readonly<Record<string, string | number | boolean | null>>
}

/** Something worth counting over many games: a hero that was played, a faction that won. */
export interface Mark {
  readonly kind: string
  readonly label: string
  /** Whose it was, so that its share of wins can be told. */
  readonly seat?: Seat
}

/**
 * What one seat played a game with, by kind: its leader, the heroes of its party. Ids of the catalogue, or words that
 * the game's `profile` words tell.
 */
export type Lineup = Readonly<Record<string, readonly string[]>>

export interface Game<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked = Asked,
> {
  readonly id: string
  /** Raised when a change of rules makes an old record play differently (docs/records.md). */
  readonly rules: number
  /** The game as it was by older rules that tables or records may have begun with, the latest first. */
  readonly older?: readonly Game<State, Move, Event, View, Options, Ask>[]
  readonly seats: readonly [min: number, max: number]
  readonly options: OptionFields<Options>
  /** Whether the players may agree on a draw. */
  readonly draws?: boolean
  readonly phrases: Readonly<Record<Lang, Phrases<Move, Event, Ask, Options, View>>>

  /** Refuses, in words, options that contradict each other or the number of seats. */
  check?(options: Options, seats: number): void
  /** Some legal options, for the laws to try. */
  vary(seats: number, random: Random): Partial<Options>
  /** Deals. The state already asks its first question, as does that of `position`. */
  setup(options: Options, seats: number, random: Random): State
  clone(state: State): State
  /** Who is asked what, with every legal answer; empty when the game is over. Derived, never stored. */
  choices(state: State): Choice<Move, Ask>[]
  /** Plays in place a move that `choices` offered to that seat. Only a `Table` need check that it was. */
  play(state: State, seat: Seat, move: Move, tell: Tell<Event>): void
  outcome(state: State): Outcome | undefined
  /** How it would end as it lies, whether or not it is over; where nothing but the rest of the game tells, absent. */
  ifEnded?(state: State): Outcome
  /** What everybody sees. It is made without knowing for whom, so it can hold nobody's secret. */
  open(state: State): View['open']
  /** What this viewer sees besides. Built up from nothing, never stripped from a copy. */
  own(state: State, viewer: Viewer, sight: Sight): View['own']
  /** The part of an event that this viewer may know; undefined where even its happening is secret. */
  seen(event: Event, viewer: Viewer): Event | undefined
  /** A full world that this viewer, from its `mind` view, cannot tell from the real one. */
  imagine(view: View, random: Random): State
  /** The hidden cards and who knows them, for the laws; undefined in a game without any. */
  cards(state: State): Cards | undefined
  /** What an offered move points at. */
  target(move: Move): Target
  /** Lays out a table; refuses nonsense in words. */
  position(layout: Layout, random: Random): { state: State; options: Options; seats: number }
  /** The truth in the form that `position` takes. */
  layout(state: State): Layout
  /**
   * All of a state that matters, as plain data that does not depend on how it is kept: cards by their ids, never by
   * their place in a list. Records hash it. Left out by a game whose state is just that.
   */
  snapshot?(state: State): unknown
  /**
   * The field in which a state keeps what was seen before, for views alone. No rule reads it, so that a game plays the
   * same without it, and no hash tells it.
   */
  readonly past?: string
  /** The state as records of format 1 hash it, where it is not kept like that any more. */
  format1?(state: State): unknown
  /** What a simulation counts besides seats, lengths and scores; told from a finished game and all its events. */
  marks(state: State, events: readonly Event[]): readonly Mark[]
  /** Kinds and labels of marks in French, but for cards, which the catalogue names; in English they are words already. */
  readonly frenchMarks?: Readonly<Record<string, string>>
  /** What a seat played with, told from a finished game: a profile counts the share of wins by it. */
  lineup?(state: State, seat: Seat): Lineup
  /** Every card of the game with its words. */
  catalogue(lang: Lang): readonly CatalogueEntry[]
  /** The view as lines of text for a terminal; tables are no wider than `columns`. */
  draw(view: View, lang: Lang, names: readonly string[], columns?: number): string
}

/** The half of a game that a screen needs: its words and facts, without its rules. */
export type GameWords<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked = Asked,
> = Pick<
  Game<State, Move, Event, View, Options, Ask>,
  'id' | 'seats' | 'options' | 'draws' | 'phrases' | 'catalogue' | 'target'
>

/** The view of one viewer. */
export function viewOf<State, Open, Own>(
  game: { open(state: State): Open; own(state: State, viewer: Viewer, sight: Sight): Own },
  state: State,
  viewer: Viewer,
  sight: Sight,
): { readonly open: Open; readonly own: Own } {
  return { open: game.open(state), own: game.own(state, viewer, sight) }
}

/** Any game, where only the contract matters. */
export type AnyGame = Game<unknown, object, Happened, AnyView, object>
export type AnyGameWords = GameWords<unknown, object, Happened, AnyView, object>
