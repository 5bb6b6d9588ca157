import { type AnyGame, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { type Ask, hiddenPeople, type Move, type View } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { oddsOf } from './belief.ts'
import { deal, dealerOf } from './deal.ts'
import { mind } from './index.ts'
import { readView as read } from './reading.ts'

const game = hiddenPeople as unknown as AnyGame

test('who knows a card tells what it may be, better than chance', () => {
  let cards = 0
  let believed = 0
  let uniform = 0
  for (let round = 0; round < 9; round++) {
    const table = openTable(hiddenPeople, { seats: 2 + (round % 3), seed: `belief ${round}` })
    const random = randomFrom(`belief ${round}`)
    for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
      const view = viewOf(hiddenPeople, table.state, choice.seat, 'mind') as View
      const { world, cells, unseen } = read(view, choice)
      for (const cell of choice.ask.ask === 'take' ? cells : []) {
        const odds = oddsOf(world, cell)
        if (odds === undefined) continue
        const slot = table.state.rows.flat()[cell] as number
        const truth = table.state.face[slot] as number
        const mass = (of: readonly number[]) => of.reduce((sum, face) => sum + (odds[face] as number), 0)
        const same = unseen.filter((face) => face === truth)
        believed -= Math.log(mass(same) / mass(unseen))
        uniform -= Math.log(same.length / unseen.length)
        cards++
      }
      const pick = mind.answer(view, choice, 'L4', { nodes: 16 }, random)
      table.pick(choice.seat, pick)
    }
  }
  expect(cards).toBeGreaterThan(200)
  // The figures of docs/bots.md.
  expect(believed / cards).toBeCloseTo(2.11, 2)
  expect(uniform / cards).toBeCloseTo(2.37, 2)
})

test('worlds hold the same cards as the table and leave what is known in its place', () => {
  const table = openTable(game, { seats: 3, seed: 'worlds' })
  const random = randomFrom('worlds')
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const view = viewOf(game, table.state, choice.seat, 'mind') as View
    const reading = read(view, choice as unknown as { seat: number; ask: Ask; options: Move[] })
    const all = (world: typeof reading.world) =>
      [
        ...world.row,
        ...world.draw.subarray(0, world.draws),
        ...world.discard.subarray(0, world.discards),
        ...world.hand.subarray(0, world.hands),
      ]
        .sort((a, b) => a - b)
        .join(' ')
    const truth = hiddenPeople
      .cards(table.state as never)
      ?.face.toSorted((a, b) => a - b)
      .join(' ')
    const dealt = deal(dealerOf(reading, true), random)
    expect(all(dealt)).toBe(truth)
    reading.world.row.forEach((face, cell) => {
      if (!reading.cells.includes(cell)) expect(dealt.row[cell]).toBe(face)
    })
    table.pick(choice.seat, mind.answer(view, choice, 'L1', { nodes: 4 }, random))
  }
})
