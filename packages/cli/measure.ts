// How fast a game is on one core: its rules, its copies, and all that four players are sent.
// Counted is the time that the processor worked for us, and of several measurements the fastest: what else the
// machine is busy with should not show.

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type AnyGame,
  type AnyTable,
  below,
  fork,
  type Happened,
  itemAt,
  lastOf,
  openTable,
  optionsFor,
  payloadText,
  pickAny,
  pickOne,
  type Random,
  randomFrom,
} from '@undercrown/engine'

export interface MeasuredSpeed {
  readonly game: string
  readonly seats: number
  readonly games: number
  readonly decisions: number
  /** Choices listed and one played, in random games, the deal included. */
  readonly decisionsPerSecond: number
  readonly microsPerDecision: number
  readonly microsPerClone: number
  /** The same with views, events and choices made for every seat. */
  readonly microsPerDecisionViewed: number
  /** And written as JSON. */
  readonly microsPerDecisionServed: number
  readonly bytesPerDecisionServed: number
  /** Memory in use after a tenth of the games, and after all of them. */
  readonly heapEarly: number
  readonly heapLate: number
}

export function measure(
  game: AnyGame,
  options: object,
  seats: number,
  games: number,
  onGame: (done: number) => void,
): MeasuredSpeed {
  const period = Math.min(PERIOD_MS, games / 10)
  const rules = measureRules(game, options, seats, games, onGame)
  let bytes = 0
  let served = 0
  const figures = {
    game: game.id,
    seats,
    games,
    ...rules,
    microsPerClone: measureClone(game, options, seats, period),
    microsPerDecisionViewed: measureTable(game, options, seats, period, viewAll),
    microsPerDecisionServed: measureTable(game, options, seats, period, (table, events) => {
      const payloads = table.payloads('screen')
      const heard = table.heard(events)
      for (let seat = 0; seat < seats; seat++) bytes += payloadText(payloads(seat), heard(seat)).length
      served++
    }),
  }
  return { ...figures, bytesPerDecisionServed: bytes / served }
}

/** Microseconds that the processor has worked for this process, garbage collection included. */
export function worked(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function unheard(): void {}

/** Plays one random game; returns how many decisions it took. */
function playThrough(game: AnyGame, options: object, seats: number, random: Random): number {
  const state = game.setup(options, seats, fork(random))
  for (let decisions = 0; ; decisions++) {
    const choices = game.choices(state)
    if (choices.length === 0) return decisions
    const choice = pickAny(random, choices)
    game.play(state, choice.seat, pickOne(random, choice.options), unheard)
  }
}

/** In tenths, with the memory in use measured after each. A twentieth more goes before, for warming up. */
function measureRules(
  game: AnyGame,
  given: object,
  seats: number,
  games: number,
  onGame: (done: number) => void,
) {
  const options = optionsFor(game, given, seats)
  const random = randomFrom('bench')
  const collect = collector()
  for (let i = 0; i < games / 20; i++) playThrough(game, options, seats, random)
  const heap: number[] = []
  const micros: number[] = []
  let decisions = 0
  let done = 0
  for (let tenth = 1; tenth <= 10; tenth++) {
    const start = worked()
    const before = decisions
    for (; done < (games * tenth) / 10; done++) {
      decisions += playThrough(game, options, seats, random)
      if (done % 64 === 0) onGame(done)
    }
    micros.push((worked() - start) / (decisions - before))
    collect()
    heap.push(process.memoryUsage().heapUsed)
  }
  const microsPerDecision = Math.min(...micros)
  return {
    decisions,
    decisionsPerSecond: 1_000_000 / microsPerDecision,
    microsPerDecision,
    heapEarly: itemAt(heap, 0),
    heapLate: lastOf(heap),
  }
}

/** The garbage collector, which Node keeps behind a flag. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}

const SAMPLE = 64

/** Copies states from all over some random games. */
function measureClone(game: AnyGame, given: object, seats: number, period: number): number {
  const options = optionsFor(game, given, seats)
  const random = randomFrom('bench clone')
  const states: unknown[] = []
  while (states.length < SAMPLE) {
    const state = game.setup(options, seats, fork(random))
    for (let choices = game.choices(state); choices.length > 0; choices = game.choices(state)) {
      if (below(random, 20) === 0) states.push(game.clone(state))
      const choice = pickAny(random, choices)
      game.play(state, choice.seat, pickOne(random, choice.options), unheard)
    }
  }
  let kept: unknown
  const micros = fastest(period, () => {
    for (let i = 0; i < 100; i++) for (const state of states) kept = game.clone(state)
    return 100 * states.length
  })
  return kept === undefined ? Number.NaN : micros
}

/** A checked move, and what a server does then for every seat, short of sending it. */
function measureTable(
  game: AnyGame,
  options: object,
  seats: number,
  period: number,
  serve: (table: AnyTable, events: readonly Happened[]) => void,
): number {
  const random = randomFrom('bench table')
  let games = 0
  return fastest(period, () => {
    const table = openTable(game, { options, seats, seed: `bench ${games++}` })
    for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
      const choice = pickAny(random, choices)
      serve(table, table.pick(choice.seat, below(random, choice.options.length)))
    }
    return table.moves.length
  })
}

/** Everybody's view, question and events, as objects. */
function viewAll({ game, state, seats, choices, seen }: AnyTable, events: readonly Happened[]): void {
  let made = game.open(state)
  choices()
  for (let seat = 0; seat < seats; seat++) {
    made = game.own(state, seat, 'screen')
    made = seen(events, seat)
  }
  if (made === undefined) throw new Error('nothing to see')
}

const PERIODS = 10
/** Shorter where few games are asked for: then a first look will do. */
const PERIOD_MS = 250

/** Microseconds for one of the things that each round does some of: the fastest of several periods. */
function fastest(duration: number, round: () => number): number {
  const micros: number[] = []
  for (let period = 0; period < PERIODS; period++) {
    const start = worked()
    let count = 0
    let spent = 0
    while (spent < duration * 1000) {
      count += round()
      spent = worked() - start
    }
    micros.push(spent / count)
  }
  return Math.min(...micros)
}
