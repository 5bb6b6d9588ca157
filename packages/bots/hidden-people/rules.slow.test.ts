// The rules exist twice, for speed (decision 20): thousands of games hold the table in the head to those of the game,
// in `npm run soak`; here, twice as many as each planted difference needs to be seen.

import { type Choice, openTable, pickOne, randomFrom } from '@undercrown/engine'
import {
  cardOf,
  faceById,
  hiddenPeople,
  idOf,
  type Move,
  rowPoints,
  type State,
} from '@undercrown/hidden-people'
import { describe, expect, test } from 'vitest'
import { FACES } from './faces.ts'
import { answerCodeOf, worldOfState } from './reading.ts'
import { playWorld, worldOptions } from './rules.ts'
import { type AnswerCode, ROW_CARDS, totalOf, type World } from './world.ts'

const GAMES = process.env['SOAK'] === undefined ? 200 : 20_000

/** Faces of the same card are one. */
const sameAs = Uint8Array.from({ length: FACES }, (_, face) => faceById(idOf(face)))

/** What a world and the game say of one thing, where they differ. */
function differenceNow(world: World, state: State, choice: Choice<Move>): string | undefined {
  const check = (what: string, mine: ArrayLike<number>, count: number, real: readonly number[]) => {
    let same = count === real.length
    for (let i = 0; same && i < count; i++) same = mine[i] === real[i]
    return same ? undefined : `${what}: ${Array.from(mine).slice(0, count)}, not ${real}`
  }
  const cards = (
    what: string,
    faces: Uint8Array,
    known: Uint8Array,
    count: number,
    slots: readonly number[],
  ) =>
    check(
      what,
      Array.from(faces, (face) => sameAs[face] as number),
      count,
      slots.map((slot) => sameAs[state.face[slot] as number] as number),
    ) ??
    check(
      `who knows ${what}`,
      known,
      count,
      slots.map((slot) => state.known[slot] as number),
    )
  const { seats } = state
  const options = worldOptions(world).sort((a, b) => a - b)
  const discard = Array.from(world.discard, (face) => sameAs[face] as number)
  const numbers = (of: World | State) => [of.stonesOnDiscard, of.stonesOut, of.turn, of.quiet, of.pile]
  const stoneAt = (seat: number) => (state.stoneOn[seat] === -1 ? 0 : 1)
  const points = (row: readonly number[]) => rowPoints(row.map((slot) => cardOf(state.face[slot] as number)))
  return (
    (world.phase === choice.ask.ask ? undefined : `asked: ${world.phase}, not ${choice.ask.ask}`) ??
    check('who is asked', [world.asked], 1, [choice.seat]) ??
    check(
      'options',
      options,
      options.length,
      choice.options.map(answerCodeOf).sort((a, b) => a - b),
    ) ??
    cards('rows', world.row, world.rowKnown, seats * ROW_CARDS, state.rows.flat()) ??
    cards('draw pile', world.draw, world.drawKnown, world.draws, state.draw) ??
    cards('hand', world.hand, world.handKnown, world.hands, state.hand) ??
    check(
      'discard pile',
      discard,
      world.discards,
      state.discard.map((slot) => sameAs[state.face[slot] as number] as number),
    ) ??
    check('stones', world.stoneOn, seats, state.stoneOn) ??
    check('numbers', numbers(world), 5, numbers(state)) ??
    check('peeks', world.peeks, seats, state.peeks) ??
    check(
      'scores',
      totalsOf(world),
      seats,
      state.rows.map((row, seat) => points(row) + stoneAt(seat)),
    )
  )
}

function totalsOf(world: World): number[] {
  return Array.from({ length: world.seats }, (_, seat) => totalOf(world, seat))
}

/** Plays a random game by both; the first difference in words, where there is one. */
function differenceIn(game: number, play: (world: World, code: AnswerCode) => void): string | undefined {
  const random = randomFrom(`rules ${game}`)
  const seats = 2 + (game % 5)
  const { state } = openTable(hiddenPeople, {
    seats,
    seed: `${game}`,
    options: hiddenPeople.vary(seats, random),
  })
  const world = worldOfState(state)
  for (let [choice] = hiddenPeople.choices(state); choice; [choice] = hiddenPeople.choices(state)) {
    const difference = differenceNow(world, state, choice)
    if (difference) return `game ${game}: ${difference}`
    const move = pickOne(random, choice.options)
    hiddenPeople.play(state, choice.seat, move, () => {})
    play(world, answerCodeOf(move))
  }
  const [mine, real] = [`${world.phase} ${totalsOf(world)}`, `over ${hiddenPeople.outcome(state)?.scores}`]
  return mine === real ? undefined : `game ${game}, its end: ${mine}, not ${real}`
}

test(`both have the same choices, cards, knowledge and scores after each move of ${GAMES} games`, () => {
  for (let game = 0; game < GAMES; game++) expect(differenceIn(game, playWorld)).toBeUndefined()
})

describe('a planted difference is seen', () => {
  const planted: Readonly<Record<string, (world: World, code: AnswerCode) => void>> = {
    'a flash that shows what lies under a stone': (world, code) => {
      const { phase, stoneOn } = world
      const held = Int8Array.from(stoneOn)
      if (phase === 'flash') stoneOn.fill(-1)
      playWorld(world, code)
      if (phase === 'flash') stoneOn.set(held)
    },
    'an exchange after which its owner still knows the card': (world, code) => {
      const { phase, first, rowKnown } = world
      const before = rowKnown[first] as number
      playWorld(world, code)
      if (phase === 'exchangeWith') rowKnown[first] = (rowKnown[first] as number) | before
    },
    'a turn that does not count as quiet': (world, code) => {
      playWorld(world, code)
      if (world.phase === 'take' && world.quiet > 2) world.quiet = 2
    },
    'a card that counts one more at the end': (world, code) => {
      playWorld(world, code)
      if (world.phase === 'over') world.stoneOn[0] = world.stoneOn[0] === -1 ? ROW_CARDS - 1 : -1
    },
  }

  test.each(Object.entries(planted))('%s', (_what, play) => {
    const seen = Array.from({ length: 100 }, (_, game) => game).some((game) => differenceIn(game, play))
    expect(seen).toBe(true)
  })
})
