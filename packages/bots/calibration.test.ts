import { expect, test } from 'vitest'
import { type Calibration, toldChance, toldChances, uncalibrated } from './calibration.ts'
import hiddenLeaders from './hidden-leaders/calibration.json' with { type: 'json' }
import hiddenPeople from './hidden-people/calibration.json' with { type: 'json' }
import leaders from './leaders/calibration.json' with { type: 'json' }

const half: Calibration = {
  told: { two: { slope: 0.5, shift: 0 }, more: { slope: 0.5, shift: 0 } },
  standing: { two: 0.5, more: 0.5 },
}

test('a chance is drawn towards that of one among so many', () => {
  expect(toldChance(0.5, 2, half)).toBeCloseTo(0.5)
  expect(toldChance(0.25, 4, half)).toBeCloseTo(0.25)
  // Odds of 9 to 1 become 3 to 1.
  expect(toldChance(0.9, 2, half)).toBeCloseTo(0.75)
  expect(toldChance(0.9, 2, uncalibrated)).toBeCloseTo(0.9)
})

test('all seats together keep what they have, and who has nothing keeps nothing', () => {
  const told = toldChances([0.6, 0.2, 0.1, 0], half)
  expect(told.reduce((a, b) => a + b)).toBeCloseTo(0.9)
  expect(told[3]).toBe(0)
  expect((told[0] as number) / (told[1] as number)).toBeCloseTo(Math.sqrt(3))
  expect(toldChances([1, 0], half)).toEqual([1, 0])
  expect(toldChances([0, 0], half)).toEqual([0, 0])
})

test.each(Object.entries({ hiddenLeaders, hiddenPeople, leaders }))(
  '%s: what is better is told as better, and it is said how the numbers were made',
  (_game, calibration) => {
    expect(calibration.madeBy).toMatch(/^undercrown calibrate .* --games \d+ --seed /)
    for (const seats of [2, 4]) {
      const told = [0.1, 0.3, 0.5, 0.7, 0.9].map((chance) => toldChance(chance, seats, calibration))
      expect(told.toSorted((a, b) => a - b)).toEqual(told)
      expect(new Set(told).size).toBe(told.length)
      const [most = 0, some = 0] = toldChances([0.5, 0.3, ...Array(seats - 2).fill(0.1)], calibration)
      expect(most).toBeGreaterThan(some)
    }
  },
)
