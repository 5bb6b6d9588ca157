// A game reviewed: judged while one looks on, by keys, in both languages, in a hand; tried again, played on, noted.

import { json } from 'node:stream/consumers'
import { type AnyGame, layTable, recordOf } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { cardById, hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { noBarriers } from './barriers.ts'
import { botGame } from './bot-games.ts'
import { changeSettings } from './looks.ts'
import { phone, stage } from './stage.ts'

const house = stage('review')
const shots = process.env['SHOTS']

const played = (seats: number, seed?: string) => botGame(hiddenLeaders as unknown as AnyGame, seats, seed)

test('key moments, accuracy, beliefs; another answer; a note that is kept and passed on', async () => {
  const mira = await house.comes('Mira', { settings: { confirm: false } })
  const { page } = mira
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/review#${await pack(played(3))}`)
  // The first moments are there before all is judged.
  await page.locator('.review-moments li').first().waitFor()
  await page.locator('.review-progress').waitFor({ state: 'detached', timeout: 500_000 })
  for (const ring of await page.locator('.accuracy-ring b').allInnerTexts())
    expect(Number(ring)).toBeLessThanOrEqual(100)
  expect(await page.locator('.belief-areas > li').count()).toBe(2)
  expect(await page.locator('.belief-areas p').first().innerText()).toMatch(/^Move \d+ .+ → \d+%/)
  await noBarriers(page)
  if (shots) await page.screenshot({ path: `${shots}/review-desktop.png` })

  // By keys through the decisions, and aloud.
  const graph = page.getByRole('slider')
  await graph.focus()
  const before = await graph.getAttribute('aria-valuenow')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => graph.getAttribute('aria-valuenow')).not.toBe(before)
  expect(await graph.getAttribute('aria-valuetext')).toMatch(
    /^Move \d+, You: \d+; best choice \d+, played \d+, \w+/,
  )

  // The graph and the card of a moment measure two things, and the card says which is which, as the graph does.
  const told = /how the whole position looked, (\d+) before this move and (\d+) after it/
  const [, now] = /: (\d+);/.exec((await graph.getAttribute('aria-valuetext')) ?? '') ?? []
  expect(told.exec(await page.locator('.review-by').innerText())?.[1]).toBe(now)

  // Up and down lead through every move, and so do the buttons beside the notes.
  const at = Number(await graph.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => graph.getAttribute('aria-valuenow')).toBe(String(at + 1))
  await page.getByRole('button', { name: 'One move back', exact: true }).click()
  await expect.poll(() => graph.getAttribute('aria-valuenow')).toBe(String(at))

  // With all cards open the line is another, and nothing that was judged changes.
  const [line, counts] = [page.locator('.chance-plot polyline.line-0'), page.locator('.verdict-counts')]
  const [seen, judged] = [await line.getAttribute('points'), await counts.innerText()]
  await page.getByRole('radio', { name: 'All cards open' }).check()
  await expect
    .poll(async () => (await line.getAttribute('points'))?.split(' ').length)
    .toBe(seen?.split(' ').length)
  expect(await line.getAttribute('points')).not.toBe(seen)
  expect(await counts.innerText()).toBe(judged)
  await page.getByRole('radio', { name: /could know$/ }).check()
  await expect.poll(() => line.getAttribute('points')).toBe(seen)

  // The same game through other eyes.
  await page.getByRole('button', { name: /Otto/ }).click()
  await expect.poll(() => page.locator('.review-beliefs h2').innerText()).toContain('Otto')
  await page.getByRole('button', { name: /^You/ }).click()

  // What the others could know of one's own leader: a picture for each of them.
  await page.getByRole('radio', { name: 'What they knew', exact: true }).check()
  await page.getByRole('heading', { name: 'What the others could know of You', exact: true }).waitFor()
  await expect.poll(() => page.locator('.belief-areas > li').count()).toBe(2)
  if (shots) await page.locator('.review-beliefs').screenshot({ path: `${shots}/review-theirs.png` })
  await page.getByRole('radio', { name: 'What You knew', exact: true }).check()

  // Another answer, judged by the same measure.
  await page.locator('.review-moments li button').first().click()
  await page.getByRole('button', { name: 'Try again from here' }).click()
  const answers = page.locator('.prompt-buttons .button').filter({ hasNotText: 'Back' })
  await page.locator('.puzzle .thing.lit').or(answers).first().waitFor()
  if (shots) await page.screenshot({ path: `${shots}/review-try.png` })
  await page.getByRole('button', { name: 'Back' }).click()

  // A note goes with the link, which opens before it.
  await page.getByLabel(/^Note on move/).fill('Why not the Leech?')
  await page.getByLabel('Mark').selectOption('?')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await page.getByText(/^Move \d+: \? Why not the Leech/).waitFor()
  await page.reload()
  await page.getByText(/^Move \d+: \? Why not the Leech/).waitFor()
  // What was judged is kept: nothing is judged again.
  await page.locator('.review-moments li').first().waitFor()
  expect(await page.locator('.review-progress').count()).toBe(0)
  expect(mira.faults).toEqual([])
})

/** Seat 0 has seen its 12; a turn goes by, and it puts its last card in the place of one that it does not know. */
function forgetfulRecord() {
  const cards = (text: string, knownTo: readonly number[] = []) =>
    text.split(' ').map((id) => ({ ...cardById(id), knownTo }))
  const table = layTable(
    hiddenPeople as unknown as AnyGame,
    {
      rows: [[...cards('12-flash 2', [0]), ...cards('6-eye 8-stone')], cards('3 4 5-shuffle 7-eye')],
      drawPile: cards('11-replay 10-discard 1'),
      discardPile: cards(
        '9-exchange -1 =- 0 -1 =+ 2 5-shuffle 6-eye 7-eye 8-stone 9-exchange 10-discard 11-replay 12-seer',
      ),
      turn: 0,
    },
    'forgetful',
  )
  const idle = ['draw', 'hand', 'decline']
  for (const pick of [...idle, ...idle, 'draw', 'row 0.2']) {
    const [choice] = table.choices()
    const at = choice?.options.findIndex((option) => {
      const { zone, seat, index, word } = option as Record<string, unknown>
      return pick === (word ?? (zone === 'row' ? `row ${seat}.${index}` : zone))
    })
    table.pick(choice?.seat ?? 0, at ?? -1)
  }
  return recordOf(table)
}

test('what was known of each card, seen and played as if forgotten, and what the others knew', async () => {
  const nell = await house.comes('Nell', { settings: { confirm: false } })
  const { page } = nell
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/review#${await pack(forgetfulRecord())}`)
  await page.locator('.review-progress').waitFor({ state: 'detached', timeout: 500_000 })
  const list = page.locator('.belief-forgotten button')
  await list.first().click()
  expect(await list.first().innerText()).toMatch(/^Move 8 12.*\(.+, card 1\), seen from the start$/)
  expect(await page.locator('.belief-rows .forgotten').innerText()).toMatch(/as if forgotten$/)
  expect(await page.locator('.belief-rows .known').count()).toBe(1)
  expect(await page.locator('.moment-forgotten').innerText()).toMatch(
    /^As if forgotten: 12.+ would have cost [\d.]+ instead of [\d.]+ points\.$/,
  )
  await noBarriers(page)
  if (shots) await page.screenshot({ path: `${shots}/review-forgotten.png` })
  // Seat 1 has seen none of them.
  await page.getByRole('radio', { name: 'What they knew', exact: true }).check()
  await expect.poll(() => page.locator('.belief-rows ol li').count()).toBe(4)
  expect(await page.locator('.belief-rows .known').count()).toBe(0)
  await changeSettings(page, { lang: 'fr' })
  await page.getByText(/^Comme oubliée/).waitFor()
  expect(nell.faults).toEqual([])
})

test('a shared review opens before its first note, and tells later ones when one gets there', async () => {
  const ruben = await house.comes('Ruben')
  const { page } = ruben
  const notes = [
    { step: 6, mark: '!', text: 'And this.' },
    { step: 3, mark: '?', text: 'Look here.' },
  ]
  await page.goto(`/review#${await pack({ ...forgetfulRecord(), notes })}`)
  await page.getByRole('button', { name: 'Move 4: a note', exact: true }).waitFor()
  expect(await page.getByRole('slider').getAttribute('aria-valuenow')).toBe('3')
  await page.getByRole('button', { name: 'Move 4: a note', exact: true }).click()
  await page.getByRole('button', { name: 'Move 4: ? Look here.', exact: true }).waitFor()
  expect(await page.getByText('And this.').count()).toBe(0)
  await page.getByRole('button', { name: 'Move 7: a note', exact: true }).click()
  await page.getByRole('button', { name: 'Move 7: ! And this.', exact: true }).waitFor()

  // Who writes more finds it again, and takes it along: to the replay of the same moment, and in its file.
  await page.getByLabel('Note on move 7').fill('And that.')
  await page.getByRole('button', { name: 'Keep the note' }).click()
  await page.getByRole('button', { name: 'Move 7: ! And that.', exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Move 7: a note', exact: true }).click()
  await page.getByRole('button', { name: 'Move 7: ! And that.', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Replay', exact: true }).click()
  await expect.poll(() => page.locator('.replay .table').getAttribute('data-seq')).toBe('6')
  await page.getByRole('button', { name: 'Menu' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the record as a file' }).click()
  const saved = await json(await (await saving).createReadStream())
  expect((saved as { notes: unknown }).notes).toEqual([notes[1], { ...notes[0], text: 'And that.' }])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Review the game' }).click()
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuenow')).toBe('7')
  expect(ruben.faults).toEqual([])
})

test('of Leaders shows the board with what was done, and leads to its analysis', async () => {
  const alma = await house.comes('Alma')
  const { page } = alma
  await page.goto(`/review#${await pack(botGame(leaders as unknown as AnyGame, 2))}`)
  await page.locator('.review-moments li').first().waitFor({ timeout: 500_000 })
  await page.locator('.review-table .is-best polyline').waitFor()
  expect(await page.locator('.way-key li').allInnerTexts()).toEqual(['Played', 'Best'])
  await page.getByRole('button', { name: 'Analyse this position' }).click()
  await page.waitForURL('**/analysis#**')
  await page.getByRole('heading', { name: 'The position' }).waitFor()
  expect(alma.faults).toEqual([])
})

test('in a hand, in French', async () => {
  const june = await house.comes('June', { settings: { confirm: false }, context: phone })
  const { page } = june
  await page.goto(`/review#${await pack(played(2, 'e'))}`)
  // Many moments: their line is what is widest.
  await page.locator('.review-moments li').nth(4).waitFor()
  await changeSettings(page, { lang: 'fr' })
  await page.getByRole('heading', { name: 'Précision', exact: true }).waitFor()
  await noBarriers(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  if (shots) await page.screenshot({ path: `${shots}/review-phone.png`, fullPage: true })
  // On the smallest phone the title is whole, and what is judged comes right after the moments.
  await page.setViewportSize({ width: 320, height: 568 })
  const top = async (what: string) => (await page.locator(what).boundingBox())?.y ?? 0
  await expect.poll(() => top('.review-moment')).toBeLessThan(await top('.review-beliefs'))
  const title = page.locator('.review-bar h1')
  expect(await title.evaluate((one) => one.getClientRects()[0]?.height)).toBeLessThan(40)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (shots) await page.screenshot({ path: `${shots}/review-tiny.png`, fullPage: true })
  expect(june.faults).toEqual([])
})

test('a link that is cut short is said to be, in words', async () => {
  const otto = await house.comes('Otto')
  await otto.page.goto('/review#cut')
  await otto.page.getByText(/^We cannot play this/).waitFor()
})
