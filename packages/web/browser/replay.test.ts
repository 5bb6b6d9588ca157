// A game that is over, watched again: any step, any seat, by link and from a file.

import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { dealHere } from './here.ts'
import { changeSettings } from './looks.ts'
import { ANSWERS, phone, stage } from './stage.ts'

const house = stage('replay')

test('scrub, step, another seat, a link to a step, a file out and in, the shuffle verified', async () => {
  const mira = await house.comes('Mira', { settings: { confirm: false } })
  const { page } = mira
  const table = await house.table([mira], { game: 'leaders', seats: 2 })
  await page.goto(`/table/${table}`)
  await mira.look()
  // At a table of the server nobody is to be asked: decision 15.
  expect(await page.locator('.ask-master').count()).toBe(0)
  if (!(await mira.play(ANSWERS)).over) {
    await mira.command(table, { do: 'resign' })
    await mira.play()
  }
  await page.getByRole('link', { name: 'Review the game' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()

  const at = () => page.locator('.replay .table').getAttribute('data-seq')
  const range = page.locator('.scrub input')
  await range.waitFor()
  // It opens at the moment that the review has found meanwhile.
  await page.keyboard.press('Home')
  await expect.poll(at).toBe('0')
  const last = await range.getAttribute('max')
  expect(Number(last)).toBeGreaterThan(3)
  await page.keyboard.press('End')
  await expect.poll(at).toBe(last)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe(String(Number(last) - 1))
  await range.fill('3')
  await expect.poll(at).toBe('3')
  // From a seat, and with the focus wherever it is then, keys scrub as before.
  await page.locator('.eyes select').selectOption({ label: 'Mira' })
  await expect.poll(() => page.url()).toContain('step=3')
  await expect.poll(() => page.url()).toContain('seat=0')
  await page.locator('.eyes select').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe('4')
  await page.locator('.thing').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe('3')
  await page.locator('.log .line').last().click()
  await expect.poll(at).toBe(last)

  // Somebody else, by the link alone: the table is not listed, so it holds a code.
  const otto = await house.comes('Otto')
  const code = new URL(page.url()).searchParams.get('code')
  expect(await otto.ask('GET', `/api/tables/${table}/record`).catch(String)).toContain('not-found')
  await otto.page.goto(`/replay/${table}?code=${code}&step=3&seat=1`)
  await expect.poll(() => otto.page.locator('.replay .table').getAttribute('data-seq')).toBe('3')
  expect(await otto.page.locator('.eyes select').inputValue()).toBe('1')

  // The same within a page of another site, where nothing else of ours is shown.
  otto.excuse(/frame-ancestors/, /'localStorage' property/)
  const site = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end(
      `<iframe name="replay" src="${house.url}/embed/${table}?code=${code}&amp;step=3"></iframe>
       <iframe name="account" src="${house.url}/account"></iframe>`,
    ),
  ).listen(0, '127.0.0.1')
  await once(site, 'listening')
  await otto.page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const embedded = otto.page.frameLocator('[name="replay"]')
  await expect.poll(() => embedded.locator('.replay .table').getAttribute('data-seq')).toBe('3')
  expect(otto.page.frame('account')?.url()).toBe('chrome-error://chromewebdata/')
  const [home] = await Promise.all([otto.page.waitForEvent('popup'), embedded.locator('.home-link').click()])
  expect(new URL(home.url()).pathname).toBe('/')
  await home.close()
  expect(await embedded.locator('.replay').count()).toBe(1)
  site.close()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Verify the shuffle' }).click()
  await expect.poll(() => page.locator('.banner').innerText()).toContain('sealed before it was shown')
  await page.getByRole('button', { name: 'Menu' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the record as a file' }).click(),
  ])
  const path = join(mkdtempSync(join(tmpdir(), 'undercrown-record-')), 'record.json')
  await download.saveAs(path)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ game: 'leaders' })

  await otto.page.goto('/replay')
  await otto.page.locator('input[type="file"]').setInputFiles(path)
  await otto.page.locator('.scrub input').waitFor()
  // It is still there after a reload.
  await otto.page.reload()
  await otto.page.locator('.scrub input').waitFor()
  expect(await otto.page.locator('.scrub input').getAttribute('max')).toBe(last)
  await otto.page.goto('/replay')
  await otto.page.locator('input[type="file"]').setInputFiles({
    name: 'song.json',
    mimeType: 'application/json',
    buffer: Buffer.from('la la la'),
  })
  await expect.poll(() => otto.page.locator('[role="alert"]').innerText()).toContain('song.json')
  expect([...mira.faults, ...otto.faults]).toEqual([])
})

test('how the seats stood, what a master would do, and why: in a hand, by keys, in both languages', async () => {
  const june = await house.comes('June', { settings: { confirm: false }, context: phone })
  const { page } = june
  await dealHere(page, 'leaders', 2, 'Beginner')
  await page.getByRole('button', { name: 'What would a master do?' }).click()
  await page.locator('.advice-option.best').waitFor()
  expect(await page.locator('.advice-answer').innerText()).toMatch(/Wins \d+%/)
  await noBarriers(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.advice').count()).toBe(0)

  // A row is pressed to look at it on the board, and played by its button.
  await page.getByRole('button', { name: 'What would a master do?' }).click()
  await page.locator('.advice-option.best .advice-look').click()
  await expect.poll(() => page.locator('.advice').count()).toBe(0)
  expect(await page.locator('.board .marked, .prompt .marked').count()).toBeGreaterThan(0)
  const before = await page.locator('.table').getAttribute('data-seq')
  await page.getByRole('button', { name: 'What would a master do?' }).click()
  await page.locator('.advice-option.best').getByRole('button', { name: 'Play it' }).click()
  await expect.poll(() => page.locator('.table').getAttribute('data-seq')).not.toBe(before)

  // The same from another side: a record, with French words.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('link', { name: 'Review the game' }).click()
  await page.getByRole('link', { name: 'Replay' }).click()
  const scales = page.getByRole('button', { name: 'Chances to win' })
  await scales.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.standing').innerText()).toMatch(/\d+%/)
  await changeSettings(page, { lang: 'fr' })
  await page.getByRole('button', { name: 'Que ferait un maître' }).click()
  await page.locator('.advice-option.best').waitFor()
  expect(await page.locator('.advice-answer').innerText()).toMatch(/\d+\s%/)
  await noBarriers(page)
  expect(june.faults).toEqual([])
})
