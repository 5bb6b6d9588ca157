// Games played by chance, laid before a page move by move as a server would: the page sees one seat's game.

import {
  type AnyGame,
  type AnyTable,
  below,
  type Happened,
  levels,
  openTable,
  type PlayedMove,
  payloadText,
  pickOne,
  type Random,
  randomFrom,
} from '@undercrown/engine'
import type { ClientMessage, Level, TableSheet } from '@undercrown/protocol'
import type { PageSocket } from './socket.ts'

export interface GameSetup {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
  readonly seed: string
  /** So many moves have been made when the page comes to the table, by chance or these. */
  readonly before: number | readonly PlayedMove[]
  /** Whose side the page shows; by chance where it is left out. */
  readonly me?: number
}

/** What is shown at a table that no server keeps. */
export interface ShownGame {
  readonly id: string
  readonly seq: number
  /** The seat that is shown is asked something; if not, the game is over. */
  readonly asked: boolean
}

const names = ['Mira', 'Corvin', 'June', 'Noor', 'Sidonie', 'Otto']

/** A game that has begun; not so far where it would be over. */
function tableAfter(setup: GameSetup, moves = setup.before): AnyTable {
  const { game, seats, options, seed } = setup
  const random = randomFrom(`${seed} before`)
  const table: AnyTable = openTable(game, { seats, options, seed })
  if (typeof moves !== 'number') {
    for (const [seat, move] of moves) table.submit(seat, move)
    return table
  }
  for (let i = 0; i < moves; i++) {
    const { seat, options } = pickOne(random, table.choices())
    table.submit(seat, pickOne(random, options))
    if (table.outcome()) return tableAfter(setup, Math.floor(moves / 2))
  }
  return table
}

/** A whole game. */
export function playedTable({ game, seats, options, seed }: GameSetup): AnyTable {
  const random = randomFrom(`${seed} before`)
  const table: AnyTable = openTable(game, { seats, options, seed })
  while (!table.outcome()) {
    const { seat, options } = pickOne(random, table.choices())
    table.submit(seat, pickOne(random, options))
  }
  return table
}

/**
 * Answers a page's socket with the game of one seat: when the page plays, the others answer by chance until it is asked
 * again.
 */
export function showGame(socket: PageSocket, setup: GameSetup): ShownGame {
  const { game, seats, seed } = setup
  const random: Random = randomFrom(seed)
  const table = tableAfter(setup)
  const id = seed.replaceAll(/\W/g, '-')
  const me = setup.me ?? below(random, seats)
  let seq = 1
  let told: string[] = []

  const sheet = (): TableSheet => ({
    id,
    game: game.id,
    rules: game.rules,
    options: table.options,
    host: 'p0',
    listed: false,
    rated: false,
    silent: false,
    time: { kind: 'none' },
    phase: 'playing',
    // People and bots in turn: a bot is marked as one.
    seats: Array.from({ length: seats }, (_, i) =>
      (i - me) % 2 === 0
        ? { person: { id: `p${i}`, name: names[i] as string, avatar: '', kind: 'guest' as const } }
        : { bot: levels[i % levels.length] as Level },
    ),
    commit: '',
    moves: table.moves.length,
  })
  const part = (events: readonly Happened[]) =>
    payloadText(table.payloads('screen')(me), table.heard(events)(me))
  const others = () => {
    for (;;) {
      const asked = table.choices()
      if (asked.length === 0 || asked.some(({ seat }) => seat === me)) return
      const { seat, options } = pickOne(random, asked)
      tell(seat, table.submit(seat, pickOne(random, options)))
    }
  }
  const tell = (by: number, events: readonly Happened[], did?: string) => {
    seq++
    const answers = did === undefined ? '' : `,"did":"${did}"`
    told.push(`{"type":"update","table":"${id}","seq":${seq},"by":${by}${answers},"game":${part(events)}}`)
  }
  others()
  socket.answer = (text) => {
    const message: ClientMessage = JSON.parse(text)
    if (message.do === 'watch' && message.table === id)
      socket.tell([
        `${JSON.stringify({ type: 'table', table: id, seq, seat: me, sheet: sheet(), from: 0 }).slice(0, -1)},"game":${part([])}}`,
      ])
    else if (message.do === 'play' && message.pick !== undefined) {
      told = []
      tell(me, table.pick(me, message.pick), message.id)
      others()
      socket.tell(told)
    }
    // Who is not answered takes the way for lost, and the question with it.
    else if (message.do === 'ping') socket.tell([JSON.stringify({ type: 'pong' })])
  }
  return {
    id,
    get seq() {
      return seq
    },
    get asked() {
      return table.choices().some(({ seat }) => seat === me)
    },
  }
}
