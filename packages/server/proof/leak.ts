// The same game, played on both twins: not one byte may differ for anybody who cannot tell the two cards apart that
// have changed places, whatever happens at the table.

import {
  below,
  type Cards,
  eyes,
  itemAt,
  pickOne,
  type Random,
  randomFrom,
  type Viewer,
} from '@undercrown/engine'
import { type Message, stateAt } from '../testing/client.ts'
import {
  calm,
  cardsAt,
  listedOnSheet,
  type Pair,
  reconnect,
  sitDown,
  standUp,
  stateOf,
  type TwinSetting,
  type TwinSide,
  type Twins,
} from './twins.ts'

export interface LeakTrial extends TwinSetting {
  /** Somebody who cannot tell the cards apart at the deal; no bot can, either. */
  readonly viewer: Viewer
  readonly seed: string
  /** Whether the servers are started again on the way. */
  readonly restart: boolean
  /** A longer game is left. */
  readonly most: number
}

/** How often what was done, and the first difference that there was. */
export interface Findings {
  compared: number
  readonly did: Record<string, number>
  leak?: string
}

/** Two cards with different faces and equal backs that none of these eyes can tell apart. */
function unlike(cards: Cards, bits: number, chance: Random): Pair | undefined {
  const unknown = cards.known.flatMap((known, card) => (known & bits ? [] : [card]))
  if (unknown.length < 2) return undefined
  // What somebody holds comes into play sooner than what lies in a pile.
  const held = unknown.filter((card) => cards.known[card])
  const first = held.length > 0 && below(chance, 2) === 0 ? held : unknown
  for (let i = 0; i < 50; i++) {
    const [a, b] = [pickOne(chance, first), pickOne(chance, unknown)]
    if (cards.face[a] !== cards.face[b] && cards.back?.[a] === cards.back?.[b]) return [a, b]
  }
  return undefined
}

export async function compare(twins: Twins, trial: LeakTrial): Promise<Findings> {
  const { seats, bots } = trial
  const people = seats - bots
  const chance = randomFrom(trial.seed)
  const found: Findings = { compared: 0, did: {} }
  const count = (what: string) => {
    found.did[what] = (found.did[what] ?? 0) + 1
  }
  let botBits = 0
  for (let seat = people; seat < seats; seat++) botBits |= eyes(seat, seats)

  twins.begin(trial.seed)
  const a = await sitDown(twins.here.url, trial)
  const cards = twins.dealt
  const pair = cards && unlike(cards, botBits | eyes(trial.viewer, seats), chance)
  twins.swap = pair
  const b = await sitDown(twins.there.url, trial)
  /** Everybody's bits who can tell what one of the two cards is, on either side. */
  async function knowing(): Promise<number> {
    const both = [await cardsAt(twins.here, a.table), await cardsAt(twins.there, b.table)]
    return both.reduce(
      (bits, cards) => bits | (cards?.known[pair?.[0] ?? 0] ?? 0) | (cards?.known[pair?.[1] ?? 0] ?? 0),
      0,
    )
  }
  /** Those who could not tell the cards apart up to now: the last line is the passer-by's. */
  let blind = new Set(a.lines.keys())
  let read = a.lines.map(() => 0)
  const viewerOf = (i: number): Viewer => (i < people ? i : 'public')

  function differ(what: string, viewer: Viewer, one: string | undefined, other: string | undefined): void {
    found.compared++
    // What spectators say on the two sides differs, and is for spectators alone.
    const same = viewer === 'public' ? other?.replaceAll('"text":"there ', '"text":"here ') : other
    if (one !== same) found.leak ??= `${what} ${viewer}:\n  ${one}\n  ${other}`
  }

  /** Compares what everybody blind has received since. Returns false when nothing can be learned any more. */
  async function look(what: string): Promise<boolean> {
    const bits = await knowing()
    if (bits & botBits) return false
    blind = new Set([...blind].filter((i) => !(bits & eyes(viewerOf(i), seats))))
    for (const i of a.lines.keys()) {
      const one = itemAt(a.lines, i).texts
      const two = itemAt(b.lines, i).texts
      if (blind.has(i))
        for (let at = itemAt(read, i); at < Math.max(one.length, two.length); at++)
          differ(`${what}, told to`, viewerOf(i), one[at], two[at])
      read[i] = Math.max(one.length, two.length)
    }
    return blind.size > 0
  }

  const both = async <T>(job: (side: TwinSide) => Promise<T>): Promise<readonly [T, T]> => [
    await job(a),
    await job(b),
  ]
  const settle = () => both((side) => calm(side, people))

  /** A command of one seat, done on both sides, and answered. */
  async function command(seat: number, id: string, message: object): Promise<void> {
    await both(async ({ table, lines }) => {
      lines[seat]?.tell({ ...message, table, id })
      await lines[seat]?.next((one: Message) => one.did === id || one.id === id)
    })
    await settle()
  }

  await settle()
  let going = pair !== undefined && (await look('at the deal'))
  let restarts = 0
  for (let n = 0; going && n < trial.most && found.leak === undefined; n++) {
    const states = a.lines.map(stateOf)
    const asked = states.slice(0, people).flatMap((state, seat) => (state.game.choice ? [seat] : []))
    if (asked.length === 0) break
    const seat = pickOne(chance, asked)
    const move = pickOne(chance, states[seat].game.choice.options as object[])
    const other = stateOf(b.lines[seat])?.game.choice?.options ?? []
    // What another seat is offered may depend on what it knows; then the two games part here.
    if (!other.some((one: object) => JSON.stringify(one) === JSON.stringify(move))) break
    count('moves')
    await command(seat, `m${n}`, { do: 'play', seq: states[seat].seq, move })
    going = await look(`after move ${n} of seat ${seat}`)
    if (!going) break
    switch (below(chance, 13)) {
      case 0:
        count('requests')
        await otherWays(stateOf(a.lines[0]).seq, n)
        break
      case 1: {
        count('talk')
        const talker = below(chance, people)
        await both(async ({ table, lines }) => {
          lines[talker]?.tell({ do: 'say', table, id: `s${n}`, text: `so ${n}` })
          for (const line of lines) await line.next((one: Message) => one.type === 'said')
        })
        break
      }
      case 5:
        count('talk of spectators')
        await among(n)
        break
      case 2:
        count('undo')
        await command(seat, `u${n}`, { do: 'undo' })
        break
      case 3:
        if (states[seat].sheet?.phase === 'over') break
        count('undo by consent')
        await command(seat, `o${n}`, { do: 'offer', what: 'undo' })
        for (let i = 0; i < people; i++)
          if (i !== seat) await command(i, `y${n}-${i}`, { do: 'answer', yes: below(chance, 4) > 0 })
        break
      case 4: {
        count('reconnects')
        const since = below(chance, 2) ? undefined : below(chance, stateOf(a.lines[0]).seq + 1)
        await again(since)
        break
      }
      default:
        if (!trial.restart || restarts > 0 || n < 3) break
        restarts++
        count('restarts')
        await look('before the restart')
        await twins.restart()
        await again(below(chance, stateOf(a.lines[0]).seq + 1))
    }
    going = await look(`after move ${n} and more`)
  }
  // Whoever comes late is told of all that happened.
  if (going && found.leak === undefined) {
    await again(undefined)
    await look('at the end, to whoever comes late')
  }
  await both(standUp)
  return found

  /** The passer-by says something else on each side: to everybody who sits there both are the same. */
  async function among(n: number): Promise<void> {
    const passer = people
    for (const [side, text] of [
      [a, `here ${n}`],
      [b, `there ${n}`],
    ] as const) {
      const line = itemAt(side.lines, passer)
      line.tell({ do: 'say', table: side.table, id: `a${n}`, text })
      await line.next((one: Message) => one.id === `a${n}`)
      await line.next((one: Message) => one.aside)
      const read = (await itemAt(side.people, passer).get(`/api/tables/${side.table}/chat`)).body.lines
      if (!read.some((one: Message) => one.text === text && one.aside))
        found.leak ??= 'spectators do not hear'
    }
  }

  async function again(since: number | undefined): Promise<void> {
    await look('before reconnecting')
    await reconnect(a, twins.here.url, since)
    await reconnect(b, twins.there.url, since)
    read = a.lines.map(() => 0)
    await settle()
  }

  /** Requests, second connections and refusals tell no more. */
  async function otherWays(seq: number, n: number): Promise<void> {
    await listedOnSheet(twins.here, a.table)
    await listedOnSheet(twins.there, b.table)
    for (const i of blind) {
      const ask = async (path: string) => {
        const [one, two] = await both(async ({ people: all, table }) =>
          JSON.stringify((await itemAt(all, i).get(path.replace('TABLE', table))).body),
        )
        differ(`${path} for`, viewerOf(i), one, two)
      }
      await ask('/api/tables/TABLE')
      await ask(`/api/tables/TABLE?since=${Math.max(0, seq - 2)}`)
      await ask('/api/tables/TABLE/record')
      await ask('/api/tables/TABLE/chat')
      await ask('/api/lobby')
      if (i < people) await ask('/api/tables/mine')
      const [one, two] = await both(async ({ people: all, table }) => {
        // As programs do that are told the whole each time.
        const line = await itemAt(all, i).socket('plain')
        line.tell({ do: 'watch', table, since: Math.max(0, seq - 3) })
        await line.next(stateAt(0))
        line.tell({ do: 'play', table, id: `wrong${n}`, seq, pick: 99_999 })
        await line.next((message) => message.type === 'refused')
        await line.close()
        return line.texts
      })
      for (let at = 0; at < Math.max(one.length, two.length); at++)
        differ('a second connection of', viewerOf(i), one[at], two[at])
    }
  }
}
