// Who is connected, so that they can be told of what happens at tables they do not watch just now.

import { MESSAGE_BURST, type Nudge } from '@undercrown/protocol'
import { deny } from '@undercrown/table'
import { netOf } from './address.ts'
import { openBucket } from './bucket.ts'
import type { Pay } from './table/tables.ts'
import { loopTurns } from './turns.ts'

export interface Connected {
  readonly person: string | undefined
  readonly address: string
  /** The session or the token by which it is open, as they are kept. */
  readonly key: string | undefined
  send(text: string): void
  /** The server is going down. */
  bye(): void
  hangUp(): void
  /** Hangs up if they are no longer who they were. */
  lookAgain(): Promise<void>
}

export interface Sockets {
  add(one: Connected): void
  drop(one: Connected): void
  /** Whether one more socket of an address may be open; what it took is to be given back. */
  enter(address: string): boolean
  leave(address: string): void
  /** Whether an address may ask one more thing that costs as much as a request. */
  ask(address: string): boolean
  /** The same for its net of version 6, which counts requests as well. */
  askOfNet(address: string): boolean
  /** How an address pays for the tables that it has read, each piece of a log like a request. */
  reader(address: string): Pay
  /** Whether an address may say one more line: each is written and told to many, and people are easily made. */
  talk(address: string): boolean
  /** Begins what an address has sent, a few things before others are heard. */
  inTurn(address: string, begin: () => void): void
  count(): number
  has(person: string): boolean
  /** The address that somebody is connected from. */
  whence(person: string): string | undefined
  /** All addresses that somebody is connected from. */
  addresses(person: string): string[]
  /** Everybody who is connected and is somebody. */
  people(): Iterable<string>
  nudge(person: string, table: string, why: Nudge['why']): void
  /** Somebody is no longer who they were when they connected, at all or by that session or token. */
  hangUp(person: string, key?: string): void
  /** The sessions and tokens by which somebody is connected, and who. */
  keys(): ReadonlyMap<string, string>
  /** Looks whether everybody, or somebody, is still who they were. */
  lookAgain(person?: string): Promise<void>
  /** Tells everybody and hangs up. */
  close(): void
  readonly closing: boolean
}

const MINUTE = 60_000
/** So many messages of an address are read before others are heard, over however many sockets they come. */
const PER_TURN = 4
/** Whoever has a whole net of version 6 may have so many times as much as one address. */
const PER_NET = 8
/** Of more than so many addresses it is forgotten how much they talked. */
const TALKING = 5_000

export function openSockets(perAddress: number, perMinute: number, stopwatch: () => number): Sockets {
  const all = new Set<Connected>()
  const byPerson = new Map<string, Set<Connected>>()
  const byAddress = new Map<string, number>()
  /** How often each address has asked since a minute began. */
  const asked = new Map<string, number>()
  const talking = new Map<string, () => boolean>()
  const linesPerSecond = perMinute / 60
  let minute = stopwatch()
  let closing = false

  /** An address and its net. */
  function countedAs(address: string): string[] {
    const net = netOf(address)
    return net === undefined ? [address] : [address, `${net}/48`]
  }

  /** Of what costs more than is left, one goes through. */
  function count(who: string, most: number, times = 1): boolean {
    if (stopwatch() - minute >= MINUTE) {
      minute = stopwatch()
      asked.clear()
    }
    const before = asked.get(who) ?? 0
    asked.set(who, before + times)
    return before < most
  }

  function askOfNet(address: string, times?: number): boolean {
    const net = netOf(address)
    return net === undefined || count(`${net}/48`, perMinute * PER_NET, times)
  }

  const ask = (address: string, times?: number) =>
    count(address, perMinute, times) && askOfNet(address, times)

  return {
    get closing() {
      return closing
    },
    add(one) {
      all.add(one)
      if (one.person === undefined) return
      const theirs = byPerson.get(one.person) ?? new Set()
      byPerson.set(one.person, theirs.add(one))
    },
    drop(one) {
      all.delete(one)
      if (one.person === undefined) return
      const theirs = byPerson.get(one.person)
      theirs?.delete(one)
      if (theirs?.size === 0) byPerson.delete(one.person)
    },
    enter(address) {
      const net = netOf(address)
      const fits = (of: string, most: number) => (byAddress.get(of) ?? 0) < most
      if (!fits(address, perAddress) || (net && !fits(`${net}/48`, perAddress * PER_NET))) return false
      for (const one of countedAs(address)) byAddress.set(one, (byAddress.get(one) ?? 0) + 1)
      return true
    },
    leave(address) {
      for (const one of countedAs(address)) {
        const open = (byAddress.get(one) ?? 0) - 1
        if (open > 0) byAddress.set(one, open)
        else byAddress.delete(one)
      }
    },
    ask: (address) => ask(address),
    askOfNet: (address) => askOfNet(address),
    reader: (address) => (pieces) => {
      if (pieces > 0 && !ask(address, pieces)) deny('too-fast', 'too many long games; wait a minute')
    },
    talk(address) {
      if (talking.size > TALKING) talking.clear()
      const tooFast =
        talking.get(address) ?? openBucket(linesPerSecond, Math.max(1, linesPerSecond * MESSAGE_BURST))
      talking.set(address, tooFast)
      return !tooFast()
    },
    inTurn: loopTurns(PER_TURN),
    count: () => all.size,
    has: (person) => byPerson.has(person),
    whence: (person) => byPerson.get(person)?.values().next().value?.address,
    addresses: (person) => [...(byPerson.get(person) ?? [])].map((one) => one.address),
    people: () => byPerson.keys(),
    nudge(person, table, why) {
      const text = JSON.stringify({ type: 'nudge', table, why } satisfies Nudge)
      for (const one of byPerson.get(person) ?? []) one.send(text)
    },
    hangUp(person, key) {
      for (const one of byPerson.get(person) ?? []) if (key === undefined || one.key === key) one.hangUp()
    },
    keys: () =>
      new Map(
        [...all].flatMap(({ person, key }) =>
          person !== undefined && key !== undefined ? [[key, person] as const] : [],
        ),
      ),
    async lookAgain(person) {
      const some = person === undefined ? all : (byPerson.get(person) ?? [])
      for (const one of [...some]) await one.lookAgain()
    },
    close() {
      closing = true
      for (const one of all) one.bye()
    },
  }
}
