// Whole games without touching anything but the keyboard.

import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('keys')

test.concurrent('from the first page to the replay of the game', async () => {
  const june = await house.comes('June', { hand: 'keys' })
  await june.page.goto('/')
  await june.press('[data-game="leaders"] .button.primary')
  expect(await june.play()).toMatchObject({ over: true })
  await june.press('.reveal a[href^="/replay"]')
  await june.page.waitForURL('**/replay/**')
})

test.concurrent.each(['hidden-people', 'hidden-leaders'])('%s by keys alone', async (game) => {
  const june = await house.comes('June', { hand: 'keys' })
  const table = await house.table([june], { game, seats: 2 })
  await june.page.goto(`/table/${table}`)
  expect(await june.play()).toMatchObject({ over: true })
})
