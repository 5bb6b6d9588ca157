import { searchCore } from '@undercrown/bots/leaders'
import { type Outcome, viewOf } from '@undercrown/engine'
import { layoutOf, leaders, positionLine } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import { packOf } from '../pack.ts'
import { type Puzzle, puzzleId } from '../puzzle.ts'
import { kindWords } from '../talk.ts'
import { puzzleState } from './attempt.ts'
import { solutionOf } from './grow.ts'
import { leadersPuzzles } from './index.ts'
import { leadersJudge } from './judge.ts'
import { takingOf } from './likeness.ts'
import { areNear, mirror, swapSides } from './symmetry.ts'
import { leadersTalk } from './talk.ts'
import { themesOf } from './themes.ts'

function puzzle(kind: string, position: string, seat: number, solution: readonly string[]): Puzzle {
  const id = puzzleId('leaders', kind, position)
  const proof = { by: 'search', seen: 1 }
  return {
    id,
    game: 'leaders',
    kind,
    position,
    seat,
    solutions: [solution],
    rating: 1000,
    themes: ['jump'],
    proof,
  }
}

const crown = puzzle('crown', 'mc2.2L2.5B.l1GA3.6.1s3.2j1_wa_6_dw_-_NPW_RHIQTV_-_1_0', 1, [
  'Lb3-c3',
  'Ad4*d2',
  'Gd3*c1',
])
const safe = puzzle('safe', '2jA.5.4T1.1WR4.u1q3.4L.lhm1_wa_9_db_-_NPV_BGCSI_-_0_0', 1, ['Lf5-e6'])
const two = puzzle('two', '1gc1.1Ai2.l1R3.6L.J5.3Q1.3t_ba_11_dw_-_NPH_WMVSB_-_0_0', 0, [
  'Lc1-d1',
  'Ib3-b4',
  'Ca3*Rc3-b3',
  'Tg4-f5',
])

const { holds, areAlike } = leadersPuzzles

test.each([crown, safe, two])('one of each kind holds: $kind', (one) => {
  expect(holds(one)).toBe(true)
  // The order is free.
  expect(holds({ ...one, solutions: [[...(one.solutions[0] ?? [])].reverse()] })).toBe(true)
})

test('what claims something else does not hold', () => {
  const [deeds = []] = crown.solutions
  const claims: Partial<Puzzle>[] = [
    { solutions: [deeds.slice(1)] },
    { solutions: [[...deeds, 'Lb3-b4']] },
    { solutions: [deeds, deeds] },
    { solutions: [[]] },
    { seat: 0 },
    { id: safe.id },
  ]
  for (const claim of claims) expect(holds({ ...crown, ...claim })).toBe(false)
  for (const kind of ['safe', 'two', 'any']) expect(holds(puzzle(kind, crown.position, 1, deeds))).toBe(false)
})

test('in a mirror and from the other side it is the same puzzle', () => {
  const layout = layoutOf(crown.position)
  for (const seen of [mirror(layout), swapSides(layout), mirror(swapSides(layout))]) {
    const position = positionLine(seen)
    expect(solutionOf(searchCore(), puzzleState(layoutOf(position)), 'crown')?.solution.length).toBe(3)
    const same = puzzle('crown', position, crown.seat, [])
    expect(areAlike(crown, same)).toBe(true)
    expect(packOf(leadersPuzzles, [crown, same], 10)).toEqual([crown])
  }
  expect(areAlike(crown, puzzle('safe', crown.position, 1, []))).toBe(false)
  expect(areAlike(crown, two)).toBe(false)
})

/** Two that step beside a Leader who stands at home, in different games. */
const pincers = [
  puzzle('crown', '1J2.1At2.l3v1.4g1L.1R2S1.3b1.4_ba_11_sw_-_QMNP_-_ICHW_0_1', 0, ['Gd5-d6', 'Vc5-c6']),
  puzzle('crown', '3Q.1m3.3gr1.l1V4.1W2L1.1B3.1i2_wa_10_sw_-_SNPH_-_CJTA_0_1', 1, ['We2-e1', 'Vd3-d2']),
]

test('who has seen how a Leader is taken knows it elsewhere, whoever takes plain steps', () => {
  const [one, same] = pincers as [Puzzle, Puzzle]
  expect(takingOf(one)).toBe(takingOf(same))
  expect(areAlike(one, same)).toBe(true)
  const other = (deeds: readonly string[], kind = 'crown') => ({ ...same, kind, solutions: [deeds] })
  // Another cell, an ability, and one that needs nobody else.
  for (const deeds of [['We2-e1', 'Vd3-c2'], ['We2-e1', 'Vd3*d2'], ['Se2-e1', 'Vd3-d2'], ['We2-e1']])
    expect(areAlike(one, other(deeds)), deeds.join(' ')).toBe(false)
  // What threatens is what one has to see, not where one flees.
  expect(areAlike({ ...one, kind: 'safe' }, other(same.solutions[0] ?? [], 'safe'))).toBe(false)
})

test('of all that are shipped no two Leaders are taken alike', async () => {
  const taken = (await shippedPuzzles('leaders')).filter(({ kind }) => kind !== 'safe')
  expect(taken.length).toBeGreaterThan(800)
  const kinds = taken.map((one) => `${one.kind} ${takingOf(one)}`)
  expect(kinds.filter((one, i) => kinds.indexOf(one) !== i)).toEqual([])
})

test('a pack has not too much of one theme, the easiest first, and so many at most', () => {
  const maker = { ...leadersPuzzles, areAlike: () => false }
  const many = Array.from({ length: 40 }, (_, i) => ({
    ...crown,
    id: String(i).padStart(2, '0'),
    rating: 2000 - i,
    themes: [i % 2 === 0 ? 'jump' : `theme ${i}`],
  }))
  const packed = packOf(maker, many, 20)
  expect(packed).toHaveLength(20)
  expect(packed.filter(({ themes }) => themes.includes('jump'))).toHaveLength(3)
  expect(packed.map(({ rating }) => rating)).toEqual(packed.map(({ rating }) => rating).sort())
})

test('themes are told by the solution', () => {
  expect(themesOf('crown', crown.position, crown.solutions[0] ?? [])).toEqual(['jump', 'rally'])
  expect(themesOf('safe', safe.position, safe.solutions[0] ?? [])).toEqual(['lone-leader'])
  expect(themesOf('two', two.position, two.solutions[0] ?? [])).toEqual(['hook', 'long'])
})

test('why an answer fails is so wherever those who count stand, and whoever wins', () => {
  const why = (kind: string, position: string, outcome?: Outcome) => {
    const names = ['Black', 'White']
    const view = viewOf(leaders, puzzleState(layoutOf(position)), 0, 'mind')
    return leadersTalk.why(kind, { seat: 0, names, view, outcome }, 'en')
  }
  // The Archer counts from two cells away, beside the crown neither it nor the Cub does.
  expect(why('crown', '4.5.6.l4qL.6.5.4_ba')).toBe(
    'Nobody of two against the crown; free cells around it: 2.',
  )
  expect(why('crown', '4.5.6.l3q1L.6.5.4_ba')).toBe('One of two against the crown; free cells around it: 3.')
  // What beats an answer may be that the other side wins, not that it gets away.
  const lost = { winners: [1], reason: 'captured' }
  expect(why('two', two.position, lost)).toBe('The enemy takes your crown first.')
  expect(why('two', two.position)).toMatch(/cannot win in your next turn/)
  expect(why('safe', safe.position, lost)).toBe('The enemy can take your crown in the next turn.')
  expect(kindWords(leadersTalk, 'two', 'en').failed).toBe('The win is gone')
})

test('Cubs may stand in the way in any puzzle; of others there is one each', () => {
  const blocked = puzzle('crown', '4.5.5U.l4UL.4u1.5.4_ba', 0, ['Ue5-e6'])
  expect(holds(blocked)).toBe(true)
  expect(holds({ ...blocked, solutions: [['Ue5-d5']] })).toBe(false)
  expect(leadersJudge.judge(blocked, ['Ue5-e6'])).toEqual({ right: true })
  expect(leadersJudge.judge(blocked, ['Ue5-d5'])).toMatchObject({ right: false })
  const elsewhere = puzzle('crown', 'U3.5.5U.l4UL.4u1.5.4_ba', 0, ['Ue5-e6'])
  expect(holds(elsewhere)).toBe(true)
  expect(areNear(blocked.position, elsewhere.position)).toBe(false)
  expect(areNear(elsewhere.position, '3U.5.5U.l4UL.4u1.5.4_ba')).toBe(false)
  expect(() => holds(puzzle('crown', '4.5.4r1.l5L.4r1.5.4_ba', 0, []))).toThrow(/up to seven Cubs/)
})
