// Shortened versions of the marks, by nodes: how the levels fare against each other, and in puzzles of one turn.
// Those that take long are for `npm run soak`.

import { type AnyGame, type AnyTable, type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { leaders, type Move, type State } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import type { Level } from '../mind.ts'
import { mind, searchCore } from './index.ts'
import { skills } from './levels.ts'
import { createPlanner } from './plan.ts'
import { askedIn } from './seat.ts'
import {
  enumerated,
  isSolved,
  solvedBy,
  tacticState as stateOf,
  type Tactic,
  type TacticKind,
  allTactics as tactics,
} from './tactics.ts'
import { growTactics } from './tactics-growth.ts'
import { greedy, uct } from './yardsticks.ts'

const game = leaders as unknown as AnyGame
const MOST_TURNS = 60
const solved = solvedBy(searchCore())
const soak = process.env['SOAK'] !== undefined

function botOf(level: Level, nodes: number = mind.nodes[level]): Bot {
  return (_game, view, choice, _budget, random) =>
    choice.options[mind.answer(view, choice, level, { nodes }, random)] as object
}

/** The share of the first bot in pairs of games: the same deal, with the seats swapped; both modes in turn. */
function share(bots: readonly [Bot, Bot], pairs: number, budget = 0): number {
  let won = 0
  for (let i = 0; i < 2 * pairs; i++) {
    const pair = Math.floor(i / 2)
    const options = { mode: pair % 2 === 0 ? 'discovery' : 'strategist' }
    const table: AnyTable = openTable(game, { seats: 2, seed: `marks ${pair}`, options })
    const random = randomFrom(`marks ${pair}`)
    for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
      if ((table.state as State).turn >= MOST_TURNS) break
      const view = viewOf(game, table.state, choice.seat, 'mind')
      const bot = bots[(choice.seat + i) % 2] as Bot
      table.submit(choice.seat, bot(game, view, choice, budget, random))
    }
    const winners = table.outcome()?.winners ?? []
    won += winners.length === 0 ? 0.5 : winners[0] === i % 2 ? 1 : 0
  }
  return won / (2 * pairs)
}

test.each([
  ['L2', 'L1', 20],
  ['L3', 'L2', 20],
] as const)('%s beats %s', (better, worse, pairs) => {
  expect(share([botOf(better), botOf(worse)], pairs)).toBeGreaterThanOrEqual(0.65)
})

test('L4 beats L3, with fewer nodes than it has', () => {
  expect(share([botOf('L4', 30_000), botOf('L3', 15_000)], 5)).toBeGreaterThanOrEqual(0.65)
})

test.runIf(soak)('L5 beats L4', { timeout: 3_600_000 }, () => {
  expect(share([botOf('L5'), botOf('L4')], 10)).toBeGreaterThanOrEqual(0.65)
})

test('L5 beats the greedy player and plain UCT, with fewer nodes than it has', () => {
  expect(share([botOf('L5', 20_000), greedy], 5)).toBeGreaterThanOrEqual(0.9)
  expect(share([botOf('L5', 20_000), uct], 1, 12)).toBeGreaterThanOrEqual(0.8)
})

function byLevel(level: Level, nodes: number) {
  return (state: State, choice: Choice<Move>): Move => {
    const view = viewOf(leaders, state, choice.seat, 'mind')
    return choice.options[mind.answer(view, choice, level, { nodes }, randomFrom(''))] as Move
  }
}

test('there are a thousand puzzles of each kind of one turn and three hundred of two, each once, and all can be laid', () => {
  const count = (kind: TacticKind) => tactics.filter((one) => one.kind === kind).length
  expect(count('win')).toBeGreaterThanOrEqual(1000)
  expect(count('avoid')).toBeGreaterThanOrEqual(1000)
  expect(count('two')).toBeGreaterThanOrEqual(300)
  expect(new Set(tactics.map(({ line }) => line)).size).toBe(tactics.length)
  for (const tactic of tactics) expect(stateOf(tactic).phase).toBe('actions')
})

test('L5 solves every puzzle of a sample; L1 does not', () => {
  const winning = tactics.filter(({ kind }, i) => kind === 'win' && i % 4 === 0)
  const avoiding = tactics.filter(({ kind }, i) => kind === 'avoid' && i % 25 === 0)
  const unsolved = (sample: readonly Tactic[], level: Level, nodes: number) =>
    sample.filter((one) => !isSolved(searchCore(), one, byLevel(level, nodes), solved))
  expect(unsolved(winning, 'L5', mind.nodes.L5)).toEqual([])
  expect(unsolved(avoiding, 'L5', 20_000)).toEqual([])
  expect(unsolved(winning, 'L1', mind.nodes.L1).length).toBeGreaterThan(20)
})

test('L5 solves most puzzles of two turns with a fifth of what it has at a table, and none of them in one', () => {
  const sample = tactics.filter(({ kind }, i) => kind === 'two' && i % 20 === 0)
  expect(sample.length).toBeGreaterThan(10)
  expect(sample.filter((one) => solved(stateOf(one)))).toEqual([])
  const right = sample.filter((one) => isSolved(searchCore(), one, byLevel('L5', 300_000), solved))
  expect(right.length / sample.length).toBeGreaterThanOrEqual(0.7)
  expect(
    sample.filter((one) => isSolved(searchCore(), one, byLevel('L1', 8000), solved)).length,
  ).toBeLessThan(right.length)
})

test('puzzles of two turns are grown from games, also where a win hangs on where a Nemesis walks', () => {
  expect([...growTactics('5728', ['two'])]).toEqual([])
  const [grown] = growTactics('5789', ['two'])
  expect(tactics).toContainEqual(grown)
})

test('five times the nodes look further', () => {
  const planner = createPlanner(searchCore())
  const depths = (nodes: number) =>
    tactics
      .filter(({ kind }, i) => kind === 'avoid' && i % 150 === 0)
      .map(
        (one) => planner.planTurn(askedIn(searchCore(), stateOf(one)), skills.L5, { nodes })[0]?.depth ?? 0,
      )
  const [few, many] = [depths(60_000), depths(300_000)]
  many.forEach((depth, i) => {
    expect(depth).toBeGreaterThanOrEqual(few[i] ?? 0)
  })
  expect(Math.max(...many)).toBeGreaterThan(1)
  expect(many).not.toEqual(few)
})

test('the solver judges as plain enumeration does', () => {
  const small = tactics.filter(
    ({ line }) => (line.split('_')[0] as string).replace(/[^a-z]/gi, '').length <= 8,
  )
  const sample = small.slice(0, 2)
  expect(sample.length).toBe(2)
  for (const tactic of sample) {
    const state = stateOf(tactic)
    expect(enumerated(state)).toBe(solved(state))
  }
})
