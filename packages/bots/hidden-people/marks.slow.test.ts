// The marks of strength, shortened: few deals and few nodes, the same every time. Those that take long are for
// `npm run soak`; docs/bots.md tells the full runs.

import { type AnyGame, type AnyTable, type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { type Ask, hiddenPeople, type Move, type View } from '@undercrown/hidden-people'
import { expect, test, vi } from 'vitest'
import type { Bot } from '../bot.ts'
import type { Level } from '../mind.ts'
import { randomBot } from '../random.ts'
import { deal, dealerOf } from './deal.ts'
import { greedy, mind, thinker } from './index.ts'
import { answerCodeOf as codeOf, readView as read } from './reading.ts'
import { masterly } from './style.ts'

const { adopt: look, answerOf } = thinker.policy

const game = hiddenPeople as unknown as AnyGame
const soak = process.env['SOAK'] !== undefined
if (soak) vi.setConfig({ testTimeout: 3_600_000 })

function bot(level: Level, nodes: number): Bot {
  return (_game, view, choice, _budget, random) =>
    choice.options[mind.answer(view, choice, level, { nodes }, random)] as object
}

/** The master without any search: what level 5 expects of itself in the turns to come. */
const glance: Bot = (_game, view, choice, _budget, random) => {
  const world = deal(dealerOf(read(view as View, choice as Choice<Move, Ask>), true), random)
  look(masterly(world.seats))
  const code = answerOf(world)
  return choice.options.find((move) => codeOf(move as Move) === code) as object
}

/** The first bot's share of wins, each deal played from every seat. */
function share(one: Bot, other: Bot, deals: number, seats = 2): number {
  let won = 0
  for (let deal = 0; deal < deals; deal++) {
    for (let at = 0; at < seats; at++) {
      const table: AnyTable = openTable(game, { seats, seed: `share ${deal}` })
      const random = randomFrom(`share ${deal} ${at}`)
      for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
        const view = viewOf(game, table.state, choice.seat, 'mind')
        table.submit(choice.seat, (choice.seat === at ? one : other)(game, view, choice, 0, random))
      }
      const winners = table.outcome()?.winners ?? []
      if (winners.includes(at)) won += 1 / winners.length
    }
  }
  return won / deals / seats
}

test('the rule bot beats chance', () => {
  expect(share(greedy, randomBot, 20)).toBeGreaterThan(0.9)
})

test('level 5 beats chance', () => {
  expect(share(bot('L5', 20), randomBot, 4)).toBeGreaterThan(0.9)
})

test.runIf(soak)('level 5 beats the rule bot', () => {
  expect(share(bot('L5', 100), greedy, 8)).toBeGreaterThan(0.65)
})

const ladder: readonly (readonly [Level, number, Level, number])[] = [
  ['L2', mind.nodes.L2, 'L1', 20],
  ['L3', mind.nodes.L3, 'L2', 20],
  ['L4', mind.nodes.L4, 'L3', 12],
  ['L5', 150, 'L4', 8],
]

test.runIf(soak).each(ladder)('%s with %i nodes beats %s', (level, nodes, below, deals) => {
  expect(share(bot(level, nodes), bot(below, mind.nodes[below]), deals)).toBeGreaterThan(0.58)
})

test.runIf(soak)('level 5 takes more than its share from three of level 4', () => {
  expect(share(bot('L5', 150), bot('L4', mind.nodes.L4), 3, 4)).toBeGreaterThan(0.31)
})

test.runIf(soak)('the master takes more than its share at a glance from three rule bots', () => {
  expect(share(glance, greedy, 28, 4)).toBeGreaterThan(0.38)
})
