// Two servers that differ in nothing but the truth: on the second, two cards have changed places at the deal.

import { createHash } from 'node:crypto'
import { type AnyGame, type Cards, sealOf, swapFaces } from '@undercrown/engine'
import { type Client, clientOf, guestClient, type Line, type Message, stateAt } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

export type Pair = readonly [number, number]

export interface Twins {
  readonly here: Serving
  readonly there: Serving
  /** The cards that change places on the second server. */
  swap: Pair | undefined
  /** The cards as they were dealt last on the first. */
  readonly dealt: Cards | undefined
  /** Begins anew with ids and secrets that are the same on both. */
  begin(seed: string): void
  /** Both are stopped and started again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

function tokens(): { token(bytes: number): string; begin(seed: string): void } {
  let count = 0
  let from = ''
  return {
    token: (bytes) =>
      createHash('sha512')
        .update(`token ${from} ${count++}`)
        .digest('hex')
        .slice(0, bytes * 2),
    begin(seed) {
      from = seed
      count = 0
    },
  }
}

export async function openTwins(games: readonly AnyGame[]): Promise<Twins> {
  const now = () => 1_800_000_000_000
  let swap: Pair | undefined
  let dealt: Cards | undefined
  const [one, two] = [tokens(), tokens()]
  const dealing = (then: (cards: Cards | undefined) => void) =>
    games.map(
      (game): AnyGame => ({
        ...game,
        setup(options, seats, random) {
          const state = game.setup(options, seats, random)
          then(game.cards(state))
          return state
        },
      }),
    )
  const plain = dealing((cards) => {
    dealt = cards && structuredClone({ ...cards, zones: [] })
  })
  const swapped = dealing((cards) => exchange(cards, swap))
  let here = await serve({}, { now, token: one.token }, plain)
  let there = await serve({}, { now, token: two.token }, swapped)
  return {
    get dealt() {
      return dealt
    },
    begin(seed) {
      one.begin(seed)
      two.begin(seed)
    },
    get here() {
      return here
    },
    get there() {
      return there
    },
    get swap() {
      return swap
    },
    set swap(pair) {
      swap = pair
    },
    async restart() {
      here = await here.restart()
      there = await there.restart()
    },
    async close() {
      await here.end()
      await there.end()
    },
  }
}

function exchange(cards: Cards | undefined, pair: Pair | undefined): void {
  if (cards && pair) swapFaces(cards, ...pair)
}

/** A table of a game: people on the first seats, bots on the last ones. */
export interface TwinSetting {
  readonly game: AnyGame
  readonly seats: number
  readonly bots: number
  readonly options: object
  readonly time: object
}

/** One of the two tables, with a socket for each person and one for a passer-by, who is the last. */
export interface TwinSide {
  readonly table: string
  people: Client[]
  lines: Line[]
}

/** Sits down, watches, and starts. */
export async function sitDown(url: string, setting: TwinSetting): Promise<TwinSide> {
  const { game, seats, bots, options, time } = setting
  const people: Client[] = []
  for (let i = 0; i < seats - bots; i++) people.push(await guestClient(url, `Player ${i}`))
  const [host] = people as [Client]
  const seal = (i: number) => sealOf(`nonce ${i}`)
  const opened = await host.send('POST', '/api/tables', {
    ...{ game: game.id, seats, options, time, seal: seal(0) },
  })
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
  const { table } = opened.body
  for (const [i, one] of people.entries())
    if (i > 0) await one.do(table, { do: 'sit', seal: seal(i) }, `sit${i}`)
  for (let i = seats - bots; i < seats; i++)
    await host.do(table, { do: 'bot', seat: i, level: 'L1' }, `bot${i}`)
  const side: TwinSide = { table, people: [...people, await guestClient(url, 'Passer-by')], lines: [] }
  await connect(side, undefined)
  const started = await host.do(table, { do: 'start' }, 'start')
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  for (const [i, one] of people.entries())
    await one.do(table, { do: 'reveal', nonce: `nonce ${i}` }, `reveal${i}`)
  for (const line of side.lines) await line.next((message) => message.game !== undefined)
  return side
}

/** Everybody goes, so that no bot thinks about the table any more. */
export async function standUp({ table, people, lines }: TwinSide): Promise<void> {
  for (const line of lines) await line.close()
  for (const [i, one] of people.entries())
    if (i < people.length - 1) await one.do(table, { do: 'resign' }, `resign${i}`)
}

/** The lists follow the log a little later; waits until they have. */
export async function listedOnSheet({ server }: Serving, table: string): Promise<void> {
  for (;;) {
    const { seq } = (await server.tables.get(table))?.state ?? { seq: 0 }
    const row = await server.store.db
      .selectFrom('tables')
      .select('seq')
      .where('id', '=', table)
      .executeTakeFirst()
    if (row?.seq === seq) return
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Everybody watches the table, from a sequence number on. */
async function connect(side: TwinSide, since: number | undefined): Promise<void> {
  side.lines = []
  for (const one of side.people) {
    const line = await one.socket()
    line.tell({ do: 'watch', table: side.table, ...(since !== undefined && { since }) })
    await line.next(stateAt(0))
    side.lines.push(line)
  }
  // Everybody is told of the passer-by.
  for (const line of side.lines) await line.next(({ type }) => type === 'watching')
}

/** Everybody comes back, perhaps to a server that was started anew. */
export async function reconnect(side: TwinSide, url: string, since: number | undefined): Promise<void> {
  for (const line of side.lines) await line.close()
  side.people = side.people.map((one) => clientOf(url, one.cookie))
  await connect(side, since)
}

export function stateOf(line: Line | undefined): Message {
  return line?.messages.findLast(stateAt(0))
}

/** Waits until no bot is asked and everybody has heard of all that happened. Returns the sequence number. */
export async function calm({ lines }: TwinSide, people: number): Promise<number> {
  const [first] = lines as [Line]
  for (;;) {
    const state = stateOf(first)
    const busy = (state.game.waiting as { seat: number }[]).some(({ seat }) => seat >= people)
    if (busy) await heard(first, state.seq + 1)
    else {
      for (const line of lines) await heard(line, state.seq)
      return state.seq
    }
  }
}

async function heard(line: Line, seq: number): Promise<void> {
  if ((stateOf(line)?.seq ?? -1) < seq) await line.next(stateAt(seq))
}

export async function cardsAt({ server }: Serving, table: string): Promise<Cards | undefined> {
  const state = (await server.tables.get(table))?.state
  return state?.table && state.game.cards(state.table.state)
}
