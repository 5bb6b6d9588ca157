// A record played again, to be looked at: any step of it, from any seat or with every card open.

import {
  type AnyGame,
  type Choice,
  type DealProof,
  type GameRecord,
  type Happened,
  isAsSeen,
  type Layout,
  layTable,
  type Outcome,
  randomFrom,
  readRecord,
  recordOf,
  refuse,
  replayRecord,
  type Seat,
  type SeenDeal,
  type Sight,
  same,
  type Target,
  verifyRecord,
  viewOf,
} from '@undercrown/engine'
import { type GamePart, MAX_MOVES } from '@undercrown/protocol'
import { layOpen } from './moment.ts'

/** Whose eyes: a seat's, with all it may remember, or those of somebody from whom nothing is hidden. */
export type Eyes = Seat | 'all'

export interface ReplayFacts {
  readonly game: string
  readonly seats: number
  /** Who decided, move by move. */
  readonly by: readonly Seat[]
  readonly fair: boolean
}

export interface ReplayFrame {
  readonly part: GamePart
  readonly outcome?: ReturnType<AnyGame['outcome']>
  /** How it would end as it lies, for those from whom nothing is hidden. */
  readonly standing?: Outcome
}

export interface ReplayProof {
  readonly deal: DealProof
  /** Whether it is the deal that this browser saw sealed; absent where it was not there. */
  readonly asSeen?: boolean
}

/** A moment, who decided, and what they did. */
export interface ReplayChapter {
  readonly position: Layout
  readonly seat: Seat
  readonly right: Target
}

export interface Replay {
  readonly facts: ReplayFacts
  /** After so many moves. */
  frame(step: number, eyes: Eyes): ReplayFrame
  /** What happened in each move. */
  story(eyes: Eyes): readonly (readonly Happened[])[]
  /** As it lay; or, for a seat, with what was hidden from it dealt anew by what it knew. */
  position(step: number, anew?: Anew): Layout
  /** What was played next, as a step of a lesson. */
  chapter(step: number): ReplayChapter
  /** What a seat is asked after so many moves, and which option it took if it moved next. */
  question(
    step: number,
    seat: Seat,
  ): { readonly choice: Choice<object>; readonly played?: number } | undefined
  /** Proves the deal, or refuses in words. `seen`: what this browser saw of it before, at that table. */
  verify(seen?: SeenDeal): ReplayProof
}

/** Whose knowledge stays, and the chance by which the rest is dealt. */
export interface Anew {
  readonly seat: Seat
  readonly seed: string
}

const SIGHT: Sight = 'mind'

/** A table laid out by hand: a record without a move. */
export interface Position {
  readonly game: string
  readonly position: Layout
}

/** More than any game on a server has. All are listed on the page, which a short link with many could stop. */
const MOST_MOVES = 1.5 * MAX_MOVES

type GameNamed = (id: string) => Promise<AnyGame | undefined>

function isPosition(raw: unknown): raw is Position {
  const { format, game, position } = (raw ?? {}) as Partial<GameRecord>
  return format === undefined && typeof game === 'string' && typeof position === 'object' && position !== null
}

/** Reads anything as a record or a position, which is a record without a move; refuses in words what is neither. */
export async function recordIn(
  raw: unknown,
  gameNamed: GameNamed,
): Promise<{ game: AnyGame; record: GameRecord }> {
  const named = async (id: string) => (await gameNamed(id)) ?? refuse(`there is no game "${id}" here`)
  if (isPosition(raw)) {
    const game = await named(raw.game)
    return { game, record: recordOf(layTable(game, raw.position, 'position')) }
  }
  const record = readRecord(raw)
  const { length } = record.moves
  if (length > MOST_MOVES)
    refuse(
      `this record is too long: it has ${length} moves, and is shown with ${MOST_MOVES} at most`,
      `cette partie est trop longue\u00a0: elle a ${length} coups, et on en montre ${MOST_MOVES} au plus`,
    )
  return { game: await named(record.game), record }
}

/** The same, played. */
export async function openReplay(raw: unknown, gameNamed: GameNamed): Promise<Replay> {
  const { game: named, record } = await recordIn(raw, gameNamed)
  const states: unknown[] = []
  const happened: (readonly Happened[])[] = []
  const by: Seat[] = []
  // The game by the rules of the record.
  const { game } = replayRecord(named, record, ({ game, state }, events, seat) => {
    states.push(game.clone(state))
    if (seat === undefined) return
    by.push(seat)
    happened.push(events as readonly Happened[])
  })

  function stateAt(step: number): unknown {
    return states[step] ?? refuse(`the record has no step ${String(step)}; it has ${record.moves.length}`)
  }

  function eventsAt(step: number, eyes: Eyes): readonly Happened[] {
    const events = happened[step - 1] ?? []
    return eyes === 'all' ? events : events.flatMap((event) => game.seen(event, eyes) ?? [])
  }

  return {
    facts: { game: game.id, seats: record.seats, by, fair: record.fair !== undefined },
    frame(step, eyes) {
      const state = game.clone(stateAt(step))
      if (eyes === 'all') layOpen(game, state, record.seats)
      const view = viewOf(game, state, eyes === 'all' ? 'public' : eyes, SIGHT)
      const waiting = game.choices(state).map(({ seat, ask }) => ({ seat, ask }))
      const outcome = game.outcome(state)
      return {
        part: {
          open: view.open,
          own: view.own,
          waiting,
          events: eventsAt(step, eyes),
        },
        ...(outcome ? { outcome } : eyes === 'all' && game.ifEnded && { standing: game.ifEnded(state) }),
      }
    },
    story: (eyes) => happened.map((_, i) => eventsAt(i + 1, eyes)),
    position(step, anew) {
      const state = stateAt(step)
      if (!anew) return game.layout(state)
      return game.layout(game.imagine(viewOf(game, state, anew.seat, SIGHT), randomFrom(anew.seed)))
    },
    chapter(step) {
      const [seat, move] =
        record.moves[step] ?? refuse('nothing was played after this', 'rien n’a été joué ensuite')
      return { position: game.layout(stateAt(step)), seat, right: game.target(move) }
    },
    question(step, seat) {
      const choice = game.choices(stateAt(step)).find((one) => one.seat === seat)
      const [by, move] = record.moves[step] ?? []
      if (!choice) return undefined
      if (by !== seat) return { choice }
      return { choice, played: choice.options.findIndex((one) => same(one, move)) }
    },
    verify(seen) {
      const { deal } = verifyRecord(game, record)
      return { deal, ...(seen && { asSeen: record.fair !== undefined && isAsSeen(record.fair, seen) }) }
    },
  }
}
