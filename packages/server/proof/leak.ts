// Two servers that differ in nothing but the truth: on the second, two cards that a viewer cannot tell apart have
// changed places. The same game is played on both; not one byte that the viewer receives may differ.

import { createHash } from 'node:crypto'
import {
  type AnyGame,
  below,
  type Cards,
  eyes,
  pick,
  type Random,
  randomFrom,
  type Viewer,
} from '@undercrown/engine'
import { type Client, clientOf, guest, type Line, stateAt } from '../testing/client.ts'
import { type Serving, serve } from '../testing/serving.ts'

export interface Twins {
  readonly here: Serving
  readonly there: Serving
  /** The cards that change places on the second server. */
  swap: readonly [number, number] | undefined
  close(): Promise<void>
}

/** Ids and secrets that are the same on both. */
function sameTokens(): (bytes: number) => string {
  let count = 0
  return (bytes) =>
    createHash('sha512')
      .update(`token ${count++}`)
      .digest('hex')
      .slice(0, bytes * 2)
}

function exchange(cards: Cards | undefined, pair: readonly [number, number] | undefined): void {
  if (!cards || !pair) return
  const [a, b] = pair
  const face = cards.face[a] as number
  cards.face[a] = cards.face[b] as number
  cards.face[b] = face
}

export async function openTwins(games: readonly AnyGame[]): Promise<Twins> {
  const now = () => 1_800_000_000_000
  const twins = { swap: undefined } as { swap: Twins['swap'] }
  const swapped = games.map(
    (game): AnyGame => ({
      ...game,
      setup(options, seats, random) {
        const state = game.setup(options, seats, random)
        exchange(game.cards(state), twins.swap)
        return state
      },
    }),
  )
  const here = await serve({}, { now, token: sameTokens() }, games)
  const there = await serve({}, { now, token: sameTokens() }, swapped)
  return Object.assign(twins, {
    here,
    there,
    async close() {
      await here.end()
      await there.end()
    },
  })
}

export interface Trial {
  readonly game: AnyGame
  readonly seats: number
  readonly options: object
  readonly viewer: Viewer
  readonly seed: string
}

interface Side {
  readonly table: string
  readonly people: readonly Client[]
  readonly lines: readonly Line[]
  readonly eye: Line
  readonly looker: Client
}

async function sitDown(
  url: string,
  { game, seats, options, viewer }: Trial,
  dealt: (table: string) => Promise<void>,
) {
  const people: Client[] = []
  for (let i = 0; i < seats; i++) people.push(await guest(url, `Player ${i}`))
  const [host] = people as [Client]
  const opened = await host.send('POST', '/api/tables', { game: game.id, seats, options })
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
  const { table } = opened.body
  for (const [i, one] of people.entries())
    if (i > 0) await one.do(table, { do: 'sit', nonce: `nonce ${i}` }, `sit${i}`)
  await host.do(table, { do: 'start' }, 'start')
  await dealt(table)
  const watch = async (client: Client) => {
    const line = await client.socket()
    line.tell({ do: 'watch', table })
    await line.next(stateAt(0))
    return line
  }
  const lines: Line[] = []
  for (const one of people) lines.push(await watch(one))
  const looker = viewer === 'public' ? clientOf(url) : (people[viewer] as Client)
  const eye = viewer === 'public' ? await watch(looker) : (lines[viewer] as Line)
  return { table, people, lines, eye, looker } satisfies Side
}

async function cardsAt({ server }: Serving, table: string): Promise<Cards | undefined> {
  const sitting = (await server.rooms.get(table))?.sitting
  return sitting?.table && sitting.game.cards(sitting.table.state)
}

function unlike(cards: Cards, bit: number, chance: Random): readonly [number, number] | undefined {
  const unknown = cards.known.flatMap((known, card) => (known & bit ? [] : [card]))
  if (unknown.length < 2) return undefined
  for (let i = 0; i < 50; i++) {
    const [a, b] = [pick(chance, unknown), pick(chance, unknown)]
    if (cards.face[a] !== cards.face[b] && cards.back?.[a] === cards.back?.[b]) return [a, b]
  }
  return undefined
}

/** Plays one game on both. Returns how many messages were compared, or where they differ. */
export async function compare(twins: Twins, trial: Trial): Promise<{ compared: number; leak?: string }> {
  const chance = randomFrom(trial.seed)
  const bit = eyes(trial.viewer, trial.seats)
  let pair: readonly [number, number] | undefined
  twins.swap = undefined
  const a = await sitDown(twins.here.url, trial, async (table) => {
    const cards = await cardsAt(twins.here, table)
    pair = cards && unlike(cards, bit, chance)
  })
  twins.swap = pair
  const b = await sitDown(twins.there.url, trial, async () => {})
  let compared = 0
  let leak: string | undefined
  const differ = (what: string, one: string | undefined, other: string | undefined) => {
    compared++
    if (one !== other) leak ??= `${what}:\n  ${one}\n  ${other}`
  }
  const known = async () => {
    const sides = [await cardsAt(twins.here, a.table), await cardsAt(twins.there, b.table)]
    return sides.some((cards) => pair?.some((card) => ((cards?.known[card] ?? 0) & bit) !== 0))
  }
  const read = { a: 0, b: 0 }
  const compareLines = (what: string) => {
    while (read.a < a.eye.texts.length || read.b < b.eye.texts.length)
      differ(what, a.eye.texts[read.a++], b.eye.texts[read.b++])
  }
  if (pair && !(await known())) compareLines('at the deal')

  for (let moves = 0; pair && moves < 300 && leak === undefined; moves++) {
    const states = a.lines.map((line) => line.messages.findLast(stateAt(0)))
    const asked = states.flatMap((state, seat) => (state.game.choice ? [seat] : []))
    if (asked.length === 0) break
    const seat = pick(chance, asked)
    const { options } = states[seat].game.choice
    const move = pick(chance, options as object[])
    const other = b.lines[seat]?.messages.findLast(stateAt(0))?.game.choice?.options ?? []
    // What another seat is offered may depend on what it knows; then the two games part here.
    if (!other.some((one: object) => JSON.stringify(one) === JSON.stringify(move))) break
    const { seq } = states[seat]
    for (const side of [a, b]) {
      side.lines[seat]?.tell({ do: 'play', table: side.table, id: `m${moves}`, seq, move })
      for (const line of new Set([...side.lines, side.eye])) await line.next(stateAt(seq + 1))
    }
    if (await known()) break
    compareLines(`after move ${moves} of seat ${seat}`)
    if (below(chance, 8) === 0) await otherWays(a, b, seq, moves)
  }
  for (const line of new Set([...a.lines, ...b.lines, a.eye, b.eye])) await line.close()
  return { compared, ...(leak !== undefined && { leak }) }

  /** Reconnects, requests and refusals tell no more. */
  async function otherWays(one: Side, two: Side, seq: number, n: number): Promise<void> {
    const ask = async (path: string) => {
      const bodies = await Promise.all(
        [one, two].map(async ({ looker, table }) =>
          JSON.stringify((await looker.get(path.replace('TABLE', table))).body),
        ),
      )
      differ(path, bodies[0], bodies[1])
    }
    await ask('/api/tables/TABLE')
    await ask(`/api/tables/TABLE?since=${seq}`)
    await ask('/api/tables/TABLE/record')
    await ask('/api/lobby')
    if (trial.viewer !== 'public') await ask('/api/tables/mine')
    const lines = await Promise.all(
      [one, two].map(async ({ looker, table }) => {
        const line = await looker.socket()
        line.tell({ do: 'watch', table, since: Math.max(0, seq - 3) })
        await line.next(stateAt(0))
        if (trial.viewer !== 'public') {
          line.tell({ do: 'play', table, id: `wrong${n}`, seq: seq + 1, pick: 99_999 })
          await line.next((message) => message.type === 'refused')
        }
        await line.close()
        return line.texts
      }),
    )
    for (let i = 0; i < Math.max(lines[0]?.length ?? 0, lines[1]?.length ?? 0); i++)
      differ('a second connection', lines[0]?.[i], lines[1]?.[i])
  }
}
