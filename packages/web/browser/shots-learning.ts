// The pictures of all that is about learning: lessons, a coach, puzzles, reviews, mistakes, the analysis.

import type { AnyGame } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'
import { lessonGames } from '@undercrown/lessons/games.ts'
import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { pack } from '../client/pack.ts'
import { botGame } from './bot-games.ts'
import { changeSettings } from './looks.ts'
import { fails, nameIn, saidName, solves } from './solving.ts'
import { address, inTurn, key, pressFor, type ShotWay, toTomorrow } from './ways.ts'

const OPEN = '.table:is(.is-open, .is-ready)'
const quick: ShotWay = ({ page }) => changeSettings(page, { confirm: false })

/** The easiest of a kind. */
const easiest = async (game: string, kind: string): Promise<Puzzle> => {
  const found = (await shippedPuzzles(game)).find((one) => one.kind === kind)
  if (!found) throw new Error(`there is no ${kind} of ${game}`)
  return found
}
const puzzle =
  (game: string, kind: string, ...more: readonly ((puzzle: Puzzle) => ShotWay)[]): ShotWay =>
  async (player) => {
    const found = await easiest(game, kind)
    await inTurn(address(`/puzzle/${found.id}`, OPEN), quick)(player)
    for (const one of more) await one(found)(player)
  }
const solved =
  (found: Puzzle): ShotWay =>
  (player) =>
    solves(player, found)
const failed =
  (found: Puzzle): ShotWay =>
  (player) =>
    fails(player, found)
const named =
  (found: Puzzle): ShotWay =>
  async ({ page }) => {
    const others = page.locator(`.name:not(:disabled, [aria-label="${saidName(nameIn(found))}"])`)
    await others.first().click()
  }
const answered = () => pressFor('.naming .answer', '.table:is(.is-failed, .is-solved)')
const watched = () => pressFor('.watch-start .primary', '.watch-buttons')
const hinted = (): ShotWay => inTurn(key('c'), key('c'), key('c'))

const WON = '4.5.6.3Lr2.1w4.5.l3_ba_8_sb'

/** A moment is there to be looked at; the rest is still being judged. */
const begun =
  (game: object, seats: number): ShotWay =>
  async ({ page }) => {
    await page.goto(`/review#${await pack(botGame(game as AnyGame, seats))}`)
    await page.locator('.review-moments li').first().waitFor()
  }
const moment = pressFor('.review-moments li button', '.moment-deeds [aria-pressed]')
/** All is judged; a moment is looked at. */
const review = (game: object, seats: number): ShotWay =>
  inTurn(
    begun(game, seats),
    ({ page }) => page.locator('.review-progress').waitFor({ state: 'detached', timeout: 500_000 }),
    moment,
  )
const again = pressFor('.moment-deeds .primary', '.prompt.asked')
const toDeck = inTurn(
  begun(hiddenLeaders, 2),
  moment,
  pressFor('.moment-deeds [aria-pressed="false"]', '.moment-deeds [aria-pressed="true"]'),
  ({ page }) => toTomorrow(page),
  address('/learn/mistakes', 'main .button.primary'),
)

const lessons = Object.fromEntries(
  (
    await Promise.all(
      lessonGames.map(async ({ id, lessons }) => {
        const [first] = await lessons()
        const open = address(`/learn/${id}/${first?.id}`, '.table.lesson:is(.is-open, .is-done)')
        return [
          [`lesson-${id}`, open],
          [`lesson-${id}-shown`, inTurn(open, pressFor('.prompt .show-me', '.marked'))],
        ] as const
      }),
    )
  ).flat(),
)

/** One of every kind, as it is asked. */
const kinds = Object.fromEntries(
  (
    await Promise.all(
      puzzleGames.map(async ({ id }) =>
        [...new Set((await shippedPuzzles(id)).map(({ kind }) => kind))].map(
          (kind) => [`puzzle-${id}-${kind}`, puzzle(id, kind)] as const,
        ),
      ),
    )
  ).flat(),
)

export const learning: Readonly<Record<string, ShotWay>> = {
  learn: address('/learn', '.learn-game .lesson-list'),
  'learn-write': address('/learn/write'),
  'learn-mistakes': address('/learn/mistakes', 'main [role="status"]'),
  ...lessons,
  coach: async ({ page }) => {
    await page.goto('/learn#hidden-people')
    await page.locator('[id="hidden-people"] .learn-coach button').click()
    await page.waitForURL(/\/local\//)
    await page.locator('.prompt.asked .prompt-why > .icon').waitFor()
  },
  puzzles: address('/puzzles', '.puzzle-game'),
  ...kinds,
  'puzzle-hinted': puzzle('leaders', 'safe', hinted),
  'puzzle-refuted': puzzle('leaders', 'safe', () =>
    inTurn(key('e'), ({ page }) => page.waitForSelector('.table.is-failed')),
  ),
  'puzzle-solved': puzzle('leaders', 'crown', solved),
  'puzzle-world': puzzle('hidden-leaders', 'certain', failed),
  'puzzle-worlds': puzzle('hidden-leaders', 'certain', solved),
  'puzzle-named': puzzle('hidden-people', 'must', named),
  'puzzle-named-wrong': puzzle('hidden-people', 'must', named, answered),
  'puzzle-watching': puzzle('hidden-people', 'remember', watched),
  review: review(hiddenLeaders, 3),
  'review-leaders': review(leaders, 2),
  'review-people': review(hiddenPeople, 4),
  'review-again': inTurn(review(hiddenLeaders, 2), quick, again),
  'mistakes-due': toDeck,
  mistake: inTurn(toDeck, pressFor('main .button.primary', '.prompt')),
  analysis: address('/analysis', '.best-turns li'),
  'analysis-won': address(`/analysis#${WON}`, '.verdict .is-good'),
  'analysis-line': inTurn(
    address(`/analysis#${WON}`, '.verdict .is-good'),
    pressFor('.turn-worth', '.variations em'),
    pressFor('.draft-shares summary', '.draft-shares[open] td'),
  ),
  'analysis-threat': address(`/analysis#${WON.replace('_ba_8', '_wa_9')}`, '.verdict .is-bad'),
  'analysis-none': address('/analysis#rien.du.tout', '.verdict[role="alert"]'),
}
