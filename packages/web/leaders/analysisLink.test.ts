import { expect, test } from 'vitest'
import { pack } from '../client/pack.ts'
import { analysisHash, readAnalysisHash } from './analysisLink.ts'

const LINE = '4.5.6.l5L.6.5.4_ba_8_sb'

test('a position alone is its line; with variations it is packed, and comes back', async () => {
  expect(await analysisHash(LINE, [])).toBe(LINE)
  expect(await readAnalysisHash(LINE)).toEqual({ position: LINE, tree: [] })
  const hash = await analysisHash(LINE, [['Ld1-d2', []]])
  expect(hash).not.toContain('.')
  expect(await readAnalysisHash(hash)).toEqual({ position: LINE, tree: [['Ld1-d2', []]] })
})

test('a layout may come from elsewhere in the app, with what it is from', async () => {
  const position = { pieces: [] }
  expect(await readAnalysisHash(await pack({ position, from: 'a replay' }))).toEqual({
    position,
    tree: [],
    from: 'a replay',
  })
})

test.each([
  ['nothing', ''],
  ['noise', 'abc'],
  ['something else', await pack({ game: 'x' })],
  ['null', await pack(null)],
])('%s is refused', async (_, hash) => {
  await expect(readAnalysisHash(hash)).rejects.toThrow()
})
