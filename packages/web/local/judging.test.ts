// A review in the worker: a little at a time, kept, gone on with, and single moments judged by the same measure.

import { mindOf } from '@undercrown/bots/all.ts'
import { type AnyGame, openTable, pickOne, randomFrom, recordOf } from '@undercrown/engine'
import { gameToReview, type ReviewPart } from '@undercrown/review'
import { expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { gameJudge, judgeAgain } from './judging.ts'
import { notesIn, type ReviewShelf, recordKey } from './reviews.ts'

async function reviewed() {
  const game = (await gameNamed('hidden-people')) as AnyGame
  const table = openTable(game, { seats: 2, seed: 'judging' })
  const random = randomFrom('judging')
  for (let [choice] = table.choices(); choice && table.moves.length < 24; [choice] = table.choices())
    table.submit(choice.seat, pickOne(random, choice.options))
  const record = recordOf(table)
  // Thinks little, so that a test need not.
  const whole = mindOf(game)
  const mind = { ...whole, nodes: { ...whole.nodes, L5: 16 } }
  return { game, record, mind, reviewed: gameToReview(game, record) }
}

function shelf(): ReviewShelf & { kept: readonly ReviewPart[] } {
  return {
    kept: [],
    async parts() {
      return this.kept
    },
    async keep(parts) {
      this.kept = [...parts]
    },
    notes: async () => [],
    note: async () => {},
  }
}

test('it works as long as it may, is kept when it is whole, and then there is nothing left to do', async () => {
  const { reviewed: game, mind } = await reviewed()
  const kept = shelf()
  const judge = gameJudge(game, mind, kept)
  let clock = 0
  const first = await judge.work(0, 3, () => clock++)
  expect(first.done).toBeGreaterThan(0)
  expect(first.done).toBeLessThan(first.total)
  const all = await judge.work(0, 1e9, () => clock++)
  expect(all.done).toBe(all.total)
  expect(kept.kept.length).toBe(all.total)
  const again = await gameJudge(game, mind, kept).work(1, 0, () => 0)
  expect(again.review).toEqual(all.review)
  expect(again.lines.map((line) => line.length)).toEqual([25, 25])
})

test('a decision can be tried again without its record, and the same answer is judged the same', async () => {
  const { reviewed: game, mind } = await reviewed()
  const judge = gameJudge(game, mind, shelf())
  const { review } = await judge.work(0, 1e9, () => 0)
  const [one] = review.decisions
  if (!one) throw new Error('nothing was judged')
  const told = await judge.decision(one.step, 'en')
  if (!told) throw new Error('nobody decided')
  const moment = JSON.parse(JSON.stringify(told.moment))
  const tried = judgeAgain(mind, moment, told.played, 'en')
  expect(tried.judgement).toEqual({ ...told.judgement, class: tried.judgement?.class })
  expect(tried.right).toBe(one.loss < 5)
})

test('a game is known by what was played, not by who keeps it', async () => {
  const { record } = await reviewed()
  expect(recordKey({ ...record, hashes: [] })).toBe(recordKey(record))
  expect(recordKey({ ...record, moves: record.moves.slice(1) })).not.toBe(recordKey(record))
})

test('notes out of a link are read as far as they are any', () => {
  const good = { step: 3, mark: '!', text: 'well' }
  expect(notesIn({ notes: [good, { step: 'x' }, null, { step: 1, mark: '<b>', text: '' }] })).toEqual([
    { step: 1, mark: '', text: '' },
    good,
  ])
  expect(notesIn({})).toEqual([])
  expect(notesIn(null)).toEqual([])
})

test('a link with far too many notes, or far too long ones, lays no page low', () => {
  const note = (step: number, text: string) => ({ step, mark: '!', text })
  const many = Array.from({ length: 100_000 }, (_, i) => note(i, 'x'))
  expect(notesIn({ notes: many }).length).toBeLessThan(1_000)
  expect(notesIn({ notes: [note(3, 'a'.repeat(10_000))] })[0]?.text.length).toBeLessThan(1_000)
  // One to a move, and to none that there cannot be.
  expect(
    notesIn({ notes: [note(3, 'one'), note(3, 'two'), note(-5, 'before'), note(1e300, 'after')] }),
  ).toEqual([note(3, 'two')])
})
