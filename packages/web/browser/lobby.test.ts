// The lobby with somebody in it, and a spectator who talks where no player hears.

import type { Sync } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { putOn } from './looks.ts'
import { stage } from './stage.ts'

const house = stage('lobby')

test('a table to sit down at, a game to watch, a friend, and talk among spectators', async () => {
  const [mira, vesper] = [await house.comes('Mira'), await house.comes('Vesper')]
  const { code } = (await mira.ask('POST', '/api/friends/link')) as { code: string }
  await vesper.page.goto(`/friend/${code}`)
  await expect.poll(() => vesper.page.locator('h1').innerText()).toBe('You and Mira are friends now')

  const played = await house.table([mira], { game: 'leaders', seats: 2 })
  await mira.command(played, { do: 'list', on: true })
  await mira.page.goto(`/table/${played}`)
  const open = { game: 'hidden-leaders', seats: 4, options: {}, listed: true }
  const { table } = (await mira.ask('POST', '/api/tables', open)) as Sync

  await vesper.page.getByRole('link', { name: 'To the lobby' }).click()
  for (const there of ['.live-picture svg', '.open-table .chair', '.friends .here'])
    await vesper.page.locator(there).first().waitFor()
  for (const look of [
    { size: 'phone', theme: 'light', lang: 'fr' },
    { size: 'desktop', theme: 'dark', lang: 'en' },
  ] as const) {
    await putOn(vesper.page, look)
    await vesper.page.waitForSelector(`html[lang="${look.lang}"][data-theme="${look.theme}"]`)
    await noBarriers(vesper.page, `lobby ${look.size}`)
  }

  await vesper.page.getByRole('link', { name: /^Watch: / }).click()
  await mira.page.locator('.eyes', { hasText: '1' }).waitFor()
  const say = async ({ page }: typeof mira, text: string) => {
    await page.locator('.talk input').fill(text)
    await page.keyboard.press('Enter')
  }
  await say(vesper, 'she bluffs')
  await vesper.page.locator('.talk-lines .aside', { hasText: 'she bluffs' }).waitFor()
  await say(mira, 'good evening')
  await vesper.page.locator('.talk-lines', { hasText: 'good evening' }).waitFor()
  await mira.page.locator('.talk-lines', { hasText: 'good evening' }).waitFor()
  expect(await mira.page.locator('.talk').innerText()).not.toContain('bluffs')

  // A free chair is a way to sit down.
  await vesper.page.goto('/lobby')
  await vesper.page.getByRole('button', { name: 'Chair 3, free: sit down at Mira’s table' }).click()
  await vesper.page.waitForURL(`**/table/${table}`)
  await vesper.page.locator('.chair.mine').waitFor()
  const { seat } = (await vesper.ask('GET', `/api/tables/${table}`)) as Sync
  expect(seat).toBe(2)
  expect([mira.faults, vesper.faults]).toEqual([[], []])
})
