// Lessons as people follow them: by keys and by touch, in both languages, with a wrong try before the right one.

import { lessonGames } from '@undercrown/lessons/games.ts'
import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { noBarriers } from './barriers.ts'
import type { TestPlayer } from './player.ts'
import { phone, stage } from './stage.ts'

const house = stage('lessons')
/** One of each game, where several things to do end in the same place; all of them, both ways, by `npm run soak`. */
const some = ['when-to-end-it', 'skills-along-a-line', 'follow-the-swap']
/** Those of a game, one after the other in one window. */
const walks = await Promise.all(
  lessonGames.map(async ({ id, lessons }) => {
    const ids = (await lessons()).map((one) => one.id)
    return { game: id, lessons: process.env['SOAK'] ? ids : ids.filter((one) => some.includes(one)) }
  }),
)

const OPEN = '.table.lesson.is-open'
const DONE = '.table.lesson.is-done'

/** Asks to be shown what is right, and does that. */
async function doesAsShown(player: TestPlayer): Promise<void> {
  const { page } = player
  const before = await page.locator('.table').getAttribute('data-seq')
  // In a hand the nudge comes first.
  if (await page.locator('.prompt .nudge-me').isVisible()) await player.press('.prompt .nudge-me')
  await player.press('.prompt .show-me')
  // What is ringed goes before what could be confirmed: a card that is to be discarded could be played as well.
  const ways = [
    '.prompt :is([data-say], [data-answer]).marked',
    '.prompt .confirm',
    '.thing.lit.marked:not(.picked)',
  ]
  for (;;) {
    await page.waitForSelector([...ways, DONE, `.table:not([data-seq="${before}"])`].join(', '))
    if ((await page.locator('.table').getAttribute('data-seq')) !== before) return
    for (const way of ways)
      if ((await page.locator(way).count()) > 0) {
        // What was pressed before may only now take it away; where it is still there, it could not be pressed.
        await player.press(way).catch(async (error) => {
          if ((await page.locator(way).count()) > 0) throw error
        })
        break
      }
  }
}

async function follows(player: TestPlayer, lesson: string): Promise<void> {
  const { page } = player
  await page.goto(`/learn/${lesson}`)
  for (;;) {
    await page.waitForSelector(`${OPEN}, ${DONE}`)
    // What is shown is right: whoever does it is never told off.
    expect(await page.locator('.prompt-fault').allTextContents(), lesson).toEqual([])
    if ((await page.locator(DONE).count()) > 0) {
      const step = await page
        .locator('.lesson-steps i')
        .evaluateAll((all) => all.findIndex(({ className }) => className === 'here'))
      const isLast = step === (await page.locator('.lesson-steps i').count()) - 1
      await player.press('.prompt .button.primary')
      if (isLast) return page.waitForURL((url) => !url.pathname.endsWith(lesson)).then(() => {})
      await page.waitForSelector(`.lesson-steps i:nth-child(${step + 2}).here`)
    } else await doesAsShown(player)
  }
}

/** By keys and in a hand, in both languages; without `npm run soak` each language one way. */
const hands = [
  { hand: 'keys', lang: 'en' },
  { hand: 'finger', lang: 'fr' },
  ...(process.env['SOAK']
    ? ([
        { hand: 'keys', lang: 'fr' },
        { hand: 'finger', lang: 'en' },
      ] as const)
    : []),
] as const

test.concurrent.each(hands.flatMap((one) => walks.map((walk) => ({ ...walk, ...one }))))(
  '$game: $hand, $lang',
  async ({ game, lessons, hand, lang }) => {
    const june = await house.comes('June', {
      hand,
      settings: { lang, ...(hand === 'keys' && { confirm: false }) },
      ...(hand === 'finger' && { context: phone }),
    })
    for (const lesson of lessons) await follows(june, `${game}/${lesson}`)
    if (hand === 'finger') return
    // What stands after the # may be anything.
    await june.page.goto('/learn#1')
    await june.page.waitForSelector('.lesson-list .done')
    await noBarriers(june.page, 'learn')
  },
)

test.concurrent('a wrong pick is told why, and goes back', async () => {
  const june = await house.comes('June', { hand: 'keys', settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn/leaders/take-the-crown')
  await page.waitForSelector(OPEN)
  await june.press('[data-spot="cell.f2"]')
  await june.press('[data-spot="cell.e3"]')
  await page.waitForSelector('.prompt-fault')
  expect(await page.locator('.prompt-fault').textContent()).toContain('0 of 2')
  // What was said before can still be read.
  await page.locator('.lesson-said', { hasText: 'Two of yours beside the enemy Leader' }).waitFor()
  await page.waitForSelector(OPEN)
  // What was tried stays marked, as a shadow in its place; whoever picks again sees whom, and may ask for a clue.
  await page.waitForSelector('.tried[data-spot="cell.e3"] .shadow')
  await june.press('[data-spot="cell.f2"]')
  await page.waitForSelector('.lesson-card .character')
  await page.keyboard.press('c')
  await page.waitForSelector('.lesson-aside [role="status"]')
  await noBarriers(page, 'a wrong try')
})

test.concurrent('the count over a crown makes room for what is offered behind it', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn/leaders/push-pull-swap')
  await page.waitForSelector(`${OPEN} .siege-pill`)
  await june.press('[data-spot="cell.d4"]')
  await june.press('[data-spot="cell.d5"]')
  await page.waitForSelector('.lit[data-spot="cell.d6"]')
  expect(await page.locator('.siege-pill').count()).toBe(0)
})

test.concurrent('a card that was looked at by mistake lies face down again', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn/hidden-people/the-eye')
  await page.waitForSelector(OPEN)
  while ((await page.locator(DONE).count()) === 0) await doesAsShown(june)
  await june.press('.prompt .button.primary')
  await page.waitForSelector('.lesson-steps i:nth-child(2).here')
  const rivals = '.thing[data-spot="row.1.0"]'
  await june.press(rivals)
  // It is shown, and told why not; then it is as before.
  await page.waitForSelector(`${rivals}[data-card]`)
  await page.waitForSelector(`${OPEN} .prompt-fault`)
  await page.waitForSelector(`${rivals}:not([data-card])`)
})

test.concurrent('long answers leave a small desk its piles', async () => {
  const { page } = await house.comes('June', { context: { viewport: { width: 1280, height: 800 } } })
  await page.goto('/learn/hidden-leaders/read-a-rival')
  await page.waitForSelector('[data-answer]')
  const box = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { y: 0, height: 0 }
  const tavern = await box('[data-spot="tavern.0"]')
  expect(tavern.height).toBeGreaterThan(0)
  expect((await box('.prompt')).y).toBeGreaterThanOrEqual(tavern.y + tavern.height)
})

test.concurrent('in a hand what helps is closed again, and cells have their names', async () => {
  const june = await house.comes('June', {
    hand: 'finger',
    context: { ...phone, viewport: { width: 390, height: 664 } },
  })
  const { page } = june
  await page.goto('/learn/leaders/take-the-crown')
  await page.waitForSelector(OPEN)
  await page.locator('.coordinate', { hasText: 'f2' }).first().waitFor()
  await june.press('.log-button')
  await page.waitForSelector('.log-open .lesson-aside')
  await june.press('.log .log-close')
  await page.waitForSelector('.table:not(.log-open)')
})

test.concurrent('whoever has learned the game itself is led to a first game of it', async () => {
  const june = await house.comes('June', { hand: 'keys', settings: { confirm: false } })
  const { page } = june
  await follows(june, 'hidden-leaders/count-the-ties')
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/learn#hidden-leaders')
  // How far one is, as it stands on a page that was not come to from a table.
  const share = page.locator('[id="hidden-leaders"] header .share')
  await share.waitFor()
  const [all, done] = await Promise.all([share.boundingBox(), share.locator('i').boundingBox()])
  expect(done?.x).toBe(all?.x)
  expect(done?.width).toBeCloseTo((all?.width ?? 0) / 8, 0)
  // With all of its lessons done, that game is what comes next, not the lessons of another.
  const shelf = lessonGames.find(({ id }) => id === 'hidden-leaders')
  const learned = (await shelf?.lessons())?.map(({ id }) => `hidden-leaders/${id}`)
  await page.evaluate((ids) => localStorage.setItem('undercrown.lessons', JSON.stringify(ids)), learned)
  await page.goto('/learn')
  await page.getByText('Hidden Leaders, First game with a coach', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/local\//)
  await page.goto('/learn')
  await page.getByText('Hidden Leaders, Your game with a coach', { exact: true }).waitFor()
})

test.concurrent('beside the board the button of what is picked is as wide as its words', async () => {
  const june = await house.comes('June', {
    hand: 'finger',
    settings: { lang: 'fr' },
    context: { ...phone, viewport: { width: 844, height: 390 } },
  })
  const { page } = june
  await page.goto('/learn/hidden-people/stones')
  await page.waitForSelector('.thing.lit[data-spot="row.0.2"]')
  await june.press('.thing.lit[data-spot="row.0.2"]')
  const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0
  await page.waitForSelector('.prompt .confirm')
  expect(await width('.prompt .confirm')).toBeGreaterThan((await width('.prompt')) - 30)
})

test.concurrent('what was taken is thrown away by pressing it, and says so', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn/hidden-people/take-keep-discard')
  for (let step = 1; step < 3; step++) {
    await page.waitForSelector(`${OPEN} .lesson-steps i:nth-child(${step}).here`)
    while ((await page.locator(DONE).count()) === 0) await doesAsShown(june)
    await june.press('.prompt .button.primary')
  }
  await page.waitForSelector(`${OPEN} .lesson-steps i:nth-child(3).here`)
  const sign = (spot: string) => page.locator(`.thing.lit[data-spot="${spot}"] .verb`).innerHTML()
  expect(await sign('hand.0')).not.toBe(await sign('row.0.0'))
  await june.press('[data-spot="discard"]')
  await page.locator('.prompt-why.reason', { hasText: 'press the card itself' }).waitFor()
})

test.concurrent('who is to say whose row is shown is told to press a name, not a card', async () => {
  const june = await house.comes('June', { settings: { confirm: false } })
  const { page } = june
  await page.goto('/learn/hidden-people/five-more-effects')
  await page.waitForSelector(`${OPEN} .lesson-steps i:nth-child(1).here`)
  while ((await page.locator(DONE).count()) === 0) await doesAsShown(june)
  await june.press('.prompt .button.primary')
  await page.waitForSelector(`${OPEN} .lesson-steps i:nth-child(2).here`)
  await doesAsShown(june)
  for (const card of ['row.1.0', 'row.0.0']) {
    await june.press(`[data-spot="${card}"]`)
    await page.locator('.prompt-why.reason', { hasText: 'press the name' }).waitFor()
    await page.keyboard.press('Escape')
  }
})

test.concurrent('what nobody picked is no brass button beside another answer', async () => {
  const { page } = await house.comes('June')
  const say = (text: string) => ({ en: text, fr: text })
  const piece = (who: string, character: string, cell: string, acted = false) => ({
    who,
    character,
    cell,
    acted,
  })
  // The Leader has acted, and the Cub has one way to go.
  const pieces = [
    piece('black', 'leader', 'b1', true),
    piece('black', 'cub', 'a1'),
    piece('white', 'leader', 'd7'),
    piece('white', 'rider', 'a2'),
  ]
  const lesson = {
    ...{ id: 'one-way', game: 'leaders', title: say('One way'), minutes: 1, terms: [] },
    steps: [
      {
        ...{ position: { pieces }, seat: 0, goal: say('Go'), notice: say('Gone.') },
        task: { picks: [{ right: [{ card: 'cub' }], otherwise: say('Not so.') }] },
      },
    ],
  }
  await page.goto(`/lesson#${await pack(lesson)}`)
  await page.waitForSelector('.thing.lit')
  const buttons = page.locator('.prompt-buttons .button:not(.ghost, .lesson-on)')
  expect(await buttons.count()).toBeGreaterThanOrEqual(2)
  expect(await page.locator('.prompt-buttons .primary').count()).toBe(0)
})

test.concurrent('a coach says once why it falls silent', async () => {
  const { page } = await house.comes('June', { settings: { confirm: false } })
  await page.goto('/learn#hidden-people')
  await page.locator('[id="hidden-people"] .learn-coach button').click()
  const said = (words: string | RegExp) => page.locator('.prompt-why', { hasText: words }).waitFor()
  const look = () => page.locator('.thing.lit').first().click()
  await said('You may look at two of your four cards')
  await look()
  await said('You know this question by now')
  await look()
  await said(/Take the top card|A low card lies open/)
  expect(await page.evaluate(() => localStorage.getItem('undercrown.coach-met'))).toContain('"quiet"')
})

test('whoever was coached is coached once more', async () => {
  const { page } = await house.comes('Mira')
  await page.goto('/learn#leaders')
  await page.locator('[id="leaders"] .learn-coach button').click()
  await page.waitForURL(/\/local\//)
  const why = page.getByRole('button', { name: 'Why?', exact: true })
  await why.waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.waitForSelector('.reveal')
  const before = page.url()
  await page.getByRole('button', { name: 'Again, sides swapped', exact: true }).click()
  await page.waitForURL((url) => url.href !== before)
  await why.waitFor()
})
