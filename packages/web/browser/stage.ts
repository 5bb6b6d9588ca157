// A server of its own for a file of tests, and people who come to it, each with a browser window.

import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, devices } from '@playwright/test'
import { type AnyGame, next32, randomFrom, sealOf } from '@undercrown/engine'
import type { Level, Sync } from '@undercrown/protocol'
import { games } from '@undercrown/server'
import { type Serving, serve } from '@undercrown/server/testing'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import type { UserSettings } from '../client/settings.ts'
import { breakable } from './cut.ts'
import { drawnFrame } from './framed.ts'
import { type InputKind, playerAt, type TestPlayer } from './player.ts'

export const phone: BrowserContextOptions = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
}

interface Arrival {
  readonly hand?: InputKind
  readonly settings?: Partial<UserSettings>
  readonly context?: BrowserContextOptions
}

interface TableSetup {
  readonly game: string
  readonly seats: number
  readonly options?: object
  /** Who sits on the chairs after those who come. */
  readonly bots?: Level
}

export interface Stage {
  readonly url: string
  readonly server: Serving
  readonly browser: Browser
  /** The same data, served again at the same address after a while without any server. */
  restart(meanwhile?: () => void | Promise<void>): Promise<void>
  /** Somebody with a window of their own, whom the server knows by that name. */
  comes(name: string, coming?: Arrival): Promise<TestPlayer>
  /** Opens a table, seats everybody and bots on the other chairs, and deals; nobody looks at it yet. */
  table(people: readonly TestPlayer[], table: TableSetup): Promise<string>
}

/** How much of a game is played: the whole of it takes long, and is for `npm run soak`. */
export const ANSWERS = process.env['SOAK'] === undefined ? 5 : Number.POSITIVE_INFINITY

/** What would only take time. */
const still: Partial<UserSettings> = { lang: 'en', theme: 'dark', motion: 'off', sound: false }

/** A machine may have much else to do. */
const PATIENCE = 120_000
/** Pictures of what went wrong. */
export const failed = join(import.meta.dirname, '../../../shots/failed')

/** `host`: another app, and other games, than those of the product; or with an address of its own, as passkeys need. */
export function stage(
  label: string,
  host: { readonly web?: string; readonly games?: readonly AnyGame[]; readonly addressed?: true } = {},
): Stage {
  let server: Serving
  let browser: Browser
  const random = randomFrom(label)
  const players: TestPlayer[] = []

  const at = inject('browser')
  beforeEach(({ skip }) => skip(!at, 'there is no browser'))
  beforeAll(async () => {
    if (!at) return
    const begun = await Promise.all([
      chromium.connect(at),
      // The same cards every time.
      serve(
        { WEB_DIR: host.web ?? inject('web'), ...(host.addressed && { HOST: 'localhost' }) },
        { token: (bytes) => words(bytes) },
        host.games ?? games,
      ),
    ])
    browser = begun[0]
    server = begun[1]
    const { port, origin } = new URL(server.url)
    if (host.addressed) server = await server.restart(undefined, { PORT: port, PUBLIC_URL: origin })
  })
  // What the windows showed when a test failed is to be looked at.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await Promise.all(
      players.map(({ page }, i) =>
        page
          .screenshot({ path: join(failed, `${label}-${i}.png`), style: drawnFrame, timeout: 20_000 })
          .catch(() => {}),
      ),
    )
  })
  afterAll(async () => {
    await Promise.all(players.map(({ context }) => context.close()))
    await browser?.close()
    await server?.end()
  })

  function words(bytes: number): string {
    let text = ''
    while (text.length < 2 * bytes) text += next32(random).toString(16).padStart(8, '0')
    return text.slice(0, 2 * bytes)
  }

  return {
    get url() {
      return server.url
    },
    get server() {
      return server
    },
    get browser() {
      return browser
    },
    async restart(meanwhile) {
      const { port } = new URL(server.url)
      server = await server.restart(meanwhile, { PORT: port })
    },
    async comes(name, { hand, settings, context: options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        serviceWorkers: 'block',
        baseURL: server.url,
        locale: 'en-GB',
        ...options,
      })
      context.setDefaultTimeout(PATIENCE)
      await context.addInitScript(breakable)
      await context.addInitScript(
        ([key, value]) =>
          localStorage.getItem(key as string) ?? localStorage.setItem(key as string, value as string),
        ['undercrown.settings', JSON.stringify({ ...still, ...settings })],
      )
      const made = await context.request.post('/api/guest', { data: { name } })
      if (!made.ok()) throw new Error(await made.text())
      const player = await playerAt(context, `${label} ${name}`, hand)
      players.push(player)
      return player
    },
    async table(people, { game, seats, options = {}, bots = 'L1' }) {
      const [host] = people as [TestPlayer]
      const { table, sheet } = (await host.ask('POST', '/api/tables', {
        game,
        seats,
        options,
        listed: false,
        seal: sealOf('0'),
      })) as Sync
      for (const [i, person] of people.entries())
        if (i > 0)
          await person.command(table, {
            do: 'sit',
            seal: sealOf(`${i}`),
            ...(sheet.code !== undefined && { code: sheet.code }),
          })
      for (let seat = people.length; seat < seats; seat++)
        await host.command(table, { do: 'bot', seat, level: bots })
      await host.command(table, { do: 'start' })
      for (const [i, person] of people.entries()) await person.command(table, { do: 'reveal', nonce: `${i}` })
      return table
    },
  }
}
