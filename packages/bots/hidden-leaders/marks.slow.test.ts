// The marks of these bots, shortened: few games, few nodes, the same every time. Those that take long are for
// `npm run soak`; `undercrown arena` has the full ones.

import {
  type AnyGame,
  type AnyTable,
  type Choice,
  gameAt,
  openTable,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { faceOf, hiddenLeaders, type LeaderId, type State, type View } from '@undercrown/hidden-leaders'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import type { Level } from '../mind.ts'
import { randomBot } from '../random.ts'
import { dealsFor, marginals } from './belief.ts'
import { greedy, mind } from './index.ts'

/** By the rules that the figures of docs/bots.md were measured by: a hero that joins later changes none of them. */
const game = gameAt(hiddenLeaders as unknown as AnyGame, 2)
const soak = process.env['SOAK'] !== undefined
const PATIENT = { timeout: 3_600_000 }

function bot(level: Level, nodes: number): Bot {
  return (_game, view, choice, _budget, random) =>
    choice.options[mind.answer(view, choice, level, { nodes }, random)] as object
}

function playOut(
  table: AnyTable,
  bots: readonly Bot[],
  seed: string,
  onChoice?: (choice: Choice<object>) => void,
) {
  const random = randomFrom(seed)
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    onChoice?.(choice)
    const view = viewOf(game, table.state, choice.seat, 'mind')
    table.submit(choice.seat, (bots[choice.seat] as Bot)(game, view, choice, 0, random))
  }
  return table.outcome()?.winners ?? []
}

/** The first bot's share of the wins, every deal played from each seat; nobody's win is half a win for two. */
function shareOf(a: Bot, b: Bot, deals: number, seats = 2): number {
  let sum = 0
  for (let i = 0; i < deals; i++)
    for (let seat = 0; seat < seats; seat++) {
      const bots = Array.from({ length: seats }, (_, one) => (one === seat ? a : b))
      const winners = playOut(openTable(game, { seats, seed: `marks ${i}` }), bots, `marks ${i} ${seat}`)
      sum += winners.includes(seat) ? 1 : winners.length === 0 && seats === 2 ? 0.5 : 0
    }
  return sum / (deals * seats)
}

test('level 5 beats random nearly always', () => {
  expect(shareOf(bot('L5', 24), randomBot, 3)).toBeGreaterThanOrEqual(0.9)
})

test('level 5 beats the rule of thumb', () => {
  expect(shareOf(bot('L5', 60), greedy, 6)).toBeGreaterThanOrEqual(0.65)
})

describe.runIf(soak)('each level beats the one below', () => {
  const ladder: readonly [Level, number, Level, number, number][] = [
    ['L2', 40, 'L1', 20, 24],
    ['L3', 80, 'L2', 40, 8],
    ['L4', 160, 'L3', 80, 10],
    ['L5', 200, 'L4', 100, 10],
  ]
  test.each(ladder)('%s with %i nodes and %s with %i', PATIENT, (a, more, b, fewer, deals) => {
    expect(shareOf(bot(a, more), bot(b, fewer), deals)).toBeGreaterThan(0.58)
  })
})

test.runIf(soak)('level 5 takes more than its share from three of level 4', PATIENT, () => {
  expect(shareOf(bot('L5', 200), bot('L4', 60), 6, 4)).toBeGreaterThan(0.31)
})

describe('what is believed of the leaders is nearer to the truth the more is read', () => {
  const tables: readonly [seats: number, games: number, nothing: number, byTable: number, byPast: number][] =
    [
      [2, 6, 1.61, 1.24, 1.14],
      [4, 3, 1.61, 1.32, 1.17],
    ]
  test.each(tables)('%i players, %i games', (seats, games, ...figures) => {
    const losses = { nothing: 0, table: 0, past: 0 }
    let asked = 0
    for (let i = 0; i < games; i++) {
      const table = openTable(game, { seats, seed: `belief ${i}` })
      const bots = Array.from({ length: seats }, () => bot('L5', 60))
      playOut(table, bots, `belief ${i}`, ({ seat, ask }) => {
        if (ask.ask !== 'act') return
        const state = table.state as State
        const view = viewOf(game, state, seat, 'mind') as View
        for (const reading of ['nothing', 'table', 'past'] as const) {
          const believed = marginals(dealsFor(view, state.options, reading), seats)
          for (let other = 0; other < seats; other++)
            if (other !== seat)
              losses[reading] -= Math.log(believed[other]?.get(state.face[other] as number) as number)
        }
        asked += seats - 1
      })
    }
    const { nothing, table, past } = losses
    // The figures of docs/bots.md.
    expect([nothing, table, past].map((loss) => Number((loss / asked).toFixed(2)))).toEqual(figures)
  })
})

test('a leader that is known is believed', () => {
  const table = openTable(game, { seats: 3, seed: 'known' })
  const view = viewOf(game, table.state, 1, 'mind') as View
  const own = faceOf((view.own.leader as { id: LeaderId }).id)
  const beliefs = marginals(dealsFor(view, (table.state as State).options, 'table'), 3)
  expect(beliefs[1]).toEqual(new Map([[own, expect.closeTo(1)]]))
  expect(beliefs[0]?.has(own)).toBe(false)
  expect([...(beliefs[0] as Map<number, number>).values()].reduce((a, b) => a + b)).toBeCloseTo(1)
})
