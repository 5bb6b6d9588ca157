// What the reveal tells of an ending.

import { openTable, pickOne, randomFrom } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { endingOf, quipOf } from './ending.ts'

/** A game played to its end by chance, as the first seat sees it then. */
function played(seed: string, seats: number, options: object = {}) {
  const random = randomFrom(seed)
  const { state, submit } = openTable(hiddenLeaders, { seats, options, seed })
  while (!hiddenLeaders.outcome(state)) {
    const { seat, options } = pickOne(random, hiddenLeaders.choices(state))
    submit(seat, pickOne(random, options))
  }
  const view = { open: hiddenLeaders.open(state), own: hiddenLeaders.own(state, 0, 'mind') }
  return { view, outcome: hiddenLeaders.outcome(state) }
}

test('who had given up keeps the crown of their leader, and is known by the last place', () => {
  const { view, outcome } = played('ending', 3)
  const [winner = -1] = outcome?.winners ?? []
  const ending = (places: readonly number[]) =>
    endingOf({ view, outcome: { ...outcome, places } } as unknown as Parameters<typeof endingOf>[0])
  const stayed = ending([1, 1, 1])
  const gone = ending([0, 1, 2].map((seat) => (seat === winner ? 3 : 1)))
  expect([stayed.winner?.seat, stayed.left]).toEqual([winner, false])
  expect([gone.winner?.seat, gone.left]).toEqual([winner, true])
})

test('of whoever stood with others than those who rule it is said with whom, and of no two the same', () => {
  for (const i of [0, 1, 2, 3]) {
    const { view, outcome } = played(`sides ${i}`, 6)
    const ending = endingOf({ view, outcome } as unknown as Parameters<typeof endingOf>[0])
    const out = ending.order.filter((one) => quipOf(ending, one) === 'out')
    expect(out.length).toBeGreaterThan(1)
    for (const { factions } of out) expect(factions).not.toContain(ending.faction)
    expect(new Set(out.map(({ factions }) => factions.join())).size).toBe(out.length)
  }
})

test('HL-86, HL-87, HL-112: what the heroes of a party are shown to count is its score', () => {
  let byText = 0
  for (let i = 0; i < 60; i++) {
    const { view, outcome } = played(`queens ${i}`, 6, { queens: true })
    const ending = endingOf({ view, outcome } as unknown as Parameters<typeof endingOf>[0])
    for (const { score, heroes, aligned } of ending.order) {
      if (!aligned) continue
      expect(heroes.reduce((sum, { counts }) => sum + counts, 0)).toBe(score)
      if (heroes.some(({ counts }) => counts > 1)) byText++
    }
  }
  expect(byText).toBeGreaterThan(0)
})
