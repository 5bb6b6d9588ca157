import { expect, test } from 'vitest'
import { heldAnswer, scoresAround } from './held.ts'

const naming = { place: 'seat1', names: ['cyra', 'enned', 'myrad', 'pavyr', 'xiadul'] }

test('what is left over is held of the others alike, of those that hints have left', () => {
  expect(heldAnswer(naming, 'enned', 60)).toEqual(['seat1=enned'])
  const weighed = { ...naming, weighed: true } as const
  expect(heldAnswer(weighed, 'enned', 60)).toEqual([
    'seat1=enned:60',
    'seat1=cyra:10',
    'seat1=myrad:10',
    'seat1=pavyr:10',
    'seat1=xiadul:10',
  ])
  expect(heldAnswer(weighed, 'enned', 70, ['enned', 'myrad'])).toEqual(['seat1=enned:70', 'seat1=myrad:30'])
})

test('who is named is never held less likely than another, however few hints have left', () => {
  const weighed = { ...naming, weighed: true } as const
  expect(heldAnswer(weighed, 'enned', 20, ['enned', 'myrad'])).toEqual(['seat1=enned:50', 'seat1=myrad:50'])
  expect(heldAnswer(weighed, 'enned', 0)[0]).toBe('seat1=enned:20')
  for (let left = 2; left <= 5; left++) {
    const [mine, ...others] = heldAnswer(weighed, 'cyra', 1, naming.names.slice(0, left))
    const percent = (text = '') => Number(text.split(':')[1])
    for (const other of others) expect(percent(mine)).toBeGreaterThanOrEqual(percent(other))
  }
})

test('nobody scores better than whoever holds the odds themselves', () => {
  const odds = [0.5, 0.25, 0.25, 0]
  const { best, blind } = scoresAround(odds)
  expect(best).toBe(-1.5)
  expect(blind).toBe(-2)
})
