// The analysis of Leaders as people use it: set up by hand, refused in words, played for both sides, proved, passed on.

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pairShares } from '../leaders/shares.ts'
import { noBarriers } from './barriers.ts'
import { phone, stage } from './stage.ts'

const house = stage('analysis')

/** Two Riders' steps from the crown: We2-d3 or We2-e3 wins. */
const WON = '4.5.6.3Lr2.1w4.5.l3_ba_8_sb'

test.concurrent('set up by hand, refused in words, played for both sides, passed on by a link', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Analyse Leaders' }).click()
  await page.waitForSelector('.analysis-board')
  expect(await page.title()).toBe('Analysis – Leaders – Undercrown')
  // While characters are banished there is nothing to prove, and it is said: the search has ended.
  await page.getByText('Nothing is proved here').waitFor()
  expect(await page.locator('.hire-choice .lit').count()).toBe(16)
  const editor = page.locator('.analysis-editor')
  const cell = (name: string) => page.locator(`[data-spot="cell.${name}"]`)
  const hand = (name: string) => page.locator(`[data-spot="hand.${name}"]`)
  await editor.getByRole('button', { name: 'Clear' }).click()
  await page.waitForFunction(() => location.hash.startsWith('#4.5.6.l5L.6.5.4_ba_8'))

  // A Hermit without its Cub is refused, in words; nothing is thought about it.
  await hand('hermit').click()
  await cell('c3').click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toContain(
    'Hermit and Cub come together: put the Cub on the board as well',
  )
  expect(await page.locator('.best-turns').count()).toBe(0)
  await noBarriers(page, 'refused')
  await editor.getByRole('button', { name: 'Remove', exact: true }).click()
  await cell('c3').click()
  await alert.waitFor({ state: 'detached' })
  await editor.getByRole('button', { name: 'Remove', exact: true }).click()

  // A piece is dragged from the palette onto the board, another one pressed there; a used one is greyed.
  await hand('rider').dragTo(cell('d5'))
  await page.waitForSelector('.palette [data-spot="hand.rider"].is-used')
  await hand('wanderer').click()
  await cell('e2').click()
  await page.waitForFunction(() => location.hash.includes('_ba_8'))

  // A line that is pasted is laid out: here a win is proved, and stands above any estimate.
  await page.locator('.one-line').fill(WON)
  await page.waitForSelector('.verdict .is-good')
  expect(await page.locator('.verdict').textContent()).toContain('Black wins this turn')
  expect(await page.locator('.best-turns li').count()).toBe(1)
  expect(await page.locator('.turn-marks text').allTextContents()).toEqual(['1'])

  // Both sides move: the Leader steps aside, the turn ends, and White is asked.
  await cell('g1').click()
  await cell('g2').click()
  await page.waitForSelector('.variation-words [aria-current]')
  await page.locator('[data-say="say.end"]').click()
  await page.waitForFunction(() => document.querySelector('.prompt-who')?.textContent === 'White')
  await cell('d4').click()
  await cell('c4').click()
  await page.waitForFunction(() => document.querySelectorAll('.variations li').length === 3)

  // Back by keys to the position, and another line: it can come first, or go.
  const words = () => page.locator('.variation-words button').allTextContents()
  expect(await words()).toEqual(['Lg1-g2', 'end', 'Ld4-c4'])
  await page.locator('.variations h2').click()
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft')
  await page.waitForSelector('.variation-root[aria-current]')
  await page.waitForSelector('.best-turns .turn-worth')
  await page.locator('.best-turns .turn-worth').click()
  await page.waitForSelector('.variations em')
  expect(await page.locator('.variations em').textContent()).toBe('takes the crown')
  expect(await page.locator('.verdict').textContent()).toContain('Black has won')
  await page.getByRole('button', { name: 'Make it the main line' }).click()
  await page.waitForFunction(() =>
    document.querySelector('.variation-words button')?.textContent?.startsWith('W'),
  )
  await noBarriers(page, 'variations')

  // The link holds the position and all its lines, also for somebody else.
  await page.waitForFunction(() => !location.hash.includes('.'))
  const ned = await house.comes('Ned', { settings: { confirm: false } })
  await ned.page.goto(page.url())
  await ned.page.waitForFunction(() => document.querySelectorAll('.variation-words button').length === 4)
  expect(await ned.page.locator('.one-line').inputValue()).toContain('4.5.6.3Lr2.1w4.5.l3_ba_8_sb')
  await page.getByRole('button', { name: 'Delete from here' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.variation-words button').length === 3)

  // A picture is drawn that needs nothing of the page, and the same in dots.
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-picture-'))
  const picture = async (kind: 'SVG' | 'PNG') => {
    await page.getByRole('button', { name: 'Menu' }).click()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save a picture (${kind})` }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(`undercrown-position.${kind.toLowerCase()}`)
    await saved.saveAs(join(folder, kind))
    return readFileSync(join(folder, kind))
  }
  const svg = (await picture('SVG')).toString()
  expect(svg).not.toMatch(/var\(|NaN|undefined/)
  for (const [, name] of svg.matchAll(/(?:href="#|url\((?:&quot;|")#)([\w-]+)/g))
    expect(svg).toContain(`id="${name}"`)
  const png = await picture('PNG')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1320, 1540])

  // Played on from there, against a bot.
  await page.locator('.play-from').getByRole('radio', { name: 'Beginner' }).check()
  await page.locator('.play-from').getByRole('button', { name: 'Play' }).click()
  await page.waitForURL('**/local/*')
  await page.waitForSelector('.table.leaders')
})

test.concurrent('in a hand, in French: what is threatened, the draft, and a line that is none', async () => {
  const ned = await house.comes('Ned', {
    hand: 'finger',
    settings: { confirm: false, lang: 'fr' },
    context: phone,
  })
  const { page } = ned
  await page.goto(`/analysis#${WON.replace('_ba_8', '_wa_9')}`)
  await page.waitForSelector('.verdict .is-bad')
  expect(await page.locator('.verdict').textContent()).toContain('Noir menace de gagner')
  await noBarriers(page, 'in a hand')
  await page.locator('.draft-shares summary').tap()
  expect(await page.locator('.draft-shares tbody tr').count()).toBe(16)
  await page.locator('.draft-shares select').selectOption('archer')
  expect(await page.locator('.draft-shares tbody tr').count()).toBe(pairShares('archer').length)
  await page.goto('/analysis#rien.du.tout')
  await page.waitForSelector('.verdict[role="alert"]')
  expect(await page.locator('.verdict').textContent()).toMatch(/^C’est impossible/)
})
