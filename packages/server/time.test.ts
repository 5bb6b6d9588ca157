// The server's time: it follows the wall, never goes back, and tells when it stood still.

import { beforeEach, expect, test } from 'vitest'
import { serve } from './testing/serving.ts'
import { openCommonClock, openTime, type ServerTime } from './time.ts'

let wall = 0
let steady = 0
let missed: number[][] = []
let time: ServerTime
beforeEach(() => {
  wall = 1_000_000
  steady = 500
  missed = []
  time = openTime(
    () => wall,
    () => steady,
    ({ since, until }) => missed.push([since, until]),
  )
})

/** So long passes, as the wall shows it and as it is. */
function pass(ms: number, truly = ms): number {
  wall += ms
  steady += truly
  return time.now() - 1_000_000
}

test('it follows the wall, also where that is set right a little', () => {
  expect([pass(1000), pass(1300, 1000), pass(700, 1000)]).toEqual([1000, 2300, 3000])
  expect(missed).toEqual([])
})

test.each([
  ['the process was stopped', 20_000, 20_000],
  ['the machine slept', 20_000, 3],
  ['the wall clock was set forwards', 3_600_000, 1000],
])('%s: told at once, to whoever asks first', (_why, shown, truly) => {
  pass(1000)
  expect(pass(shown, truly)).toBe(1000 + shown)
  expect(missed).toEqual([[1_001_000, 1_001_000 + shown]])
})

test('set back, it goes on by itself until the wall has caught up, however often it is asked', () => {
  pass(1000)
  expect(pass(-3_600_000, 0)).toBe(1000)
  for (let i = 0; i < 100; i++) pass(0.1)
  expect(pass(0)).toBe(1010)
  expect(pass(7000)).toBe(8010)
  expect(missed).toEqual([[1_001_010, 1_008_010]])
  // Set right again, there is nothing to notice.
  expect(pass(3_600_000, 0)).toBe(8010)
  expect(pass(1000)).toBe(9010)
  expect(missed.length).toBe(1)
})

test('stopped while the wall is behind: told all the same', () => {
  pass(-3_600_000, 0)
  expect(pass(20_000)).toBe(20_000)
  expect(missed).toEqual([[1_000_000, 1_020_000]])
})

test('it begins no earlier than what was written before', () => {
  time.atLeast(1_050_000)
  expect(pass(1000)).toBe(51_000)
  expect(missed).toEqual([])
})

test('a server that stood still while it started, as for a large database to be brought up to date, starts', async () => {
  let asked = 0
  let late = 0
  const before = await serve({}, { wall: () => Date.now() + (asked++ > 0 ? late : 0) })
  const serving = await before.restart(() => {
    asked = 0
    late = 60_000
  })
  expect((await fetch(`${serving.url}/healthz`)).status).toBe(200)
  await serving.end()
})

test('a clock that is shared is followed as far as its answers, however long they take, allow', async () => {
  let there = 5_000_000
  /** So long the answer is on its way, to there and back. */
  let ways: readonly [number, number] = [0, 0]
  const go = (ms: number) => {
    steady += ms
    there += ms
  }
  const clock = await openCommonClock(
    () => steady,
    async () => {
      go(ways[0])
      const shown = there
      go(ways[1])
      return shown
    },
  )
  expect(clock.now()).toBe(5_000_000)
  // A slow answer says nothing new, from whichever side it comes.
  for (ways of [
    [0, 4000],
    [4000, 0],
  ] as const) {
    await clock.ask()
    expect(clock.now()).toBe(there)
  }
  there += 10_000
  ways = [0, 4000]
  await clock.ask()
  // Not further than must be.
  expect(clock.now()).toBe(there - 4000)
  ways = [0, 0]
  await clock.ask()
  expect(clock.now()).toBe(there)
  there -= 60
  await clock.ask()
  expect(clock.now()).toBe(there)
})

test('a clock that is shared is told no further than it is, also where the first question is long on its way', async () => {
  let there = 5_000_000
  const shown = async () => there
  const slow = async () => {
    steady += 8000
    there += 8000
    return there
  }
  const ways = [slow, shown]
  const clock = await openCommonClock(
    () => steady,
    () => (ways.shift() ?? shown)(),
  )
  expect(clock.now()).toBe(there)
  await clock.ask()
  expect(clock.now()).toBe(there)
})
