import { describe, expect, test } from 'vitest'
import { barOf, hundredths, shownTurns, waysIn } from './best.ts'

const proof = (about: 'now' | 'two' | 'lost' | 'threat', holds: boolean, line: readonly string[] = []) => ({
  [about]: { about, holds, line, seen: 1, turns: 7 },
})
const turn = (word: string, chance: number) => ({ line: [word, 'end'], chance, reply: [] })
const turns = [turn('Ra1-a2', 0.7), turn('Rb1-b2', 0.6), turn('Rc1-c2', 0.5), turn('Rd1-d2', 0.4)]

describe('a proved win stands above any estimate', () => {
  test.each([
    ['nothing is proved', {}, ['Ra1-a2', 'Rb1-b2', 'Rc1-c2'], { chance: 0.7 }],
    ['there is no win', proof('now', false), ['Ra1-a2', 'Rb1-b2', 'Rc1-c2'], { chance: 0.7 }],
    [
      'this turn wins',
      proof('now', true, ['Xd1-d2']),
      ['Xd1-d2'],
      { chance: 1, wins: { mover: true, turns: 1 } },
    ],
    [
      'the next one does',
      proof('two', true, ['Rb1-b2', 'end']),
      ['Rb1-b2', 'Ra1-a2', 'Rc1-c2'],
      { chance: 1, wins: { mover: true, turns: 2 } },
    ],
    [
      'all is lost',
      proof('lost', true),
      ['Ra1-a2', 'Rb1-b2', 'Rc1-c2'],
      { chance: 0, wins: { mover: false, turns: 1 } },
    ],
  ])('%s', (_, proofs, first, bar) => {
    const findings = { proofs, turns, nodes: 1 }
    expect(shownTurns(findings).map(({ line }) => line[0])).toEqual(first)
    expect(barOf(findings)).toEqual(bar)
  })

  test('before anything is known nothing is told', () => {
    expect(barOf({ proofs: {}, turns: [], nodes: 0 })).toBeUndefined()
  })
})

test('an estimate is never all or nothing', () => {
  expect([0, 0.004, 0.42, 0.996, 1].map(hundredths)).toEqual([1, 1, 42, 99, 99])
})

test.each([
  ['Bd3-d4', [{ from: 'd3', to: 'd4' }]],
  ['Rd3*d5', [{ from: 'd3', to: 'd5' }]],
  [
    'Bd3*d4,Rd4-d5',
    [
      { from: 'd3', to: 'd4' },
      { from: 'd4', to: 'd5' },
    ],
  ],
  ['Md3*Ld6-d7', [{ from: 'd6', to: 'd7' }]],
  ['+Hd1,Uf1', [{ to: 'd1' }, { to: 'f1' }]],
  ['xJ', []],
  ['end', []],
])('%s goes its way', (word, ways) => {
  expect(waysIn(word)).toEqual(ways)
})
