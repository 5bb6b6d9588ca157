// `npm run web:speed`: how soon a press is seen, on a processor slowed down four times, and how evenly things move.
// Fails where it is more than we allow ourselves. Meaningful on a machine that has nothing else to do.

import { expect, test } from 'vitest'
import { phone, stage } from './stage.ts'

const SLOWER = 4
const PRESSES = 24
/** Milliseconds from a press to the frame that shows it, for nine presses of ten. */
const SEEN = 50
/** Of the frames while cards fly, so many may come late. */
const LATE = 0.1

const house = stage('speed')

declare global {
  interface Window {
    readonly presses: number[]
    readonly drawn: number[]
  }
}

/** In the page: notes how long each press took to be seen, and when each frame was drawn. */
function measure(): void {
  const presses: number[] = []
  const frames: number[] = []
  Object.assign(window, { presses, drawn: frames })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === 'click' || entry.name === 'pointerup') presses.push(entry.duration)
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
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await mira.play(PRESSES)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const presses = await page.evaluate(() => [...window.presses])
  await page.evaluate(() => window.drawn.splice(0))
  await mira.play(PRESSES)
  const frames = await page.evaluate(() => [...window.drawn])
  const gaps = frames.flatMap((at, i) =>
    i > 0 && at > 0 && frames[i - 1] ? [at - (frames[i - 1] as number)] : [],
  )
  const late = gaps.filter((gap) => gap > 25).length / Math.max(1, gaps.length)
  // A press that is seen within a frame is not even reported.
  const seen = [...presses, ...Array(Math.max(0, PRESSES - presses.length)).fill(16)]
  console.log(
    `${game}: a press is seen after ${share(seen, 0.5)} ms, nine of ten within ${share(seen, 0.9)} ms; ` +
      `${gaps.length} frames in flight, one every ${share(gaps, 0.5).toFixed(1)} ms, ${(100 * late).toFixed(1)} % late`,
  )
  expect(gaps.length).toBeGreaterThan(10)
  expect(share(seen, 0.9)).toBeLessThanOrEqual(SEEN)
  expect(late).toBeLessThanOrEqual(LATE)
})
