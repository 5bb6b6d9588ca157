import { describe, expect, test } from 'vitest'
import {
  bareTree,
  endOf,
  grown,
  isPromotable,
  isWrittenTree,
  linesIn,
  promoted,
  pruned,
  ROOT,
  rowsOf,
  wordsTo,
  writtenTree,
} from './tree.ts'

/** "8a 8b 9c" is two moves of a turn, and one of the next. */
const steps = (text: string) =>
  text.split(' ').map((one) => {
    const turn = Number(one.charAt(0))
    return { word: one.slice(1), turn, seat: turn % 2, mover: turn % 2 }
  })

function tree(...lines: readonly string[]) {
  return lines.reduce((now, line) => grown(now, ROOT, steps(line)).tree, bareTree)
}

describe('a tree of variations', () => {
  test('grows where it is new, and follows what is there', () => {
    const first = grown(bareTree, ROOT, steps('8a 8b 9c'))
    expect(wordsTo(first.tree, first.at)).toEqual(['a', 'b', 'c'])
    const again = grown(first.tree, ROOT, steps('8a 8b'))
    expect(again.tree).toBe(first.tree)
    expect(wordsTo(again.tree, again.at)).toEqual(['a', 'b'])
    expect(endOf(again.tree, ROOT)).toBe(first.at)
    const other = grown(first.tree, again.at, steps('9d'))
    expect(writtenTree(other.tree)).toEqual([
      [
        'a',
        [
          [
            'b',
            [
              ['c', []],
              ['d', []],
            ],
          ],
        ],
      ],
    ])
    // What was there stays the main line.
    expect(endOf(other.tree, ROOT)).toBe(first.at)
  })

  test('a line that is promoted comes first wherever it leaves another', () => {
    const before = tree('8a 9b 8c', '8x 9y')
    const { at } = grown(before, ROOT, steps('8x 9y'))
    expect(isPromotable(before, at)).toBe(true)
    const after = promoted(before, at)
    expect(wordsTo(after, endOf(after, ROOT))).toEqual(['x', 'y'])
    expect(isPromotable(after, at)).toBe(false)
    expect(linesIn(writtenTree(after))).toEqual([
      ['x', 'y'],
      ['a', 'b', 'c'],
    ])
  })

  test('what is deleted goes with all that follows, and its name is not given again', () => {
    const before = tree('8a 9b', '8x 9y')
    const { at } = grown(before, ROOT, steps('8a'))
    const after = pruned(before, at)
    expect(writtenTree(after)).toEqual([['x', [['y', []]]]])
    expect(Object.keys(after.nodes)).toHaveLength(2)
    expect(grown(after, ROOT, steps('8n')).at).toBe(before.free)
    expect(pruned(after, at)).toBe(after)
  })

  test('is read turn by turn; where lines part, each has its row', () => {
    const words = (now: ReturnType<typeof tree>) =>
      rowsOf(now).map(({ nodes, depth }) => [depth, nodes.map((id) => now.nodes[id]?.word).join(' ')])
    expect(words(tree('8a 8b 9c 9d 8e'))).toEqual([
      [0, 'a b'],
      [1, 'c d'],
      [2, 'e'],
    ])
    expect(words(tree('8a 8b 9c', '8a 8x 9y', '8z'))).toEqual([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [1, 'x'],
      [2, 'y'],
      [0, 'z'],
    ])
  })

  test('written down and read again it is the same', () => {
    const before = writtenTree(tree('8a 8b 9c', '8a 8x', '8z'))
    expect(isWrittenTree(before)).toBe(true)
    const again = linesIn(before).reduce(
      (now, line) =>
        grown(
          now,
          ROOT,
          line.map((word) => ({ word, turn: 8, seat: 0, mover: 0 })),
        ).tree,
      bareTree,
    )
    expect(writtenTree(again)).toEqual(before)
  })

  test.each([[null], ['a'], [[['a']]], [[['a', 'b']]], [[[1, []]]], [[['a', [], []]]]])(
    '%j is none',
    (value) => {
      expect(isWrittenTree(value)).toBe(false)
    },
  )

  test('nor is one that is larger than anybody draws', () => {
    expect(isWrittenTree(Array.from({ length: 2001 }, () => ['a', []]))).toBe(false)
  })
})
