import { type AnyGame, type AnyTable, type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { hiddenPeople, type View } from '@undercrown/hidden-people'
import { describe, expect, test } from 'vitest'
import { levels } from '../mind.ts'
import { greedy, mind } from './index.ts'
import { forgetful } from './memory.ts'

const game = hiddenPeople as unknown as AnyGame

interface Question {
  readonly view: View
  readonly choice: Choice<object>
}

/** Questions from games that the rule bot plays. */
function* questions(seats: number, seed: string): Generator<Question> {
  const table: AnyTable = openTable(game, { seats, seed })
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const view = viewOf(game, table.state, choice.seat, 'mind') as View
    yield { view, choice }
    table.submit(choice.seat, greedy(game, view, choice, 0, randomFrom(seed)))
  }
}

describe('every level', () => {
  test.each(levels)('%s answers every question with an option, the same for the same chance', (level) => {
    for (const seats of [2, 4]) {
      for (const { view, choice } of questions(seats, `every ${level}`)) {
        const before = JSON.stringify([view, choice])
        const pick = () => mind.answer(view, choice, level, { nodes: 4 }, randomFrom('pick'))
        const picked = pick()
        expect(choice.options[picked]).toBeDefined()
        expect(pick()).toBe(picked)
        expect(JSON.stringify([view, choice])).toBe(before)
      }
    }
  })
})

test('what was forgotten stays forgotten, the more the weaker, and what is in hand never is', () => {
  const lost = new Map<number, number>()
  for (const rate of [0, 0.05, 0.25]) {
    for (const { view, choice } of questions(2, 'memory')) {
      const kept = forgetful(view, choice.seat, rate)
      lost.set(rate, (lost.get(rate) ?? 0) + view.own.length - kept.own.length)
      for (const [where, card] of view.own) {
        const still = kept.own.some(([place]) => place === where)
        if (where.startsWith('hand')) expect(still).toBe(true)
        const later = {
          open: { ...view.open, draw: Math.max(0, view.open.draw - 1) },
          own: [[where, card]],
        } as View
        if (!still) expect(forgetful(later, choice.seat, rate).own).toEqual([])
      }
    }
  }
  expect(lost.get(0)).toBe(0)
  expect(lost.get(0.05)).toBeGreaterThan(0)
  expect(lost.get(0.25)).toBeGreaterThan(2 * (lost.get(0.05) ?? 0))
})

test('level 5 stops when the time is up', () => {
  const { view, choice } = [...questions(2, 'time')].find(
    ({ choice }) => choice.ask.ask === 'take',
  ) as Question
  let asked = 0
  mind.answer(view, choice, 'L5', { nodes: 1e9, spent: () => ++asked > 3 }, randomFrom('time'))
  expect(asked).toBe(4)
})
