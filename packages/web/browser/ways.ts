// How somebody comes to a screen that a picture is taken of.

import type { Page } from '@playwright/test'
import type { TestPlayer } from './player.ts'

export type ShotWay = (player: TestPlayer) => Promise<unknown>

export const address =
  (path: string, there = 'h1'): ShotWay =>
  async ({ page }) => {
    await page.goto(path)
    await page.waitForSelector(there)
  }

export const inTurn =
  (way: ShotWay, ...more: readonly ShotWay[]): ShotWay =>
  async (player) => {
    await way(player)
    for (const one of more) await one(player)
  }

export const click =
  (name: string): ShotWay =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()

/** Presses what is meant, and waits for what follows. */
export const pressFor =
  (selector: string, there: string): ShotWay =>
  async ({ page }) => {
    await page.locator(selector).first().click()
    await page.locator(there).first().waitFor()
  }

export const key =
  (name: string): ShotWay =>
  ({ page }) =>
    page.keyboard.press(name)

/** In the workers that this page starts it is tomorrow: what was put into the deck today is due. */
export const toTomorrow = (page: Page): Promise<unknown> =>
  page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch()
    const later = '{ const { now } = Date; Date.now = () => now() + 86_400_000 }'
    await route.fulfill({ response, body: `${later}\n${await response.text()}` })
  })
