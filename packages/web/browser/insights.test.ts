// One's own games looked at together: nothing yet, one that waits, reviewed here, and what is told of it.

import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import { dealHere } from './here.ts'
import { changeSettings } from './looks.ts'
import { stage } from './stage.ts'

const house = stage('insights')
const shots = process.env['SHOTS']

test('a game of this device is reviewed from there, and told by part, kind and luck', async () => {
  const mira = await house.comes('Mira', { settings: { confirm: false } })
  const { page } = mira
  await page.goto('/insights')
  await page.getByText('You have no finished game yet.').waitFor()
  await noBarriers(page)
  await dealHere(page, 'hidden-people', 2, 'Beginner')
  expect(await mira.play()).toMatchObject({ over: true })
  const { pathname: played } = new URL(page.url())

  await page.goto('/profile')
  await page.getByRole('link', { name: 'Insights' }).click()
  await page.getByText('One more game of yours can be reviewed here.').waitFor()
  await page.getByRole('button', { name: 'Review them' }).click()
  await page.getByText('One game reviewed.').waitFor({ timeout: 300_000 })
  const told = page.locator('.insight-bars').first()
  expect(await told.innerText()).toMatch(/Hidden People\s+one game, \d+ decisions\s+\d/)
  await expect
    .poll(() => page.locator('.insights h2').allInnerTexts())
    .toEqual([
      'Accuracy',
      'Luck over time',
      'By part of the game',
      'By kind of decision',
      'With a card left in the row',
    ])
  await noBarriers(page)
  if (shots) await page.screenshot({ path: `${shots}/insights-desktop.png`, fullPage: true })

  // It is kept, and there is nothing left to do.
  await page.reload()
  await page.getByText('One game reviewed.').waitFor()
  expect(await page.getByRole('button', { name: 'Review them' }).count()).toBe(0)

  // Its review calls its reader so, and not by name.
  await page.goto(`/review${played}`)
  await expect.poll(() => page.locator('.accuracy-name').first().innerText()).toMatch(/^You/)
  expect(await page.locator('.graph-seats').innerText()).toMatch(/^You/)
  expect(await page.locator('.review-moment header p').first().innerText()).toMatch(/^Move \d+, You$/)
  expect(await page.locator('main').innerText()).not.toContain('Mira')
  if (shots) await page.screenshot({ path: `${shots}/review-own.png`, fullPage: true })
  await page.goto('/insights')
  await page.getByText('One game reviewed.').waitFor()

  await page.setViewportSize({ width: 390, height: 664 })
  await changeSettings(page, { lang: 'fr' })
  await page.getByRole('heading', { name: 'La chance au fil du temps' }).waitFor()
  await noBarriers(page)
  if (shots) await page.screenshot({ path: `${shots}/insights-phone.png`, fullPage: true })
  expect(mira.faults).toEqual([])
})
