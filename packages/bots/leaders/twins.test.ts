// Tables laid out by hand with several of a character: the search core knows more Cubs, the rules all others.

import { below, pickOne, type Random, randomFrom, shuffle, viewOf } from '@undercrown/engine'
import {
  cellNames,
  layout,
  layoutOf,
  leaders,
  type Move,
  notationOf,
  position,
  positionLine,
  type State,
  thrown,
} from '@undercrown/leaders'
import { lay } from '@undercrown/leaders/scenario'
import { describe, expect, test } from 'vitest'
import { levels } from '../mind.ts'
import { mind, searchCore } from './index.ts'
import { isSearchable, solvePlainly } from './plain.ts'
import { choiceIn, forcesWin, stateAfter } from './proof.ts'
import { solve } from './solver.ts'

const stateOf = (line: string) => position(layoutOf(line), randomFrom('twins')).state

/** Few enough actors that all of their turns can be tried by the rules. */
const cubs = [
  '4.5.2u1U1.l2u2L.2Ur2.3s1.4_ba',
  '4.5.3uBU.l5L.4ru.5.3u_ba',
  '4.5.3u1U.l4rL.3uu1.5.3h_ba',
  '4.5.6.l2u2L.3u1R.2b1u.2u1_ba',
  '4.3u1.3hu1.l4rL.5U.5.4_ba',
  '4.5.4uN.l3t1L.4u1.2i2.4_ba',
  '4.4U.3m1U.l2c1UL.4u1.5.4_ba',
  '2u1.5.l5.4L2.2wru1.2U2.2u1_wa_8_sb_-_AQ_-_-_1_1',
]
const others = ['4.5.4r1.l5L.4r1.5.4_ba', '4.5.2r3.l2JJ1L.2r3.5.4_ba', '4.5.4q1.l3P1L.3Pq1.5.4_ba']

/** The same with some Cubs more wherever there is room. */
function cubsThrownIn(state: State, random: Random): State {
  const laid = layout(state)
  const free = shuffle(
    random,
    cellNames.filter((_, cell) => (state.board[cell] as number) < 0),
  )
  const more = free.slice(0, 1 + below(random, 4)).map((cell) => {
    return { who: pickOne(random, ['black', 'white', 'white']), character: 'cub', cell }
  })
  const { visible: _, ...rest } = laid
  const pieces = [...(laid['pieces'] as readonly object[]), ...more]
  return position({ ...rest, pieces, banished: [], recruitsLeft: 0 }, randomFrom('')).state
}

function expectWinPlayed(state: State, line: readonly Move[]): void {
  let now = state
  for (const move of line) {
    const choice = choiceIn(now)
    expect(choice?.options.map(notationOf)).toContain(notationOf(move))
    now = stateAfter(now, choice?.seat as number, move)
  }
  expect(now.result?.winner).toBe(state.toMove)
}

describe('the solver', () => {
  const verdicts = new Set<boolean | null>()

  test.each([...cubs, ...others])('agrees with plain enumeration on %s', (line) => {
    const state = stateOf(line)
    const { win, line: moves } = solve(searchCore(), state)
    expect(win).toBe(forcesWin(state, state.toMove, Number.POSITIVE_INFINITY))
    if (win) expectWinPlayed(state, moves)
    verdicts.add(win)
  })

  test('agrees with plain enumeration on boards with Cubs thrown in', () => {
    const random = randomFrom('cubs')
    const runs = Number(process.env['SOAK'] ?? 12)
    for (let tried = 0; tried < runs; ) {
      const state = cubsThrownIn(thrown(random, 2 + below(random, 2)), random)
      if (state.result) continue
      const plain = forcesWin(state, state.toMove, 4000)
      if (plain === undefined) continue
      tried++
      expect([positionLine(layout(state)), solve(searchCore(), state).win]).toEqual([
        positionLine(layout(state)),
        plain,
      ])
    }
  })

  test('had wins to find and wins to rule out', () => {
    expect(verdicts).toEqual(new Set([true, false]))
  })

  test('takes further Cubs into the search core, all others by the rules', () => {
    expect(cubs.map((line) => isSearchable(stateOf(line)))).toEqual(cubs.map(() => true))
    expect(others.map((line) => isSearchable(stateOf(line)))).toEqual(others.map(() => false))
  })

  test('by the rules alone agrees with the search core, and gives up where it is told to', () => {
    for (const line of cubs.slice(4)) {
      const state = stateOf(line)
      expect(solvePlainly(state).win).toBe(solve(searchCore(), state).win)
    }
    expect(solvePlainly(stateOf(cubs[0] as string), { nodes: 5 }).win).toBeNull()
  })
})

describe('the search core counts like the rules', () => {
  /** Sequences of so many decisions without leaving the actions of this turn. */
  const count = (state: State, depth: number, turn = state.turn): number => {
    if (depth === 0) return 1
    if (state.turn !== turn || (state.phase !== 'actions' && state.phase !== 'nemesis')) return 0
    const choice = choiceIn(state)
    if (!choice || depth === 1) return choice?.options.length ?? 0
    return choice.options.reduce(
      (sum, move) => sum + count(stateAfter(state, choice.seat, move), depth - 1, turn),
      0,
    )
  }

  test.each(cubs)('%s', (line) => {
    const { position: core, legality } = searchCore()
    for (const depth of [1, 2, 3]) {
      core.load(stateOf(line))
      expect(legality.countTurn(depth)).toBe(count(stateOf(line), depth))
    }
  })
})

describe('every level answers', () => {
  test.each([cubs[0] as string, others[0] as string])('in %s', (line) => {
    const state = stateOf(line)
    const choice = choiceIn(state)
    if (!choice) throw new Error('nobody is asked')
    const view = viewOf(leaders, state, choice.seat, 'mind')
    for (const level of levels) {
      const pick = mind.answer(view, choice as never, level, { nodes: 4000 }, randomFrom(level))
      expect(choice.options[pick]).toBeDefined()
    }
    const { weighed } = mind.advise(view, choice as never, { nodes: 4000 }, randomFrom(''), 0)
    expect(weighed.map(({ option }) => option)).toContain(0)
    const compared = mind.compare(view, choice as never, [0, 1], { nodes: 4000 }, randomFrom(''))
    expect(compared.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
    expect(compared).toHaveLength(2)
    const chances = mind.evaluate(view, { nodes: 4000 }, randomFrom(''))
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeLessThanOrEqual(1 + 1e-9)
  })

  test('and takes a win of one action', () => {
    const state = lay('l a1, r c5, r e5 | L d7')
    const choice = choiceIn(state)
    const view = viewOf(leaders, state, 0, 'mind')
    const pick = mind.answer(view, choice as never, 'L5', { nodes: mind.nodes.L5 }, randomFrom(''))
    const after = stateAfter(state, 0, choice?.options[pick] as Move)
    expect(after.result?.winner ?? (forcesWin(after, 0, 10_000) ? 0 : null)).toBe(0)
  })
})
