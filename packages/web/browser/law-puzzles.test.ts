// The law for screens where puzzles are solved: every kind of every game, as it is asked, watched, hinted at, answered
// wrongly, shown and solved. A few here; `npm run screens` takes one of each kind in every look.

import type { Frame } from '@playwright/test'
import { pickOne, randomFrom, shuffle } from '@undercrown/engine'
import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { framed } from './framed.ts'
import { breachesIn, lawLooks } from './law.ts'
import { pageBreachesIn } from './law-page.ts'
import { breachesOf } from './law-tools.ts'
import { answersTo, nameIn, saidName } from './solving.ts'
import { stage } from './stage.ts'

const house = stage('law-puzzles')

const WHOLE = Number(process.env['SIGHTS'] ?? 0) > 100
const SEED = process.env['SEED'] ?? 'law'
/** So many of each kind; else of so many kinds. */
const EACH = Number(process.env['PUZZLES'] ?? 1)
const KINDS = Number(process.env['KINDS'] ?? (WHOLE ? 100 : 3))
const LOOKS = Number(process.env['LOOKS'] ?? (WHOLE ? 100 : 2))
const PATIENCE = WHOLE ? 3_600_000 : 600_000
const WINDOWS = process.env['WINDOWS']?.split(',')
const windows = lawLooks.filter(({ width, height }) => WINDOWS?.includes(`${width}x${height}`) ?? true)

/** One of every kind, those of all games in turn: in a short run one that is watched or named comes by, too. */
const shelves = await Promise.all(
  puzzleGames
    .filter(({ id }) => id.includes(process.env['GAME'] ?? ''))
    .map(async ({ id }) => {
      const all = shuffle(randomFrom(`${SEED} ${id}`), [...(await shippedPuzzles(id))])
      const kinds = [...new Set(all.map(({ kind }) => kind))]
      return kinds.map((kind) => all.filter((one) => one.kind === kind).slice(0, EACH))
    }),
)
const puzzles = Array.from({ length: 20 }, (_, i) => shelves.flatMap((shelf) => (shelf[i] ? [shelf[i]] : [])))
  .flat()
  .slice(0, KINDS)
  .flat()

const press = (frame: Frame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((one) => (one as HTMLElement).click())
const isThere = async (frame: Frame, selector: string) => (await frame.locator(selector).count()) > 0

/** Presses what is offered by chance until it is over. */
async function guess(frame: Frame, seed: string): Promise<void> {
  const random = randomFrom(seed)
  const over = '.table:is(.is-failed, .is-solved)'
  for (let i = 0; i < 60 && !(await isThere(frame, over)); i++) {
    const offers = frame.locator(
      (await isThere(frame, '.prompt .confirm')) ? '.prompt .confirm' : '.prompt [data-say], .thing.lit',
    )
    const count = await offers.count()
    // The last word of a turn is the quickest way to be wrong.
    const end = frame.locator('.prompt [data-say="say.end"]')
    if ((await end.count()) > 0) await end.first().evaluate((one) => (one as HTMLElement).click())
    else if (count > 0)
      await offers
        .nth(pickOne(random, [...Array(count).keys()]))
        .evaluate((one) => (one as HTMLElement).click())
        .catch(() => {})
    await frame.locator(`${over}, .table:not(.is-judging)`).first().waitFor()
  }
}

async function solve(frame: Frame, puzzle: Puzzle): Promise<void> {
  if (await isThere(frame, '.naming')) {
    await press(frame, `.name[aria-label="${saidName(nameIn(puzzle))}"]`)
    await press(frame, '.naming .answer')
  } else
    for await (const selectors of answersTo(puzzle)) {
      const seq = await frame.locator('.table').getAttribute('data-seq')
      for (const selector of selectors)
        await press(frame, selector.startsWith('[data-spot') ? `.thing.lit${selector}` : selector)
      if (await isThere(frame, '.prompt-buttons .confirm')) await press(frame, '.prompt-buttons .confirm')
      await frame.locator(`.table:is(:not([data-seq="${seq}"]), .is-solved)`).waitFor()
    }
  await frame.locator('.table.is-solved').waitFor()
}

test.concurrent.each(puzzles.map((puzzle, i) => ({ ...puzzle, i })))(
  '$game $kind: $id',
  async ({ i, ...puzzle }) => {
    const { page, context } = await house.comes('Mira', {
      settings: { confirm: false },
      context: { hasTouch: true, viewport: { width: 1440, height: 1030 } },
    })
    await page.addInitScript(() => localStorage.setItem('undercrown.watch', 'step'))
    const frame = await framed(page, `/puzzle/${puzzle.id}`)
    const breaches: string[] = []
    let turn = i * 7
    const look = async (phase: string) => {
      const looks = Array.from({ length: Math.min(LOOKS, windows.length) }, () => {
        turn += 11
        return windows[turn % windows.length] ?? lawLooks[0]
      }).flatMap((one) => one ?? [])
      const at = `${puzzle.game} ${puzzle.kind} ${puzzle.id} ${phase}`
      breaches.push(...(await breachesOf(frame, [breachesIn, pageBreachesIn], looks, at)))
    }
    await frame.locator('.table:is(.is-open, .is-ready)').waitFor()
    if (await isThere(frame, '.table.is-ready')) {
      await look('ready')
      await press(frame, '.watch-start .primary')
      await frame.locator('.watch-buttons .primary').waitFor()
      await look('watching')
      while (await isThere(frame, '.watch-buttons')) await press(frame, '.watch-buttons .primary')
      await frame.locator('.table.is-open').waitFor()
    }
    await look('open')
    for (let rung = 0; rung < 3; rung++) await press(frame, '.ask-hint')
    await look('hinted')
    if (await isThere(frame, '.naming')) {
      const names = await frame
        .locator('.name:not(:disabled)')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      const wrong = names.find((one) => one !== saidName(nameIn(puzzle))) ?? names[0]
      await press(frame, `.name[aria-label="${wrong}"]`)
      await look('named')
      await press(frame, '.naming .answer')
    } else await guess(frame, puzzle.id)
    await frame.locator('.table:is(.is-failed, .is-solved)').waitFor()
    if (await isThere(frame, '.table.is-failed')) {
      await look('failed')
      await press(frame, '.prompt .button.primary')
      await frame.locator('.table.is-open').waitFor()
      await solve(frame, puzzle)
    }
    await look('solved')
    await context.close()
    expect(breaches).toEqual([])
  },
  PATIENCE,
)
