// `npm run shots` writes pictures of every screen to shots/, in every look: what-size-theme-language.png.
// SHOTS=leaders,reveal takes only those whose names contain one of these words; LOOKS=phone-dark only these looks.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { itemAt } from '@undercrown/engine'
import type { Sync } from '@undercrown/protocol'
import { test } from 'vitest'
import { dealHere } from './here.ts'
import { appearanceName, appearances, putOn } from './looks.ts'
import { everything } from './options.ts'
import type { TestPlayer } from './player.ts'
import { stage } from './stage.ts'

const folder = join(import.meta.dirname, '../../../shots')
const words = (name: string) => process.env[name]?.split(',') ?? ['']
const wanted = (name: string, among: readonly string[]) => among.some((word) => name.includes(word))
const house = stage('shots')
mkdirSync(folder, { recursive: true })

type Way = (player: TestPlayer) => Promise<unknown>

const address =
  (path: string, there = 'h1'): Way =>
  async ({ page }) => {
    await page.goto(path)
    await page.waitForSelector(there)
  }

const table =
  (game: string, seats: number, moves: number, options = {}): Way =>
  async (player) => {
    const id = await house.table([player], { game, seats, options })
    await player.page.goto(`/table/${id}`)
    await player.play(moves)
  }

/** Plays on until something is there to be seen, in the next game where this one ends without. */
const until =
  (way: Way, selector: string): Way =>
  async (player) => {
    for (;;) {
      await way(player)
      do if ((await player.page.locator(selector).count()) > 0) return
      while (!(await player.play(1)).over)
    }
  }

const then =
  (way: Way, ...more: readonly Way[]): Way =>
  async (player) => {
    await way(player)
    for (const one of more) await one(player)
  }

const pick: Way = async (player) => {
  const { offers } = await player.look()
  await player.press(offers.find((one) => one.startsWith('.thing')) ?? itemAt(offers, 0))
}
const zoom: Way = async ({ page }) => {
  await page.locator('.thing[data-card]').last().focus()
  await page.keyboard.press('z')
  await page.waitForSelector('.zoom')
}
const click =
  (name: string): Way =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()
const review: Way = async ({ page }) => {
  await page.getByRole('link', { name: 'Review the game' }).click()
  await page.locator('.scrub input').fill('9')
}
/** The chances of every step are there when the worker has gone through them all. */
const chances: Way = async ({ page }) => {
  await page.locator('.scrub input').fill('20')
  await page.getByRole('button', { name: 'Chances to win' }).click()
  await page.waitForTimeout(20_000)
}
const master: Way = async ({ page }) => {
  await page.getByRole('button', { name: 'What would a master do?' }).click()
  await page.locator('.advice-answer').waitFor()
}
const here: Way = async ({ page }) => {
  await dealHere(page, 'hidden-people', 3, 'Beginner')
  await page.waitForSelector('.prompt.asked')
}
const twoHere: Way = async ({ page }) => {
  await dealHere(page, 'hidden-leaders', 2, 'Here too')
  await page.waitForSelector('.curtain')
}

const END = 10_000

/** What is shown, and how one gets there. */
const shown: Readonly<Record<string, Way>> = {
  home: address('/'),
  'home-back': async (player) => {
    const mira = await house.comes('Mira')
    for (const [game, seats] of Object.entries({ 'hidden-leaders': 4, leaders: 2 }))
      await house.table([player, mira], { game, seats })
    await house.table([mira, player], { game: 'leaders', seats: 2 })
    await player.ask('POST', '/api/tables', { game: 'hidden-people', seats: 3, options: {}, listed: false })
    await table('leaders', 2, 1)(player)
    await then(click('Menu'), click('Give up'), click('Give up'))(player)
    await player.page.waitForSelector('.reveal')
    for (const game of ['hidden-people', 'leaders']) await dealHere(player.page, game, 2, 'Beginner')
    await address('/', '.back-line')(player)
  },
  'new-hidden-leaders': address('/new/hidden-leaders'),
  'new-leaders': address('/new/leaders'),
  join: address('/join/NOPE22', 'form'),
  lobby: address('/lobby'),
  'lobby-tables': async (player) => {
    const host = await house.comes('Otto')
    for (const [game, seats] of Object.entries({ 'hidden-leaders': 4, leaders: 2, 'hidden-people': 3 })) {
      await host.ask('POST', '/api/tables', { game, seats, options: {}, listed: true })
      await host.command(await house.table([host], { game, seats }), { do: 'list', on: true })
    }
    const { code } = (await host.ask('POST', '/api/friends/link')) as { code: string }
    await player.ask('POST', '/api/friends', { code })
    await address('/lobby', '.live-picture svg')(player)
  },
  friend: async (player) => {
    const { code } = (await (await house.comes('Otto')).ask('POST', '/api/friends/link')) as { code: string }
    await address(`/friend/${code}`, '.signpost')(player)
  },
  watching: async (player) => {
    const [host, june] = [await house.comes('Otto'), await house.comes('June')]
    const id = await house.table([host], { game: 'hidden-leaders', seats: 3 })
    await host.command(id, { do: 'list', on: true })
    for (const one of [june, player]) await address(`/table/${id}`, '.hl')(one)
    await june.page.locator('.talk input').fill('She bluffs')
    await june.page.keyboard.press('Enter')
    await player.page.waitForSelector('.talk-lines .aside', { state: 'attached' })
  },
  'no-table': address('/table/0123456789abcdef0123', '.signpost'),
  room: then(address('/new/hidden-people'), click('Open the table'), ({ page }) =>
    page.waitForSelector('.room'),
  ),
  'room-bots': then(
    address('/new/hidden-leaders'),
    click('Open the table'),
    ({ page }) => page.waitForSelector('.room'),
    click('Fill with bots'),
    ({ page }) => page.waitForSelector('.room .avatar.bot'),
  ),
  'room-six': async (player) => {
    const options = { game: 'hidden-leaders', seats: 6, options: {}, listed: false }
    const { table } = (await player.ask('POST', '/api/tables', options)) as Sync
    await address(`/table/${table}`, '.room')(player)
  },
  rules: address('/rules'),
  'rules-hidden-leaders': address('/rules/hidden-leaders'),
  'cards-hidden-leaders': address('/cards/hidden-leaders', '.gallery svg'),
  'cards-leaders': address('/cards/leaders', '.gallery svg'),
  'cards-hidden-people': address('/cards/hidden-people', '.gallery svg'),
  card: then(address('/cards/hidden-leaders', '.gallery svg'), ({ page }) =>
    page.locator('.cards-cell a').first().click(),
  ),
  profile: address('/profile'),
  'profile-games': then(table('leaders', 2, END), table('hidden-people', 2, END), address('/profile')),
  rankings: address('/leaderboards'),
  account: address('/account'),
  settings: address('/settings'),
  credits: address('/credits'),
  'replay-file': address('/replay'),
  nowhere: address('/nowhere'),
  curtain: twoHere,
  'here-master': then(here, master),

  'people-deal': table('hidden-people', 4, 0),
  'people-turn': table('hidden-people', 4, 12),
  'people-six': table('hidden-people', 6, 10),
  'people-picked': then(table('hidden-people', 4, 10), pick),
  'people-zoom': then(table('hidden-people', 4, 10), zoom),
  'people-reveal': table('hidden-people', 3, END),
  'people-replay': then(table('hidden-people', 2, END), review),

  'leaders-turn': table('leaders', 2, 14),
  'leaders-picked': then(table('leaders', 2, 10), pick),
  'leaders-zoom': then(table('leaders', 2, 10), zoom),
  'leaders-reveal': table('leaders', 2, END),
  'leaders-replay': then(table('leaders', 2, END), review),
  'leaders-chances': then(table('leaders', 2, END), review, chances),
  'leaders-master': then(table('leaders', 2, END), review, master),
  'leaders-resigned': then(table('leaders', 2, 2), click('Menu'), click('Give up'), click('Give up')),

  'hidden-leaders-turn': table('hidden-leaders', 4, 8),
  'hidden-leaders-two': table('hidden-leaders', 2, 10),
  'hidden-leaders-six': table('hidden-leaders', 6, 8),
  'hidden-leaders-all': table('hidden-leaders', 4, 16, everything),
  'hidden-leaders-picked': then(table('hidden-leaders', 4, 6), pick),
  'hidden-leaders-tray': until(table('hidden-leaders', 3, 12), '.hl-tray'),
  'hidden-leaders-zoom': then(table('hidden-leaders', 4, 8), zoom),
  'hidden-leaders-menu': then(table('hidden-leaders', 4, 2), click('Menu')),
  'hidden-leaders-reveal': table('hidden-leaders', 4, END),
  'hidden-leaders-replay': then(table('hidden-leaders', 3, END), review),
  'hidden-leaders-chances': then(table('hidden-leaders', 3, END), review, chances),
}

for (const [name, go] of Object.entries(shown)) {
  if (!wanted(name, words('SHOTS'))) continue
  test.concurrent(name, async () => {
    const player = await house.comes('Vesper')
    player.excuse(/404/)
    await go(player)
    for (const look of appearances) {
      if (!wanted(appearanceName(look), words('LOOKS'))) continue
      await putOn(player.page, look)
      await player.page.evaluate(() => document.fonts.ready)
      await player.page.waitForTimeout(200)
      await player.page.screenshot({ path: join(folder, `${name}-${appearanceName(look)}.png`) })
    }
  })
}
