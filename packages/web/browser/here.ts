// A table on this device, set as a person does it.

import type { Page } from '@playwright/test'

/** Deals the cards; all others are bots, or people who share the device. */
export async function dealHere(
  page: Page,
  game: string,
  seats: number,
  others: 'Beginner' | 'Here',
): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: 'On this device' }).check()
  const count = page.getByRole('radio', { name: String(seats), exact: true })
  if ((await count.count()) > 0) await count.check()
  for (const radio of await page.getByRole('radio', { name: others, exact: true }).all()) await radio.check()
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.waitForURL('**/local/*')
}
