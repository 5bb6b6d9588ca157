// Everything that can be played with, against a bot of the server.

import { expect, test } from 'vitest'
import { everything } from './options.ts'
import { ANSWERS, stage } from './stage.ts'

const house = stage('games')

test('hidden-leaders with everything', async () => {
  const mira = await house.comes('Mira')
  const table = await house.table([mira], { game: 'hidden-leaders', seats: 2, options: everything })
  await mira.page.goto(`/table/${table}`)
  const begun = await mira.look()
  expect((await mira.play(2 * ANSWERS)).seq).toBeGreaterThan(begun.seq)
})
