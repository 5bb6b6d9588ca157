// A choice made in secret leaves no trace: whichever card it was, the others see the same.

import { type Choice, pickOne, randomFrom, type Seat } from '@undercrown/engine'
import { expect, test } from 'vitest'
import type { Move } from './choice.ts'
import type { Event } from './event.ts'
import { hiddenLeaders } from './game.ts'
import type { State } from './state.ts'

const GAMES = process.env['SOAK'] === undefined ? 6 : 200

/** Who sees which card it is that moves first; undefined where all do. */
function insiders([event, ...more]: readonly Event[]): readonly Seat[] | undefined {
  if (event?.type === 'exchanged') return event.b.for
  if (event === undefined || !('for' in event) || event.for === undefined) return undefined
  // Cards that are given are then looked at by whoever gets them.
  return [...event.for, ...more.flatMap((one) => (one.type === 'gathered' ? [one.by] : []))]
}

function tried(state: State, seat: Seat, move: Move) {
  const copy = hiddenLeaders.clone(state)
  const events: Event[] = []
  hiddenLeaders.play(copy, seat, move, (event) => events.push(event))
  return { copy, events, inside: insiders(events) }
}

/** All that somebody learns who sits by. */
function trace({ copy, events }: ReturnType<typeof tried>, viewer: Seat): string {
  const asked = hiddenLeaders.choices(copy).map(({ seat, ask }) => ({ seat, ask }))
  const told = events.map((event) => hiddenLeaders.seen(event, viewer))
  return JSON.stringify([hiddenLeaders.open(copy), hiddenLeaders.own(copy, viewer, 'mind'), told, asked])
}

/** Secret picks of one question, by the place they come from. */
function secrets(state: State, { seat, options }: Choice<Move>) {
  return options
    .filter((move) => move.card !== undefined && (move.zone === 'hand' || move.zone === 'aside'))
    .map((move) => ({ move, ...tried(state, seat, move) }))
    .filter(
      ({ inside, events }) =>
        inside !== undefined && !events.some(({ type }) => type === 'reshuffled' || type === 'ended'),
    )
}

test('HL-92: outsiders cannot tell which card was chosen', () => {
  let compared = 0
  for (let game = 0; game < GAMES; game++) {
    const seats = 3 + (game % 4)
    const chance = randomFrom(`secret ${game}`)
    const modules = game % 2 === 1
    const more = { guardians: modules, corruption: modules, artifacts: modules, royalInfluence: modules }
    const options = { beginner: false, promos: true, queens: true, ...more }
    const state = hiddenLeaders.setup(options as never, seats, randomFrom(`deal ${game}`))
    for (
      let choices = hiddenLeaders.choices(state);
      choices.length > 0;
      choices = hiddenLeaders.choices(state)
    ) {
      const choice = pickOne(chance, choices)
      const [first, ...others] = secrets(state, choice)
      for (const other of others) {
        for (let viewer = 0; first && viewer < seats; viewer++) {
          if (first.inside?.includes(viewer) || other.inside?.includes(viewer)) continue
          if (first.move.word !== other.move.word) continue
          compared++
          expect(trace(other, viewer)).toBe(trace(first, viewer))
        }
      }
      hiddenLeaders.play(state, choice.seat, pickOne(chance, choice.options), () => {})
    }
  }
  expect(compared).toBeGreaterThan(100 * GAMES)
})
