import { pickOne, randomFrom, shuffle } from '@undercrown/engine'
import { cellNames } from '@undercrown/leaders/facts'
import { expect, test } from 'vitest'
import { centre, crownFalls } from './geometry.ts'

test('a crown falls where nobody stands, from whichever side one looks', () => {
  const random = randomFrom('crown')
  let free = 0
  for (let i = 0; i < 400; i++) {
    const leader = pickOne(random, cellNames)
    const taken = [leader, ...shuffle(random, [...cellNames]).slice(0, 12)]
    const flipped = i % 2 === 0
    const at = centre(leader, flipped)
    const { x, y } = crownFalls(leader, taken, flipped)
    const apart = (cell: (typeof cellNames)[number]) =>
      Math.hypot(centre(cell, flipped).x - at.x - x, centre(cell, flipped).y - at.y - y)
    const beside = cellNames.filter(
      (cell) =>
        !taken.includes(cell) &&
        Math.hypot(centre(cell, flipped).x - at.x, centre(cell, flipped).y - at.y) < 98,
    )
    if (beside.length === 0) continue
    free++
    // A figure and half a crown are 58 wide.
    for (const cell of taken) expect(apart(cell), `${leader} ${taken}`).toBeGreaterThan(58)
    expect(Math.min(...beside.map(apart))).toBeLessThan(40)
  }
  expect(free).toBeGreaterThan(300)
})
