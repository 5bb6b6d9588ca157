// Two people at one device: whatever one of them knows is not in the page when the other takes it.

import { hiddenLeadersWords } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { dealHere } from './here.ts'
import { stage } from './stage.ts'

const house = stage('curtain')

/** Its middle lies in the window, with nothing over it. */
function isInSight(selector: string): boolean {
  const thing = document.querySelector(selector)
  if (!thing) return false
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
const cards = hiddenLeadersWords.catalogue('en').filter(({ name }) => name.length > 4)

test('pass and play: nothing secret is in the page before the tap, nor what the other had in hand', async () => {
  const mira = await house.comes('Mira')
  const { page } = mira
  await dealHere(page, 'hidden-leaders', 2, 'Here too')

  const named = () =>
    page.evaluate(
      (all) =>
        all
          .filter(({ id, name }) => {
            const html = document.documentElement.outerHTML
            return html.includes(name) || html.includes(`data-card="${id}"`)
          })
          .map(({ id }) => id),
      cards.map(({ id, name }) => ({ id, name })),
    )
  /** What whoever has the device sees, and what is there when it is being passed on. */
  const hands: string[][] = []
  for (let turn = 0; turn < 3; turn++) {
    await page.waitForSelector('.curtain')
    expect(await named()).toEqual([])
    expect(await page.locator('.table, .thing').count()).toBe(0)
    await page.keyboard.press('Enter')
    let sight = await mira.look()
    hands.push(
      await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '.thing[data-spot^="hand."], .thing[data-spot^="leader."]',
          ),
        ].flatMap(({ dataset }) => dataset['card'] ?? []),
      ),
    )
    // Plays until the device is to be passed on.
    for (;;) {
      await mira.act(sight)
      const next = await Promise.race([
        page.waitForSelector('.pass-on').then(() => undefined),
        mira.look(sight),
      ])
      if (!next) break
      sight = next
    }
    // What it says lies beside the question, and not over it.
    for (const [width, height] of turn > 0
      ? ([
          [390, 664],
          [1440, 900],
        ] as const)
      : []) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(isInSight, '.prompt-line')).toBe(true)
      expect(await page.evaluate(isInSight, '.pass-on')).toBe(true)
    }
    await page.locator('.pass-on').click()
  }
  const [first = [], second = []] = hands
  expect(first.length).toBeGreaterThan(0)
  expect(second.length).toBeGreaterThan(0)
  expect(first.filter((card) => second.includes(card))).toEqual([])

  // The end is for both to read: none of them is "you".
  await page.waitForSelector('.curtain')
  await page.keyboard.press('Enter')
  await mira.look()
  for (const name of ['Menu', 'Give up', 'Give up']) await page.getByRole('button', { name }).click()
  await page.waitForSelector('.reveal')
  expect(await page.locator('.reveal').innerText()).not.toMatch(/\byou\b/i)
})
