// A game that brings rules and words alone is played in the browser, on the board that draws any game: online and on
// this device, with a mouse, a finger and keys, in both languages.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { dealHere } from './here.ts'
import { phone, stage } from './stage.ts'
import { bundleWithTestGames, testGames } from './test-games.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercrown-new-game-'))
beforeAll(() => bundleWithTestGames(folder), 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

const house = stage('new-game', { web: folder, games: testGames })

describe.each([
  ['on a desk with a mouse, in English', {}, 'mouse', 'en'],
  ['on a desk with keys, in French', {}, 'keys', 'fr'],
  ['on a phone with a finger, in French', phone, 'finger', 'fr'],
] as const)('%s', (_, context, hand, lang) => {
  test('to the end, against bots, with nothing in the way', async () => {
    const mira = await house.comes('Mira', { context, hand, settings: { lang } })
    const { page } = mira
    const table = await house.table([mira], { game: 'sealed-lips', seats: 3, options: { threeOpen: true } })
    await page.goto(`/table/${table}`)
    await mira.look()
    await noBarriers(page)
    expect(await mira.play()).toMatchObject({ over: true })
    await noBarriers(page)
  })
})

test('its tile, its rules, its cards, and a game on this device', async () => {
  const odo = await house.comes('Odo')
  const { page } = odo
  await page.goto('/')
  await page.getByRole('heading', { name: 'Sealed Lips' }).scrollIntoViewIfNeeded()
  await noBarriers(page)
  await page.goto('/rules/sealed-lips')
  await page.getByRole('heading', { name: 'House rules' }).waitFor()
  await page.getByText('Whoever lets go of it is out.').waitFor()
  await noBarriers(page)
  await page.goto('/cards/sealed-lips/page')
  await page.getByRole('dialog').waitFor()
  await dealHere(page, 'sealed-lips', 2, 'Beginner')
  expect(await odo.play()).toMatchObject({ over: true })
})
