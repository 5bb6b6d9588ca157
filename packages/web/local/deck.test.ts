import type { Puzzle } from '@undercrown/puzzles'
import { expect, test } from 'vitest'
import {
  answeredCard,
  comingBack,
  type DeckCard,
  dueCards,
  freshCard,
  INTERVALS,
  missedCard,
} from './deck.ts'

const DAY = 86_400_000
const now = 100 * DAY + 5

function card(id: string, loss = 10): DeckCard {
  return freshCard({ id, moment: {} as never, names: [], played: 0, loss }, now)
}

test('a card comes back tomorrow, later with every right answer, and leaves after the last', () => {
  let one: DeckCard | undefined = card('a')
  expect(dueCards([one], now)).toEqual([])
  const days: number[] = []
  let at = now
  while (one) {
    days.push(one.due - Math.floor(at / DAY))
    at = one.due * DAY
    expect(dueCards([one], at)).toEqual([one])
    expect(dueCards([one], at - 1)).toEqual([])
    one = answeredCard(one, true, at)
  }
  expect(days).toEqual([...INTERVALS])
})

test('a wrong answer goes back to the start', () => {
  const up = answeredCard(answeredCard(card('a'), true, now) as DeckCard, true, now) as DeckCard
  expect([up.box, up.due]).toEqual([2, 107])
  expect(answeredCard(up, false, now)).toMatchObject({ box: 0, due: 101 })
})

test('what cost most comes first, twenty a day at most', () => {
  const cards = Array.from({ length: 30 }, (_, i) => card(String(i), i))
  const due = dueCards(cards, now + DAY)
  expect(due.map(({ loss }) => loss)).toEqual(Array.from({ length: 20 }, (_, i) => 29 - i))
})

test('a puzzle that was missed costs what the best answer wins and this one does not', () => {
  const puzzle = { id: 'ab', game: 'g', kind: 'k', proof: { by: 'search', seen: 1 } } as unknown as Puzzle
  const bet = { ...puzzle, proof: { by: 'worlds', seen: 1, chance: { won: 6, next: 3, of: 8 } } }
  expect(missedCard(puzzle, undefined, now)).toEqual({
    ...{ id: 'puzzle.ab', puzzle: { id: 'ab', game: 'g', kind: 'k' }, loss: 100 },
    ...{ added: now, box: 0, due: 101 },
  })
  // It fails in three quarters of all worlds, the best in a quarter.
  expect(missedCard(bet, { failed: 6, of: 8 }, now).loss).toBeCloseTo(50)
})

test('when cards come back', () => {
  const due = (days: number) => ({ ...card('a'), due: 100 + days })
  const cards = [-3, 0, 1, 3, 4, 7, 8, 31, 32, 60].map(due)
  expect(comingBack(cards, now)).toEqual({ today: 2, days: 2, week: 2, month: 2, later: 2 })
})
