// `npm run shots` writes pictures of every screen to shots/, in four looks: what-size-theme-language.png.
// SHOTS=leaders,reveal takes only those whose names contain one of these words; LOOKS=phone,low only these looks.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { itemAt } from '@undercrown/engine'
import type { Sync } from '@undercrown/protocol'
import { test } from 'vitest'
import { dealHere } from './here.ts'
import { type Appearance, appearanceName, changeSettings, putOn } from './looks.ts'
import { everything } from './options.ts'
import type { TestPlayer } from './player.ts'
import { learning } from './shots-learning.ts'
import { stage } from './stage.ts'
import { address, click, inTurn, key, type ShotWay } from './ways.ts'

const folder = join(import.meta.dirname, '../../../shots')
const words = (name: string) => process.env[name]?.split(',')
const wanted = (name: string) => words('SHOTS')?.some((word) => name.includes(word)) ?? true

type Look = Omit<Appearance, 'lang'>
/** Those that are taken, and those only by name. */
const looks: readonly Look[] = [
  { size: 'desktop', theme: 'dark' },
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'dark' },
  { size: 'sideways', theme: 'light' },
]
const more: readonly Look[] = [
  { size: 'low', theme: 'dark' },
  { size: 'tablet', theme: 'light' },
]
const taken =
  words('LOOKS')?.flatMap((word) =>
    [...looks, ...more].filter(({ size, theme }) => `${size}-${theme}`.includes(word)),
  ) ?? looks
const house = stage('shots')
/** Where nobody ever played. */
const quiet = stage('quiet')
mkdirSync(folder, { recursive: true })

const table =
  (game: string, seats: number, moves: number, options = {}): ShotWay =>
  async (player) => {
    const id = await house.table([player], { game, seats, options })
    await player.page.goto(`/table/${id}`)
    await player.play(moves)
  }

/** Plays on until something is there to be seen, in the next game where this one ends without. */
const until =
  (way: ShotWay, selector: string): ShotWay =>
  async (player) => {
    for (;;) {
      await way(player)
      do if ((await player.page.locator(selector).count()) > 0) return
      while (!(await player.play(1)).over)
    }
  }

const pick: ShotWay = async (player) => {
  const { offers } = await player.look()
  await player.press(offers.find((one) => one.startsWith('.thing')) ?? itemAt(offers, 0))
}
const zoom: ShotWay = async ({ page }) => {
  await page.mouse.move(0, 0)
  await page.locator('.thing[data-card]').last().focus()
  await page.keyboard.press('z')
  await page.waitForSelector('.zoom')
}
const review: ShotWay = async ({ page }) => {
  await page.getByRole('link', { name: 'Review the game' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.locator('.scrub input').fill('9')
}
/** The chances of every step are there when the worker has gone through them all. */
const chances: ShotWay = async ({ page }) => {
  await page.locator('.scrub input').fill('20')
  await page.getByRole('button', { name: 'Chances to win' }).click()
  await page.waitForTimeout(20_000)
}
const master: ShotWay = async ({ page }) => {
  await page.getByRole('button', { name: 'What would a master do?' }).click()
  await page.locator('.advice-answer').waitFor()
}
/** The last move that was to be sent stays half made. */
const lost: ShotWay = async ({ page, context }) => {
  await context.setOffline(true)
  await page.evaluate(() => window.cut())
  await page.waitForSelector('.prompt.is-lost')
}
const toTable: ShotWay = inTurn(click('Back to the table'))
/** The end is told again, at its pace. */
const telling: ShotWay = async ({ page }) => {
  await changeSettings(page, { motion: 'full' })
  await page.locator('.reveal-bar button').first().click()
  await page.waitForTimeout(2500)
}
const givesUp: ShotWay = inTurn(click('Menu'), click('Give up'), click('Give up'), ({ page }) =>
  page.waitForSelector('.reveal'),
)
/** Somebody whose games count for the rankings. */
const member = async (name: string): Promise<TestPlayer> => {
  const one = await house.comes(name)
  await one.ask('POST', '/api/account', { name, password: 'long enough' })
  return one
}
const beats = async (winner: TestPlayer, loser: TestPlayer, game: string) => {
  const opened = { game, seats: 2, options: {}, listed: false, rated: true }
  const { table, sheet } = (await winner.ask('POST', '/api/tables', opened)) as Sync
  await loser.command(table, { do: 'sit', ...(sheet.code !== undefined && { code: sheet.code }) })
  await winner.command(table, { do: 'start' })
  // It counts when both have moved.
  const waited = new Set([winner, loser])
  while (waited.size > 0)
    for (const one of [winner, loser]) {
      const { seq, game } = (await one.ask('GET', `/api/tables/${table}`)) as Sync
      if (!game?.choice) continue
      await one.command(table, { do: 'play', seq, pick: 0 })
      waited.delete(one)
    }
  await loser.command(table, { do: 'resign' })
}
/** Enough rated games for a ranking, with a newcomer. */
const ranked = async (player: TestPlayer, game: string, names: readonly [string, string, string, string]) => {
  await player.ask('POST', '/api/account', { name: names[0], password: 'long enough' })
  const [otto, june, noor] = [await member(names[1]), await member(names[2]), await member(names[3])]
  for (const [winner, loser] of [
    [player, otto],
    [player, june],
    [june, player],
    [otto, june],
    [player, otto],
    [june, noor],
  ] as const)
    await beats(winner, loser, game)
}
const befriended = async (player: TestPlayer, host: TestPlayer) => {
  const { code } = (await host.ask('POST', '/api/friends/link')) as { code: string }
  await player.ask('POST', '/api/friends', { code })
}
/** A report of what was said at a table, for somebody who rules. */
const moderating: ShotWay = async (player) => {
  const [host, rude] = [await house.comes('Otto'), await house.comes('Grobian')]
  const id = await house.table([host, rude], { game: 'leaders', seats: 2 })
  await rude.command(id, { do: 'say', text: 'You play like a wet hen' })
  const { id: whom } = (await rude.ask('GET', '/api/me')) as { id: string }
  await host.ask('POST', '/api/reports', { whom, table: id, text: 'Insults all the time' })
  const { id: me } = (await player.ask('GET', '/api/me')) as { id: string }
  await house.server.server.store.db
    .updateTable('people')
    .set({ rank: 'owner' })
    .where('id', '=', me)
    .execute()
  await address('/moderation', '.moderation article')(player)
}
const part =
  (name: string): ShotWay =>
  ({ page }) =>
    page.getByRole('radio', { name }).check({ force: true })
const here: ShotWay = async ({ page }) => {
  await dealHere(page, 'hidden-people', 3, 'Beginner')
  await page.waitForSelector('.prompt.asked')
}
const twoHere: ShotWay = async ({ page }) => {
  await dealHere(page, 'hidden-leaders', 2, 'Here too')
  await page.waitForSelector('.curtain')
}

const END = 10_000

/** Before anybody played. */
const empty: Readonly<Record<string, ShotWay>> = {
  home: address('/'),
  lobby: address('/lobby', '.quiet-room'),
  profile: address('/profile'),
  rankings: address('/leaderboards'),
}

/** What is shown, and how one gets there. */
const shown: Readonly<Record<string, ShotWay>> = {
  'home-back': async (player) => {
    const mira = await house.comes('Mira')
    for (const [game, seats] of Object.entries({ 'hidden-leaders': 4, leaders: 2 }))
      await house.table([player, mira], { game, seats })
    await house.table([mira, player], { game: 'leaders', seats: 2 })
    await player.ask('POST', '/api/tables', { game: 'hidden-people', seats: 3, options: {}, listed: false })
    await table('leaders', 2, 1)(player)
    await givesUp(player)
    for (const game of ['hidden-people', 'leaders']) await dealHere(player.page, game, 2, 'Beginner')
    await address('/', '.back-line')(player)
  },
  'new-hidden-leaders': address('/new/hidden-leaders'),
  'new-leaders': address('/new/leaders'),
  join: address('/join/NOPE22', 'form'),
  'lobby-tables': async (player) => {
    const host = await house.comes('Otto')
    for (const [game, seats] of Object.entries({ 'hidden-leaders': 4, leaders: 2, 'hidden-people': 3 })) {
      await host.ask('POST', '/api/tables', { game, seats, options: {}, listed: true })
      await host.command(await house.table([host], { game, seats }), { do: 'list', on: true })
    }
    await befriended(player, host)
    await befriended(player, await house.comes('June'))
    await host.page.goto('/')
    await address('/lobby', '.live-picture svg')(player)
  },
  invited: async (player) => {
    const host = await house.comes('Otto')
    await befriended(player, host)
    const opened = { game: 'hidden-leaders', seats: 4, options: {}, listed: false }
    const { table } = (await host.ask('POST', '/api/tables', opened)) as Sync
    const { id } = (await player.ask('GET', '/api/me')) as { id: string }
    await host.ask('POST', '/api/invitations', { whom: id, table })
    await address('/lobby', '.friends li')(player)
    await address('/', '.shell-notice')(player)
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
  room: inTurn(address('/new/hidden-people'), click('Open the table'), ({ page }) =>
    page.waitForSelector('.room'),
  ),
  'room-bots': inTurn(
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
  card: inTurn(address('/cards/hidden-leaders', '.gallery svg'), ({ page }) =>
    page.locator('.cards-cell a').first().click(),
  ),
  'profile-games': inTurn(table('leaders', 2, END), table('hidden-people', 2, END), address('/profile')),
  'profile-rated': inTurn(
    (player) => ranked(player, 'leaders', ['Idris', 'Ottilie', 'Juno', 'Noor']),
    address('/profile'),
  ),
  'rankings-full': inTurn(
    (player) => ranked(player, 'hidden-people', ['Mira', 'Ivo', 'Sable', 'Wendel']),
    address('/leaderboards/hidden-people'),
  ),
  account: address('/account'),
  'account-in': async (player) => {
    await player.ask('POST', '/api/account', { name: 'Wanda', password: 'long enough' })
    await address('/account', '#sessions')(player)
  },
  'moderation-reports': moderating,
  'moderation-people': inTurn(moderating, part('People')),
  'moderation-table': inTurn(moderating, click('Look at the table')),
  'moderation-journal': inTurn(moderating, part('Journal')),
  'moderation-server': inTurn(moderating, part('Server')),
  settings: address('/settings'),
  credits: address('/credits'),
  'replay-file': address('/replay'),
  nowhere: address('/nowhere'),
  curtain: twoHere,
  'here-master': inTurn(here, master),

  'people-deal': table('hidden-people', 4, 0),
  'people-turn': table('hidden-people', 4, 12),
  'people-six': table('hidden-people', 6, 10),
  'people-picked': inTurn(table('hidden-people', 4, 10), pick),
  'people-zoom': inTurn(table('hidden-people', 4, 10), zoom),
  'people-lost': inTurn(table('hidden-people', 4, 10), pick, lost),
  'people-reveal': table('hidden-people', 3, END),
  'people-turning': inTurn(table('hidden-people', 4, END), telling),
  'people-over': inTurn(table('hidden-people', 4, END), toTable),
  'people-replay': inTurn(table('hidden-people', 2, END), review),

  'leaders-turn': table('leaders', 2, 14),
  'leaders-picked': inTurn(table('leaders', 2, 10), pick),
  'leaders-zoom': inTurn(table('leaders', 2, 10), zoom),
  'leaders-lost': inTurn(table('leaders', 2, 8), pick, lost),
  'leaders-rules': inTurn(table('leaders', 2, 4), click('Menu'), click('Rules')),
  'leaders-alarm': until(table('leaders', 2, 10), '.alarms p'),
  'leaders-log': inTurn(table('leaders', 2, 12), key('l')),
  'leaders-reveal': table('leaders', 2, END),
  'leaders-turning': inTurn(table('leaders', 2, END), telling),
  'leaders-over': inTurn(table('leaders', 2, END), toTable),
  'leaders-replay': inTurn(table('leaders', 2, END), review),
  'leaders-chances': inTurn(table('leaders', 2, END), review, chances),
  'leaders-master': inTurn(table('leaders', 2, END), review, master),
  'leaders-resigned': inTurn(table('leaders', 2, 2), givesUp),

  'hidden-leaders-turn': table('hidden-leaders', 4, 8),
  'hidden-leaders-two': table('hidden-leaders', 2, 10),
  'hidden-leaders-six': table('hidden-leaders', 6, 8),
  'hidden-leaders-all': table('hidden-leaders', 4, 16, everything),
  'hidden-leaders-picked': inTurn(table('hidden-leaders', 4, 6), pick),
  'hidden-leaders-tray': until(table('hidden-leaders', 3, 12), '.hl-tray'),
  'hidden-leaders-zoom': inTurn(table('hidden-leaders', 4, 8), zoom),
  'hidden-leaders-opening': table('hidden-leaders', 4, 0),
  'hidden-leaders-six-all': table('hidden-leaders', 6, 12, everything),
  'hidden-leaders-six-tray': until(table('hidden-leaders', 6, 12, everything), '.hl-tray'),
  'hidden-leaders-may': until(
    table('hidden-leaders', 4, 4, everything),
    '.prompt-card ~ .prompt-buttons .ghost[data-say]',
  ),
  'hidden-leaders-reaction': until(table('hidden-leaders', 4, 4, everything), '.prompt.is-reaction'),
  'hidden-leaders-stake': until(table('hidden-leaders', 5, 4, everything), '.prompt.is-stake'),
  'hidden-leaders-player': until(table('hidden-leaders', 4, 4), '.hl-seat.lit'),
  'hidden-leaders-struck': until(table('hidden-leaders', 5, 6), '.struck-note'),
  'hidden-leaders-lost': inTurn(table('hidden-leaders', 4, 8), pick, lost),
  'hidden-leaders-log': inTurn(table('hidden-leaders', 4, 14), key('l')),
  'hidden-leaders-rules': inTurn(table('hidden-leaders', 4, 4), click('Menu'), click('Rules')),
  'hidden-leaders-keys': inTurn(table('hidden-leaders', 4, 4), key('?')),
  'hidden-leaders-menu': inTurn(table('hidden-leaders', 4, 2), click('Menu')),
  'hidden-leaders-reveal': table('hidden-leaders', 4, END),
  'hidden-leaders-turning': inTurn(table('hidden-leaders', 4, END), telling),
  'hidden-leaders-over': inTurn(table('hidden-leaders', 4, END), toTable),
  'hidden-leaders-resigned': inTurn(table('hidden-leaders', 2, 6), givesUp),
  'hidden-leaders-replay': inTurn(table('hidden-leaders', 3, END), review),
  'hidden-leaders-chances': inTurn(table('hidden-leaders', 3, END), review, chances),
}

const all = [...Object.entries(empty), ...Object.entries(shown), ...Object.entries(learning)]
for (const [i, [name, go]] of all.entries()) {
  if (!wanted(name)) continue
  test.concurrent(name, async () => {
    const player = await (name in empty ? quiet : house).comes('Vesper')
    player.excuse(/404|WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await go(player)
    const { page } = player
    // Nothing is pointed at by chance.
    await page.mouse.move(0, 0)
    const device = await page.context().newCDPSession(page)
    for (const [k, look] of taken.entries()) {
      // Both languages in turn.
      const appearance: Appearance = { ...look, lang: (i + k) % 2 === 0 ? 'en' : 'fr' }
      const enabled = look.size !== 'desktop'
      await device.send('Emulation.setTouchEmulationEnabled', { enabled })
      await putOn(page, appearance)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(200)
      await page.screenshot({ path: join(folder, `${name}-${appearanceName(appearance)}.png`) })
    }
    await player.context.close()
  })
}
