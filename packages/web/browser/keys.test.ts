// Without touching anything but the keyboard.

import { expect, test } from 'vitest'
import type { TestPlayer } from './player.ts'
import { ANSWERS, stage } from './stage.ts'

const house = stage('keys')

async function givesUp(june: TestPlayer): Promise<void> {
  await june.press('[aria-label="Menu"]')
  await june.page.getByRole('button', { name: 'Give up' }).evaluate((one) => {
    one.id = 'give-up'
  })
  await june.press('#give-up')
  await june.page.waitForSelector('.menu .primary')
  await june.press('.menu .primary')
}

test.concurrent('from the first page to the replay of the game', async () => {
  const june = await house.comes('June', { hand: 'keys' })
  await june.page.goto('/')
  await june.press('[data-game="hidden-people"] .button.primary')
  // It is June's first, and she is told how it was dealt.
  await june.page.waitForSelector('dialog .button.primary')
  await june.press('dialog .button.primary')
  const { over } = await june.play(ANSWERS)
  if (!over) await givesUp(june)
  const replay = '.reveal a[href^="/replay"]'
  // It is there at once, while the rows are being turned over.
  await june.page.waitForSelector(replay)
  // What it lies over is out of the way of the keys, however much the log had to tell.
  expect(await june.page.locator('.table').evaluate((one) => (one as HTMLElement).inert)).toBe(true)
  await june.press(replay)
  await june.page.waitForURL('**/replay/**')
})

test.concurrent.each(['leaders', 'hidden-leaders'])('%s by keys alone', async (game) => {
  const june = await house.comes('June', { hand: 'keys' })
  const table = await house.table([june], { game, seats: 2 })
  await june.page.goto(`/table/${table}`)
  const begun = await june.look()
  expect((await june.play(ANSWERS)).seq).toBeGreaterThan(begun.seq)
})
