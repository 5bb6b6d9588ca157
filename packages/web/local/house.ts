// The tables of this browser: answers the messages of the protocol as the server does, for the one page that asks.

import type { Coming, Question } from '@undercrown/bots'
import { type AnyGame, type GameRecord, type Lang, optionsFor, Refusal, recordOf } from '@undercrown/engine'
import type { ClientMessage, ServerMessage, TableCommand } from '@undercrown/protocol'
import type { Advised } from './advice.ts'
import { Refused, refused } from './decide.ts'
import type { Kept, LocalOrder, Shelf } from './kept.ts'
import { loadRoom, type Room } from './room.ts'
import { outcomeOf, sitDown, summaryOf } from './sitting.ts'

/** Whoever sits there takes the device; nobody, when it is being passed on. Of one device, not of the protocol. */
export interface Take {
  readonly do: 'take'
  readonly table: string
  readonly seat: number | null
}

/** What the house stands on. */
export interface Stand {
  readonly shelf: Shelf
  gameNamed(id: string): Promise<AnyGame | undefined>
  /** Bots will be asked at such a table soon. */
  prepare(table: Coming): void
  /** The number of the option, when it is time to answer. */
  think(question: Question): Promise<number>
  /** What a master would do, and why. */
  advise(question: Omit<Question, 'level'>, lang: Lang): Promise<Advised>
  /** Calls once this page is the one that looks after the bots of a table; returns how to give that up. */
  duty(table: string, begin: () => void): () => void
  /** Tells the other pages that a table has been written. */
  hint(table: string): void
  tell(message: ServerMessage): void
  now(): number
  token(bytes: number): string
}

export interface House {
  hear(message: ClientMessage | Take): Promise<void>
  open(order: LocalOrder): Promise<string>
  forget(table: string): Promise<void>
  /** Once the game is over: it tells everything. */
  record(table: string): Promise<GameRecord>
  /** What a master would do in place of whoever has the device. */
  advise(table: string, lang: Lang): Promise<Advised>
  /** Another page has written. */
  hinted(table: string): void
}

export function openHouse(stand: Stand): House {
  const { shelf, tell } = stand
  const rooms = new Map<string, Promise<Room>>()

  function roomAt(id: string): Promise<Room> {
    const room = rooms.get(id) ?? loadRoom(stand, id, open)
    rooms.set(id, room)
    room.catch(() => rooms.delete(id))
    return room
  }

  async function open({ game: name, options, seats, position }: LocalOrder): Promise<string> {
    const game = (await stand.gameNamed(name)) ?? refused('not-found', `no game "${name}" here`)
    const begun: Kept = {
      id: stand.token(10),
      game: name,
      rules: game.rules,
      options: position ? {} : optionsFor(game, options, seats.length),
      seats,
      secret: stand.token(32),
      nonces: seats.map(({ kind }) => (kind === 'human' ? stand.token(16) : '')),
      position,
      seq: 1,
      at: stand.now(),
      moves: [],
      rewound: 0,
      resigned: [],
      ids: [],
    }
    const { table } = sitDown(begun, game)
    if (table.seats !== seats.length) refused('bad-options', `the position has ${table.seats} seats`)
    const kept = { ...begun, options: table.options }
    await shelf.write(kept, 0, summaryOf(sitDown(kept, game)))
    return kept.id
  }

  function command(message: TableCommand): Promise<void> {
    return roomAt(message.table).then((room) => room.do(message))
  }

  return {
    open,
    async hear(message) {
      try {
        if (message.do === 'ping') tell({ type: 'pong' })
        else if (message.do === 'watch') await (await roomAt(message.table)).watch(message.since)
        else if (message.do === 'take') await (await roomAt(message.table)).take(message.seat)
        else if (message.do === 'unwatch') {
          const room = rooms.get(message.table)
          rooms.delete(message.table)
          ;(await room)?.close()
        } else await command(message)
      } catch (error) {
        const { code, message: why } = refusalOf(error)
        const id = 'id' in message ? { id: message.id } : {}
        const table = 'table' in message ? { table: message.table } : {}
        tell({ type: 'refused', ...table, ...id, code, message: why })
      }
    },
    async forget(table) {
      const room = rooms.get(table)
      rooms.delete(table)
      await room?.then(
        (one) => one.close(),
        () => {},
      )
      await shelf.forget(table)
    },
    async record(id) {
      const kept = (await shelf.read(id)) ?? refused('not-found', 'there is no such table')
      const game = (await stand.gameNamed(kept.game)) ?? refused('not-found', `no game "${kept.game}" here`)
      const sitting = sitDown(kept, game)
      if (!outcomeOf(sitting)) refused('wrong-phase', 'the record can be had when the game is over')
      return recordOf(sitting.table)
    },
    advise: (table, lang) => roomAt(table).then((room) => room.advise(lang)),
    hinted(table) {
      rooms
        .get(table)
        ?.then((room) => room.catchUp())
        .catch(() => {})
    },
  }
}

/** What to tell of an error. */
export function refusalOf(error: unknown): { code: Refused['code']; message: string } {
  if (error instanceof Refused) return { code: error.code, message: error.message }
  if (error instanceof Refusal) return { code: 'bad-options', message: error.message }
  return { code: 'internal', message: String(error) }
}
