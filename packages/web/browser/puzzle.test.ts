// Puzzles as people solve them: by keys, by touch, wrongly first, and without any network.

import { dailyPuzzle, type Puzzle, utcDay } from '@undercrown/puzzles'
import { shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { noBarriers } from './barriers.ts'
import type { TestPlayer } from './player.ts'
import { solves } from './solving.ts'
import { phone, stage } from './stage.ts'

const house = stage('puzzle')
const pack = await shippedPuzzles('leaders')
const easiest = (kind: string) => pack.find((one) => one.kind === kind) as Puzzle

test.concurrent('by keys: a hint, a wrong turn and what beats it, then the solution', async () => {
  const june = await house.comes('June', { hand: 'keys', settings: { confirm: false } })
  const { page } = june
  const puzzle = easiest('safe')
  await page.goto(`/puzzle/${puzzle.id}`)
  await page.waitForSelector('.table.is-open')
  expect(await page.title()).toBe('The only safe turn – Leaders – Undercrown')
  expect(await page.locator('.prompt-line').textContent()).toBe('Find the only safe turn')
  await page.keyboard.press('c')
  expect(await page.locator('.ladder .taken').count()).toBe(1)
  await page.keyboard.press('e')
  await page.waitForSelector('.table.is-failed')
  // It is shown to its end by itself, and can be gone through again.
  await page.waitForSelector('.steps li:last-child [aria-current]')
  const last = await page.locator('.steps li').count()
  // Nobody sits there: it is a side, and no bot by its name.
  expect(await page.locator('.steps li').first().innerText()).toMatch(/^\d\s+(Black|White):/)
  await page.keyboard.press('ArrowLeft')
  expect(await page.locator('.steps [aria-current]').count()).toBe(last > 1 ? 1 : 0)
  await noBarriers(page, 'refuted')
  await june.press('.prompt .button.primary')
  await page.waitForSelector('.table.is-open')
  await solves(june, puzzle)
  expect(await page.locator('.prompt-line').textContent()).toBe('Your crown is safe')
  // The first answer was wrong, and counts.
  expect(await page.locator('.result .gain').textContent()).toMatch(/^−/)
  await noBarriers(page, 'solved')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table.is-open')
  expect(page.url()).not.toContain(puzzle.id)
  // What was missed lies in the deck of mistakes, and comes back tomorrow.
  await page.goto('/learn')
  const deck = page.getByRole('region', { name: 'Your mistakes', exact: true })
  await deck.waitFor()
  expect(await deck.getByRole('listitem').allTextContents()).toEqual([
    '0today',
    '13 days',
    '0a week',
    '0a month',
  ])
  await deck.getByText('Leaders: Find the only safe turn').waitFor()
  await noBarriers(page, 'learn')
  await makeDue(page)
  await page.goto('/learn')
  await deck.getByRole('link', { name: 'Try it again', exact: true }).click()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForSelector('.table.is-open')
  await solves(june, puzzle)
  await page.keyboard.press('Enter')
  await page.getByText('Nothing is due today. One card in your deck.', { exact: true }).waitFor()
})

/** As if a day had passed: every card of the deck is due. */
async function makeDue(page: TestPlayer['page']): Promise<void> {
  await page.evaluate(async () => {
    const done = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    const open = await done(indexedDB.open('undercrown-deck'))
    const [name = ''] = open.objectStoreNames
    const store = open.transaction(name, 'readwrite').objectStore(name)
    for (const card of await done(store.getAll()))
      await done(store.put({ ...card, due: card.due - 1 }, card.id))
    open.close()
  })
}

test.concurrent('in a hand, in French and without network: the puzzle of the day', async () => {
  const ned = await house.comes('Ned', {
    hand: 'finger',
    settings: { confirm: false, lang: 'fr' },
    context: { ...phone, serviceWorkers: 'allow' },
  })
  const { page, context } = ned
  // Of that day: a hook that may fly as well as drag, from the same place to the same, a button each.
  const today = utcDay(Date.UTC(2026, 10, 20))
  await page.clock.setFixedTime(Date.UTC(2026, 10, 20, 12))
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  })
  ned.excuse(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  await context.setOffline(true)
  await page.goto('/puzzles')
  await page.waitForSelector('.dailies a')
  await noBarriers(page, 'shelf')
  await page.locator('.dailies a[href$="/leaders"]').click()
  await page.waitForSelector('.table.is-open')
  await solves(ned, dailyPuzzle(pack, 'leaders', today) as Puzzle)
  expect(await page.locator('.prompt-task').textContent()).toMatch(/^Résolue · \+\d+$/)
  await noBarriers(page, 'solved in a hand')
  // It is there after a reload, and a lantern burns.
  await page.goto('/puzzles')
  await page.waitForSelector('.dailies .is-solved')
  expect(await page.locator('.lanterns .lit').count()).toBe(1)
})

test.concurrent('once solved: the way drawn on the board, what fails and why, and a vote', async () => {
  const iris = await house.comes('Iris', { settings: { confirm: false } })
  const { page } = iris
  const puzzle = pack.find(
    ({ kind, solutions: [solution = []] }) => kind === 'crown' && solution.length === 3,
  ) as Puzzle
  await page.goto(`/puzzle/${puzzle.id}`)
  await page.waitForSelector('.table.is-open')
  const crumbs = page.locator('.crumbs')
  expect(await crumbs.textContent()).toBe('Puzzles · Leaders · Take the crown')
  expect(await page.locator('.wing-name').textContent()).toBe(`Puzzle ${puzzle.id}`)
  // What it is about is not told before it is solved, not even by a wrong answer.
  expect(await page.locator('.hidden-theme').count()).toBe(puzzle.themes.length)
  await page.keyboard.press('e')
  await page.waitForSelector('.table.is-failed')
  expect(await crumbs.textContent()).toBe('Puzzles · Leaders · Take the crown')
  expect(await page.locator('.solution-marks').count()).toBe(0)
  await iris.press('.prompt .button.primary')
  await page.waitForSelector('.table.is-open')
  await solves(iris, puzzle)
  const written = puzzle.solutions[0] ?? []
  expect(await page.locator('.deeds.numbered code').allTextContents()).toEqual(written)
  const numbers = await page.locator('.solution-marks text').allTextContents()
  expect(new Set(numbers)).toEqual(new Set(['1', '2', '3']))
  // Each that fails is another one than the solution, and tells why.
  await page.waitForSelector('.fails li')
  for (const fail of await page.locator('.fails li').all()) {
    const deeds = await fail.locator('code').allTextContents()
    expect(written.every((deed) => deeds.includes(deed))).toBe(false)
    expect(await fail.innerText()).toMatch(/of two against the crown/)
  }
  await noBarriers(page, 'solved')
  await page.getByRole('button', { name: 'Fair', exact: true }).click()
  await page.getByText('Noted. Thank you.', { exact: true }).waitFor()
  // What becomes of the solution is gone through again where it was solved.
  await page.getByRole('button', { name: 'Show it', exact: true }).click()
  await page.waitForSelector('.table.is-solved .solution-marks')
})

test.concurrent('a rung keeps what it tells until something is done, and is asked for anew', async () => {
  const rose = await house.comes('Rose', { hand: 'keys', settings: { confirm: false } })
  const { page } = rose
  await page.goto('/puzzle/fa11586bb2')
  await page.waitForSelector('.table.is-open')
  const told = () => page.locator('.ladder span').allTextContents()
  for (const rung of [1, 2, 3]) {
    await page.keyboard.press('c')
    await page
      .locator('.ladder .taken')
      .nth(rung - 1)
      .waitFor()
  }
  await page.getByText('Leader d7 moves to c6', { exact: true }).waitFor()
  expect((await told()).slice(1)).toEqual(['The Leader', 'Leader d7 moves to c6'])
  expect(await page.locator('.next-rung').count()).toBe(0)
  for (const cell of ['d7', 'c6', 'c5', 'd6']) await rose.press(`[data-spot="cell.${cell}"]`)
  await page.getByText('2 of 2', { exact: true }).waitFor()
  expect((await told()).slice(1)).toEqual(['Who has to act next?', 'From where to where.'])
  await rose.press('.next-rung')
  await page.getByText('Nobody: all is done, the turn may end.', { exact: true }).waitFor()
  await page.keyboard.press('e')
  await page.waitForSelector('.table.is-solved')
})

test.concurrent('a row that is over shows what beat the answer, and the solution', async () => {
  const olga = await house.comes('Olga', { settings: { confirm: false } })
  const { page } = olga
  await page.goto('/puzzles/streak/leaders')
  await page.waitForSelector('.table.is-open')
  await page.keyboard.press('e')
  await page.waitForSelector('.table.is-failed')
  await page.getByText('The run is over', { exact: true }).waitFor()
  await page.getByText('What happens then', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Once more' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Show the solution', exact: true }).click()
  await page.waitForSelector('.table.is-shown .solution-marks')
  await noBarriers(page, 'a row that is over')
  await page.getByRole('button', { name: 'Once more' }).click()
  await page.waitForSelector('.table.is-open')
})

test.concurrent('three minutes pass while somebody thinks, not while an answer is looked at', async () => {
  const paul = await house.comes('Paul', { settings: { confirm: false } })
  const { page } = paul
  await page.clock.install()
  await page.goto('/puzzles/three/leaders')
  await page.waitForSelector('.table.is-open')
  const clock = page.getByRole('timer')
  await page.clock.fastForward(60_000)
  await clock.getByText(/1[12]\d s left/).waitFor()
  await page.keyboard.press('e')
  await page.waitForSelector('.table.is-failed')
  const left = await clock.textContent()
  await page.clock.fastForward(60_000)
  expect(await clock.textContent()).toBe(left)
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await page.waitForSelector('.table.is-open')
  await page.clock.fastForward(180_000)
  await page.getByText('Three minutes are over', { exact: true }).first().waitFor()
  // Nothing that is done now is an answer.
  expect(await page.locator('.thing.lit').count()).toBe(0)
})
