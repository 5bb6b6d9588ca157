// Several people at one table, each in a browser of their own, who lose each other and come back.

import type { Sync } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import type { TestPlayer } from './player.ts'
import { ANSWERS, stage } from './stage.ts'

const house = stage('together')

/** Plays on, and after so many answers something happens to the window; who has played enough leaves it to the others. */
async function withMishap(
  player: TestPlayer,
  table: string,
  after: number,
  mishap: (player: TestPlayer) => Promise<unknown>,
) {
  const sight = await player.play(after)
  if (sight.over) return sight
  await mishap(player)
  const then = await player.play(ANSWERS)
  if (then.over) return then
  await player.command(table, { do: 'resign' })
  return player.play()
}

const mishaps: Readonly<Record<string, (player: TestPlayer) => Promise<unknown>>> = {
  reload: ({ page }) => page.reload(),
  /** Whatever was on its way is lost. */
  'lost socket': ({ page }) => page.evaluate(() => window.cut()),
  async 'no network for a while'({ page, context }) {
    await context.setOffline(true)
    await page.evaluate(() => window.cut())
    await page.waitForSelector('.prompt.is-lost')
    await context.setOffline(false)
  },
  async 'left and came back'({ page }) {
    const at = page.url()
    await page.goto('/settings')
    await page.goto(at)
  },
}

async function seated(count: number): Promise<TestPlayer[]> {
  const names = ['Mira', 'Otto', 'June'].slice(0, count)
  const people = await Promise.all(
    names.map((name) =>
      house.comes(name, {
        settings: { confirm: false },
        context: { viewport: { width: 1024, height: 700 } },
      }),
    ),
  )
  for (const one of people) one.excuse(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  return people
}

test.concurrent.each([
  ['hidden-people', 2, 0],
  ['leaders', 2, 2],
  ['hidden-leaders', 3, 1],
])('%s: %i browsers at one table, each of them lost once', async (game, count, first) => {
  const people = await seated(count)
  const table = await house.table(people, { game, seats: count })
  await Promise.all(people.map(({ page }) => page.goto(`/table/${table}`)))
  const list = Object.values(mishaps)
  const ends = await Promise.all(
    people.map((player, i) =>
      withMishap(player, table, 3 + 2 * i, list[(first + i) % list.length] as (typeof list)[number]),
    ),
  )
  // Everybody saw the same game end.
  expect(new Set(ends.map(({ seq }) => seq)).size).toBe(1)
  const words = await Promise.all(people.map(({ page }) => page.locator('.reveal-words').innerText()))
  expect(words[0]).toBeTruthy()
  expect(new Set(words.map((one) => one.replaceAll(/\b(You|Your)\b/g, ''))).size).toBeLessThanOrEqual(2)
})

test('two pages seal their numbers, show them when the game starts, play again, and prove the deal', async () => {
  const [mira, otto] = (await seated(2)) as [TestPlayer, TestPlayer]
  const order = { game: 'leaders', seats: 2, options: {}, listed: false }
  const { table, sheet } = (await mira.ask('POST', '/api/tables', order)) as Sync
  await mira.page.goto(`/table/${table}`)
  await otto.page.goto(`/join/${sheet.code}`)
  await mira.page.getByText('and the numbers of the players, 2 of 2').waitFor()
  await mira.page.getByRole('button', { name: 'Start the game' }).click()
  for (const { page } of [mira, otto]) await page.waitForSelector('.prompt')
  await otto.command(table, { do: 'say', text: 'Good luck' })
  await mira.page.getByRole('button', { name: 'The story so far, one new message' }).click()
  await mira.page.getByText('Good luck').waitFor()
  expect(await mira.page.locator('.log-button .count').count()).toBe(0)
  await otto.command(table, { do: 'resign' })
  await mira.page.getByRole('button', { name: 'Again, sides swapped' }).click()
  await otto.page.getByRole('button', { name: 'Play again with Mira' }).click()
  await mira.page.getByText('and the numbers of the players, 2 of 2').waitFor()
  await otto.page.locator('.chair.mine').waitFor()
  await otto.page.goto(`/replay/${table}?verify`)
  await expect.poll(() => otto.page.locator('.banner').innerText()).toMatch(/^Proved: .* your number/)
})

test('one person in two tabs: what is done in one is seen in the other', async () => {
  const [mira, otto] = (await seated(2)) as [TestPlayer, TestPlayer]
  const table = await house.table([mira, otto], { game: 'hidden-people', seats: 2 })
  const again = await mira.anotherTab()
  await Promise.all([mira, otto, again].map(({ page }) => page.goto(`/table/${table}`)))
  const first = await mira.look()
  const second = await again.look()
  expect(second).toEqual(first)
  await again.act(second)
  expect(await mira.look(first)).toEqual(await again.look(second))
})

test('a move that was lost on its way is sent again', async () => {
  const [mira] = (await seated(1)) as [TestPlayer]
  const table = await house.table([mira], { game: 'hidden-people', seats: 2 })
  await mira.page.goto(`/table/${table}`)
  const before = await mira.look()
  await mira.page.evaluate(() => window.cut('after the next message'))
  await mira.act(before)
  const after = await mira.look(before)
  expect(after.seq).toBe(before.seq + 1)
})
