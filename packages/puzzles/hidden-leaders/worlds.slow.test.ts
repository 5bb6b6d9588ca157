// Counting worlds that are alike together against going through every world by the rules, at tables with few hidden cards.

import { type Layout, type Random, randomFrom, shuffle } from '@undercrown/engine'
import {
  type Face,
  heroes,
  hiddenLeaders,
  type Move,
  playOn,
  type Slot,
  type State,
} from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { counterFor, type HiddenLeadersQuestion, Uncountable } from './count.ts'
import { askedAt, pickText, seatView } from './table.ts'

const soak = process.env['SOAK'] !== undefined
const POSITIONS = soak ? 300 : 10

/** Seat 0 lacks one hero to end the game; four cards are hidden from it, all others lie in the open. */
function smallTable(random: Random, seats: number): Layout {
  const options = { beginner: true, ...(seats === 2 && { queens: true }) }
  const ids = heroes
    .filter(({ set, advanced }) => (set === 'base' && !advanced) || (set === 'queens' && seats === 2))
    .map(({ id }) => id)
  const left = shuffle(random, ids)
  const take = (count: number) => left.splice(0, count)
  const others = Array.from({ length: seats - 1 }, (_, i) => ({
    hand: i === 0 ? take(1) : [],
    up: take(2),
    down: i === 0 ? take(seats === 2 ? 2 : 1) : take(1),
  }))
  const own = { hand: take(3), up: take(6), down: take(1) }
  const harbor = take(1)
  const at = () => 3 + ((random[0] >>> 0) % 7)
  const red = at()
  const tavern = take(3)
  const wilderness = take(8)
  const known = Object.fromEntries(wilderness.map((_, i) => [`wilderness.${i}`, 'all']))
  return {
    options,
    seats: [own, ...others],
    red,
    green: Math.max(1, Math.min(12, red + (((random[1] >>> 0) % 5) - 2))),
    tavern,
    harbor,
    wilderness,
    graveyard: left,
    known,
  }
}

function* orders<T>(items: readonly T[]): Iterable<readonly T[]> {
  if (items.length < 2) return yield items
  for (const [i, item] of items.entries())
    for (const rest of orders([...items.slice(0, i), ...items.slice(i + 1)])) yield [item, ...rest]
}

/** Every world that fits what seat 0 knows. */
function worldsOf(state: State): State[] {
  const isHidden = (slot: Slot) => !((state.known[slot] as number) & 1)
  const slots = state.face.map((_, slot) => slot)
  const leaders = slots.filter((slot) => isHidden(slot) && state.back[slot] === 1)
  const cards = slots.filter((slot) => isHidden(slot) && state.back[slot] !== 1)
  const deals = new Map<string, readonly Face[]>()
  const rivals = state.seats - 1
  for (const order of orders(leaders.map((slot) => state.face[slot] as Face)))
    deals.set(order.slice(0, rivals).join(), order)
  const worlds: State[] = []
  for (const deal of deals.values())
    for (const order of orders(cards.map((slot) => state.face[slot] as Face))) {
      const face = state.face.slice()
      leaders.forEach((slot, i) => {
        face[slot] = deal[i] as Face
      })
      cards.forEach((slot, i) => {
        face[slot] = order[i] as Face
      })
      worlds.push({ ...state, face })
    }
  return worlds
}

const idle = ['draw', 'discardDown']

/** In how many of the worlds the seat wins by that move if it goes on as well as its view allows; undefined where others decide or chance does. */
function winsBy(worlds: readonly State[], seat: number, move: Move): number | undefined {
  let wins = 0
  const roads = new Map<string, { question: HiddenLeadersQuestion; worlds: State[] }>()
  for (const world of worlds) {
    const now = hiddenLeaders.clone(world)
    const chance = now.random.join()
    let [question] = playOn(now, seat, move, () => {})
    const settled = question === undefined || idle.includes(question.ask.ask) || question.ask.ask === 'act'
    if (!settled && now.random.join() !== chance) return undefined
    if (question && !settled) {
      if (question.seat !== seat) return undefined
      const key = JSON.stringify([seatView(now, seat), question])
      const road = roads.get(key) ?? { question, worlds: [] }
      roads.set(key, road)
      road.worlds.push(now)
      continue
    }
    while (question && idle.includes(question.ask.ask))
      [question] = playOn(now, question.seat, question.options[0] as Move, () => {})
    if (hiddenLeaders.outcome(now)?.winners.includes(seat)) wins++
  }
  for (const { question, worlds: same } of roads.values()) {
    let best = 0
    for (const option of question.options) {
      const won = winsBy(same, seat, option)
      if (won === undefined) return undefined
      best = Math.max(best, won)
    }
    wins += best
  }
  return wins
}

test('counted together they are as many as one by one', () => {
  let compared = 0
  let between = 0
  for (let i = 0; i < POSITIONS; i++) {
    const random = randomFrom(`small ${i}`)
    const layout = smallTable(random, i % 3 === 0 ? 3 : 2)
    const { state, question } = askedAt(JSON.stringify(layout))
    const counter = counterFor(state, question)
    const worlds = worldsOf(state)
    try {
      for (const { move, chance } of counter.count(counter.root)) {
        const won = winsBy(worlds, question.seat, move)
        if (won === undefined) continue
        compared++
        if (won > 0 && won < worlds.length) between++
        expect(
          [BigInt(won) * chance.under, pickText(move), i],
          `${chance.over}/${chance.under}, ${won} of ${worlds.length}`,
        ).toEqual([BigInt(worlds.length) * chance.over, pickText(move), i])
      }
    } catch (error) {
      if (!(error instanceof Uncountable)) throw error
    }
  }
  expect(compared).toBeGreaterThan(30)
  expect(between).toBeGreaterThan(4)
})
