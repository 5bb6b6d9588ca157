// Somebody in front of a browser: looks at what is lit, presses it, and notes every fault of the page.

import type { BrowserContext, Page } from '@playwright/test'
import { pickOne, type Random, randomFrom } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { expect } from 'vitest'
import { newId } from '../client/id.ts'
import { focused, hurry, type PageSight, sightOf, wasPressed, whereToPress } from './sight.ts'

/** By what somebody plays. */
export type InputKind = 'mouse' | 'finger' | 'keys'

export interface TestPlayer {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page complained about, apart from what was to be expected. */
  readonly faults: readonly string[]
  /** The page may complain so. */
  excuse(...complaints: readonly RegExp[]): void
  ask(method: string, path: string, data?: unknown): Promise<unknown>
  command(table: string, command: Command): Promise<unknown>
  /** Looks until something is offered that was not in the sight before, or the end is there. */
  look(before?: PageSight): Promise<PageSight>
  /** Presses what can be pressed there; fails where something else covers it. */
  press(selector: string): Promise<void>
  /** One answer, or a step of it, chosen by chance among all that is offered. */
  act(sight: PageSight): Promise<void>
  /** Plays until the reveal, or until it has acted that often. */
  play(times?: number): Promise<PageSight>
  /** The same person in another tab. */
  anotherTab(): Promise<TestPlayer>
}

const MOST_KEYS = 200
const MOST_PRESSES = 5

/** It was there a moment ago: the way was lost, or another tab was quicker. */
class Vanished extends Error {}

export async function playerAt(
  context: BrowserContext,
  seed: string,
  hand: InputKind = 'mouse',
): Promise<TestPlayer> {
  const random: Random = randomFrom(seed)
  const faults: string[] = []
  const excused: RegExp[] = []
  const page = await context.newPage()
  const fault = (text: string) => {
    if (!excused.some((complaint) => complaint.test(text))) faults.push(text)
  }
  page.on('pageerror', (error) => fault(error.stack ?? String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') fault(`${message.text()} ${message.location().url}`)
  })
  // The bots of this browser take their time for people, not for us.
  page.on('worker', (worker) => {
    worker.evaluate(hurry).catch(() => {})
  })

  /** Presses a key until what is meant has the focus. */
  async function reach(selector: string, key: string): Promise<void> {
    for (let i = 0; i < MOST_KEYS; i++) {
      await page.keyboard.press(key)
      if (await page.evaluate(focused, selector)) return
    }
    throw new Error(`${key} never leads to ${selector}`)
  }

  const player: TestPlayer = {
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
      if (hand === 'keys') {
        const lit = selector.startsWith('.thing.lit')
        if (!selector.endsWith('.confirm')) await reach(selector, lit ? 'n' : 'Tab')
        await page.keyboard.press('Enter')
        return
      }
      for (let i = 0; i < MOST_PRESSES; i++) {
        const at = await page.evaluate(whereToPress, selector)
        if (!at) throw new Vanished(selector)
        if (typeof at === 'string') throw new Error(`${selector} cannot be pressed: ${at}`)
        if (hand === 'finger') await page.touchscreen.tap(at.x, at.y)
        else await page.mouse.click(at.x, at.y)
        // A press that leads to another page takes this one along.
        if (await page.evaluate(wasPressed).catch(() => true)) return
      }
      throw new Error(`${selector} moves away under every press`)
    },
    act: (sight) => player.press(pickOne(random, sight.offers)),
    async play(times = Number.POSITIVE_INFINITY) {
      let sight = await player.look()
      for (let i = 0; i < times && !sight.over; i++) {
        const acted = await player.act(sight).then(
          () => true,
          (error) => {
            if (error instanceof Vanished) return false
            throw error
          },
        )
        sight = await player.look(acted ? sight : undefined)
      }
      return sight
    },
    anotherTab: () => playerAt(context, `${seed} again`, hand),
  }
  return player
}
