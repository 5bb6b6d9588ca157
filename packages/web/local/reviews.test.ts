import type { GameRecord } from '@undercrown/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyNote, type ReviewNote, recordKey, shelfOf } from './reviews.ts'

const recordOf = (seed: string) =>
  ({ game: 'toy', rules: 1, options: {}, seats: 2, seed, moves: [] }) as unknown as GameRecord

/** A browser that keeps nothing: what is kept lies in memory. */
beforeEach(() => {
  const open = () => {
    const request: { onerror?: () => void } = {}
    queueMicrotask(() => request.onerror?.())
    return request
  }
  vi.stubGlobal('indexedDB', { open })
})
afterEach(() => void vi.unstubAllGlobals())

test('every note is taken along, with the key of its game, and nothing else that is kept beside it', async () => {
  const note: ReviewNote = { step: 3, mark: '?', text: 'Why not the Leech?' }
  const [first, second] = [recordOf('a'), recordOf('b')]
  await shelfOf(first, '1').note([note])
  await shelfOf(first, '1').keep([])
  await shelfOf(second, '1').note([{ ...note, step: 4 }])
  expect(await everyNote()).toEqual([
    { record: recordKey(first), notes: [note] },
    { record: recordKey(second), notes: [{ ...note, step: 4 }] },
  ])
  await shelfOf(second, '1').note([])
  expect((await everyNote()).map(({ record }) => record)).toEqual([recordKey(first)])
})
