// `npm run web:speed`: how soon a press is seen, on a processor slowed down four times, how evenly things move, and
// whether what is there moves while the rest of a page comes.
// Fails where it is more than we allow ourselves. Meaningful on a machine that has nothing else to do.

import { pickOne, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { whereToPress } from './sight.ts'
import { phone, stage } from './stage.ts'

const SLOWER = 4
const PRESSES = 24
/** Milliseconds from a finger's touch to the frame in which the thing answers, for half of all presses. */
const FELT = 50
/** The same from the press to the frame in which what it leads to is lit. */
const LIT = 100
/** Nobody presses in the moment in which something appears, and no finger is gone at once. */
const PAUSE = 500
const HELD = 80
/** Of the frames while cards fly, so many may come late. */
const LATE = 0.1

/** Layout shift, summed, while a page is loaded. */
const SHIFTED = 0.02

const house = stage('speed')

declare global {
  interface Window {
    readonly touches: number[]
    readonly presses: number[]
    readonly drawn: number[]
    readonly shifts: number[]
  }
}

/** In the page: notes how long each press took to be seen, and when each frame was drawn. */
function measure(): void {
  const touches: number[] = []
  const presses: number[] = []
  const frames: number[] = []
  Object.assign(window, { touches, presses, drawn: frames })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'pointerdown') touches.push(entry.duration)
      if (entry.name === 'click' || entry.name === 'touchend') presses.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const frame = (at: number) => {
    if (document.querySelector('.flyer')) frames.push(at)
    else if (frames.length > 0 && frames.at(-1) !== 0) frames.push(0)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

const share = (list: readonly number[], part: number) =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0

test.each(['hidden-leaders', 'leaders', 'hidden-people'])('%s', async (game) => {
  const mira = await house.comes('Mira', { hand: 'finger', context: phone, settings: { motion: 'full' } })
  const { page, context } = mira
  await context.addInitScript(measure)
  const table = await house.table([mira], { game, seats: 2 })
  await page.goto(`/table/${table}`)
  await mira.look()
  const devtools = await context.newCDPSession(page)
  const random = randomFrom(game)
  async function pressAll(): Promise<void> {
    let sight = await mira.look()
    for (let i = 0; i < PRESSES && !sight.over; i++) {
      await page.waitForTimeout(PAUSE)
      const at = await page.evaluate(whereToPress, pickOne(random, sight.offers))
      if (typeof at !== 'object' || at === null) throw new Error(`${at}`)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
      await page.waitForTimeout(HELD)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      sight = await mira.look(sight)
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await pressAll()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const [touches, presses] = await page.evaluate(() => [[...window.touches], [...window.presses]] as const)
  await page.evaluate(() => window.drawn.splice(0))
  await pressAll()
  const frames = await page.evaluate(() => [...window.drawn])
  const gaps = frames.flatMap((at, i) => {
    const before = frames[i - 1]
    return at > 0 && before ? [at - before] : []
  })
  const late = gaps.filter((gap) => gap > 25).length / Math.max(1, gaps.length)
  // What is seen within a frame is not even reported.
  const all = (list: readonly number[]) => [...list, ...Array(Math.max(0, PRESSES - list.length)).fill(16)]
  const told = (list: readonly number[]) => `${share(list, 0.5)} ms (nine of ten: ${share(list, 0.9)} ms)`
  console.log(
    `${game}: a touch is answered after ${told(all(touches))}, what it leads to is lit after ${told(all(presses))}; ` +
      `${gaps.length} frames in flight, one every ${share(gaps, 0.5).toFixed(1)} ms, ${(100 * late).toFixed(1)} % late`,
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(share(all(touches), 0.5)).toBeLessThanOrEqual(FELT)
  expect(share(all(presses), 0.5)).toBeLessThanOrEqual(LIT)
  expect(late).toBeLessThanOrEqual(LATE)
})

const pages = [
  '/',
  '/lobby',
  '/profile',
  '/leaderboards',
  '/new/hidden-leaders',
  '/learn',
  '/puzzles',
  '/settings',
]
test.each([phone, {}])('what is there stays where it is', async (context) => {
  const mira = await house.comes('Mira', { context })
  await mira.context.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of pages) {
    await mira.page.goto(address)
    await mira.page.locator('main').first().waitFor()
    await mira.page.waitForTimeout(4 * PAUSE)
    const shifts = await mira.page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0))
    expect.soft(shifts, address).toBeLessThanOrEqual(SHIFTED)
  }
})
