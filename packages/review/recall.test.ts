import { mindOf } from '@undercrown/bots/all.ts'
import { truthsOf } from '@undercrown/bots/fairness.ts'
import { type AnyGame, layTable, randomFrom, recordOf, viewOf } from '@undercrown/engine'
import { cardById, faceOf, hiddenPeople, idOf, standardDeck } from '@undercrown/hidden-people'
import { describe, expect, test } from 'vitest'
import { reviewOf } from './account.ts'
import { lossOf } from './assessment.ts'
import { beliefLines } from './moments.ts'
import { forgottenAt } from './recall.ts'
import { decisionAt, gameToReview, reviewing } from './review.ts'

const game = hiddenPeople as unknown as AnyGame
const mind = mindOf(game)
const NODES = 4000

/** "3:01" is a 3 that the seats 0 and 1 know. */
function cards(text: string) {
  return text.split(' ').map((one) => {
    const [id = '', seats = ''] = one.split(':')
    return { ...cardById(id), ...(seats && { knownTo: [...seats].map(Number) }) }
  })
}

/** A table for two with little left to draw; all other cards are discarded. */
function laid(rows: readonly string[], draw: string) {
  const lying = [...rows, draw].flatMap((text) => text.split(' ').map((one) => one.split(':')[0]))
  const discard = standardDeck.packs
    .slice(0, 2)
    .flatMap((pack) => pack.cards.map((card) => idOf(faceOf(card))))
  for (const id of lying) discard.splice(discard.indexOf(id as string), 1)
  return layTable(
    game,
    { rows: rows.map(cards), drawPile: cards(draw), discardPile: cards(discard.join(' ')), turn: 0 },
    'recall',
  )
}

/** Picks such as "row 0.1", "draw" or "decline", one after the other. */
function playedOn(table: ReturnType<typeof laid>, ...picks: string[]) {
  for (const pick of picks) {
    const [choice] = table.choices()
    const at = choice?.options.findIndex((option) => {
      const { zone, seat, index, word } = option as Record<string, unknown>
      return pick === (word ?? (zone === 'row' ? `row ${seat}.${index}` : zone))
    })
    if (!choice || at === undefined || at < 0) throw new Error(`"${pick}" is not offered`)
    table.pick(choice.seat, at)
  }
  return gameToReview(game, recordOf(table))
}

const idle = ['draw', 'hand', 'decline'] as const

/** Seat 0 has seen its 12, a turn goes by, and it puts a 1 in the place of a card that it does not know. */
const forgetting = (seen = '12-flash:0') =>
  playedOn(
    laid([`${seen} 2:0 6-eye 8-stone`, '3 4 5-shuffle 7-eye'], '11-replay 10-discard 1'),
    ...idle,
    ...idle,
    'draw',
    'row 0.2',
  )
const STEP = 7

describe('a choice that gives something away', () => {
  test('and is as good without one card that was seen names it, with when that was', () => {
    const reviewed = forgetting()
    const decision = decisionAt(reviewed, mind, STEP, NODES)
    expect(lossOf(decision.judgement as never)).toBeGreaterThanOrEqual(5)
    expect(decision.best).toMatchObject({ seat: 0, index: 0 })
    const forgotten = forgottenAt(reviewed, mind, decision, NODES)
    expect(forgotten).toMatchObject({ seat: 0, index: 0, card: '12-flash', since: 0 })
    expect(forgotten?.loss).toBeLessThan(5)
  })

  test('names nothing where the seat never saw the card, however bad that was in truth', () => {
    const reviewed = forgetting('12-flash')
    const decision = decisionAt(reviewed, mind, STEP, NODES)
    expect(forgottenAt(reviewed, mind, decision, NODES)).toBeUndefined()
  })

  test('names nothing where it is as bad without any of them', () => {
    // The 2 goes out for an 11: an 11 is too high for who has forgotten the 2, and for who has forgotten the 12.
    const reviewed = playedOn(
      laid(['12-flash:0 2:0 6-eye 5-shuffle', '7-eye 8-stone 9-exchange 3'], '4 10-discard 11-replay'),
      'draw',
      'hand',
      ...idle,
      'draw',
      'row 0.1',
    )
    const decision = decisionAt(reviewed, mind, 6, NODES)
    expect(lossOf(decision.judgement as never)).toBeGreaterThanOrEqual(5)
    expect(forgottenAt(reviewed, mind, decision, NODES)).toBeUndefined()
  })

  test('names nothing that was seen in the same turn', () => {
    const reviewed = forgetting()
    const decision = decisionAt(reviewed, mind, STEP, NODES)
    const alone = { ...reviewed, moves: reviewed.moves.map((move) => ({ ...move, seat: 0 })) }
    expect(forgottenAt(reviewed, mind, decision, NODES)).toBeDefined()
    expect(forgottenAt(alone, mind, decision, NODES)).toBeUndefined()
  })

  test('is told with the review, and the same whatever the seat cannot see', () => {
    const reviewed = forgetting()
    const parts = [...reviewing(reviewed, mind, { nodes: NODES })]
    const told = reviewOf(reviewed, parts).decisions.find(({ step }) => step === STEP)
    expect(told?.forgotten).toMatchObject({ card: '12-flash', since: 0 })
    const state = reviewed.stateAt(STEP)
    const decision = decisionAt(reviewed, mind, STEP, NODES)
    const truths = truthsOf({ game, state, seats: 2, seat: 0 }, 4, randomFrom('truths'))
    expect(truths.length).toBeGreaterThan(1)
    const found = truths.map((truth) =>
      forgottenAt(
        { ...reviewed, viewAt: (_step, eyes) => viewOf(game, truth, eyes, 'mind') },
        mind,
        decision,
        NODES,
      ),
    )
    for (const one of found) expect(one).toEqual(found[0])
  })
})

describe('what could be known of a card', () => {
  test('seen with when, wherever it went in the open (HP-45, HP-46); else what it counts on average', () => {
    // Seat 0 takes the open card into its row: everybody knows it from then on, and it is shuffled within the row.
    const table = laid(
      ['12-flash:0 2:0 6-eye 11-replay', '7-eye 8-stone 9-exchange 10-discard'],
      '5-shuffle 4 3',
    )
    const reviewed = playedOn(table, 'discard', 'row 0.2', 'use', 'row 0.0')
    const lines = beliefLines(reviewed, mind, 1)
    const at = (seat: number, index: number) =>
      lines.find((one) => one.seat === seat && one.index === index) as (typeof lines)[number]
    expect(at(0, 2).sure[1]).toBeUndefined()
    expect(at(0, 2).sure[2]).toEqual({ how: 'seen', since: 0 })
    expect(at(1, 0).sure.every((one) => one === undefined)).toBe(true)
    for (const points of at(1, 0).points ?? []) expect(points).toBeGreaterThan(-1)
  })

  test('concluded where nothing else is left', () => {
    const table = laid(['-1:0 2:0 0:0 4:0', '1:0 2:0 3:0 -1'], '12-flash:0')
    const reviewed = gameToReview(game, recordOf(table))
    const line = beliefLines(reviewed, mind, 0).find((one) => one.seat === 1 && one.index === 3)
    expect(line?.sure[0]).toEqual({ how: 'concluded' })
    expect(line?.points?.[0]).toBe(-1)
  })
})
