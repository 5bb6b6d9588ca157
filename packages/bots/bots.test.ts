import { type AnyGame, type AnyTable, type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { flatBot } from './flat.ts'
import { playout } from './playout.ts'
import { randomBot } from './random.ts'

const game = toy as unknown as AnyGame

/** Plays a game between bots; returns each seat's share of the win. */
function match(bots: readonly Bot[], budget: number, seed: string): number[] {
  const table: AnyTable = openTable(game, { seats: bots.length, seed })
  const random = randomFrom(`bots ${seed}`)
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    const view = viewOf(game, table.state, choice.seat, 'mind')
    table.submit(choice.seat, (bots[choice.seat] as Bot)(game, view, choice, budget, random))
  }
  const winners = table.outcome()?.winners ?? []
  return bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

function firstQuestion(seed: string) {
  const table: AnyTable = openTable(game, { seats: 2, seed })
  const choice = table.choices()[0] as Choice<object>
  return { choice, view: viewOf(game, table.state, choice.seat, 'mind'), state: table.state }
}

describe('every bot', () => {
  const all: [string, Bot][] = [
    ['random', randomBot],
    ['flat', flatBot],
  ]

  test.each(all)('%s answers with one of the options, the same for the same chance', (_name, bot) => {
    for (let i = 0; i < 20; i++) {
      const { choice, view } = firstQuestion(`${i}`)
      const answer = () => bot(game, view, choice, 10, randomFrom(`${i}`))
      expect(choice.options).toContain(answer())
      expect(answer()).toBe(answer())
    }
  })

  test.each(all)('%s changes nothing it is given, and takes a question with one option', (_name, bot) => {
    const { choice, view, state } = firstQuestion('x')
    const before = JSON.stringify([choice, view, state])
    bot(game, view, choice, 10, randomFrom('x'))
    expect(JSON.stringify([choice, view, state])).toBe(before)
    const forced = { ...choice, options: choice.options.slice(0, 1) }
    expect(bot(game, view, forced, 0, randomFrom('x'))).toBe(forced.options[0])
  })
})

test('the random bot takes each option about as often', () => {
  const { choice, view } = firstQuestion('x')
  const random = randomFrom('often')
  const first = Array.from({ length: 1000 }, () => randomBot(game, view, choice, 0, random))
  const times = first.filter((move) => move === choice.options[0]).length
  expect(times).toBeGreaterThan(430)
  expect(times).toBeLessThan(570)
})

test('flat never asks for the truth: it plays on views through JSON as well as on views', () => {
  const { choice, view } = firstQuestion('y')
  const sent = JSON.parse(JSON.stringify(view))
  expect(flatBot(game, sent, choice, 50, randomFrom('y'))).toBe(
    flatBot(game, view, choice, 50, randomFrom('y')),
  )
})

test('flat beats random', () => {
  let share = 0
  for (let i = 0; i < 40; i++) {
    const [first = 0, second = 0] =
      i % 2 ? match([flatBot, randomBot], 60, `${i}`) : match([randomBot, flatBot], 60, `${i}`)
    share += (i % 2 ? first : second) / 40
  }
  expect(share).toBeGreaterThan(0.6)
})

test('a playout that never ends is given up', () => {
  const endless = { ...game, play() {} } as AnyGame
  expect(playout(endless, firstQuestion('z').state, 0, randomFrom('z'))).toBe(0)
})
