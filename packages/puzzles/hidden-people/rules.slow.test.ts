// By nothing but the rules, every world dealt out plainly: what is shipped is so, and nothing else is.

import { type Choice, randomFrom, shuffle, viewOf } from '@undercrown/engine'
import { cardOf, hiddenPeople, type Move, type State } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import { lastTurnOf } from './last.ts'
import { laidPuzzle } from './laying.ts'
import { laidState, moveText, playTexts } from './position.ts'
import { textsOf } from './solution.ts'

const isSoak = process.env['SOAK'] !== undefined
/** Small enough to be dealt out one by one. */
const SMALL = isSoak ? 120 : 30

/** Every deal of the cards that the seat does not know, equal ones too. */
function deals(state: State, seat: number): State[] {
  const hidden = state.known.flatMap((known, slot) => (known & (1 << seat) ? [] : [slot]))
  const orders = (faces: readonly number[]): number[][] =>
    faces.length === 0
      ? [[]]
      : faces.flatMap((face, i) => orders(faces.toSpliced(i, 1)).map((rest) => [face, ...rest]))
  return orders(hidden.map((slot) => state.face[slot] as number)).map((faces) => {
    const face = state.face.slice()
    hidden.forEach((slot, i) => {
      face[slot] = faces[i] as number
    })
    return { ...hiddenPeople.clone(state), face }
  })
}

const seenBy = (state: State, seat: number) =>
  JSON.stringify([viewOf(hiddenPeople, state, seat, 'mind'), hiddenPeople.choices(state)])

/** In how many of these, which look the same to the seat, it wins by the best it can do. */
function won(states: readonly State[], seat: number): number {
  const [first] = states
  const [choice] = first ? hiddenPeople.choices(first) : []
  if (!choice) return states.filter((state) => hiddenPeople.outcome(state)?.winners.includes(seat)).length
  return Math.max(...choice.options.map((move) => wonBy(states, seat, [moveText(move)])))
}

function wonBy(states: readonly State[], seat: number, moves: readonly string[]): number {
  const groups = new Map<string, State[]>()
  for (const state of states) {
    const next = hiddenPeople.clone(state)
    playTexts(next, moves, () => {})
    const key = seenBy(next, seat)
    // What is revealed at the end tells the worlds apart, but there is nothing left to do.
    groups.set(next.over ? 'over' : key, [...(groups.get(next.over ? 'over' : key) ?? []), next])
  }
  let sum = 0
  for (const group of groups.values()) sum += won(group, seat)
  return sum
}

const puzzles = shuffle(randomFrom('rules'), [...(await shippedPuzzles('hidden-people'))])
const ends = puzzles
  .filter(({ kind, proof }) => kind === 'last' && proof.seen <= SMALL)
  .slice(0, isSoak ? 1000 : 3)

test.each(ends)('last turn $id', { timeout: 600_000 }, ({ position, seat, proof: { chance } }) => {
  const start = laidState(position)
  const worlds = deals(start, seat)
  const turn = lastTurnOf(start, seat)
  // Several deals look the same where two cards are equal.
  const share = worlds.length / (turn?.worlds.length ?? 0)
  expect(won(worlds, seat)).toBe((chance?.won ?? 0) * share)
  for (const line of turn?.lines ?? [])
    expect(wonBy(worlds, seat, textsOf(start, line.codes))).toBe(line.won * share)
})

/** What lies in a place in every table that fits all that the seat was told, whatever others did in secret. */
function possible(start: State, seat: number, watch: readonly string[], place: string): Set<unknown> {
  const told: string[] = []
  const truth = hiddenPeople.clone(start)
  playTexts(truth, watch, (event) => told.push(JSON.stringify(hiddenPeople.seen(event, seat))))
  const found = new Set<unknown>()
  const follow = (state: State, from: number): void => {
    if (from === told.length && hiddenPeople.choices(state)[0]?.ask.ask === endAsk)
      found.add(valueAt(state, place))
    if (from >= told.length) return
    const [choice] = hiddenPeople.choices(state) as [Choice<Move>?]
    for (const move of choice?.options ?? []) {
      const next = hiddenPeople.clone(state)
      const events: string[] = []
      hiddenPeople.play(next, choice?.seat ?? 0, move, (event) =>
        events.push(JSON.stringify(hiddenPeople.seen(event, seat))),
      )
      if (events.every((event, i) => event === told[from + i])) follow(next, from + events.length)
    }
  }
  const endAsk = hiddenPeople.choices(truth)[0]?.ask.ask
  for (const state of deals(start, seat)) follow(state, 0)
  return found
}

function valueAt({ rows, draw, face }: State, place: string) {
  const [zone, a, b] = place.split('.')
  const slot = zone === 'row' ? rows[Number(a)]?.[Number(b)] : draw[draw.length - 1 - Number(a)]
  return cardOf(face[slot ?? -1] as number).value
}

const sorted = laidPuzzle('must', 0, {
  rows: ['4:0 3:* 2:0 -1:0', '9-exchange:* 0:1 7-eye:* 1:*'],
  draw: '3:0 4:0 0:0 6-eye 2',
  hand: '12-strategist:1',
  turn: 1,
  watch: ['hand.0 12-strategist', 'use', 'hand.1 4', 'hand.0 3', 'hand.0 0'],
  named: 'draw.0=3',
})

test('of cards that somebody else sorted, the last one is told by no other world', () => {
  const { position, seat, watch = [] } = sorted
  expect(possible(laidState(position), seat, watch, 'draw.0')).toEqual(new Set([3]))
  // One card earlier it could still be two of them.
  expect(possible(laidState(position), seat, watch.slice(0, -1), 'draw.0')).toEqual(new Set([3, 0]))
})

const counts = puzzles.filter(({ kind, watch }) => kind === 'must' && !watch).slice(0, isSoak ? 1000 : 10)

test.each(counts)('count $id', ({ position, seat, solutions }) => {
  const [place = '', ...value] = solutions[0]?.[0]?.split('=') ?? []
  const worlds = deals(laidState(position), seat)
  expect(new Set(worlds.map((state) => String(valueAt(state, place))))).toEqual(new Set([value.join('=')]))
})
