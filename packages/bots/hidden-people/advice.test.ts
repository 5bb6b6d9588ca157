import {
  type AnyGame,
  type Choice,
  langs,
  layTable,
  openTable,
  plain,
  randomFrom,
  viewOf,
} from '@undercrown/engine'
import { cardById, hiddenPeople } from '@undercrown/hidden-people'
import { describe, expect, test } from 'vitest'
import type { Reason } from '../mind.ts'
import { greedy, mind } from './index.ts'
import { standingParts as parts } from './standing.ts'

const game = hiddenPeople as unknown as AnyGame
const cards = (text: string) => text.split(' ').map(cardById)

/** The first player, who knows all cards of both rows, is about to draw the last card. */
function lastTurn(mine: string, theirs: string, discard: string) {
  const all = (text: string) => cards(text).map((card) => ({ ...card, knownTo: [0, 1] }))
  const table = layTable(
    game,
    { rows: [all(mine), all(theirs)], drawPile: cards('3'), discardPile: cards(discard), turn: 0 },
    'last',
  )
  const choice = table.choices()[0]
  if (!choice) throw new Error('nothing is asked')
  return { table, choice, view: viewOf(game, table.state, 0, 'mind') }
}

describe('advice', () => {
  test('takes what wins, with its chance first and every reason in words of both languages', () => {
    const { choice, view } = lastTurn('12-flash 2 2 2', '2 2 2 2', '-1')
    const advice = mind.advise(view, choice, { nodes: 200 }, randomFrom('advice'))
    expect(choice.options[advice.pick]).toEqual({ zone: 'discard' })
    expect(advice.weighed[0]?.option).toBe(advice.pick)
    expect(advice.weighed[0]?.chance).toBeGreaterThan(0.9)
    for (const { chance } of advice.weighed)
      expect(chance).toBeLessThanOrEqual(advice.weighed[0]?.chance ?? 0)
  })

  test('has nothing to prefer before the first turn, and agrees with the answer', () => {
    const table = openTable(game, { seats: 2, seed: 'peek' })
    const [choice] = table.choices()
    if (!choice) throw new Error('nothing is asked')
    const view = viewOf(game, table.state, choice.seat, 'mind')
    const { pick, weighed, reasons } = mind.advise(view, choice, { nodes: 20 }, randomFrom('peek'))
    expect(pick).toBe(mind.answer(view, choice, 'L5', { nodes: 20 }, randomFrom('peek')))
    expect(new Set(weighed.map(({ chance }) => chance)).size).toBe(1)
    expect(reasons).toEqual([])
  })

  /** The last turn with its card drawn, about to be put somewhere. */
  function lastSettling(mine: string, theirs: string) {
    const { table, choice } = lastTurn(mine, theirs, '-1')
    const taken = choice.options.findIndex((move) => (move as { zone: string }).zone === 'discard')
    table.pick(0, taken)
    const settle = table.choices()[0] as Choice<object>
    const at = (index: number) =>
      settle.options.findIndex((move) => {
        const to = move as { zone: string; index?: number }
        return to.zone === 'row' && to.index === index
      })
    return { view: viewOf(game, table.state, 0, 'mind'), settle, at }
  }

  test('says what weighed most against the next best answer', () => {
    const { view, settle, at } = lastSettling('12-flash 2 2 2', '4 4 4 4')
    const advice = mind.advise(view, settle, { nodes: 300 }, randomFrom('reasons'))
    expect(advice.pick).toBe(at(0))
    expect(advice.reasons[0]?.about).toMatch(/^cards /)
  })

  test('counts what an answer leaves otherwise than the one that it is held against', () => {
    // Both get better by it, from 21 points to 8 and to 16: whoever is told "worse" would be told what is not so.
    const { view, settle, at } = lastSettling('12-flash 4 2 3', '4 4 4 4')
    const { reasons } = mind.advise(view, settle, { nodes: 300 }, randomFrom('held'), at(1))
    const [{ about, weight }] = reasons as [Reason]
    expect([about, weight > 0]).toEqual(['cards 8.00', true])
    expect(plain(mind.say({ about, weight: -weight }, 'en'), [], 'en')).toBe(
      'Your row then counts 8.0 points more on average than with the other choice',
    )
  })

  test('says nothing of cards that no answer touches, however unsure they are', () => {
    const row = (text: string, known: number[]) => cards(text).map((card) => ({ ...card, knownTo: known }))
    const table = layTable(
      game,
      {
        // One's own row is not known, so it differs from world to world.
        rows: [
          row('12-flash 2 -1 8-stone', []),
          row('0 1 1 0', [0, 1, 2]),
          row('12-seer 11-replay 10-discard 9-exchange', [0, 1, 2]),
        ],
        drawPile: cards('3 7-eye =+ 6-eye 4 =-'),
        discardPile: cards('5-shuffle'),
        hand: row('9-exchange', [0])[0],
      },
      'swap',
    )
    const play = (of: (move: { zone?: string; word?: string; seat?: number; index?: number }) => boolean) => {
      const [choice] = table.choices() as readonly [Choice<object>]
      table.pick(choice.seat, choice.options.findIndex(of))
    }
    play(({ zone }) => zone === 'hand')
    play(({ word }) => word === 'use')
    play(({ zone, seat, index }) => zone === 'row' && seat === 1 && index === 0)
    const [choice] = table.choices() as readonly [Choice<object>]
    expect(choice.ask.ask).toBe('exchangeWith')
    const view = viewOf(game, table.state, 0, 'mind')
    const theirs = choice.options.flatMap((move, i) => ((move as { seat: number }).seat === 2 ? [i] : []))
    expect(theirs).toHaveLength(4)
    for (const held of theirs)
      for (const seed of ['1', '2']) {
        const { pick, reasons } = mind.advise(view, choice, { nodes: 300 }, randomFrom(seed), held)
        expect(theirs).toContain(pick)
        if (pick === held) continue
        expect(reasons.filter(({ about }) => !about.startsWith('rivals'))).toEqual([])
      }
  })

  test('says of a stone what is so: whether one lies there, and whether it comes or goes', () => {
    const said = (about: string, weight: number) => plain(mind.say({ about, weight }, 'en'), [], 'en')
    expect(said('stone bad', -0.1)).toBe('A stone lies on your row more often than with the other choice')
    expect(said('stone bad', 0.1)).toBe('A stone lies on your row less often than with the other choice')
    expect(said('stoneHere bad', -0.1)).toBe(
      'The stone stays on your row more often than with the other choice',
    )
    // Late in a game one may be better off under it.
    expect(said('stoneHere good', 0.1)).toBe(
      'The stone stays on your row more often than with the other choice',
    )
    expect(said('stoneHere good', -0.1)).toBe(
      'The stone leaves your row more often than with the other choice',
    )
  })

  test('has words for every part, for and against', () => {
    const texts = langs.flatMap((lang) =>
      [...parts.map((part) => `${part} 0.50`), 'again 1.00', 'stoneHere bad'].flatMap((about) =>
        [0.1, -0.1].map((weight) => plain(mind.say({ about, weight }, lang), [], lang)),
      ),
    )
    expect(new Set(texts).size).toBe(texts.length)
    expect(plain(mind.say({ about: 'cards 2.31', weight: 0.1 }, 'en'), [], 'en')).toContain('2.3 points')
    expect(plain(mind.say({ about: 'rivals 1.40', weight: 0.1 }, 'fr'), [], 'fr')).toContain('1,4 point ')
  })
})

describe('evaluation', () => {
  test('is shared out among all seats, and knows a game that is won', () => {
    const { view, table } = lastTurn('-1 0 0 1', '12-flash 12-seer 11-replay 10-discard', '9-exchange')
    const [mine = 0, theirs = 0] = mind.evaluate(view, { nodes: 50 }, randomFrom('won'))
    expect(mine + theirs).toBeCloseTo(1)
    expect(mine).toBeGreaterThan(0.9)
    const unsure = mind.evaluate(
      viewOf(game, table.state, 'public', 'mind'),
      { nodes: 50 },
      randomFrom('won'),
    )
    expect(unsure[0]).toBeLessThan(mine)
  })

  test('tells the winner towards the end better than chance, from every view', () => {
    const losses: number[] = []
    for (let deal = 0; deal < 20; deal++) {
      const table = openTable(game, { seats: 3, seed: `evaluation ${deal}` })
      const told: (readonly number[])[] = []
      for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
        const view = viewOf(game, table.state, choice.seat, 'mind')
        const { draw, turn } = view.open as { draw: number; turn: number }
        if (choice.ask.ask === 'take' && draw % 4 === 2 && draw < 11) {
          const seen = turn === 0 ? viewOf(game, table.state, 'public', 'mind') : view
          const chances = mind.evaluate(seen, { nodes: 30 }, randomFrom(`${deal} ${draw}`))
          expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1)
          told.push(chances)
        }
        table.submit(choice.seat, greedy(game, view, choice, 0, randomFrom('evaluation')))
      }
      const winners = table.outcome()?.winners ?? []
      const end = mind.evaluate(viewOf(game, table.state, 'public', 'mind'), { nodes: 1 }, randomFrom('end'))
      expect(end).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
      for (const chances of told) for (const seat of winners) losses.push(-Math.log(chances[seat] ?? 0))
    }
    expect(losses.reduce((a, b) => a + b) / losses.length).toBeLessThan(0.9 * Math.log(3))
  })
})
