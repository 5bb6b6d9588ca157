// Players that keep playing whatever happens to the servers: they connect again, to any node, and send again what
// was not acknowledged. They note what was, so that it can be looked for afterwards.

import { below, pickOne, type Random, sealOf } from '@undercrown/engine'
import { clientOf, guestClient, type Line, openLine } from '../testing/client.ts'

export interface DriverField {
  /** Where servers are up, as far as is known. */
  urls(): readonly string[]
  readonly chance: Random
  /** By table: the ids of acknowledged commands and the sequence numbers they were given. */
  readonly acked: Map<string, Map<string, number>>
  /** Refusals by code. */
  readonly refusals: Map<string, number>
  moves: number
}

export function field(urls: () => readonly string[], chance: Random): DriverField {
  return { urls, chance, acked: new Map(), refusals: new Map(), moves: 0 }
}

export interface Seated {
  readonly table: string
  readonly cookies: readonly string[]
}

/** Opens and starts a table with so many people and bots. */
export async function seat(url: string, game: string, people: number, bots: number): Promise<Seated> {
  const clients = await Promise.all(Array.from({ length: people }, (_, i) => guestClient(url, `Player ${i}`)))
  const [host] = clients
  if (!host) throw new Error('nobody plays')
  const opened = await host.send('POST', '/api/tables', { game, seats: people + bots })
  const { table } = opened.body
  for (const client of clients) await client.do(table, { do: 'sit', seal: sealOf(client.id) })
  for (let i = 0; i < bots; i++) await host.do(table, { do: 'bot', seat: people + i, level: 'L1' })
  const started = await host.do(table, { do: 'start' })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  for (const client of clients) await client.do(table, { do: 'reveal', nonce: client.id })
  return { table, cookies: clients.map((one) => one.cookie) }
}

/** Plays one seat until the game is over, whatever it takes. */
export async function drive(on: DriverField, table: string, cookie: string, name: string): Promise<void> {
  const acked = on.acked.get(table) ?? new Map<string, number>()
  on.acked.set(table, acked)
  const own: Own = { pending: undefined, answered: 0, count: 0 }
  for (;;) {
    const urls = on.urls()
    const url = pickOne(on.chance, urls)
    let line: Line | undefined
    try {
      line = await openLine(url, { cookie })
      if (await session(on, line, table, name, own, acked)) return
    } catch {
      // Nobody there: try again, perhaps elsewhere.
    } finally {
      line?.raw.terminate()
    }
    await new Promise((done) => setTimeout(done, 50))
  }
}

interface Own {
  pending: { readonly id: string; readonly message: object } | undefined
  answered: number
  count: number
}

/** Resolves with true when the game is over, with false when the connection is. */
function session(
  on: DriverField,
  line: Line,
  table: string,
  name: string,
  own: Own,
  acked: Map<string, number>,
): Promise<boolean> {
  return new Promise((done) => {
    line.raw.on('close', () => done(false))
    line.listen((message) => {
      const did = message.did ?? (message.type === 'done' ? message.id : undefined)
      if (did !== undefined) {
        acked.set(did, message.seq)
        if (own.pending?.id === did) own.pending = undefined
      }
      if (message.type === 'refused') {
        on.refusals.set(message.code, (on.refusals.get(message.code) ?? 0) + 1)
        if (message.id === own.pending?.id) own.pending = undefined
        if (message.code === 'internal' || message.code === 'not-found') done(false)
        if (message.code !== 'stale') own.answered = 0
      }
      if (message.type !== 'table' && message.type !== 'update') return
      if (message.sheet?.phase === 'over') done(true)
      const options = message.game?.choice?.options
      if (!options || message.seq <= own.answered) return
      own.answered = message.seq
      on.moves++
      const id = `${name}-${own.count++}`
      const play = { do: 'play', table, id, seq: message.seq, pick: below(on.chance, options.length) }
      own.pending = { id, message: play }
      line.tell(play)
    })
    // What was sent and not acknowledged is sent again: it must not be done twice.
    if (own.pending) line.tell(own.pending.message)
    own.answered = 0
    line.tell({ do: 'watch', table })
  })
}

/** What the log must show: no gap, nothing twice, everything that was acknowledged, under its number. */
export function faults(
  on: DriverField,
  entries: readonly { readonly table_id: string; readonly seq: number; readonly body: string }[],
): string[] {
  const wrong: string[] = []
  for (const [table, acked] of on.acked) {
    const log = entries.filter((one) => one.table_id === table).sort((a, b) => a.seq - b.seq)
    log.forEach((one, i) => {
      if (one.seq !== i + 1) wrong.push(`${table}: ${one.seq} where ${i + 1} should be`)
    })
    const found = new Map<string, number>()
    for (const { seq, body } of log) {
      const id = (JSON.parse(body) as { id?: string }).id?.split(' ')[1]
      if (id === undefined) continue
      if (found.has(id) && id.includes('-')) wrong.push(`${table}: ${id} was done twice`)
      found.set(id, seq)
    }
    for (const [id, seq] of acked)
      if (found.get(id) !== seq)
        wrong.push(`${table}: ${id} was acknowledged as ${seq}, found ${found.get(id)}`)
  }
  return wrong
}

/** The record of a finished game, from any server. */
export async function recordFrom(url: string, table: string): Promise<unknown> {
  return (await clientOf(url).get(`/api/tables/${table}/record`)).body
}
