// What the reveal tells of an ending.

import { openTable, pickOne, randomFrom } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { endingOf, quipOf } from './ending.ts'

test('who had given up keeps the crown of their leader, and is known by the last place', () => {
  const random = randomFrom('ending')
  const table = openTable(hiddenLeaders, { seats: 3, options: {}, seed: 'ending' })
  while (!hiddenLeaders.outcome(table.state)) {
    const { seat, options } = pickOne(random, hiddenLeaders.choices(table.state))
    table.submit(seat, pickOne(random, options))
  }
  const outcome = hiddenLeaders.outcome(table.state)
  const [winner = -1] = outcome?.winners ?? []
  const open = hiddenLeaders.open(table.state)
  const view = { open, own: hiddenLeaders.own(table.state, 0, 'mind') }
  const ending = (places: readonly number[]) =>
    endingOf({ view, outcome: { ...outcome, places } } as unknown as Parameters<typeof endingOf>[0])
  const stayed = ending([1, 1, 1])
  const gone = ending([0, 1, 2].map((seat) => (seat === winner ? 3 : 1)))
  expect([stayed.winner?.seat, stayed.left]).toEqual([winner, false])
  expect([gone.winner?.seat, gone.left]).toEqual([winner, true])
})

test('of whoever stood with others than those who rule it is said with whom, and of no two the same', () => {
  for (const i of [0, 1, 2, 3]) {
    const random = randomFrom(`sides ${i}`)
    const table = openTable(hiddenLeaders, { seats: 6, options: {}, seed: `sides ${i}` })
    while (!hiddenLeaders.outcome(table.state)) {
      const { seat, options } = pickOne(random, hiddenLeaders.choices(table.state))
      table.submit(seat, pickOne(random, options))
    }
    const view = { open: hiddenLeaders.open(table.state), own: hiddenLeaders.own(table.state, 0, 'mind') }
    const outcome = hiddenLeaders.outcome(table.state)
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
    const random = randomFrom(`queens ${i}`)
    const table = openTable(hiddenLeaders, { seats: 6, options: { queens: true }, seed: `queens ${i}` })
    while (!hiddenLeaders.outcome(table.state)) {
      const { seat, options } = pickOne(random, hiddenLeaders.choices(table.state))
      table.submit(seat, pickOne(random, options))
    }
    const view = { open: hiddenLeaders.open(table.state), own: hiddenLeaders.own(table.state, 0, 'mind') }
    const outcome = hiddenLeaders.outcome(table.state)
    const ending = endingOf({ view, outcome } as unknown as Parameters<typeof endingOf>[0])
    for (const { score, heroes, aligned } of ending.order) {
      if (!aligned) continue
      expect(heroes.reduce((sum, { counts }) => sum + counts, 0)).toBe(score)
      if (heroes.some(({ counts }) => counts > 1)) byText++
    }
  }
  expect(byText).toBeGreaterThan(0)
})
