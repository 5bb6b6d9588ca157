import { swap, viewOf } from '@undercrown/engine'
import { hiddenPeople, type State } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { packOf } from '../pack.ts'
import type { Puzzle } from '../puzzle.ts'
import { hiddenPeoplePuzzles } from './index.ts'
import { hiddenPeopleJudge } from './judge.ts'
import { laidPuzzle, moveIn } from './laying.ts'
import { disguised, laidState, laidText, playTexts } from './position.ts'
import { sortedOut } from './sorting.ts'

const { holds, areAlike, rated } = hiddenPeoplePuzzles
const { judge } = hiddenPeopleJudge

/** The 12 that is put down goes to the one who would win; a rival's other cards do not matter as much. */
const last = laidPuzzle('last', 0, {
  rows: ['9-exchange:0 3:0 2:0 0:0', '-1:01 1:1 2:1 2:01', '0:02 4:2 =-:2 3:02'],
  hand: '12-flash:0',
  discard: '6-eye 5-shuffle',
})

/** Everything but one card has been seen. */
const must = laidPuzzle('must', 0, {
  rows: ['4:0 3:* 2:0 -1:0', '9-exchange:* 0:1 ●-1:* 0:*'],
  draw: '8-stone:0',
  discard: '5-shuffle =+',
  named: 'row.1.1=0',
})

/** Of three cards that were foreseen, one is thrown away, one discarded: the third lies on top. */
const sorted = laidPuzzle('must', 0, {
  rows: ['4:0 3:* 2:0 -1:0', '9-exchange:1 0:1 7-eye:1 0:1'],
  draw: '3:0 4:0 0:0 6-eye 2',
  hand: '12-strategist:1',
  turn: 1,
  watch: ['hand.0 12-strategist', 'use', 'hand.1 4', 'hand.0 3', 'hand.0 0'],
  named: 'draw.0=3',
})

/** A row is shown to all; then two of its cards change places, and one of them goes to another row. */
const remember = laidPuzzle('remember', 0, {
  rows: ['4:0 3:0 2:0 -1:0', '9-exchange:1 0:1 5-shuffle:1 1:1'],
  draw: '12-flash 6-eye 2 4 11-replay 8-stone 8-stone 10-discard',
  turn: 0,
  watch: [
    'draw',
    'hand.0 12-flash',
    'use',
    'seat.1',
    'draw',
    'row.1.2',
    'use',
    'row.1.1',
    'row.1.3',
    'draw',
    'hand.0 2',
    'draw',
    'row.1.0',
    'use',
    'row.1.1',
    'row.0.0',
  ],
  named: 'row.0.0=1',
})

const all = [last, must, sorted, remember]

test.each(all)('one of each kind holds: $kind, $proof.by', (one) => {
  expect(holds(one)).toBe(true)
})

test('they have the solution that one would think of', () => {
  const gift = ['row.0.0', 'use', 'row.0.0', 'row.1.0'].map(moveIn)
  expect(last.solutions).toEqual([gift])
  expect(last.proof).toMatchObject({ by: 'worlds' })
  expect(must.solutions).toEqual([['row.1.1=0']])
  expect(sorted.solutions).toEqual([['draw.0=3']])
  expect(remember.solutions).toEqual([['row.0.0=1']])
})

test('what claims something else does not hold', () => {
  const claims: Partial<Puzzle>[] = [
    { solutions: [['row.1.1=1']] },
    { solutions: [['row.0.0=4']] },
    { solutions: [[moveIn('row.0.1')]] },
    { solutions: [] },
    { seat: 1 },
    { id: 'x' },
    { kind: 'any' },
    { proof: { by: 'worlds', seen: 3 } },
  ]
  for (const one of all) for (const claim of claims) expect(holds({ ...one, ...claim })).toBe(false)
  expect(holds({ ...remember, watch: remember.watch?.slice(0, -1) ?? [] })).toBe(false)
  expect(() => judge({ ...must, position: '[' }, ['row.1.1=0'])).toThrow('this is no position')
})

test('a card that was sorted away is told only once nothing else is left for it', () => {
  const { position, seat, watch = [] } = sorted
  const told = (moves: number) => sortedOut(laidState(position), seat, watch.slice(0, moves))
  expect(told(5)).toMatchObject([{ place: 'draw.0', value: 3 }])
  for (const moves of [2, 3, 4]) expect(told(moves)).toEqual([])
})

/** Every table that the seat cannot tell from this one, two cards changed. */
function* otherTruths({ position, seat, watch = [] }: Puzzle): Iterable<State> {
  const state = laidState(position)
  const end = hiddenPeople.clone(state)
  const seen = state.known.slice()
  playTexts(end, watch, () => {
    end.known.forEach((known, slot) => {
      seen[slot] = (seen[slot] ?? 0) | known
    })
  })
  const hidden = seen.flatMap((known, slot) => (known & (1 << seat) ? [] : [slot]))
  for (const a of hidden) {
    for (const b of hidden) {
      const face = state.face.slice()
      swap(face, a, b)
      yield { ...state, face }
    }
  }
}

test.each(all)(
  'tables that look the same to the seat give the same puzzle, judged in the same words: $kind',
  (one) => {
    const { position, seat, watch = [], solutions } = one
    const wrong = one.kind === 'last' ? [moveIn('row.0.1')] : [`${solutions[0]?.[0]?.split('=')[0]}=12`]
    const verdict = judge(one, wrong)
    let count = 0
    for (const truth of otherTruths(one)) {
      count++
      expect(laidText(disguised(truth, seat, watch))).toBe(position)
      expect(judge({ ...one, position: laidText(truth) }, wrong)).toEqual(verdict)
    }
    expect(count).toBeGreaterThan(one === must ? 0 : 3)
    expect(verdict.right).toBe(false)
  },
)

test('what the file lays out is a world that fits what the seat knows', () => {
  for (const { position, seat, kind } of all) {
    const shown = laidState(position)
    const refutation = kind === 'last' && judge(last, [moveIn('row.0.1')]).refutation
    const world = laidState(refutation ? refutation.position : position)
    expect(viewOf(hiddenPeople, world, seat, 'mind')).toEqual(viewOf(hiddenPeople, shown, seat, 'mind'))
  }
})

test('what the weakest level solves is too easy, and the same puzzle twice is one', () => {
  expect(areAlike(last, { ...last, id: 'other' })).toBe(true)
  expect(areAlike(last, must)).toBe(false)
  expect(areAlike(must, sorted)).toBe(false)
  expect(packOf(hiddenPeoplePuzzles, [...all, ...all], 100)).toHaveLength(all.length)
  expect(rated(must)?.themes).toEqual(['rival-row'])
  // Nobody has forgotten anything where nothing was played yet.
  const early = { rows: ['4:0 3:* 2:0 -1:0', '1:* 0:1 5:* 0:*'], draw: Array(17).fill('0:0').join(' ') }
  expect(rated(laidPuzzle('must', 0, { ...early, named: 'row.1.1=0' }))).toBeUndefined()
  expect(rated(sorted)?.themes).toEqual(['sorted'])
  expect(rated(last)).toMatchObject({ themes: ['poisoned-gift', 'certain'] })
})
