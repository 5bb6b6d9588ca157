// Somebody in front of a browser: looks at what is lit, presses it, and notes every fault of the page.

import type { BrowserContext, Page } from '@playwright/test'
import { pick, type Random, randomFrom } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { expect } from 'vitest'
import { newId } from '../client/id.ts'
import { type Sight, sightOf, whereToPress } from './sight.ts'

export interface Player {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page complained about, apart from what was to be expected. */
  readonly faults: readonly string[]
  /** From now on the page may complain so. */
  excuse(...complaints: readonly RegExp[]): void
  ask(method: string, path: string, data?: unknown): Promise<unknown>
  command(table: string, command: Command): Promise<unknown>
  /** Looks until there is something to press that was not there in `before`, or the end. */
  look(before?: Sight): Promise<Sight>
  press(selector: string): Promise<void>
  /** One press, chosen by chance among all that are offered. */
  act(sight: Sight): Promise<void>
  /** Plays until the reveal, or until it has been asked that often. */
  play(times?: number): Promise<Sight>
}

export type Hand = 'pointer' | 'keys'

export async function playerAt(context: BrowserContext, seed: string): Promise<Player> {
  const random: Random = randomFrom(seed)
  const faults: string[] = []
  const excused: RegExp[] = [/manifest/]
  const page = await context.newPage()
  watch(page)

  function watch(one: Page): void {
    const fault = (text: string) => {
      if (!excused.some((complaint) => complaint.test(text))) faults.push(text)
    }
    one.on('pageerror', (error) => fault(String(error.stack ?? error)))
    one.on(
      'console',
      (message) => message.type() === 'error' && fault(`${message.text()} ${message.location().url}`),
    )
  }

  const player: Player = {
    page,
    context,
    faults,
    excuse: (...complaints) => excused.push(...complaints),
    async ask(method, path, data) {
      const answer = await context.request.fetch(path, { method, ...(data !== undefined && { data }) })
      const body = await answer.json()
      if (!answer.ok()) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`)
      return body
    },
    command: (table, command) =>
      player.ask('POST', `/api/tables/${table}/commands`, { ...command, id: newId() }),
    async look(before) {
      const sight = await page.evaluate(sightOf, before?.sign)
      expect(faults, 'complaints of the page').toEqual([])
      return sight
    },
    async press(selector) {
      const at = await page.evaluate(whereToPress, selector)
      if (typeof at === 'string') throw new Error(`${selector} cannot be pressed: ${at}`)
      await page.mouse.click(at.x, at.y)
    },
    async act(sight) {
      await player.press(pick(random, sight.offers))
    },
    async play(times = Number.POSITIVE_INFINITY) {
      let sight = await player.look()
      for (let i = 0; i < times && !sight.over; i++) {
        await player.act(sight)
        sight = await player.look(sight)
      }
      return sight
    },
  }
  return player
}
