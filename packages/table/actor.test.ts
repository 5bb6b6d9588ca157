// What a table in memory does no more often than it must.

import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { expect, test } from 'vitest'
import { loadActor, type TableActor } from './actor.ts'
import type { ActorContext } from './context.ts'
import type { LogEntry, Opened } from './entry.ts'

interface Counted {
  readonly actor: TableActor
  readonly log: LogEntry[]
  /** How often the log was read, and a timer was set. */
  readonly did: { read: number; armed: number }
  play(moves: number): Promise<void>
}

/** At a table of two that is played, or where a seat is still free; the host does some things in another way. */
async function playing(unlike: Partial<ActorContext> = {}, free = false): Promise<Counted> {
  const log: LogEntry[] = []
  const did = { read: 0, armed: 0 }
  const write = (body: LogEntry['body']) =>
    log.push({ seq: log.length + 1, at: log.length + 1, body, id: undefined })
  const opened: Opened = {
    ...{ type: 'opened', game: toy.id, options: {}, seats: 2, listed: true, rated: false, silent: false },
    ...{ time: { kind: 'live', seconds: 600, increment: 5 }, rules: 1, host: 'p0', secret: 'secret' },
  }
  write(opened)
  for (let seat = 0; seat < (free ? 1 : 2); seat++) write({ type: 'sat', seat, person: `p${seat}` })
  if (!free) write({ type: 'started' })
  const context: ActorContext = {
    gameNamed: () => toy as unknown as AnyGame,
    async entries(_id, after) {
      did.read++
      return log.filter(({ seq }) => seq > after)
    },
    async append(entry) {
      log.push(entry)
      return true
    },
    profiles: async () => new Map(),
    now: () => 1000 * log.length,
    gaps: () => [],
    token: () => 'token',
    breathe: async () => {},
    stopwatch: () => 0,
    schedule() {
      did.armed++
      return () => {}
    },
    onDuty: () => true,
    lease: 0,
    abandonedAfter: 86_400_000,
    think: () => new Promise(() => {}),
    prepare: async () => {},
    open: () => Promise.reject(new Error('no other table')),
    onMove() {},
    onAsked() {},
    settle: async () => {},
    trouble(error) {
      throw error
    },
    ...unlike,
  }
  const actor = (await loadActor(context, 't')) as TableActor
  return {
    actor,
    log,
    did,
    async play(moves) {
      for (let i = 0; i < moves; i++) {
        const { seat } = itemAt(actor.state.table?.choices() ?? [], 0)
        const { seq } = actor.state
        await actor.do(`p${seat}`, `m${seq}`, { do: 'play', seq, pick: 1 })
      }
    },
  }
}

test('whoever comes, comes back or takes back is told without reading the log anew', async () => {
  const { actor, did, play } = await playing()
  await play(6)
  const heard: string[] = []
  for (const since of [undefined, 5, 7, actor.state.seq])
    for (const person of ['p0', 'p1', undefined]) {
      await actor.watch({ person, send: (text) => void heard.push(text) }, since, 1)
      await actor.watch({ person, send: (text) => void heard.push(text) }, since)
    }
  await actor.do('p1', 'o', { do: 'offer', what: 'undo' })
  await actor.do('p0', 'y', { do: 'answer', yes: true })
  expect(actor.state.table?.moves).toHaveLength(5)
  expect(heard.length).toBeGreaterThan(24)
  expect(did.read).toBe(1)
})

test('a timer that rings too early is left as it is', async () => {
  const { did, play } = await playing()
  await play(1)
  const before = did.armed
  await play(8)
  expect(did.armed).toBe(before)
})

test('a log has no gap after names could not be looked up for who sat down', async () => {
  let away = false
  const profiles = async () => (away ? Promise.reject(new Error('no answer')) : new Map())
  const { actor, log } = await playing({ profiles }, true)
  away = true
  await expect(actor.do('p1', 'a', { do: 'sit' })).rejects.toThrow('no answer')
  away = false
  await actor.do('p0', 'b', { do: 'list', on: false })
  await actor.do('p0', 'c', { do: 'list', on: true })
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
})

test('no result is written down of an end that could not be', async () => {
  const settled: unknown[] = []
  const rung: (() => void)[] = []
  const { actor } = await playing({
    append: () => Promise.reject(new Error('the disk is full')),
    settle: async ({ result }) => void settled.push(result),
    schedule(_at, ring) {
      rung.push(ring)
      return () => {}
    },
  })
  await expect(actor.do('p1', 'r', { do: 'resign' })).rejects.toThrow('full')
  for (const ring of [...rung]) ring()
  await actor.quiet()
  expect([rung.length > 0, actor.state.phase, settled]).toEqual([true, 'playing', []])
})

interface Heard {
  readonly seq: number
  readonly from: number
  readonly game: { readonly events: object[] }
}

/** What somebody is told from now on. */
async function listening(actor: TableActor): Promise<Heard[]> {
  const heard: Heard[] = []
  const send = (text: string) => void heard.push(JSON.parse(text))
  await actor.watch({ person: 'p0', send }, actor.state.seq)
  return heard
}

test('who is there is told what others wrote, also where the table is read anew before that is heard of', async () => {
  const { actor, log, play } = await playing()
  await play(2)
  const heard = await listening(actor)
  const { seat, options } = itemAt(actor.state.table?.choices() ?? [], 0)
  const { seq } = actor.state
  log.push({ seq: seq + 1, at: 9000, body: { type: 'moved', seat, move: itemAt(options, 1) }, id: undefined })
  await actor.reread()
  actor.hint(seq + 1)
  await actor.quiet()
  expect(heard.slice(1)).toMatchObject([{ seq: seq + 1, from: seq }])
  expect(heard.at(-1)?.game.events.length).toBeGreaterThan(0)
  await actor.reread()
  expect(heard.at(-1)).toMatchObject({ seq: seq + 1, from: seq + 1, game: { events: [] } })
})

test('who is there is told of a move that was written, though the answer to that was lost', async () => {
  const rung: (() => void)[] = []
  let lost = false
  const { actor, log, play } = await playing({
    async append(entry) {
      log.push(entry)
      if (lost) throw new Error('unsure')
      return true
    },
    schedule(_at, ring) {
      rung.push(ring)
      return () => {}
    },
  })
  await play(2)
  const heard = await listening(actor)
  const { seq } = actor.state
  lost = true
  await expect(play(1)).rejects.toThrow('unsure')
  for (const ring of rung.splice(0)) ring()
  await actor.quiet()
  expect(heard.slice(1)).toMatchObject([{ seq: seq + 1, from: seq }])
  expect(heard.at(-1)?.game.events.length).toBeGreaterThan(0)
})
