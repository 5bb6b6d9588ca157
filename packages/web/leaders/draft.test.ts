import { randomFrom } from '@undercrown/engine'
import { layoutOf, leaders, type OpenView } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import {
  clearedDraft,
  draftOf,
  hireToggled,
  layoutOfDraft,
  markedActed,
  modeChanged,
  moverChanged,
  placed,
  removed,
} from './draft.ts'

const bare = clearedDraft('strategist')
const rider = { who: 'black', character: 'rider' } as const
const at = (draft: typeof bare, cell: string) => draft.pieces.find((one) => one.cell === cell)?.character

test('a piece is placed once: put elsewhere it moves, and it is for hire only beside the board', () => {
  const first = placed(bare, rider, 'c1')
  expect([at(first, 'c1'), first.hire.includes('rider')]).toEqual(['rider', false])
  const second = placed(first, { ...rider, who: 'white' }, 'e5')
  expect([at(second, 'c1'), at(second, 'e5')]).toEqual([undefined, 'rider'])
  const third = removed(second, 'e5')
  expect([at(third, 'e5'), third.hire.includes('rider')]).toEqual([undefined, true])
})

test('each side keeps its Leader, which can be moved', () => {
  expect(removed(bare, 'd1')).toMatchObject({ pieces: bare.pieces })
  expect(placed(bare, rider, 'd1')).toBe(bare)
  const moved = placed(bare, { who: 'white', character: 'leader' }, 'd5')
  expect(moved.pieces.filter(({ character }) => character === 'leader').map(({ cell }) => cell)).toEqual([
    'd1',
    'd5',
  ])
})

test('who has acted is of the side to move, and forgets it when the turn goes over', () => {
  const draft = markedActed(markedActed(placed(bare, rider, 'c1'), 'leader'), 'rider')
  expect(draft.acted).toEqual(['leader', 'rider'])
  expect(layoutOfDraft(draft)).toMatchObject({ last: 'rider' })
  expect(markedActed(draft, 'leader').acted).toEqual(['rider'])
  expect(removed(draft, 'c1').acted).toEqual(['leader'])
  expect(moverChanged(draft, 'white').acted).toEqual([])
  expect(moverChanged(draft, 'black')).toBe(draft)
  expect(markedActed(draft, 'nemesis')).toBe(draft)
})

test('who is taken from those for hire is banished, or lies in the pile', () => {
  const draft = hireToggled(placed(bare, rider, 'c1'), 'archer')
  expect(layoutOfDraft(draft)).toMatchObject({ banished: ['archer'] })
  expect(hireToggled(draft, 'archer').hire).toContain('archer')
  const discovery = modeChanged(draft, 'discovery')
  expect(discovery.hire).toHaveLength(3)
  expect(layoutOfDraft(discovery)).not.toHaveProperty('banished')
})

test('a line that leaves cards out can be changed without saying where they are', () => {
  const { state } = leaders.position(layoutOf('4.5.6.l5L.6.5.4_ba_8_sb'), randomFrom(''))
  const draft = placed(draftOf(leaders.open(state) as OpenView), rider, 'c1')
  expect(layoutOfDraft(draft)).toMatchObject({ visible: [], banished: [] })
})

test('what the rules laid out is the same again', () => {
  const line = '4.u1Vj1.1T1Q1B.l~1hi3.3c2.4L.4_ba_13_sw_L'
  const { state } = leaders.position(layoutOf(line), randomFrom(''))
  const { open } = { open: leaders.open(state) as OpenView }
  const again = leaders.position(layoutOfDraft(draftOf(open)), randomFrom('')).state
  expect(again.at).toEqual(state.at)
  expect([again.acted, again.last, again.toMove, again.turn]).toEqual([
    state.acted,
    state.last,
    state.toMove,
    state.turn,
  ])
})
