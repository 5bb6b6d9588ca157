// The lobby with somebody in it, a spectator who talks where no player hears, an invitation, and rivals.

import { RIVAL_GAMES, type Sync } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { dealHere } from './here.ts'
import { putOn } from './looks.ts'
import { stage } from './stage.ts'

const house = stage('lobby')

test('a table to sit down at, a game to watch, a friend, and talk among spectators', async () => {
  const [mira, vesper] = [await house.comes('Mira'), await house.comes('Vesper')]
  const { code } = (await mira.ask('POST', '/api/friends/link')) as { code: string }
  await vesper.page.goto(`/friend/${code}`)
  // Another site may have opened it: nothing has come of that.
  await vesper.page.getByRole('button', { name: 'Become friends' }).waitFor()
  await noBarriers(vesper.page, 'friend link')
  const { friends } = (await mira.ask('GET', '/api/friends')) as { friends: unknown[] }
  expect(friends).toEqual([])
  await vesper.page.getByRole('button', { name: 'Become friends' }).click()
  await expect.poll(() => vesper.page.locator('h1').innerText()).toBe('You and Mira are friends now')

  const played = await house.table([mira], { game: 'leaders', seats: 2 })
  await mira.command(played, { do: 'list', on: true })
  await mira.page.goto(`/table/${played}`)
  const open = { game: 'hidden-leaders', seats: 4, options: {}, listed: true }
  const { table } = (await mira.ask('POST', '/api/tables', open)) as Sync

  await vesper.page.getByRole('link', { name: 'To the lobby' }).click()
  for (const there of ['.live-picture svg', '.open-table .chair', '.friends .here'])
    await vesper.page.locator(there).first().waitFor()
  for (const look of [
    { size: 'phone', theme: 'light', lang: 'fr' },
    { size: 'desktop', theme: 'dark', lang: 'en' },
  ] as const) {
    await putOn(vesper.page, look)
    await vesper.page.waitForSelector(`html[lang="${look.lang}"][data-theme="${look.theme}"]`)
    await noBarriers(vesper.page, `lobby ${look.size}`)
  }

  await vesper.page.getByRole('link', { name: /^Watch: / }).click()
  await mira.page.locator('.eyes', { hasText: '1' }).waitFor()
  const say = async ({ page }: typeof mira, text: string) => {
    await page.locator('.talk input').fill(text)
    await page.keyboard.press('Enter')
  }
  await say(vesper, 'she bluffs')
  await vesper.page.locator('.talk-lines .aside', { hasText: 'she bluffs' }).waitFor()
  await say(mira, 'good evening')
  await vesper.page.locator('.talk-lines', { hasText: 'good evening' }).waitFor()
  await mira.page.locator('.talk-lines', { hasText: 'good evening' }).waitFor()
  expect(await mira.page.locator('.talk').innerText()).not.toContain('bluffs')

  // A free chair is a way to sit down.
  await vesper.page.goto('/lobby')
  await vesper.page.getByRole('button', { name: 'Chair 3, free: sit down at Mira’s table' }).click()
  await vesper.page.waitForURL(`**/table/${table}`)
  await vesper.page.locator('.chair.mine').waitFor()
  const { seat } = (await vesper.ask('GET', `/api/tables/${table}`)) as Sync
  expect(seat).toBe(2)
  expect([mira.faults, vesper.faults]).toEqual([[], []])
})

test('an invitation is told at once, on whatever page its friend is', async () => {
  const [mira, vesper] = [await house.comes('Mira'), await house.comes('Vesper')]
  const { code } = (await mira.ask('POST', '/api/friends/link')) as { code: string }
  await vesper.page.goto(`/friend/${code}`)
  await vesper.page.getByRole('button', { name: 'Become friends' }).click()
  await vesper.page.getByRole('link', { name: 'To the lobby' }).click()
  await vesper.page.locator('.friends li').waitFor()
  // No asking again by itself: only what the server says can bring it.
  await vesper.context.addInitScript(() => {
    const every = setInterval
    Object.assign(window, { setInterval: (run: () => void, time: number) => every(run, time * 1000) })
  })
  const welcomed = new Promise<void>((done) => {
    vesper.page.on('websocket', (socket) => socket.once('framereceived', () => done()))
  })
  await vesper.page.goto('/rules')
  await welcomed
  const order = { game: 'leaders', seats: 2, options: {}, listed: false }
  const { table } = (await mira.ask('POST', '/api/tables', order)) as Sync
  const { id } = (await vesper.ask('GET', '/api/me')) as { id: string }
  await mira.ask('POST', '/api/invitations', { whom: id, table })
  await vesper.page.locator('.shell-notice', { hasText: 'Mira' }).waitFor()
})

test('another game with the rival of a profile: with a person by link, with a bot at once', async () => {
  const [mira, otto] = [await house.comes('Mira'), await house.comes('Otto')]
  for (let games = 0; games < RIVAL_GAMES; games++) {
    const table = await house.table([mira, otto], { game: 'leaders', seats: 2 })
    await otto.command(table, { do: 'resign' })
  }
  await mira.page.goto('/profile')
  await mira.page.getByRole('button', { name: 'Ask for a rematch' }).click()
  await mira.page.waitForURL('**/table/*')
  await mira.page.locator('.chair.mine').waitFor()
  const { sheet, seat } = (await mira.ask('GET', `/api/tables/${mira.page.url().split('/').at(-1)}`)) as Sync
  expect([sheet.game, sheet.seats.length, sheet.listed, seat]).toEqual(['leaders', 2, false, 0])

  const ned = await house.comes('Ned')
  const { page } = ned
  await dealHere(page, 'leaders', 2, 'Beginner')
  const rival = await page.locator('.team.far .team-name').innerText()
  for (let games = 1; games <= RIVAL_GAMES; games++) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.waitForSelector('.reveal')
    if (games === RIVAL_GAMES) break
    const before = page.url()
    await page.getByRole('button', { name: 'Again, sides swapped' }).click()
    await page.waitForURL((url) => url.href !== before)
    await page.waitForSelector('.team.far')
  }
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.waitForURL('**/local/*')
  await page.waitForSelector('.team.far')
  expect(await page.locator('.team.far .team-name').innerText()).toBe(rival)
  expect([mira.faults, ned.faults]).toEqual([[], []])
})

test('two who look for a quick match are brought to one table, and it begins', async () => {
  const [nell, otto] = [await house.comes('Nell'), await house.comes('Otto')]
  for (const { page } of [nell, otto]) {
    await page.goto('/lobby')
    await page.locator('.quick-games').getByRole('radio', { name: 'Leaders', exact: true }).check()
    await page.locator('.quick').getByRole('switch').click()
    await page.getByRole('button', { name: 'Find me a table' }).click()
  }
  for (const { page } of [nell, otto]) await page.waitForURL(/\/table\//)
  expect(new URL(nell.page.url()).pathname).toBe(new URL(otto.page.url()).pathname)
  for (const { page } of [nell, otto]) await page.waitForSelector('.board')
})
