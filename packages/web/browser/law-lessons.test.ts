// The law for screens where somebody learns: every moment of a lesson, and a table with a coach. A few lessons here;
// `npm run screens` goes through all of them in every look.

import type { Frame } from '@playwright/test'
import { randomFrom, shuffle } from '@undercrown/engine'
import { lessonGames } from '@undercrown/lessons/games.ts'
import { expect, test } from 'vitest'
import { framed } from './framed.ts'
import { breachesIn, type LawLook, lawLooks } from './law.ts'
import { lawIn } from './law-tools.ts'
import { stage } from './stage.ts'

const house = stage('law-lessons')

const WHOLE = Number(process.env['SIGHTS'] ?? 0) > 100
const SEED = process.env['SEED'] ?? 'law'
const LESSONS = Number(process.env['LESSONS'] ?? (WHOLE ? 100 : 1))
const PATIENCE = WHOLE ? 3_600_000 : 600_000

/** Hands and a desk, and large letters. */
const windows: readonly LawLook[] = WHOLE
  ? lawLooks
  : lawLooks.filter(
      ({ width, height, textSize, lang }) =>
        lang === 'fr' &&
        (textSize === 100 ? ['390 664', '667 375', '1440 900'] : ['360 640']).includes(`${width} ${height}`),
    )

const shelves = await Promise.all(
  lessonGames
    .filter(({ id }) => id.includes(process.env['GAME'] ?? ''))
    .map(async ({ id, lessons }) =>
      shuffle(
        randomFrom(`${SEED} ${id}`),
        (await lessons()).map((lesson) => `${id}/${lesson.id}`),
      ),
    ),
)
/** Those of all games in turn. */
const lessons = Array.from({ length: 40 }, (_, i) => shelves.flatMap((shelf) => shelf[i] ?? []))
  .flat()
  .slice(0, LESSONS)

const DONE = '.table.lesson.is-done'
const READY = `.table.lesson.is-open, ${DONE}`

/** Run in the page: tries something, and says whether it was wrong. */
async function tryOther(): Promise<boolean> {
  const press = (selector: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    found.at(-1)?.click()
    return found.length > 0
  }
  const marked = ':not(.marked)'
  press(`.prompt [data-answer]${marked}`) || press(`.prompt [data-say]${marked}`)
  for (let i = 0; i < 120; i++) {
    if (document.querySelector('.lesson.is-open .prompt-fault')) return true
    if (document.querySelector('.lesson.is-done')) return false
    await new Promise((done) => requestAnimationFrame(done))
  }
  return false
}

/** Run in the page: does what is shown. */
async function doShown(): Promise<void> {
  const table = () => document.querySelector<HTMLElement>('.table.lesson')
  const seq = table()?.dataset['seq']
  document.querySelector<HTMLElement>('.prompt .show-me')?.click()
  for (let i = 0; i < 600 && table()?.dataset['seq'] === seq; i++) {
    await new Promise((done) => requestAnimationFrame(done))
    document
      .querySelector<HTMLElement>(
        '.prompt .confirm, .thing.lit.marked:not(.picked), .prompt :is([data-say], [data-answer]).marked',
      )
      ?.click()
  }
}

async function look(frame: Frame, at: string): Promise<string[]> {
  const found = await lawIn(frame, breachesIn, windows)
  return found.map(({ look, rule, what }) => `${at} ${look}: ${rule}: ${what}`)
}

test.concurrent.each(lessons)(
  '%s',
  async (lesson) => {
    const { page, context } = await house.comes('Mira', {
      settings: { confirm: false },
      context: { hasTouch: true, viewport: { width: 1440, height: 1030 } },
    })
    const frame = await framed(page, `/learn/${lesson}`)
    const breaches: string[] = []
    for (let step = 1; ; step++) {
      await frame.locator(`${READY}`).first().waitFor()
      breaches.push(...(await look(frame, `step ${step}`)))
      if (await frame.evaluate(tryOther)) breaches.push(...(await look(frame, `step ${step}, a wrong try`)))
      while ((await frame.locator(DONE).count()) === 0) {
        await frame.evaluate(doShown)
        await frame.locator(READY).first().waitFor()
      }
      breaches.push(...(await look(frame, `step ${step}, done`)))
      if ((await frame.locator('.lesson-steps i').last().getAttribute('class')) === 'here') break
      await frame.locator('.prompt .button.primary').evaluate((button) => (button as HTMLElement).click())
      await frame.locator(`.lesson-steps i:nth-child(${step + 1}).here`).waitFor({ state: 'attached' })
    }
    await context.close()
    expect(breaches).toEqual([])
  },
  PATIENCE,
)

test.concurrent.each(WHOLE ? lessonGames : lessonGames.slice(1, 2))(
  'a coach at $id',
  async ({ id }) => {
    const { page, context } = await house.comes('Mira', {
      settings: { lang: 'fr' },
      context: { hasTouch: true, viewport: { width: 1440, height: 1030 } },
    })
    await page.goto(`/learn#${id}`)
    await page.locator(`[id="${id}"] .learn-coach button`).click()
    await page.waitForURL(/\/local\//)
    const frame = await framed(page, new URL(page.url()).pathname)
    await frame.locator('.prompt.asked .prompt-why > .icon').waitFor()
    const breaches = await look(frame, 'the first question')
    await context.close()
    expect(breaches).toEqual([])
  },
  PATIENCE,
)
