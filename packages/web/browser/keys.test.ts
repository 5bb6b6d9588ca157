// Whole games without touching anything but the keyboard, from the first page on.

import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('keys')

test.concurrent.each(['hidden-people'])('%s, by keys alone', async (game) => {
  const june = await house.comes('June', { hand: 'keys' })
  await june.page.goto('/')
  await june.press(`.tile.${game} .button.primary`)
  expect(await june.play()).toMatchObject({ over: true })
  await june.press('.reveal a[href^="/replay"]')
  await june.page.waitForURL('**/replay/**')
})
