import { flatMind } from '@undercrown/bots'
import { mindOf } from '@undercrown/bots/all.ts'
import { moments, truthsOf } from '@undercrown/bots/fairness.ts'
import { allTactics, tacticState } from '@undercrown/bots/leaders/tactics.ts'
import { type AnyGame, layTable, openTable, pickOne, randomFrom, recordOf, viewOf } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { cardById, hiddenPeople } from '@undercrown/hidden-people'
import { leaders } from '@undercrown/leaders'
import { describe, expect, test } from 'vitest'
import { accuracyOf, reviewOf, roundedWay } from './account.ts'
import { inUnits, judgeDecision, lossOf } from './assessment.ts'
import { beliefLines, keyMoments } from './moments.ts'
import { type Glance, gameToReview, keyOfPart, partsOf, type ReviewPart, reviewing } from './review.ts'

const people = hiddenPeople as unknown as AnyGame
const heroes = hiddenLeaders as unknown as AnyGame
const board = leaders as unknown as AnyGame

/** A game by chance alone, so that there is something to judge. */
function randomRecord(game: AnyGame, seats: number, seed: string) {
  const table = openTable(game, { seats, seed })
  const random = randomFrom(seed)
  for (let [choice] = table.choices(); choice; [choice] = table.choices())
    table.submit(choice.seat, pickOne(random, choice.options))
  return recordOf(table)
}

describe('a decision', () => {
  const cards = (text: string) => text.split(' ').map((one) => ({ ...cardById(one), knownTo: [0, 1] }))
  const table = layTable(
    people,
    {
      rows: [cards('12-flash 2 2 2'), cards('2 2 2 2')],
      drawPile: [cardById('3')],
      discardPile: [cardById('-1')],
      turn: 0,
    },
    'last',
  )
  const [choice] = table.choices()
  if (!choice) throw new Error('nothing is asked')
  const view = viewOf(people, table.state, 0, 'mind')
  const discard = choice.options.findIndex((move) => (move as { zone: string }).zone === 'discard')
  const judged = (played: number, nodes = 800) =>
    judgeDecision(mindOf(people), { view, choice, played }, nodes)

  test('that wins is best, and one that gives the win away a blunder', () => {
    expect(judged(discard)).toMatchObject({ best: discard, class: expect.stringMatching(/best|brilliant/) })
    const wrong = judged(1 - discard)
    expect(wrong).toMatchObject({ best: discard, class: 'blunder' })
    expect(lossOf(wrong as never)).toBeGreaterThan(20)
    expect(wrong?.reasons.length).toBeGreaterThan(0)
  })

  test('is judged the same again', () => {
    expect(JSON.stringify(judged(1 - discard))).toBe(JSON.stringify(judged(1 - discard)))
  })

  test('is none where there is one option, or all are alike', () => {
    const forced = { ...choice, options: choice.options.slice(0, 1) }
    expect(judgeDecision(mindOf(people), { view, choice: forced, played: 0 }, 100)).toBeUndefined()
    const fresh = openTable(people, { seats: 2, seed: 'peek' })
    const [peek] = fresh.choices()
    if (!peek) throw new Error('nothing is asked')
    const seen = viewOf(people, fresh.state, peek.seat, 'mind')
    expect(judgeDecision(mindOf(people), { view: seen, choice: peek, played: 1 }, 100)).toBeUndefined()
  })

  test('of Leaders is exact where the solver finds the win', () => {
    const [tactic] = allTactics
    if (!tactic) throw new Error('no tactics')
    const state = tacticState(tactic)
    const [question] = leaders.choices(state)
    if (!question) throw new Error('nothing is asked')
    const seen = viewOf(leaders, state, question.seat, 'mind')
    const mind = mindOf(board)
    const best = mind.advise(seen, question, { nodes: 20_000 }, randomFrom('')).pick
    const right = judgeDecision(mind, { view: seen, choice: question, played: best }, 20_000)
    expect(right).toMatchObject({ best, chancePlayed: 1, chanceBest: 1 })
    const end = question.options.length - 1
    const given = judgeDecision(mind, { view: seen, choice: question, played: end }, 20_000)
    expect(given).toMatchObject({ best, chanceBest: 1, class: 'blunder' })
  })

  test.each([people, heroes, board].map((game) => [game.id, game] as const))(
    'of %s is judged alike in truths that its seat cannot tell apart',
    (_id, game) => {
      const random = randomFrom('truths')
      const mind = mindOf(game)
      let compared = 0
      for (const moment of moments(game, 25, 'review')) {
        const truths = truthsOf(moment, 2, random)
        if (truths.length < 2) continue
        const bytes = truths.map((truth) => {
          const asked = game.choices(truth).find(({ seat }) => seat === moment.seat)
          if (!asked) throw new Error('nothing is asked')
          const seen = viewOf(game, truth, moment.seat, 'mind')
          return JSON.stringify(judgeDecision(mind, { view: seen, choice: asked, played: 0 }, 64))
        })
        expect(new Set(bytes).size).toBe(1)
        if (++compared === 8) break
      }
      expect(compared).toBe(8)
    },
  )
})

test.each([people, heroes, board].map((game) => [game.id, game] as const))(
  'what is told of a game of %s is the same whatever its seat cannot see',
  (_id, game) => {
    const random = randomFrom('told')
    const mind = mindOf(game)
    let compared = 0
    for (const moment of moments(game, 25, 'told')) {
      const { seat } = moment
      const laid = new Set<string>()
      const [first = '', ...others] = truthsOf(moment, 2, random).flatMap((truth, i) => {
        // What a layout does not say is dealt anew: here by another seed.
        const table = layTable(game, game.layout(truth), `told ${i}`)
        laid.add(JSON.stringify(table.state))
        const [choice] = table.choices().filter((one) => one.seat === seat)
        if (!choice) return []
        table.pick(seat, 0)
        const reviewed = gameToReview(game, recordOf(table))
        // All that comes from before the move: after it something else may turn up.
        const parts = [...reviewing(reviewed, mind, { nodes: 64, first: seat })].filter(
          (one) => one.step === 0 && (one.kind === 'decision' ? one.seat : one.eyes) === seat,
        )
        const lines = beliefLines(reviewed, mind, seat).map(({ odds, sure, points, ...line }) => [
          line.seat,
          line.index,
          odds[0],
          sure[0],
          points?.[0],
        ])
        return [JSON.stringify([parts, lines])]
      })
      if (others.length === 0) continue
      expect(laid.size).toBe(others.length + 1)
      for (const one of others) expect(one).toBe(first)
      if (++compared === 4) break
    }
    expect(compared).toBe(4)
  },
)

describe('a review', () => {
  const record = randomRecord(people, 2, 'review')
  const reviewed = gameToReview(people, record)
  const mind = mindOf(people)
  const nodes = 64
  const all = [...reviewing(reviewed, mind, { nodes })]
  const sorted = (parts: readonly ReviewPart[]) =>
    JSON.stringify(parts.map((one) => [keyOfPart(one), one]).sort())

  test('has a glance of every seat at every step, and every decision once', () => {
    expect(all.length).toBe(partsOf(reviewed))
    expect(new Set(all.map(keyOfPart)).size).toBe(all.length)
  })

  test('can be stopped and gone on with, from any seat first', () => {
    const begun = all.slice(0, 40)
    const rest = [...reviewing(gameToReview(people, record), mind, { nodes, first: 1, known: begun })]
    expect(rest.length).toBe(all.length - 40)
    expect(sorted([...begun, ...rest])).toBe(sorted(all))
  })

  test('finds what chance did wrong, and tells it first', () => {
    const { decisions, seats } = reviewOf(reviewed, all)
    const wrong = decisions.filter(({ judgement }) => lossOf(judgement) >= 5)
    expect(wrong.length).toBeGreaterThan(0)
    for (const { seat, accuracy, counts } of seats) {
      expect(accuracy).toBeLessThan(100)
      expect(Object.values(counts).reduce((a, b) => a + b)).toBe(
        decisions.filter((one) => one.seat === seat).length,
      )
      const moments = keyMoments(decisions, seat)
      expect(moments.every((one) => one.seat === seat)).toBe(true)
      expect(moments.map(({ step }) => step)).toEqual(moments.map(({ step }) => step).sort((a, b) => a - b))
    }
  })

  test('of half a game has no account of a seat that is not whole', () => {
    const part = all.slice(0, 10)
    expect(reviewOf(reviewed, part).seats).toEqual([])
  })
})

test.each([people, heroes, board].map((game) => [game.id, game] as const))(
  'the way of each seat of %s is split without a remainder, and adds up as it is told',
  (_id, game) => {
    const reviewed = gameToReview(game, randomRecord(game, 2, 'review'))
    const all = [...reviewing(reviewed, mindOf(game), { nodes: 2 })]
    const { seats } = reviewOf(reviewed, all)
    expect(seats.length).toBe(2)
    for (const account of seats) {
      const { seat, from, to, yours, theirs, luck, skill } = account
      expect(inUnits(from) + inUnits(yours) + inUnits(theirs) + inUnits(luck)).toBe(inUnits(to))
      expect(inUnits(yours) + inUnits(theirs)).toBe(inUnits(skill))
      expect(to).toBe(reviewed.result?.[seat])
      const first = all.find((one) => one.kind === 'glance' && one.eyes === seat && one.step === 0) as Glance
      expect(from).toBe(first.chances[seat])
      expect(yours).toBeLessThanOrEqual(0)
      const told = roundedWay(account, 0.01)
      expect(told.from + told.skill + told.luck).toBe(told.to)
      expect(told.yours + told.theirs).toBe(told.skill)
      for (const part of ['from', 'to', 'yours', 'theirs', 'skill', 'luck'] as const)
        expect(Math.abs(told[part] - 100 * account[part])).toBeLessThan(2)
      // Over many games the same two figures are told, without the first chance.
      const whole = roundedWay({ from: 0, to: skill + luck, yours: skill, theirs: 0, luck }, 0.01)
      expect([whole.skill, whole.luck]).toEqual([told.skill, told.luck])
    }
  },
)

test('right and then struck by what was hidden is unlucky, struck by a choice is not', () => {
  const glances = (chances: readonly number[]): Glance[] =>
    chances.map((chance, step) => ({ kind: 'glance', step, eyes: 0, chances: [chance] }))
  const best = {
    best: 0,
    chancePlayed: 0.5,
    chanceBest: 0.5,
    error: 0,
    class: 'best',
    reasons: [],
  } as const
  const decision = {
    kind: 'decision',
    step: 0,
    seat: 0,
    ask: 'x',
    played: {},
    best: {},
    judgement: best,
  } as const
  const game = (options: number) =>
    ({
      seats: 1,
      moves: [
        { seat: 0, options: 2 },
        { seat: 1, options },
      ],
    }) as never
  const line = [...glances([0.5, 0.5, 0.3]), decision]
  expect(reviewOf(game(1), line).decisions[0]?.judgement.class).toBe('unlucky')
  expect(reviewOf(game(2), line).decisions[0]?.judgement.class).toBe('best')
  expect(reviewOf(game(1), [...glances([0.5, 0.5, 0.4]), decision]).decisions[0]?.judgement.class).toBe(
    'best',
  )
})

test('the way to a result adds up as it is told, too', () => {
  const way = { from: 0.286, to: 0, yours: -0.804, theirs: -0.0845, luck: 0.6025 }
  expect(roundedWay(way, 0.01)).toEqual({ from: 29, to: 0, yours: -80, theirs: -9, skill: -89, luck: 60 })
  for (let i = 0; i < 200; i++) {
    const [yours, theirs, from] = [-((i * 37) % 1000), ((i * 91) % 999) - 500, (i * 13) % 1000]
    const luck = 1000 - from - yours - theirs
    const whole = roundedWay(
      { from: from / 1000, to: 1, yours: yours / 1000, theirs: theirs / 1000, luck: luck / 1000 },
      0.01,
    )
    expect(whole.from + whole.skill + whole.luck).toBe(whole.to)
    expect(Math.abs(whole.yours - yours / 10)).toBeLessThan(1)
    expect(Math.abs(whole.luck - luck / 10)).toBeLessThan(1)
  }
})

test('accuracy is 100 for no loss, and falls with what was lost', () => {
  expect(accuracyOf([])).toBeUndefined()
  expect(accuracyOf([0, 0])).toBe(100)
  expect(accuracyOf([20])).toBe(36.8)
  expect(accuracyOf([0, 20])).toBe(68.4)
})

test('what could be thought of a rival’s leader sums to 1, and the move that told most is named', () => {
  const record = randomRecord(heroes, 3, 'beliefs')
  const reviewed = gameToReview(heroes, { ...record, moves: record.moves.slice(0, 40), hashes: [] })
  const lines = beliefLines(reviewed, mindOf(heroes), 0)
  expect(lines.map(({ seat }) => seat)).toEqual([1, 2])
  for (const { odds, cards, turn } of lines) {
    expect(odds.length).toBe(41)
    for (const row of odds) expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 2)
    expect(cards.length).toBe(6)
    const moved = (step: number) =>
      (odds[step + 1] ?? []).reduce((sum, one, i) => sum + Math.abs(one - (odds[step]?.[i] ?? 0)), 0)
    const most = Math.max(...Array.from({ length: 39 }, (_, step) => moved(step)))
    expect(moved(turn ?? -1)).toBeCloseTo(most, 6)
  }
})

test('any game can be reviewed by the mind that plays any', () => {
  const reviewed = gameToReview(people, { ...randomRecord(people, 2, 'flat'), hashes: [] })
  const [part] = [...reviewing(reviewed, flatMind(people), { nodes: 8 })].filter(
    (one) => one.kind === 'decision' && one.judgement,
  )
  expect(part).toBeDefined()
})
