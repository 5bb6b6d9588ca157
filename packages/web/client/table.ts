// A table as this page knows it: folds what is told into one picture, and keeps what was sent until it is answered.

import type { Happened, Seat } from '@undercrown/engine'
import type {
  ClockSheet,
  Command,
  GamePart,
  Recalled,
  RefusalMessage,
  TableSheet,
} from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'
import { askedAnew, type Gathered, gathered, nobodyYet } from './gathered.ts'
import type { Link } from './link.ts'
import { outbox } from './outbox.ts'

/** What happened between two sequence numbers. */
export interface Told {
  readonly seq: number
  /** Whose move it was; nobody's, or several ones' when it was told together. */
  readonly by: Seat | null
  readonly events: readonly Happened[]
  /** As it is told once more has happened, where that is less: what was seen for a moment is not kept here. */
  readonly retold?: readonly Happened[]
  /** What was told last never happened, or nothing of what was told before: a try went back, a lesson lays another table. */
  readonly undoes?: 'last' | 'all'
}

function toldOf(seq: number, by: Seat | null, game: GamePart | undefined): Told {
  const { events = [], retold } = game ?? {}
  return {
    seq,
    by,
    events: events as readonly Happened[],
    ...(retold && { retold: retold as readonly Happened[] }),
  }
}

/** The log with something more at its end. */
function grown(log: readonly Told[], told: Told): readonly Told[] {
  return [...log.map((one) => (one.retold ? { seq: one.seq, by: one.by, events: one.retold } : one)), told]
}

export interface TableNow extends Gathered {
  /** `loading`: nothing was told yet. `lost`: the way is lost and being looked for. `refused`: see `refusal`. */
  readonly status: 'loading' | 'live' | 'lost' | 'refused'
  readonly refusal?: RefusalMessage
  readonly seq: number
  readonly seat: Seat | null
  readonly sheet?: TableSheet
  readonly game?: GamePart
  readonly clock?: ClockSheet & { readonly at: number }
  readonly log: readonly Told[]
  /** The last thing that happened while we were looking: to be shown in motion. */
  readonly fresh?: Told
  /** The last move that stands, seen by us or told on coming back. */
  readonly last: Pick<Told, 'by' | 'events'> | undefined
}

export interface TableStore {
  readonly id: string
  now(): TableNow
  /** A move was sent and is not yet answered. Apart from the rest, since few show it and it must show at once. */
  sending(): boolean
  subscribe(listener: () => void): () => void
  /** Resolves when it is done; rejects with a `RefusalMessage`. Kept and sent again when the way was lost. */
  command(command: Command): Promise<void>
  /** The table after this player's last move, and after each one since; nothing, where it cannot be had now. */
  recall(): Promise<Recalled['steps']>
  close(): void
}

export function tableStore(link: Link, id: string, code?: string): TableStore {
  let now: TableNow = {
    status: 'loading',
    seq: 0,
    seat: null,
    last: undefined,
    log: [],
    ...nobodyYet,
  }
  const listeners = new Set<() => void>()
  const { send, settle, resend, has } = outbox(link, id)
  const recalling: ((steps: Recalled['steps']) => void)[] = []

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function become(change: Partial<TableNow>): void {
    now = { ...now, ...change }
    tell()
  }

  /** The game as told; where this seat has not moved and its question is the same, nobody begins to choose anew. */
  function sameQuestion<G extends GamePart | undefined>(game: G, unmoved: boolean): G {
    const before = now.game?.choice
    return game && before && unmoved && JSON.stringify(game.choice) === JSON.stringify(before)
      ? { ...game, choice: before }
      : game
  }

  function hear(message: WholeMessage): void {
    if (!('table' in message) || message.table !== id) {
      if (message.type === 'refused' && message.id !== undefined) settle(message.id, message)
      return
    }
    switch (message.type) {
      case 'table': {
        const { seq, seat, sheet, clock, from } = message
        const game = sameQuestion(message.game, seat === now.seat && sheet.moves === now.sheet?.moves)
        const anew = from === 0 || seq < now.seq || from > now.seq
        const told = toldOf(seq, null, game)
        const { events } = told
        const last = message.last
          ? { by: message.last.by, events: events.slice(events.length - message.last.events) }
          : anew || seat !== now.seat
            ? undefined
            : now.last
        settle(message.did)
        // Other eyes: nothing of what those before them saw stays here.
        if (seat !== now.seat) {
          const { fresh: _fresh, ...rest } = now
          // What spectators say is not for whoever has sat down.
          now = { ...rest, talk: rest.talk.filter(({ aside }) => !aside) }
        }
        become({
          status: 'live',
          seq,
          seat,
          sheet,
          last,
          log: anew ? (events.length > 0 ? [told] : []) : events.length > 0 ? grown(now.log, told) : now.log,
          ...(game && { game }),
          ...(clock && { clock: { ...clock, at: performance.now() } }),
        })
        break
      }
      case 'update': {
        const { seq, by, clock, sheet = now.sheet && { ...now.sheet, moves: now.sheet.moves + 1 } } = message
        const game = sameQuestion(message.game, by !== null && by !== now.seat)
        const told = toldOf(seq, by, game)
        settle(message.did)
        // Known already, from all that was told on coming back; but the answer to a command may be news.
        if (seq <= now.seq) {
          tell()
          return
        }
        become({
          seq,
          game,
          fresh: told,
          last: told,
          log: grown(now.log, told),
          ...(sheet && { sheet }),
          ...(clock && { clock: { ...clock, at: performance.now() } }),
        })
        break
      }
      case 'done':
        settle(message.id)
        tell()
        break
      case 'refused':
        settle(message.id, message)
        if (message.id === undefined) become({ status: 'refused', refusal: message })
        else tell()
        break
      case 'recalled':
        for (const done of recalling.splice(0)) done(message.steps)
        break
      default: {
        const change = gathered(now, message)
        if (change) become(change)
      }
    }
  }

  const stop = link.listen({
    hear,
    open() {
      if (now.watching.count > 0 || now.talk.length > 0) become(askedAnew)
      link.send({
        do: 'watch',
        table: id,
        ...(now.status !== 'loading' && { since: now.seq }),
        ...(code !== undefined && { code }),
      })
      resend()
    },
    lost() {
      for (const done of recalling.splice(0)) done([])
      if (now.status === 'live') become({ status: 'lost' })
    },
  })

  return {
    id,
    now: () => now,
    sending: () => has('play'),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    command(command) {
      const done = send(command)
      tell()
      return done
    },
    recall() {
      if (now.status !== 'live') return Promise.resolve([])
      link.send({ do: 'recall', table: id })
      return new Promise((done) => recalling.push(done))
    },
    close() {
      link.send({ do: 'unwatch', table: id })
      stop()
    },
  }
}
