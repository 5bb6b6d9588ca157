import { openTable, pick, randomFrom, viewOf } from '@undercrown/engine'
import { hiddenPeople, idOf, type State } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { codeOf, read } from './reading.ts'
import { optionsOf, play } from './rules.ts'
import { totalOf, type World } from './world.ts'

/** The truth, read as a world. */
function worldOf(state: State): World {
  const { world } = read(viewOf(hiddenPeople, state, 0, 'mind'), hiddenPeople.choices(state)[0])
  const faces = (slots: readonly number[]) => slots.map((slot) => state.face[slot] as number)
  world.row.set(faces(state.rows.flat()))
  world.draw.set(faces(state.draw))
  world.hand.set(faces(state.hand))
  return world
}

/** What matters of a world between two questions, to be compared. */
function told({
  draws,
  discards,
  hands,
  first: _,
  ring: __,
  rings: ___,
  again: ____,
  stamp: _____,
  ...world
}: World) {
  const ids = (faces: Uint8Array, count: number) => [...faces.subarray(0, count)].map(idOf).join(' ')
  return {
    ...world,
    row: ids(world.row, world.row.length),
    draw: ids(world.draw, draws),
    drawKnown: [...world.drawKnown.subarray(0, draws)],
    discard: ids(world.discard, discards),
    hand: ids(world.hand, hands),
    handKnown: [...world.handKnown.subarray(0, hands)],
    taken: world.phase === 'settle' ? world.taken : undefined,
  }
}

test('the table in the head follows the rules of the game, move by move', () => {
  for (let game = 0; game < 10; game++) {
    const random = randomFrom(`rules ${game}`)
    const seats = 2 + (game % 5)
    const options = hiddenPeople.vary(seats, random)
    const table = openTable(hiddenPeople, { seats, seed: `${game}`, options })
    const world = worldOf(table.state)
    let moves = 0
    for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
      expect(`${world.phase} ${world.asked}`).toBe(`${choice.ask.ask} ${choice.seat}`)
      expect(`${optionsOf(world).toSorted()}`).toBe(`${choice.options.map(codeOf).toSorted()}`)
      const move = pick(random, choice.options)
      table.submit(choice.seat, move)
      play(world, codeOf(move))
      if (++moves % 5 === 0 && table.choices().length > 0)
        expect(JSON.stringify(told(world))).toBe(JSON.stringify(told(worldOf(table.state))))
    }
    expect(world.phase).toBe('over')
    expect(Array.from({ length: seats }, (_, seat) => totalOf(world, seat))).toEqual(table.outcome()?.scores)
  }
})
