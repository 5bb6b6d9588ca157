// Games taken together: what is kept of one for whoever played it.

import { mindOf } from '@undercrown/bots/all.ts'
import { type AnyGame, openTable, pickOne, randomFrom, recordOf } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { reviewOf } from './account.ts'
import { insightOf, thirds } from './insight.ts'
import { beliefLines } from './moments.ts'
import { gameToReview, reviewing } from './review.ts'

const heroes = hiddenLeaders as unknown as AnyGame
const mind = mindOf(heroes)

function randomGame(seats: number, moves = 10_000) {
  const table = openTable(heroes, { seats, seed: 'insight' })
  const random = randomFrom('insight')
  for (let [choice] = table.choices(); choice && table.moves.length < moves; [choice] = table.choices())
    table.submit(choice.seat, pickOne(random, choice.options))
  return { table, reviewed: gameToReview(heroes, recordOf(table)) }
}

const { table, reviewed } = randomGame(3)
const parts = [...reviewing(reviewed, mind, { nodes: 8, first: 1 })]

test('of a seat there is one when it is judged, whoever else is not', () => {
  const others = parts.findIndex((part) => part.kind === 'glance' && part.eyes !== 1)
  const review = reviewOf(reviewed, parts.slice(0, others))
  const insight = insightOf(reviewed, review, mind, 1)
  if (!insight) throw new Error('not judged')
  const [account] = review.seats
  expect(insight).toMatchObject({
    seat: 1,
    accuracy: account?.accuracy,
    skill: account?.skill,
    luck: account?.luck,
  })
  expect(insight.decisions.map(({ loss }) => loss)).toEqual(
    review.decisions.filter(({ seat }) => seat === 1).map(({ loss }) => loss),
  )
  const order = insight.decisions.map(({ third }) => thirds.indexOf(third))
  expect(order).toEqual(order.toSorted())
  expect(new Set(order)).toEqual(new Set([0, 1, 2]))
  expect(insight.lineup).toEqual(heroes.lineup?.(table.state, 1))
  expect(insightOf(reviewed, review, mind, 0)).toBeUndefined()
  expect(insightOf(reviewed, reviewOf(reviewed, parts.slice(0, others - 1)), mind, 1)).toBeUndefined()
})

test('each rival could read it, and it each of them, by what those eyes saw before the end', () => {
  const { shown = [], saw = [] } = insightOf(reviewed, reviewOf(reviewed, parts), mind, 0) ?? {}
  expect(shown).toHaveLength(2)
  expect(saw).toHaveLength(2)
  const [line] = beliefLines(reviewed, mind, 0)
  const truth = line?.odds.at(-1)?.indexOf(1) ?? -1
  const chances = line?.odds.slice(0, -1).map((row) => row[truth] ?? 0) ?? []
  expect(saw[0]?.end).toBe(chances.at(-1))
  for (const { end, since } of [...shown, ...saw]) {
    expect(since === undefined).toBe(end < 0.5)
    if (since !== undefined) expect(since).toBeLessThan(1)
  }
  const since = saw[0]?.since
  if (since !== undefined)
    expect(chances.slice(Math.round(since * chances.length)).every((chance) => chance >= 0.5)).toBe(true)
})

test('where a game broke off, nobody was told who was right', () => {
  const broken = randomGame(2, 6).reviewed
  const judged = [...reviewing(broken, mind, { nodes: 8 })]
  const insight = insightOf(broken, reviewOf(broken, judged), mind, 0)
  expect(insight).toMatchObject({ shown: [], saw: [] })
  expect(insight?.decisions.length).toBeGreaterThan(0)
})
