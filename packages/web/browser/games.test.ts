// Whole games against bots, each in a real browser.

import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('games')

test.concurrent.each(['hidden-people'])('%s to the end, online', async (game) => {
  const mira = await house.comes('Mira')
  const table = await house.table([mira], { game, seats: 2 })
  await mira.page.goto(`/table/${table}`)
  expect(await mira.play()).toMatchObject({ over: true })
})
