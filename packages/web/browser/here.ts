// A table on this device, set as a person does it.

import type { Page } from '@playwright/test'

/** Deals the cards; all others are bots, or people who share the device. */
export async function dealHere(
  page: Page,
  game: string,
  seats: number,
  others: 'Beginner' | 'Here too',
): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.getByRole('radio', { name: 'This device' }).check()
  const count = page.getByRole('radio', { name: String(seats), exact: true })
  if ((await count.count()) > 0) await count.check()
  for (let chair = 2; chair <= seats; chair++) {
    await page.getByRole('button', { name: `Chair ${chair}` }).click()
    const sitter = others === 'Beginner' ? page.getByRole('radio', { name: others }) : undefined
    await (sitter ? sitter.check() : page.getByRole('button', { name: others }).click())
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click()
  await page.waitForURL('**/local/*')
}
