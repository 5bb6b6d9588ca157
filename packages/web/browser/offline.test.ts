// Without any network: the app comes back after a reload, and every game is played on a phone.

import { expect, test } from 'vitest'
import { dealHere } from './here.ts'
import { tooSmall, tooWide } from './sight.ts'
import { ANSWERS, phone, stage } from './stage.ts'

const house = stage('offline')

test.concurrent.each([
  ['hidden-people', 2],
  ['leaders', 2],
  ['hidden-leaders', 3],
])('%s on a phone without network', async (game, seats) => {
  const ned = await house.comes('Ned', {
    hand: 'finger',
    settings: { confirm: false },
    context: { ...phone, serviceWorkers: 'allow' },
  })
  const { page, context } = ned
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
  ned.excuse(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.reload()
  await dealHere(page, game, seats, 'Beginner')

  const wrong = new Set<string>()
  let sight = await ned.look()
  for (let i = 0; i < ANSWERS && !sight.over; i++) {
    for (const one of await page.evaluate(tooWide)) wrong.add(`wider than the phone: ${one}`)
    for (const one of await page.evaluate(tooSmall)) wrong.add(`too small for a finger: ${one}`)
    await ned.act(sight)
    sight = await ned.look(sight)
  }
  expect([...wrong]).toEqual([])
  expect(await page.evaluate(tooWide)).toEqual([])
  await page.reload()
  // Bots that are asked at the same time may have answered meanwhile.
  expect((await ned.look()).seq).toBeGreaterThanOrEqual(sight.seq)
})
