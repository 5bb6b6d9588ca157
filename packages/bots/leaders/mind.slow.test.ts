import {
  type AnyGame,
  type AnyTable,
  type Choice,
  langs,
  openTable,
  pickOne,
  plain,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { layout, leaders, type Move, midGame, positionLine, type State, type View } from '@undercrown/leaders'
import { describe, expect, test } from 'vitest'
import { type Level, levels } from '../mind.ts'
import { mind, searchCore } from './index.ts'
import { optionFor } from './seat.ts'
import { solve } from './solver.ts'
import { createTurnPlan } from './turn-plan.ts'
import type { Candidate } from './turn-search.ts'
import { reasonThemes, sayReason } from './words.ts'
import { greedy, rule, uct } from './yardsticks.ts'

const game = leaders as unknown as AnyGame
const core = searchCore()

function answer(state: State, choice: Choice<Move>, level: Level, nodes: number, seed = ''): Move {
  const view: View = viewOf(leaders, state, choice.seat, 'mind')
  return choice.options[mind.answer(view, choice, level, { nodes }, randomFrom(seed))] as Move
}

function choiceOf(state: State): Choice<Move> {
  return leaders.choices(state)[0] as Choice<Move>
}

function wordOf(move: Move): string | undefined {
  return leaders.target(move).word
}

function play(state: State, seat: number, move: Move): void {
  leaders.play(state, seat, move, () => {})
}

describe.each(levels)('%s', (level) => {
  test('answers every question of a game in both modes', () => {
    for (const mode of ['discovery', 'strategist'] as const) {
      const state = leaders.setup({ mode, first: 'random' }, 2, randomFrom(`${level} ${mode}`))
      for (let asked = 0; !state.result && asked < 150; asked++) {
        const choice = choiceOf(state)
        const move = answer(state, choice, level, 1500, `${asked}`)
        expect(choice.options).toContain(move)
        play(state, choice.seat, move)
      }
    }
  })

  test('answers the same to the same, whatever it was asked before', () => {
    const random = randomFrom(`same ${level}`)
    const states = Array.from({ length: 6 }, () => midGame(random))
    const ask = (state: State) => answer(state, choiceOf(state), level, 2000, 'x')
    const first = states.map(ask)
    expect(states.toReversed().map(ask).toReversed()).toEqual(first)
  })
})

test('carries a win through to its end, whatever the Nemesis does', () => {
  const random = randomFrom('carry')
  let carried = 0
  while (carried < 6) {
    const state = midGame(random)
    if (state.phase !== 'actions' || state.acted !== 0) continue
    const me = state.toMove
    if (!solve(core, state).win) continue
    carried++
    const { turn } = state
    const line = positionLine(layout(state))
    while (!state.result && state.turn === turn) {
      const choice = choiceOf(state)
      const move = choice.seat === me ? answer(state, choice, 'L5', 60_000) : pickOne(random, choice.options)
      play(state, choice.seat, move)
    }
    expect(`${line} ${state.result?.winner}`).toBe(`${line} ${me}`)
  }
})

test('a plan made anew in the middle of a turn goes on like the one it was begun with', async () => {
  const state = leaders.setup({ mode: 'discovery', first: 'black' }, 2, randomFrom('plan'))
  const asked: [State, Move][] = []
  while (state.turn < 6 && !state.result) {
    const choice = choiceOf(state)
    const move = answer(state, choice, 'L3', 5000)
    asked.push([leaders.clone(state), move])
    play(state, choice.seat, move)
  }
  for (const [then, move] of asked.toReversed())
    expect(answer(then, choiceOf(then), 'L3', 5000)).toEqual(move)
})

test('gives each seat a chance, and says who won', () => {
  const random = randomFrom('chances')
  for (let i = 0; i < 10; i++) {
    const state = midGame(random)
    const view: View = viewOf(leaders, state, 'public', 'mind')
    const [black = 0, white = 0] = mind.evaluate(view, { nodes: 3000 }, random)
    expect(black + white).toBeCloseTo(1)
    if (state.phase === 'actions' && solve(core, state).win)
      expect(state.toMove === 0 ? black : white).toBeGreaterThan(0.9)
  }
})

test('advice names the pick first, with reasons that can be said', () => {
  const random = randomFrom('advice')
  for (let i = 0; i < 10; i++) {
    const state = midGame(random)
    const choice = choiceOf(state)
    const view: View = viewOf(leaders, state, choice.seat, 'mind')
    const { pick, weighed, reasons } = mind.advise(view, choice, { nodes: 6000 }, random)
    expect(weighed[0]?.option).toBe(pick)
    // What was thought of less deeply is not told as better.
    expect(Math.max(...weighed.map(({ chance }) => chance))).toBe(weighed[0]?.chance)
    expect(choice.options[pick]).toBeDefined()
    expect(new Set(weighed.map(({ option }) => option)).size).toBe(weighed.length)
    for (const reason of reasons) for (const lang of langs) expect(mind.say(reason, lang)[0]).toMatch(/[.]$/)
  }
  for (const about of reasonThemes)
    for (const weight of [1, -1]) expect(sayReason({ about, weight }, 'fr')[0]).not.toBe(about)
})

test('an option that is held against the pick is told what it lets the enemy do', () => {
  const { state } = leaders.position(
    {
      pieces: [
        { who: 'black', character: 'leader', cell: 'd2', acted: true },
        { who: 'black', character: 'jailer', cell: 'f4' },
        { who: 'white', character: 'leader', cell: 'd7' },
        { who: 'white', character: 'protector', cell: 'c2' },
        { who: 'white', character: 'rider', cell: 'd5' },
      ],
    },
    randomFrom('held'),
  )
  const choice = choiceOf(state)
  const view: View = viewOf(leaders, state, choice.seat, 'mind')
  const optionOf = (word: string) =>
    choice.options.findIndex((move) => leaders.target(move as Move).word === word)
  const heldTo = (word: string) =>
    mind.advise(view, choice, { nodes: 20_000 }, randomFrom('held'), optionOf(word))
  const { pick, weighed, reasons } = heldTo('Jf4-f5')
  expect(['Jf4-e4', 'Jf4-e5'].map(optionOf)).toContain(pick)
  const chanceOf = (option: number) => weighed.find((one) => one.option === option)?.chance ?? Number.NaN
  expect(chanceOf(pick) - chanceOf(optionOf('Jf4-f5'))).toBeGreaterThan(0.2)
  expect(reasons).toMatchObject([{ about: 'lets rider' }])
  const [against] = reasons.map(({ about, weight }) =>
    plain(mind.say({ about, weight: -weight }, 'en'), [], 'en'),
  )
  expect(against).toBe('It lets the enemy win next turn, with the Rider.')
})

test('the turn of the pick, begun with another of its actions, is told as good as the pick', () => {
  const random = randomFrom('order')
  const limits = { nodes: 6000 }
  for (let begun = 0; begun < 5; ) {
    const state = midGame(random)
    const choice = choiceOf(state)
    const { options, seat } = choice
    if (state.phase !== 'actions') continue
    const [best] = createTurnPlan(core).plansFor(state, seat, 'L5', limits) as [Candidate]
    const [first, then] = best.line.map((step) => optionFor(core, step, options)) as [number, number?]
    if (best.proof || then === undefined || options[then]?.kind !== 'action') continue
    const word = wordOf(options[first] as Move)
    const after = leaders.clone(state)
    play(after, seat, options[then] as Move)
    const isFree = leaders.choices(after).some((next) => next.options.some((move) => wordOf(move) === word))
    if (!isFree) continue
    begun++
    const view: View = viewOf(leaders, state, seat, 'mind')
    const { pick, weighed } = mind.advise(view, choice, limits, random, then)
    expect(pick).toBe(first)
    const chanceOf = (option: number) => weighed.find((one) => one.option === option)?.chance
    expect(chanceOf(then)).toBe(chanceOf(first))
  }
})

describe.each(Object.entries({ greedy, rule, uct }))('%s', (_name, bot) => {
  test('plays a game to its end', () => {
    const table: AnyTable = openTable(game, { seats: 2, seed: 'contest' })
    const random = randomFrom('contest')
    for (let [choice] = table.choices(); choice && table.moves.length < 120; [choice] = table.choices()) {
      const view = viewOf(game, table.state, choice.seat, 'mind')
      table.submit(choice.seat, bot(game, view, choice, 3, random))
    }
    expect(table.moves.length).toBeGreaterThan(10)
  })
})

test('who goes closer piece by piece takes the enemy Leader where one action does it', () => {
  const random = randomFrom('rule')
  let taken = 0
  while (taken < 5) {
    const state = midGame(random)
    const choice = choiceOf(state)
    const winning = (move: Move) => {
      const next = leaders.clone(state)
      play(next, choice.seat, move)
      return next.result?.winner === choice.seat
    }
    if (state.phase !== 'actions' || !choice.options.some(winning)) continue
    taken++
    const view: View = viewOf(leaders, state, choice.seat, 'mind')
    expect(winning(rule(game, view, choice, 0, random) as Move)).toBe(true)
  }
})
