// A replay watched together, each in a browser of their own: one leads, the others follow, talk, look around, come back.

import type { AnyGame } from '@undercrown/engine'
import { hiddenPeople } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { noBarriers } from './barriers.ts'
import { botGame } from './bot-games.ts'
import { changeSettings } from './looks.ts'
import type { TestPlayer } from './player.ts'
import { phone, stage } from './stage.ts'

const house = stage('party')
const shots = process.env['SHOTS']
const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

const at = ({ page }: TestPlayer) => page.locator('.replay .table').getAttribute('data-seq')
const eyes = ({ page }: TestPlayer) => page.locator('.eyes select').inputValue()
const line = ({ page }: TestPlayer) => page.locator('.party-line').innerText()
const shot = async ({ page }: TestPlayer, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/party-${name}.png` })
}

async function begun(mira: TestPlayer): Promise<string> {
  await mira.page.getByRole('button', { name: 'Menu' }).click()
  await mira.page.getByRole('button', { name: 'Watch together' }).click()
  await expect.poll(() => line(mira)).toBe('You lead. Send the link to whoever should watch with you.')
  await mira.page.getByRole('button', { name: 'Copy the link' }).click()
  await mira.page.getByText('Copied', { exact: true }).waitFor()
  return mira.page.evaluate(() => navigator.clipboard.readText())
}

test('a game of a private table: step and seat follow, with talk, and the lead goes from one to the other', async () => {
  const mira = await house.comes('Mira', { context: clipboard })
  const otto = await house.comes('Otto')
  const june = await house.comes('June', { context: { viewport: { width: 1200, height: 760 } } })
  for (const one of [mira, otto, june]) one.excuse(/WebSocket/)
  const table = await house.table([mira], { game: 'leaders', seats: 2 })
  await mira.page.goto(`/table/${table}`)
  // A press may only take something up, or put it down again; some of these are moves.
  await mira.play(12)
  await mira.command(table, { do: 'resign' })
  await mira.page.goto(`/replay/${table}`)
  await mira.page.locator('.scrub input').fill('2')
  await expect.poll(() => at(mira)).toBe('2')
  const link = await begun(mira)
  expect(new URL(link).searchParams.has('code')).toBe(true)

  // By the link alone: June did not play.
  await june.page.goto(link)
  await expect.poll(() => at(june)).toBe('2')
  await expect.poll(() => line(june)).toBe('You see what Mira looks at.')
  await expect.poll(() => line(mira)).toBe('You lead: the others see what you look at.')
  await mira.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(june)).toBe('3')
  await mira.page.locator('.eyes select').selectOption('1')
  await expect.poll(() => eyes(june)).toBe('1')
  await mira.page.keyboard.press('Home')
  await expect.poll(() => at(june)).toBe('0')

  const says = june.page.getByRole('textbox', { name: 'Say something nice' })
  await says.fill('Why the rider?')
  await says.press('Enter')
  await mira.page.getByText('Why the rider?').waitFor()
  await noBarriers(mira.page)
  await shot(mira, 'leads-desktop')

  // She looks around, and comes back.
  await june.page.getByRole('button', { name: 'To the end' }).click()
  await expect.poll(() => line(june)).toBe('You are looking around by yourself. Mira leads.')
  await expect.poll(() => at(june)).not.toBe('0')
  const last = await at(june)
  await mira.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(mira)).toBe('1')
  expect(await at(june)).toBe(last)
  await noBarriers(june.page)
  await shot(june, 'around-desktop')
  await june.page.getByRole('button', { name: 'Follow again', exact: true }).click()
  await expect.poll(() => at(june)).toBe('1')

  // The lead is handed over, and outlives a reload of either.
  await mira.page.getByRole('button', { name: 'Give June the lead' }).click()
  await expect.poll(() => line(june)).toBe('You lead: the others see what you look at.')
  await june.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(mira)).toBe('2')
  await june.page.reload()
  await expect.poll(() => at(june)).toBe('2')
  await june.page.getByText('Why the rider?').waitFor()
  await june.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(mira)).toBe('3')
  await mira.page.reload()
  await expect.poll(() => line(mira)).toBe('You see what June looks at.')
  expect(await at(mira)).toBe('3')
  // A second tab of hers follows the first.
  const again = await june.anotherTab()
  await again.page.goto(link)
  await expect.poll(() => at(again)).toBe('3')
  await june.page.keyboard.press('ArrowLeft')
  await expect.poll(() => at(again)).toBe('2')
  await again.page.close()

  // Who leads goes to the review, and the others with them.
  await june.page.getByRole('button', { name: 'Menu' }).click()
  await june.page.getByRole('button', { name: 'Review the game' }).click()
  for (const { page } of [june, mira]) {
    await page.waitForURL('**/review/**')
    await page.locator('.party').waitFor()
  }
  await june.page.getByRole('radio', { name: 'All cards open' }).check()
  await expect.poll(() => mira.page.getByRole('radio', { name: 'All cards open' }).isChecked()).toBe(true)
  await noBarriers(mira.page)
  await shot(mira, 'review-desktop')

  // She leaves, and whoever wants to leads.
  await june.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(() => june.page.locator('.party').count()).toBe(0)
  await expect.poll(() => line(mira)).toBe('Nobody leads now.')
  await mira.page.getByRole('button', { name: 'Take the lead', exact: true }).click()
  await expect.poll(() => line(mira)).toBe('You lead. Send the link to whoever should watch with you.')
  await mira.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await otto.page.goto(link)
  await expect
    .poll(() => otto.page.getByRole('alert').innerText())
    .toBe('Nobody watches together here any more, or the link was cut short. You can watch by yourself.')
  for (const { faults } of [mira, otto, june]) expect(faults).toEqual([])
})

test('a game that the server does not know, in a hand, in French; and a link that leads to another', async () => {
  const mira = await house.comes('Mira', { context: clipboard })
  const nina = await house.comes('Nina', { context: phone })
  const game = hiddenPeople as unknown as AnyGame
  await mira.page.goto(`/replay#${await pack({ ...botGame(game, 3), names: undefined })}`)
  await mira.page.locator('.scrub input').waitFor()
  const link = await begun(mira)
  await nina.page.goto(link)
  await mira.page.keyboard.press('ArrowRight')
  await expect.poll(() => at(nina)).toBe('1')
  await changeSettings(nina.page, { lang: 'fr' })
  // Who played is not known: seats are named in the language of whoever reads the link.
  await expect.poll(() => nina.page.locator('.eyes select').textContent()).toContain('Chaise 1')
  await shot(nina, 'follows-phone')
  await nina.page.getByRole('button', { name: 'Une étape en avant' }).click()
  await nina.page.getByRole('button', { name: 'Suivre à nouveau', exact: true }).waitFor()
  await shot(nina, 'around-phone')
  // Its words have room on the smallest phone and on one that lies on its side, and push nothing out of the bar.
  const { width, height } = nina.page.viewportSize() ?? { width: 390, height: 664 }
  for (const [size, name] of [
    [{ width: 320, height: 568 }, 'tiny'],
    [{ width: 844, height: 390 }, 'sideways'],
  ] as const) {
    await nina.page.setViewportSize(size)
    await nina.page.getByText('Suivre', { exact: true }).waitFor()
    const bar = await nina.page.locator('.bar').boundingBox()
    for (const one of await nina.page.locator('.bar button, .bar .eyes').all()) {
      const box = (await one.isVisible()) ? await one.boundingBox() : undefined
      if (box) expect(box.x + box.width, name).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0))
    }
    await shot(nina, `around-${name}`)
  }
  await nina.page.setViewportSize({ width, height })
  await nina.page.getByRole('button', { name: /^L’histoire/ }).click()
  await expect.poll(() => line(nina)).toBe('Vous regardez de votre côté. Mira mène.')
  await shot(nina, 'panel-phone')
  await noBarriers(nina.page)

  // The same party with another game in the link.
  const otto = await house.comes('Otto')
  const { search } = new URL(link)
  await otto.page.goto(`/replay${search}#${await pack(botGame(game, 2))}`)
  await expect
    .poll(() => otto.page.getByRole('alert').innerText())
    .toMatch(/^This link leads to another game/)
  await shot(otto, 'astray-desktop')
  await otto.page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => otto.page.url()).not.toContain('with=')
  // And one that was cut short within the party's number.
  await otto.page.goto(`/replay?with=abc#${await pack(botGame(game, 2))}`)
  await expect.poll(() => otto.page.getByRole('alert').innerText()).toMatch(/^Nobody watches together here/)
  for (const { faults } of [mira, nina, otto]) expect(faults).toEqual([])
})
