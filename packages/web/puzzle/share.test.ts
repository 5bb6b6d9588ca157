import { expect, test } from 'vitest'
import { shareText, signsOf } from './share.ts'

test('a result tells answers and rungs, and nothing of the puzzle', () => {
  const result = { game: 'Leaders', day: '16 November', tries: 3, hints: 1, right: true }
  expect(shareText(result, 'https://example.org/puzzles/daily/leaders')).toBe(
    'Undercrown · Leaders · 16 November\n🟥🟥🟩🪜\nhttps://example.org/puzzles/daily/leaders',
  )
})

test('at first sight, and given up', () => {
  expect(signsOf({ tries: 1, hints: 0, right: true })).toBe('🟩')
  expect(signsOf({ tries: 0, hints: 2, right: false })).toBe('🟥🪜🪜')
})
