import { expect, test } from 'vitest'
import { readPuzzles, writtenPuzzle } from './file.ts'
import type { Puzzle } from './puzzle.ts'

const one: Puzzle = {
  id: 'f4c75594cc',
  game: 'leaders',
  kind: 'crown',
  position: 'a_b',
  seat: 1,
  solutions: [['Lb3-c3']],
  rating: 1790,
  themes: ['jump'],
  proof: { by: 'search', seen: 4472 },
}

test('what was written is read, line by line', () => {
  const watch = ['{"zone":"draw"}']
  const other = {
    ...one,
    id: 'x',
    from: '153',
    watch,
    proof: { ...one.proof, chance: { won: 2, next: 1, of: 3 } },
  }
  expect(readPuzzles(`${writtenPuzzle(one)}\n\n${writtenPuzzle(other)}\r\n`)).toEqual([one, other])
  expect(readPuzzles('')).toEqual([])
})

test('a line that is no puzzle is named, whatever it is', () => {
  const wrong = [
    '{',
    'null',
    '[]',
    '"puzzle"',
    JSON.stringify({ ...one, seat: -1 }),
    JSON.stringify({ ...one, seat: 0.5 }),
    JSON.stringify({ ...one, solutions: [] }),
    JSON.stringify({ ...one, solutions: [[1]] }),
    JSON.stringify({ ...one, themes: 'jump' }),
    JSON.stringify({ ...one, proof: { by: 'search' } }),
    JSON.stringify({ ...one, from: 153 }),
    JSON.stringify({ ...one, watch: 'draw' }),
    JSON.stringify({ ...one, watch: [1] }),
    JSON.stringify({ ...one, proof: { ...one.proof, chance: { won: 2, of: 3 } } }),
    JSON.stringify({ ...one, proof: { ...one.proof, chance: 0.5 } }),
    JSON.stringify({ ...one, position: 'a'.repeat(30_000) }),
  ]
  for (const line of wrong)
    expect(() => readPuzzles(`${writtenPuzzle(one)}\n${line}`)).toThrow('line 2 is no puzzle')
})

test('what a puzzle does not have is left out', () => {
  const more = JSON.stringify({ ...one, proof: { ...one.proof, more: 1 }, more: 1, __proto__: { seat: 5 } })
  expect(readPuzzles(more)).toEqual([one])
})
