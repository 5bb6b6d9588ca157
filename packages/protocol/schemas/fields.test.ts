// What people may write: pictures of every kind, and nothing that cannot be seen.

import { expect, test } from 'vitest'
import { MAX_CHAT } from '../limits.ts'
import { plainText } from './fields.ts'

const line = plainText(MAX_CHAT)

test.each([
  ['a face', '😀'],
  ['people joined to a family', '👩\u200d👩\u200d👧'],
  ['a joined picture with its colour', '👩🏽\u200d🚀'],
  ['a joined picture with its variant', '❤\ufe0f\u200d🔥'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['another alphabet', '日本'],
])('%s is taken as it is, alone and a line of it', (_name, part) => {
  expect(line.parse(part)).toBe(part)
  const many = part.repeat(Math.floor(MAX_CHAT / part.length))
  expect(line.parse(many)).toBe(many)
})

test.each([
  ['joined with nothing', '👩\u200d'],
  ['letters joined like pictures', 'a\u200db'],
  ['a flag begun and not ended', '🏴\u{e0067}\u{e0062}'],
  ['letters of a flag without it', 'a\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['text turned around', 'a\u202eb'],
  ['another line', 'a\u2028b'],
  ['another paragraph', 'a\u2029b'],
  ['half a letter', 'a\ud800b'],
])('%s is refused, alone and a line of it', (_name, part) => {
  expect(line.safeParse(part).success).toBe(false)
  expect(line.safeParse(part.repeat(Math.floor(MAX_CHAT / part.length))).success).toBe(false)
})
