import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacHex, sha256Hex } from './sha256.ts'

test('hashes any text as Node does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('signs any text with any key as Node does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.string({ maxLength: 150 }), (key, text) => {
      expect(hmacHex(key, text)).toBe(createHmac('sha256', key).update(text).digest('hex'))
    }),
  )
})

test('half a character counts as a replacement character, as in Node', () => {
  expect(sha256Hex('\ud800x')).toBe(createHash('sha256').update('\ud800x').digest('hex'))
})

test('hashes bytes across block borders', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = new Uint8Array(length).map((_, i) => i)
    expect(sha256Hex(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
