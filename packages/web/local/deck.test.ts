import { expect, test } from 'vitest'
import { answeredCard, type DeckCard, dueCards, freshCard, INTERVALS } from './deck.ts'

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
