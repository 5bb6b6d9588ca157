// What a field costs to check: anybody may send it, as often as limits let them.

import { expect, test } from 'vitest'
import { MAX_CHAT } from '../limits.ts'
import { plainText } from './fields.ts'

/** Microseconds of the processor's time, whatever else the machine does. */
function costOf(text: string, times: number): number {
  const field = plainText(MAX_CHAT)
  const before = process.cpuUsage().user
  for (let i = 0; i < times; i++) field.safeParse(text)
  return (process.cpuUsage().user - before) / times
}

test.each([
  ['a face', '😀'],
  ['joined with nothing', '👩\u200d'],
  ['a flag begun', '🏴\u{e0067}\u{e0062}'],
  ['another alphabet', '日本'],
])('a line of %s over and over takes no longer than one of letters', (_name, part) => {
  const line = part.repeat(MAX_CHAT / part.length)
  const letters = 'word '.repeat(MAX_CHAT / 5)
  costOf(letters, 100)
  // Ten times as long is well, a hundred times and more is what a list of all emoji took.
  expect(costOf(line, 200)).toBeLessThan(30 * costOf(letters, 2_000))
})
