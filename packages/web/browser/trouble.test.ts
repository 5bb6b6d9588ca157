// When things go wrong: each has words, and a way on.

import type { Sync } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const house = stage('trouble')
const noise = /WebSocket|ERR_|Failed to load resource/

test('a table that does not exist, a code that nobody gave, an address that is none', async () => {
  const mira = await house.comes('Mira')
  mira.excuse(noise)
  await mira.page.goto('/table/00000000000000000000')
  await expect.poll(() => mira.page.locator('h1').innerText()).toContain('No table here')
  await mira.page.getByRole('link', { name: 'Home, and play' }).click()
  await mira.page.locator('#code').fill('NOPE77')
  await mira.page.keyboard.press('Enter')
  await expect.poll(() => mira.page.locator('main').innerText()).toContain('No table has that code')
  await mira.page.goto('/under/the/carpet')
  await expect.poll(() => mira.page.locator('h1').innerText()).toContain('Nothing under this crown')
})

test('a full table: who comes too late is told so, and looks on', async () => {
  const [mira, otto, june] = await Promise.all(['Mira', 'Otto', 'June'].map((name) => house.comes(name)))
  if (!mira || !otto || !june) throw new Error()
  await mira.page.goto('/new/leaders')
  await mira.page.getByRole('button', { name: 'Open the table' }).click()
  await mira.page.waitForURL('**/table/*')
  const opened = (await mira.ask(
    'GET',
    `/api${new URL(mira.page.url()).pathname.replace('table', 'tables')}`,
  )) as Sync
  const { code } = opened.sheet
  await otto.page.goto(`/join/${code}`)
  await otto.page.waitForURL('**/table/**')
  june.excuse(/409/)
  await june.page.goto(`/join/${code}`)
  await june.page.waitForURL('**/table/**')
  await expect.poll(() => june.page.locator('main').innerText()).toContain('Every chair is taken')
  await mira.page.getByRole('button', { name: 'Start the game' }).click()
  await mira.page.waitForSelector('.board')
  await june.page.waitForSelector('.board')
  expect(await june.page.locator('.prompt.asked, .thing.lit').count()).toBe(0)
  expect([...mira.faults, ...otto.faults, ...june.faults]).toEqual([])
})

test('a move that is refused says why, and the game goes on', async () => {
  const mira = await house.comes('Mira')
  const table = await house.table([mira], { game: 'hidden-people', seats: 2 })
  let spoil = true
  await mira.page.routeWebSocket(/api\/socket/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const message = JSON.parse(String(text))
      if (spoil && message.do === 'play') message.pick = 999
      server.send(JSON.stringify(message))
    })
  })
  await mira.page.goto(`/table/${table}`)
  const before = await mira.play(1)
  await mira.act(before)
  await expect.poll(() => mira.page.locator('.refusal').innerText()).toContain('Look at what is lit')
  spoil = false
  const after = await mira.play(2)
  expect(after.seq).toBeGreaterThan(before.seq)
})

test('the server is restarted while playing: the table waits, and goes on', async () => {
  const mira = await house.comes('Mira')
  mira.excuse(noise)
  const table = await house.table([mira], { game: 'hidden-people', seats: 2 })
  await mira.page.goto(`/table/${table}`)
  let before = await mira.play(4)
  // Half of an answer is given: it is kept, and shown, while the way is lost.
  while (!before.offers[0]?.startsWith('.prompt')) {
    await mira.act(before)
    before = await mira.look(before)
  }
  const chosen = await mira.page.locator('.confirm .said').innerText()
  const { page } = mira
  await house.restart(async () => {
    await page.waitForSelector('.prompt.is-lost')
    expect(await page.locator('.prompt.asked, .thing.lit').count()).toBe(0)
    const said = await page.locator('.prompt').innerText()
    expect(said).toContain('Lost the thread')
    expect(said).toContain(chosen)
    expect(await page.locator('body').innerText()).not.toContain('The game is over')
    expect(await page.title()).toBe('Connection lost – Hidden People')
    const dim = await page
      .locator('.thing[data-spot="row.0.0"]')
      .evaluate((one) => getComputedStyle(one).opacity)
    expect(Number(dim)).toBeLessThan(0.7)
  })
  await page.waitForSelector('.prompt.is-lost', { state: 'detached' })
  expect((await mira.look()).seq).toBe(before.seq)
  expect(await page.locator('.confirm .said').innerText()).toBe(chosen)
  expect((await mira.play(2)).seq).toBeGreaterThan(before.seq)

  // What the other did meanwhile is shown once more on the board; then it is as it was, and asks.
  const at = async () => Number(await page.locator('.table').getAttribute('data-seq'))
  let { seq } = await mira.play(1)
  while ((await page.locator('.since').count()) === 0) seq = (await mira.play(1)).seq
  await page.locator('.since').click()
  await expect.poll(at).toBeLessThan(seq)
  expect(await page.locator('.prompt-line').innerText()).toContain('Since your last turn')
  expect(await page.locator('body').innerText()).not.toContain('The game is over')
  await page.waitForSelector('.prompt.asked')
  expect([await at(), await page.locator('.prompt.asked').count()]).toEqual([seq, 1])
})

test('a wrong password leaves the name where it is; who is forgotten or signs out leaves none in the browser', async () => {
  const mira = await house.comes('Mira the First')
  mira.excuse(noise)
  const { page } = mira
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('undercrown.me') ?? '{}').given)
  await mira.ask('POST', '/api/account', { name: 'Mira the First', password: 'long enough' })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  const form = page.getByRole('form', { name: 'Sign in' })
  const name = form.getByLabel('Name', { exact: true })
  await name.fill('Mira the First')
  expect(await kept()).toBeUndefined()
  await form.getByLabel('Password').fill('not the password')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => form.innerText()).toContain('The name or the password is wrong')
  expect([await name.inputValue(), await form.getByLabel('Password').inputValue()]).toEqual([
    'Mira the First',
    '',
  ])
  await form.getByLabel('Password').fill('long enough')
  await form.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Forget me' }).click()
  expect(await kept()).toBe('Mira the First')
  await page.getByRole('dialog').getByLabel('Password').fill('long enough')
  await page.getByRole('dialog').getByRole('button', { name: 'Forget me' }).click()
  await form.waitFor()
  expect(await kept()).toBeUndefined()
  expect(mira.faults).toEqual([])
})

test('a table that is slow to come is dealt once, however often it is pressed for', async () => {
  const { page, context } = await house.comes('Ned', { hand: 'finger' })
  await page.goto('/')
  const now = page.getByRole('button', { name: 'Play now: Leaders, against bots' })
  await now.evaluate((button: HTMLButtonElement) => {
    button.click()
    setTimeout(() => button.click())
    setTimeout(() => button.click(), 10)
  })
  await page.waitForURL('**/local/*')
  await page.goto('/')
  await page.locator('article.back-card, li.back-line').first().waitFor()
  expect(await page.locator('article.back-card, li.back-line').count()).toBe(1)
  await context.close()
})
