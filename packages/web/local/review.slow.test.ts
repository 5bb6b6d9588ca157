// A review: advice by what a seat may know, chances that add up, and the truth where the game is over.

import { type AnyGame, below, openTable, plain, randomFrom, recordOf } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { gameNamed, mindNamed } from './games.ts'
import { openReview } from './review.ts'

async function recorded(id: string, moves: number) {
  const game = (await gameNamed(id)) as AnyGame
  const table = openTable(game, { seats: 2, seed: 'review' })
  const chance = randomFrom('review')
  for (let [choice] = table.choices(); choice && table.moves.length < moves; [choice] = table.choices())
    table.pick(choice.seat, below(chance, choice.options.length))
  return { game, table, record: JSON.parse(JSON.stringify(recordOf(table))) }
}

describe.each(['hidden-leaders', 'leaders', 'hidden-people'])('%s', (id) => {
  test('a master advises whoever is asked, with reasons in words, and knows what was played', async () => {
    const { game, table, record } = await recorded(id, 30)
    const review = await openReview(record, gameNamed, mindNamed)
    const [seat] = record.moves[20]
    const advised = review.advise(20, seat, 'en')
    if (!advised) throw new Error('nobody is asked')
    const { choice, pick, weighed, played = -1 } = advised
    expect(choice.options[pick]).toBeDefined()
    expect(choice.options[played]).toEqual(record.moves[20][1])
    expect(weighed.map(({ option }) => option)).toContain(pick)
    for (const { chance } of weighed) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    const french = review.advise(20, seat, 'fr')
    for (const [lang, { why }] of Object.entries({ en: advised, fr: french ?? advised }))
      for (const phrase of why)
        expect(plain(phrase, ['Mira', 'Otto'], lang as 'en')).not.toMatch(/undefined|NaN|^$/)
    const asked = game.choices(table.state).map((one) => one.seat)
    for (const other of [0, 1])
      if (!asked.includes(other)) expect(review.advise(30, other, 'en')).toBeUndefined()
  })

  test('chances are shares, from every seat and with all cards open', async () => {
    const { record } = await recorded(id, 24)
    const review = await openReview(record, gameNamed, mindNamed)
    for (const eyes of [0, 1, 'all'] as const) {
      const chances = review.chances(24, eyes)
      expect(chances).toHaveLength(2)
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1.3)
    }
  })
})

test('who has won has won', async () => {
  const { table, record } = await recorded('leaders', 10_000)
  const review = await openReview(record, gameNamed, mindNamed)
  const { winners } = table.outcome() as { winners: number[] }
  expect(review.chances(record.moves.length, 0)).toEqual([0, 1].map((seat) => Number(winners.includes(seat))))
  expect(review.advise(record.moves.length, 0, 'en')).toBeUndefined()
})
