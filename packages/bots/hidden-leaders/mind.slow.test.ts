import {
  type AnyGame,
  type AnyTable,
  type Choice,
  openTable,
  type Random,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { describe, expect, test } from 'vitest'
import type { levels } from '../mind.ts'
import { mind } from './index.ts'

const game = hiddenLeaders as unknown as AnyGame

type Answer = (table: AnyTable, choice: Choice<object>, random: Random) => number

/** Plays a table to its end; each seat has its own way to answer. */
function play(
  table: AnyTable,
  answers: readonly Answer[],
  seed: string,
  onChoice?: (choice: Choice<object>) => void,
) {
  const random = randomFrom(seed)
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    onChoice?.(choice)
    const pick = (answers[choice.seat % answers.length] as Answer)(table, choice, random)
    expect(choice.options[pick]).toBeDefined()
    table.pick(choice.seat, pick)
  }
  return table.outcome()
}

const thinks =
  (level: (typeof levels)[number], nodes: number): Answer =>
  (table, choice, random) =>
    mind.answer(viewOf(game, table.state, choice.seat, 'mind'), choice, level, { nodes }, random)

describe('with any modules and any number of players', () => {
  const random = randomFrom('modules')
  const tables = [2, 3, 4, 5, 6, 2].map((seats, i) => ({ seats, i, options: game.vary(seats, random) }))

  test.each(tables)('$seats players, table $i: the levels answer to the end', ({ seats, i, options }) => {
    const table = openTable(game, { seats, seed: `modules ${i}`, options })
    const outcome = play(table, [thinks('L2', 2), thinks('L3', 2), thinks('L5', 2)], `${i}`)
    expect(outcome).toBeDefined()
  })
})

test.each([1, 2])('at a table that began with older rules (%i of them) the levels answer to the end', (i) => {
  const older = hiddenLeaders.older?.[i - 1] as unknown as AnyGame
  const options = { queens: true, guardians: true, corruption: true, artifacts: true, royalInfluence: true }
  const table = openTable(older, { seats: 3, seed: `older ${i}`, options })
  expect(play(table, [thinks('L2', 2), thinks('L3', 2), thinks('L5', 2)], `${i}`)).toBeDefined()
})

/** The first act of a game. */
function firstAct(seed: string, seats = 2) {
  const table = openTable(game, { seats, seed })
  for (;;) {
    const choice = table.choices()[0] as Choice<object>
    if (choice.ask.ask === 'act')
      return { choice, view: viewOf(game, table.state, choice.seat, 'mind'), table }
    table.pick(choice.seat, 0)
  }
}

test('advice weighs all options, the pick first, and has words in both languages', () => {
  const { choice, view } = firstAct('advice')
  const { pick, weighed, reasons } = mind.advise(view, choice, { nodes: 300 }, randomFrom('advice'))
  expect(weighed.map(({ option }) => option).sort((a, b) => a - b)).toEqual(choice.options.map((_, i) => i))
  expect(weighed[0]?.option).toBe(pick)
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons)
    for (const lang of ['en', 'fr'] as const)
      expect(mind.say(reason, lang).join('').length).toBeGreaterThan(10)
})

test('chances are told from any view, and sum to one at most', () => {
  for (const seats of [2, 4]) {
    const { table } = firstAct('chances', seats)
    for (const viewer of [0, 1, 'public'] as const) {
      const view = viewOf(game, table.state, viewer, 'mind')
      const chances = mind.evaluate(view, { nodes: 40 }, randomFrom('chances'))
      expect(chances).toHaveLength(seats)
      const sum = chances.reduce((a, b) => a + b, 0)
      expect(sum).toBeLessThanOrEqual(1.000001)
      expect(sum).toBeGreaterThan(0.5)
    }
  }
})

test('a finished game is told as it ended', () => {
  const table = openTable(game, { seats: 2, seed: 'over' })
  const outcome = play(table, [thinks('L2', 20)], 'over')
  const chances = mind.evaluate(viewOf(game, table.state, 'public', 'mind'), { nodes: 5 }, randomFrom('over'))
  expect(chances).toEqual([0, 1].map((seat) => (outcome?.winners.includes(seat) ? 1 : 0)))
})

test('who got ready for a table answers as before', () => {
  const { view, choice } = firstAct('ready', 3)
  const answer = () => mind.advise(view, choice, { nodes: 60 }, randomFrom('ready'))
  const before = answer()
  mind.prepare?.({}, 3)
  expect(answer()).toEqual(before)
})
