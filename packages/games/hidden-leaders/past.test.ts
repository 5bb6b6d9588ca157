import {
  type AnyGame,
  below,
  openTable,
  randomFrom,
  readRecord,
  recordOf,
  replayRecord,
  viewOf,
} from '@undercrown/engine'
import { expect, test } from 'vitest'
import { faceOf, factionsOf } from './cards.ts'
import type { Event } from './event.ts'
import { bitOf, withGuardians } from './factions.ts'
import { hiddenLeaders } from './game.ts'
import type { PastDeed } from './past.ts'
import { EMPTY, faceAt, type State } from './state.ts'

const OPTIONS = { queens: true, guardians: true, artifacts: true, corruption: true }

/** A game of chance, its past told again from all that happened. */
function toldAgain(seed: string, options = {}) {
  const table = openTable(hiddenLeaders, { seats: 3, seed, options })
  const random = randomFrom(seed)
  const deeds: PastDeed[] = []
  const count = () => table.state.hands.map(() => withGuardians.map(() => 0))
  const [taken, passed] = [count(), count()]
  const add = (tally: number[], face: number) =>
    withGuardians.forEach((faction, i) => {
      if (factionsOf(face) & bitOf(faction)) tally[i] = (tally[i] as number) + 1
    })
  const hear = (event: Event, state: State) => {
    if (event.type === 'played' || event.type === 'performed') deeds.push([event.by, event.card as string])
    if (event.type === 'markersMoved') {
      const { red, green, guardian } = event.now
      deeds.push(guardian === undefined ? [event.by, red, green] : [event.by, red, green, guardian])
    }
    if (event.type !== 'took') return
    if (event.from.zone === 'tavern') add(taken[event.by] as number[], faceOf(event.card as string))
    if (event.from.zone === 'tavern' || event.from.zone === 'harbor')
      for (const slot of state.tavern)
        if (slot !== EMPTY) add(passed[event.by] as number[], faceAt(state, slot))
  }
  const { state } = table
  for (let [choice] = hiddenLeaders.choices(state); choice; [choice] = hiddenLeaders.choices(state)) {
    const move = choice.options[below(random, choice.options.length)] as (typeof choice.options)[number]
    hiddenLeaders.play(state, choice.seat, move, (event) => hear(event, state))
  }
  return { state, past: { deeds, taken, passed } }
}

test.each([{}, OPTIONS])('everybody is shown what was played, moved, taken and left (%o)', (options) => {
  const { state, past } = toldAgain('past', options)
  expect(past.deeds.length).toBeGreaterThan(20)
  expect(past.taken.flat().some((count) => count > 0)).toBe(true)
  expect(past.passed.flat().some((count) => count > 0)).toBe(true)
  for (const viewer of [0, 1, 'public'] as const)
    expect(viewOf(hiddenLeaders, state, viewer, 'screen')).toMatchObject({ open: { past } })
})

test('a world imagined from a view has the same past, and one that is laid out has none', () => {
  const { state } = toldAgain('past')
  const view = viewOf(hiddenLeaders, state, 1, 'mind')
  expect(hiddenLeaders.imagine(view, randomFrom('world')).past).toEqual(state.past)
  const { state: laid } = hiddenLeaders.position(hiddenLeaders.layout(state), randomFrom('laid'))
  expect(hiddenLeaders.open(laid)).not.toHaveProperty('past')
})

test('what is played on a copy does not change the past of the original', () => {
  const { state } = openTable(hiddenLeaders, { seats: 2, seed: 'copies' })
  const before = JSON.stringify(state.past)
  const copy = hiddenLeaders.clone(state)
  const random = randomFrom('copies')
  for (let [choice] = hiddenLeaders.choices(copy); choice; [choice] = hiddenLeaders.choices(copy))
    hiddenLeaders.play(
      copy,
      choice.seat,
      choice.options[below(random, choice.options.length)] as object,
      () => {},
    )
  expect(copy.past?.deeds.length).toBeGreaterThan(0)
  expect(JSON.stringify(state.past)).toBe(before)
})

/** Records say nothing of it, so that those of before are as good as ever; whoever plays one has it all. */
test.each([hiddenLeaders, ...(hiddenLeaders.older ?? [])].map((game) => game as unknown as AnyGame))(
  'a record has no past, and gives it back: rules $rules',
  (game) => {
    const table = openTable(game, { seats: 2, seed: 'kept' })
    const random = randomFrom('kept')
    for (let [choice] = table.choices(); choice; [choice] = table.choices())
      table.pick(choice.seat, below(random, choice.options.length))
    const record = recordOf(table)
    expect(JSON.stringify([game.snapshot?.(table.state), game.format1?.(table.state)])).not.toContain('deeds')
    const again = replayRecord(game, readRecord(JSON.parse(JSON.stringify(record))))
    expect((again.state as State).past).toEqual((table.state as State).past)
  },
)
