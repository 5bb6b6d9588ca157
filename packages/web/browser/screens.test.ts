// Every screen, by night on a desk and by day in a hand: no barrier that axe finds, nothing wider than the window,
// nothing to press that lies under something, and no English left where French is read.

import type { Page } from '@playwright/test'
import { hiddenLeadersWords } from '@undercrown/hidden-leaders'
import { hiddenPeopleWords } from '@undercrown/hidden-people'
import { leadersWords } from '@undercrown/leaders'
import { seated } from '@undercrown/server/testing'
import type { Client } from '@undercrown/server/testing/client'
import { describe, expect, test } from 'vitest'
import { englishScreens } from '../words/en.ts'
import { frenchScreens } from '../words/fr.ts'
import { pageWords } from '../words/pages.ts'
import { noBarriers } from './barriers.ts'
import { changeSettings, putOn } from './looks.ts'
import type { TestPlayer } from './player.ts'
import { buried, texts } from './sight.ts'
import { stage } from './stage.ts'

const house = stage('screens')

/** Words of one language at the same places as in the other. */
function pairs(english: unknown, french: unknown): [string, string][] {
  if (typeof english === 'string') return [[english, String(french)]]
  if (typeof english !== 'object' || english === null) return []
  return Object.entries(english).flatMap(([key, value]) =>
    pairs(value, (french as Record<string, unknown> | undefined)?.[key]),
  )
}

const named = [hiddenLeadersWords, hiddenPeopleWords, leadersWords].flatMap(({ catalogue }) => {
  const french = new Map(catalogue('fr').map(({ id, name, text }) => [id, [name, text]]))
  return catalogue('en').flatMap(({ id, name, text }) =>
    [name, text].map((one, i): [string, string] => [one, french.get(id)?.[i] ?? '']),
  )
})
const both = [...pairs([englishScreens, ...pageWords.en], [frenchScreens, ...pageWords.fr]), ...named]
const frenchWords = new Set(both.map(([, french]) => french))
/** What can only be English, word for word. */
const english = new Set(
  both.flatMap(([one, french]) =>
    one !== french && one.length > 3 && !one.includes('{{') && !frenchWords.has(one) ? [one] : [],
  ),
)

async function looksRight(page: Page): Promise<void> {
  for (const look of [
    { size: 'desktop', theme: 'dark', lang: 'en' },
    { size: 'phone', theme: 'light', lang: 'fr' },
  ] as const) {
    await putOn(page, look)
    await page.waitForSelector(`html[lang="${look.lang}"][data-theme="${look.theme}"]`)
    const where = `${page.url()} ${look.size}`
    await noBarriers(page, where)
  }
  const left = (await page.evaluate(texts)).filter((text) => english.has(text))
  expect(left, `English at ${page.url()}`).toEqual([])
}

const addresses: readonly (readonly [address: string, there: string])[] = [
  ['/', '.game-tile'],
  ['/new/hidden-leaders', '.create'],
  ['/new/leaders', '.create'],
  ['/join/NOPE22', '.signpost form'],
  ['/lobby', '.quiet-room'],
  ['/rules', 'h1'],
  ['/rules/hidden-leaders', 'h2'],
  ['/rules/leaders', 'h2'],
  ['/rules/hidden-people', 'h2'],
  ['/cards/hidden-leaders?q=crow', '.gallery svg'],
  ['/cards/leaders', '.gallery svg'],
  ['/cards/hidden-people', '.gallery svg'],
  ['/profile', 'h1'],
  ['/leaderboards', 'h1'],
  ['/account', 'h1'],
  ['/moderation', '.moderation .report-text'],
  ['/settings', '.settings'],
  ['/credits', 'h1'],
  ['/replay', '.drop'],
  ['/puzzles', '.puzzle-game'],
  ['/puzzle/nothing', '.trouble h1'],
  ['/nowhere', 'h1'],
]

/** Somebody to whom every page is open, and a report waits for. */
async function moderator(name: string): Promise<TestPlayer> {
  const comes = await house.comes(name)
  await house.server.server.store.db.updateTable('people').set({ rank: 'owner' }).execute()
  const { table, people, lines } = await seated(house.url, 2, { game: 'leaders', listed: false })
  const [rude, hurt] = people as [Client, Client]
  await rude.do(table, { do: 'say', text: 'Go away' })
  await hurt.send('POST', '/api/reports', { whom: rude.id, table, text: 'Not nice' })
  for (const line of lines) line.close()
  return comes
}

describe('by address', () => {
  // One window for all: a new one would load the whole app again.
  let vesper: TestPlayer | undefined
  test.each(addresses)('%s', async (address, there) => {
    vesper ??= await moderator('Vesper')
    vesper.excuse(/404/)
    await vesper.page.goto(address)
    await vesper.page.waitForSelector(there)
    await looksRight(vesper.page)
    // In the window of a small laptop, and on a phone on its side.
    for (const [width, height] of [
      [844, 390],
      [1280, 720],
    ] as const) {
      await vesper.page.setViewportSize({ width, height })
      expect(await vesper.page.evaluate(buried)).toEqual([])
    }
    expect(vesper.faults).toEqual([])
  })
})

async function playing(game: string, seats: number, moves: number): Promise<TestPlayer> {
  const vesper = await house.comes('Vesper')
  const table = await house.table([vesper], { game, seats })
  await vesper.page.goto(`/table/${table}`)
  await vesper.play(moves)
  return vesper
}

test.concurrent.each(['hidden-leaders', 'leaders', 'hidden-people'])(
  'the table of %s, and its end',
  async (game) => {
    const { page, faults } = await playing(game, 2, 3)
    await looksRight(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await page.getByRole('button', { name: 'Abandonner' }).click()
    await page.waitForSelector('.reveal')
    await looksRight(page)
    expect(faults).toEqual([])
  },
)

test.concurrent('the waiting room', async () => {
  const vesper = await house.comes('Vesper')
  await vesper.page.goto('/new/hidden-people')
  await vesper.page.getByRole('button', { name: 'Open the table' }).click()
  await vesper.page.waitForSelector('.room')
  await looksRight(vesper.page)
})

test('switching the language is instant, and keeps what was begun', async () => {
  const { page } = await playing('hidden-people', 2, 0)
  await page.locator('.thing.lit').first().click()
  const before = await page.locator('.thing.picked').getAttribute('data-spot')
  const said = await page.locator('.prompt').innerText()
  await changeSettings(page, { lang: 'fr' })
  expect(await page.locator('.prompt').innerText()).not.toBe(said)
  expect(await page.locator('.thing.picked').getAttribute('data-spot')).toBe(before)
})

test('the gallery by link: a search, a filter, a card', async () => {
  const { page, faults } = await house.comes('Vesper')
  await page.goto('/cards/hidden-leaders?q=crow')
  await page.waitForSelector('.gallery svg')
  expect(await page.getByLabel('Search').inputValue()).toBe('crow')
  expect(await page.locator('.gallery').innerText()).toContain('Crow Carrier')
  await page.goto('/cards/hidden-people?effect=eye')
  await expect.poll(() => page.locator('.filter-chip[aria-pressed="true"]').innerText()).toBe('Eye')
  const card = hiddenLeadersWords.catalogue('en').find(({ name }) => name === 'Crow Carrier')
  await page.goto(`/cards/hidden-leaders/${encodeURIComponent(card?.id ?? '')}`)
  await expect.poll(() => page.locator('dialog').innerText()).toContain('Crow Carrier')
  expect(faults).toEqual([])
})
