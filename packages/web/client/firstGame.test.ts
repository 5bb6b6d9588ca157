import { expect, test } from 'vitest'
import { isFirst, orderAtOnce } from './firstGame.ts'
import type { RunningTable } from './running.ts'

const me = { name: 'Mira', avatar: 'owl' }

test('who has never finished a game begins with the beginner game, against easy bots', () => {
  const { options, seats } = orderAtOnce('hidden-leaders', true, me, {})
  expect(options).toEqual({ beginner: true })
  expect(seats).toEqual([{ kind: 'human', ...me }, ...Array(3).fill({ kind: 'bot', level: 'L2' })])
  expect(orderAtOnce('leaders', true, me, {})).toMatchObject({ options: {}, seats: [me, { level: 'L2' }] })
})

test('afterwards it is the whole game, with what somebody has set', () => {
  expect(orderAtOnce('hidden-people', false, me, { memoryAid: true })).toMatchObject({
    options: { memoryAid: true },
    seats: [me, { level: 'L3' }, { level: 'L3' }, { level: 'L3' }],
  })
  expect(orderAtOnce('hidden-leaders', false, me, {}).options).toEqual({})
})

test('a game that was left is not a finished one, nor one of another kind', () => {
  const table = (game: string, state: RunningTable['state']): RunningTable => ({
    id: state,
    href: '',
    game,
    others: [],
    free: 0,
    local: true,
    state,
    updated: 0,
  })
  expect(isFirst([table('leaders', 'yours'), table('hidden-people', 'over')], 'leaders')).toBe(true)
  expect(isFirst([table('leaders', 'over')], 'leaders')).toBe(false)
})
