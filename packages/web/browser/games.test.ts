// Whole games against bots on the server, each in a real browser.

import { expect, test } from 'vitest'
import { everything } from './options.ts'
import { stage } from './stage.ts'

const house = stage('games')

test.concurrent.each([
  ['hidden-people', {}],
  ['leaders', {}],
  ['hidden-leaders', everything],
])('%s to the end, against a bot, %o', async (game, options) => {
  const mira = await house.comes('Mira')
  const table = await house.table([mira], { game, seats: 2, options })
  await mira.page.goto(`/table/${table}`)
  expect(await mira.play()).toMatchObject({ over: true })
})
