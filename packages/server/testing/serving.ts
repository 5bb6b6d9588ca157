// A server in this process, with a database of its own that goes when the test does.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyGame, sealOf } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { readConfig } from '../config.ts'
import { games } from '../games.ts'
import type { Overrides } from '../server.ts'
import { type Running, start } from '../start.ts'
import { threads } from './built.ts'
import { type Client, guestClient, type Line, stateAt } from './client.ts'

export const withToy: readonly AnyGame[] = [...games, toy]

export interface Serving extends Running {
  /** The same data, started again. */
  restart(meanwhile?: () => void | Promise<void>, change?: Record<string, string>): Promise<Serving>
  /** Stops, and forgets the data. */
  end(): Promise<void>
}

export async function serve(
  env: Record<string, string> = {},
  overrides: Partial<Overrides> = {},
  offered = withToy,
  folder = mkdtempSync(join(tmpdir(), 'undercrown-serve-')),
): Promise<Serving> {
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    BOT_PAUSE_MS: '0',
    REQUESTS_PER_MINUTE: '1000000',
    SOCKETS_PER_ADDRESS: '100000',
    LOAD_PER_PERSON: '1000000',
    LOAD_PER_ADDRESS: '1000000',
    MESSAGES_PER_SECOND: '100000',
    MATCH_PATIENCE_MS: '0',
    ...env,
  })
  const running = await start(config, offered, await threads(), overrides)
  return {
    ...running,
    async restart(meanwhile, change) {
      await running.stop()
      await meanwhile?.()
      return serve({ ...env, ...change }, overrides, offered, folder)
    },
    async end() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** People at a started table, and bots after them; each person with an open socket, watching. */
export async function seated(
  url: string,
  count: number,
  table: object = {},
  bots = 0,
): Promise<{ table: string; people: Client[]; lines: Line[] }> {
  const people: Client[] = []
  for (let i = 0; i < count; i++) people.push(await guestClient(url, `Player ${i}`))
  const [host] = people as [Client]
  const sealed = (person: Client) => ({ seal: sealOf(`n${person.id}`) })
  const order = { game: 'toy', seats: count, ...sealed(host), ...table }
  const opened = await host.send('POST', '/api/tables', order)
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
  const id = opened.body.table as string
  for (const person of people.slice(1))
    await person.do(id, { do: 'sit', ...sealed(person), code: opened.body.sheet.code })
  for (let i = 0; i < bots; i++) await host.do(id, { do: 'bot', seat: count + i, level: 'L1' })
  await host.do(id, { do: 'start' })
  for (const person of people) await person.do(id, { do: 'reveal', nonce: `n${person.id}` })
  const lines: Line[] = []
  for (const person of people) {
    const line = await person.socket()
    line.tell({ do: 'watch', table: id })
    await line.next(stateAt(0))
    lines.push(line)
  }
  return { table: id, people, lines }
}
