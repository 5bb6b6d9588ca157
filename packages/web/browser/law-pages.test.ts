// The law for screens on the pages where somebody learns, solves, reviews and analyses. A few looks here;
// `npm run screens` goes through all of them.

import type { Frame } from '@playwright/test'
import type { AnyGame } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { botGame } from './bot-games.ts'
import { framed } from './framed.ts'
import { breachesIn, type LawLook, lawLooks } from './law.ts'
import { pageBreachesIn } from './law-page.ts'
import { breachesOf } from './law-tools.ts'
import { stage } from './stage.ts'
import { toTomorrow } from './ways.ts'

const house = stage('law-pages')

const WHOLE = Number(process.env['SIGHTS'] ?? 0) > 100
const SEED = process.env['SEED'] ?? 'law'
const PATIENCE = WHOLE ? 3_600_000 : 600_000
const WINDOWS = process.env['WINDOWS']?.split(',')

/** A hand, a hand on its side with large letters, a desk. */
const windows: readonly LawLook[] = lawLooks.filter(({ width, height, textSize, lang }) => {
  if (WINDOWS) return WINDOWS.includes(`${width}x${height}`)
  return (
    WHOLE ||
    ['360 640 100 fr', '667 375 200 fr', '1280 720 100 en'].includes(
      [width, height, textSize, lang].join(' '),
    )
  )
})

/** As a page, and as a table where it is one. */
async function look(frame: Frame, at: string): Promise<string[]> {
  const isTable = (await frame.locator('.table').count()) > 0
  return breachesOf(frame, isTable ? [pageBreachesIn, breachesIn] : [pageBreachesIn], windows, at)
}

const press = (frame: Frame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((one) => (one as HTMLElement).click())

interface LawPage {
  readonly name: string
  readonly path: string
  readonly hash?: string
  /** In turn: what must be there, then it is looked at, then this is pressed. */
  readonly states: readonly (readonly [there: string, press?: string])[]
}

const WON = '4.5.6.3Lr2.1w4.5.l3_ba_8_sb'

const pages: readonly LawPage[] = [
  {
    name: 'learn',
    path: '/learn',
    states: [['.learn-game .lesson-list', '.learn-modules summary'], ['.learn-modules[open] li']],
  },
  { name: 'puzzles', path: '/puzzles', states: [['.puzzle-game']] },
  { name: 'no mistakes', path: '/learn/mistakes', states: [['main [role="status"]']] },
  { name: 'a lesson to write', path: '/learn/write', states: [['main h1']] },
  { name: 'the analysis', path: '/analysis', states: [['.best-turns li', '.thing.lit'], ['.best-turns li']] },
  {
    name: 'a win',
    path: '/analysis',
    hash: `#${WON}`,
    states: [
      ['.verdict .is-good', '.turn-worth'],
      ['.variations em', '.draft-shares summary'],
      ['.draft-shares[open] td', '.analysis-editor .palette [data-spot="hand.hermit"]'],
    ],
  },
  {
    name: 'a threat',
    path: '/analysis',
    hash: `#${WON.replace('_ba_8', '_wa_9')}`,
    states: [['.verdict .is-bad']],
  },
  { name: 'no position', path: '/analysis', hash: '#rien.du.tout', states: [['.verdict[role="alert"]']] },
]

/** In a short run those that hold most. */
const few = ['learn', 'puzzles', 'the analysis', 'a win']

test.concurrent.each(WHOLE || WINDOWS ? pages : pages.filter(({ name }) => few.includes(name)))(
  '$name',
  async ({ name, path, hash, states }) => {
    const { page, context } = await house.comes('Mira', {
      settings: { confirm: false },
      context: { hasTouch: true, viewport: { width: 1440, height: 1030 } },
    })
    const frame = await framed(page, path, hash)
    const breaches: string[] = []
    for (const [i, [there, next]] of states.entries()) {
      await frame.locator(there).first().waitFor({ state: 'attached' })
      breaches.push(...(await look(frame, `${name} ${i}`)))
      if (next !== undefined) await press(frame, next)
    }
    await context.close()
    expect(breaches).toEqual([])
  },
  PATIENCE,
)

const reviewed = [
  { game: hiddenLeaders as unknown as AnyGame, seats: 2 },
  { game: leaders as unknown as AnyGame, seats: 2 },
  { game: hiddenPeople as unknown as AnyGame, seats: 4 },
]
test.concurrent.each(WHOLE ? reviewed : reviewed.slice(0, 1))(
  'a review of $game.id, one of its moments again, and the deck of mistakes',
  async ({ game, seats }) => {
    const { page, context } = await house.comes('Mira', {
      settings: { confirm: false },
      context: { hasTouch: true, viewport: { width: 1440, height: 1030 } },
    })
    const frame = await framed(page, '/review', `#${await pack(botGame(game, seats, `${SEED} review`))}`)
    const breaches: string[] = []
    await frame.locator('.review-moments li').nth(2).waitFor()
    // In Leaders all lies open.
    if (game.id !== 'leaders') await frame.locator('.belief-areas > li, .belief-rows li').first().waitFor()
    if (WHOLE) await frame.locator('.review-progress').waitFor({ state: 'detached', timeout: PATIENCE })
    breaches.push(...(await look(frame, 'review')))
    // More moments may be found, and another be the first.
    await press(frame, '.review-moments li button')
    await frame.locator('.moment-deeds [aria-pressed]').waitFor()
    await press(frame, '.moment-deeds [aria-pressed]')
    await frame.locator('.moment-deeds [aria-pressed="true"]').waitFor()
    await press(frame, '.moment-deeds .primary')
    await frame.locator('.prompt.asked').waitFor()
    breaches.push(...(await look(frame, 'again')))
    // Tomorrow.
    const later = await context.newPage()
    await toTomorrow(later)
    await page.close()
    const deck = await framed(later, '/learn/mistakes')
    await deck.locator('main .button.primary').waitFor()
    breaches.push(...(await look(deck, 'deck')))
    await press(deck, 'main .button.primary')
    await deck.locator('.prompt').waitFor()
    breaches.push(...(await look(deck, 'a mistake')))
    await context.close()
    expect(breaches).toEqual([])
  },
  PATIENCE,
)
