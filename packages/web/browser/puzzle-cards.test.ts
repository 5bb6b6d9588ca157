// Puzzles of the card games as people solve them: each kind, wrongly first, by keys, by touch and in French; and those
// that somebody brings along.

import type { Puzzle } from '@undercrown/puzzles'
import { writtenPuzzle } from '@undercrown/puzzles'
import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { pack as packed } from '../client/pack.ts'
import { noBarriers } from './barriers.ts'
import type { TestPlayer } from './player.ts'
import { fails, nameIn, saidName, solves } from './solving.ts'
import { phone, stage } from './stage.ts'

const house = stage('puzzle-cards')
const all = [...(await shippedPuzzles('hidden-leaders')), ...(await shippedPuzzles('hidden-people'))]
const easiest = (kind: string) => all.find((one) => one.kind === kind) as Puzzle
async function opens({ page }: TestPlayer, { id }: Puzzle): Promise<void> {
  await page.goto(`/puzzle/${id}`)
  await page.waitForSelector('.table:is(.is-open, .is-ready)')
}

test.concurrent('by keys: a world in which it fails, then the answer with what all of them come to', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  const puzzle = easiest('certain')
  await opens(june, puzzle)
  expect(await page.locator('.prompt-why').textContent()).toMatch(/^Certain: one answer wins in every world/)
  await page.keyboard.press('c')
  expect(await page.locator('.ladder .taken').count()).toBe(1)
  await fails(june, puzzle)
  await page.waitForFunction(() =>
    / rules?\. .+ is /.test(document.querySelector('.prompt-why')?.textContent ?? ''),
  )
  await noBarriers(page, 'a world')
  await page.keyboard.press('r')
  await june.press('.prompt .button.primary')
  await page.waitForSelector('.table.is-open')
  await solves(june, puzzle)
  expect(await page.locator('.worlds .is-best .share').textContent()).toMatch(/^100/)
  expect(await page.locator('.worlds .is-yours').count()).toBe(1)
  await noBarriers(page, 'all worlds')
})

test.concurrent('in a hand, in French: turns are watched step by step, and a card is named', async () => {
  const ned = await house.comes('Ned', {
    hand: 'finger',
    settings: { confirm: false, lang: 'fr' },
    context: phone,
  })
  const { page } = ned
  await page.addInitScript(() => localStorage.setItem('undercrown.watch', 'step'))
  const puzzle = easiest('remember')
  await opens(ned, puzzle)
  expect(await page.locator('.prompt-line').textContent()).toBe('Regardez d’abord les tours')
  await noBarriers(page, 'before turns are watched')
  await ned.press('.watch-start .primary')
  for (let i = 0; i <= (puzzle.watch?.length ?? 0); i++) await ned.press('.watch-buttons .primary')
  await page.waitForSelector('.table.is-open')
  expect(await page.locator('.prompt-line').textContent()).toMatch(/^Quelle est (la|votre) \S+ carte/)
  await noBarriers(page, 'a card to name')
  const wrong = nameIn(puzzle) === '0' ? '1' : '0'
  await ned.press(`.name[aria-label="${wrong}"]`)
  await ned.press('.naming .answer')
  await page.waitForSelector('.table.is-failed')
  await ned.press('.prompt .button.primary')
  await page.waitForSelector('.table.is-open')
  await ned.press(`.name[aria-label="${saidName(nameIn(puzzle))}"]`)
  await ned.press('.naming .answer')
  await page.waitForSelector('.table.is-solved')
  expect(await page.locator('.prompt-line').textContent()).toBe('Vous l’aviez en tête')
})

test.concurrent('by keys: whose leader, and how sure; then which card it must be', async () => {
  const iris = await house.comes('Iris', { hand: 'keys' })
  const { page } = iris
  for (const kind of ['leader-bet', 'must']) {
    const puzzle = easiest(kind)
    await opens(iris, puzzle)
    await page.keyboard.press('c')
    await page.keyboard.press('c')
    await page.waitForSelector('.naming .name:disabled')
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('n')
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
      if (label === saidName(nameIn(puzzle))) break
    }
    await page.keyboard.press('Enter')
    await page.locator('.naming .answer').focus()
    await noBarriers(page, kind)
    await page.keyboard.press('Enter')
    await page.waitForSelector('.table.is-solved')
  }
})

test.concurrent('the best bet, and the last turn, with the chances of what else could be done', async () => {
  const otto = await house.comes('Otto', { settings: { confirm: false } })
  for (const kind of ['bet', 'last']) {
    const puzzle = easiest(kind)
    await opens(otto, puzzle)
    await solves(otto, puzzle)
    expect(await otto.page.locator('.worlds li').count()).toBeGreaterThan(1)
  }
})

test.concurrent('a puzzle that a link holds is proved and played; one that claims something else is refused', async () => {
  const mira = await house.comes('Mira', { settings: { lang: 'fr' } })
  const { page } = mira
  const puzzle = easiest('must')
  await page.goto(`/puzzle#${await packed(writtenPuzzle(puzzle))}`)
  await page.waitForSelector('.table.is-open')
  const place = (puzzle.solutions[0]?.[0] ?? '').split('=')[0]
  const other = { ...puzzle, solutions: [[`${place}=12`]] }
  await page.goto(`/puzzles`)
  await page.goto(`/puzzle#${await packed(writtenPuzzle(other))}`)
  await page.waitForSelector('.trouble .note')
  expect(await page.locator('.trouble .note').textContent()).toContain('ne peut pas être prouvée')
  await page.goto('/puzzles')
  await page.goto('/puzzle#nonsense')
  await page.waitForSelector('.trouble .note')
})
