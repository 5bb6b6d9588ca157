// A table: one game being played. It checks every move against what is offered and keeps the record.

import type { FairDeal } from './fair.ts'
import {
  type AnyGame,
  type AnyView,
  type Asked,
  type Choice,
  type Game,
  type Happened,
  type Layout,
  type Outcome,
  type Seat,
  type Sight,
  type Viewer,
  viewOf,
} from './game.ts'
import { readOptions, remembers } from './options.ts'
import { randomFrom } from './random.ts'
import { refuse } from './refusal.ts'

/** How a game begins: dealt from a seed, or laid out by hand. */
export interface Start {
  readonly options: object
  readonly seats: number
  readonly seed: string
  readonly fair?: FairDeal | undefined
  readonly position?: Layout | undefined
}

export type PlayedMove<Move = object> = readonly [seat: Seat, move: Move]

/** What one viewer gets: their view, the question they are asked, and who else is being asked what. */
export interface Glimpse<Move, View, Ask> {
  readonly view: View
  readonly choice?: Choice<Move, Ask>
  readonly waiting: readonly { readonly seat: Seat; readonly ask: Ask }[]
}

/** What one viewer is shown of the game, in pieces of JSON. */
export interface Payload {
  readonly viewer: Viewer
  readonly open: string
  /** Who is asked what. */
  readonly asked: readonly { readonly seat: Seat; readonly ask: string }[]
  readonly own: string
  /** The answers that this viewer is offered, as a list without its brackets; empty where they are not asked. */
  readonly options: string
}

/** The whole of it, with what happened and how that is told again later, as lists in JSON without their brackets. */
export function payloadText(
  { viewer, open, asked, own, options }: Payload,
  events = '',
  retold = '',
): string {
  let choice = ''
  let waiting = ''
  for (const { seat, ask } of asked) {
    if (seat === viewer) choice = `,"choice":{"seat":${seat},"ask":${ask},"options":[${options}]}`
    else waiting += `${waiting && ','}{"seat":${seat},"ask":${ask}}`
  }
  const later = retold && `,"retold":[${retold}]`
  return `{"open":${open},"own":${own}${choice},"waiting":[${waiting}],"events":[${events}]${later}}`
}

/**
 * To whom a table speaks when it tells again what it told this viewer before. Where it is played from memory (HP-48)
 * nothing that one saw is given back, until the game is over.
 */
export function retoldTo({ game, options, outcome }: AnyTable, viewer: Viewer): Viewer {
  return remembers(game, options) || outcome() ? viewer : 'public'
}

export interface Table<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked = Asked,
> {
  readonly game: Game<State, Move, Event, View, Options, Ask>
  readonly options: Options
  readonly seats: number
  readonly start: Start
  /** The truth. Whoever serves players passes on `glimpse` and `seen` only. */
  readonly state: State
  readonly moves: readonly PlayedMove<Move>[]
  choices(): readonly Choice<Move, Ask>[]
  outcome(): Outcome | undefined
  /** Plays a move if it is offered to that seat; otherwise refuses in words and changes nothing. */
  submit(seat: Seat, move: Move): Event[]
  /** Plays the option with that number in the seat's list. */
  pick(seat: Seat, option: number): Event[]
  glimpse(viewer: Viewer, sight: Sight): Glimpse<Move, View, Ask>
  seen(events: readonly Event[], viewer: Viewer): Event[]
  /** What each viewer is shown; what is the same for several is written once. */
  payloads(sight: Sight): (viewer: Viewer) => Payload
  /** What each viewer hears of what happened, as a list in JSON without its brackets; written once for all who hear the same. */
  heard(events: readonly Event[]): (viewer: Viewer) => string
}

export type AnyTable = Table<unknown, object, Happened, AnyView, object>

/** Sits down to a new game. */
export function openTable<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked,
>(
  game: Game<State, Move, Event, View, Options, Ask>,
  start: {
    readonly options?: unknown
    readonly seats: number
    readonly seed: string
    readonly fair?: Start['fair']
  },
): Table<State, Move, Event, View, Options, Ask> {
  const options = optionsFor(game, start.options, start.seats)
  const state = game.setup(options, start.seats, randomFrom(start.seed))
  return tableAt(game, state, options, { options, seats: start.seats, seed: start.seed, fair: start.fair })
}

/** Sits down to a table laid out by hand. */
export function layTable<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked,
>(
  game: Game<State, Move, Event, View, Options, Ask>,
  position: Layout,
  seed: string,
): Table<State, Move, Event, View, Options, Ask> {
  const laid = game.position(position, randomFrom(seed))
  return tableAt(game, laid.state, laid.options, { options: laid.options, seats: laid.seats, seed, position })
}

/** Sits down to a game as it began, dealt or laid out. */
export function reopen(game: AnyGame, start: Start): AnyTable {
  return start.position ? layTable(game, start.position, start.seed) : openTable(game, start)
}

/** The options, read and checked for that number of seats. */
export function optionsFor<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked,
>(game: Game<State, Move, Event, View, Options, Ask>, raw: unknown, seats: number): Options {
  const [least, most] = game.seats
  if (!Number.isInteger(seats) || seats < least || seats > most) {
    refuse(
      `${game.id} is played by ${least === most ? least : `${least} to ${most}`} players, not ${String(seats)}`,
      `${game.id} se joue à ${least === most ? least : `${least} à ${most}`} joueurs, pas à ${String(seats)}`,
    )
  }
  const options = readOptions(game.options, raw)
  game.check?.(options, seats)
  return options
}

/** A table in the middle of a game, around a state that is at hand. */
export function tableAt<
  State,
  Move extends object,
  Event extends Happened,
  View extends AnyView,
  Options extends object,
  Ask extends Asked,
>(
  game: Game<State, Move, Event, View, Options, Ask>,
  state: State,
  options: Options,
  start: Start,
  played: readonly PlayedMove<Move>[] = [],
): Table<State, Move, Event, View, Options, Ask> {
  const moves = [...played]
  let offered: readonly Choice<Move, Ask>[] | undefined

  function choices(): readonly Choice<Move, Ask>[] {
    offered ??= game.choices(state)
    return offered
  }

  function choiceOf(seat: Seat): Choice<Move, Ask> {
    const choice = choices().find((one) => one.seat === seat)
    if (choice) return choice
    if (!Number.isInteger(seat) || seat < 0 || seat >= start.seats) {
      refuse(
        `there is no seat ${String(seat)}; they are 0 to ${start.seats - 1}`,
        `il n’y a pas de place ${String(seat)}\u202f; elles vont de 0 à ${start.seats - 1}`,
      )
    }
    if (choices().length === 0) refuse('the game is over', 'la partie est finie')
    const asked = choices().map((one) => one.seat + 1)
    return refuse(
      `player ${String(seat + 1)} is not asked anything now; it is for player ${asked.join(', ')} to choose`,
      `rien n’est demandé au joueur ${String(seat + 1)}\u202f; c’est au joueur ${asked.join(', ')} de choisir`,
    )
  }

  function play(seat: Seat, move: Move): Event[] {
    const events: Event[] = []
    game.play(state, seat, move, (event) => events.push(event))
    moves.push([seat, move])
    offered = undefined
    return events
  }

  return {
    game,
    options,
    seats: start.seats,
    start,
    state,
    moves,
    choices,
    outcome: () => game.outcome(state),
    submit(seat, move) {
      const option = choiceOf(seat).options.find((one) => same(one, move))
      return play(
        seat,
        option ??
          refuse(
            `not offered: ${JSON.stringify(move)}`,
            `ce coup n’est pas proposé\u00a0: ${JSON.stringify(move)}`,
          ),
      )
    },
    pick(seat, number) {
      const { options } = choiceOf(seat)
      return play(
        seat,
        options[number] ??
          refuse(
            `no option ${String(number)}; there are ${options.length}, from 0`,
            `pas de choix ${String(number)}\u202f; il y en a ${options.length}, à partir de 0`,
          ),
      )
    },
    glimpse(viewer, sight) {
      const view = viewOf(game, state, viewer, sight) as View
      let choice: Choice<Move, Ask> | undefined
      const waiting: { seat: Seat; ask: Ask }[] = []
      for (const one of choices()) {
        if (one.seat === viewer) choice = one
        else waiting.push({ seat: one.seat, ask: one.ask })
      }
      return choice ? { view, choice, waiting } : { view, waiting }
    },
    seen(events, viewer) {
      const list: Event[] = []
      for (const event of events) {
        const part = game.seen(event, viewer)
        if (part) list.push(part)
      }
      return list
    },
    payloads(sight) {
      const open = JSON.stringify(game.open(state))
      const asked = choices().map((one) => ({ seat: one.seat, ask: written(one.ask) }))
      return (viewer) => {
        const choice = choices().find((one) => one.seat === viewer)
        const own = written(game.own(state, viewer, sight))
        return { viewer, open, asked, own, options: choice ? choice.options.map(written).join() : '' }
      }
    },
    heard(events) {
      const shown = events.map((event) => game.seen(event, 'public'))
      const texts = shown.map((event) => (event ? JSON.stringify(event) : ''))
      const everybody = texts.filter(Boolean).join()
      return (viewer) => {
        const parts = viewer === 'public' ? shown : events.map((event) => game.seen(event, viewer))
        if (parts.every((part, i) => same(part, shown[i]))) return everybody
        return parts.flatMap((part) => (part ? JSON.stringify(part) : [])).join()
      }
    },
  }
}

/** The JSON of things that games keep as frozen constants, such as most moves. */
const constants = new WeakMap<object, string>()

function written(thing: unknown): string {
  if (typeof thing !== 'object' || thing === null || !Object.isFrozen(thing)) return JSON.stringify(thing)
  const known = constants.get(thing)
  if (known !== undefined) return known
  const text = JSON.stringify(thing)
  constants.set(thing, text)
  return text
}

/** Whether two plain values are equal, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same((a as never)[key], (b as never)[key]))
}
