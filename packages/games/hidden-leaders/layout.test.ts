// Tables laid out by hand: the form of the engine protocol, what is refused, and what comes back.

import { below, layTable, openTable, randomFrom } from '@undercrown/engine'
import { checkLayout } from '@undercrown/engine/laws'
import { expect, test } from 'vitest'
import { hiddenLeaders } from './game.ts'

const position = {
  options: { queens: true },
  seats: [
    {
      leader: 'cyra',
      hand: ['ace-fighter', 'keen-koi'],
      up: ['furious-frog'],
      down: ['bored-goblin', 'grumpy-guard'],
    },
    { leader: 'enned', hand: ['keeper-of-discord'] },
    {},
  ],
  red: 7,
  green: 3,
  tavern: ['leery-lizard', null, 'depressed-druid'],
  harbor: ['joyless-chief', 'hairy-hermit'],
  wilderness: ['curious-troll'],
  graveyard: ['buried-emperor'],
  turn: 1,
  step: 'play',
} as const

test('a position is laid out as it is written; cards that are not named go under the Harbor', () => {
  const { state } = layTable(hiddenLeaders, position, 'one')
  const laid = hiddenLeaders.layout(state)
  expect(laid).toMatchObject({
    ...position,
    harbor: expect.anything(),
    options: { queens: true },
    seats: expect.anything(),
  })
  const seats = laid['seats'] as { leader: string }[]
  expect(seats[0]).toEqual(position.seats[0])
  expect(seats[1]).toMatchObject({ leader: 'enned', hand: ['keeper-of-discord'], up: [], down: [] })
  expect(['lemron', 'myrad', 'xiadul', 'pavyr']).toContain(seats[2]?.leader)
  const harbor = laid['harbor'] as string[]
  expect(harbor.slice(0, 2)).toEqual(['joyless-chief', 'hairy-hermit'])
  expect(harbor).toHaveLength(82 - 10)
})

test('the seed decides about the rest', () => {
  const harbor = (seed: string) =>
    hiddenLeaders.layout(layTable(hiddenLeaders, position, seed).state)['harbor']
  expect(harbor('one')).toEqual(harbor('one'))
  expect(harbor('one')).not.toEqual(harbor('two'))
})

test('targets name heroes, factions and marker moves', () => {
  const table = layTable(
    hiddenLeaders,
    { ...position, seats: [{ hand: ['androgynous-assassin'] }, { down: ['keen-koi'] }], turn: 0 },
    'one',
  )
  const targets = () => table.choices().flatMap((choice) => choice.options.map(hiddenLeaders.target))
  expect(targets()[0]).toEqual({
    word: 'play',
    zone: 'hand',
    seat: 0,
    index: 0,
    card: 'androgynous-assassin',
  })
  table.pick(0, 0)
  expect(targets()).toEqual([{ move: { red: -1, green: 0 } }, { move: { red: 0, green: 1 } }])
  table.pick(0, 0)
  expect(targets()).toContainEqual({ faction: 'undead' })
})

test.each([
  [{ seats: [{}] }, /2 to 6 players/],
  [{ ...position, harbour: [] }, /unknown field "harbour"/],
  [{ seats: [{ hands: [] }, {}] }, /unknown field "hands"/],
  [{ seats: [{ leader: 'bob' }, {}] }, /no such leader: "bob"/],
  [{ seats: [{ leader: 'cyra' }, { leader: 'cyra' }] }, /same leader/],
  [{ seats: [{ hand: ['keen-coy'] }, {}] }, /no such hero/],
  [{ seats: [{ hand: ['keeper-of-discord'] }, {}] }, /not in play with these options/],
  [{ seats: [{ hand: ['keen-koi'], up: ['keen-koi'] }, {}] }, /laid out twice/],
  [{ seats: [{}, {}], red: 13 }, /"red" must be a whole number from 1 to 12/],
  [{ seats: [{}, {}], tavern: [null, null, null, null] }, /"tavern" has 3 places/],
  [{ seats: [{}, {}], step: 'ability' }, /"step" must be/],
  [{ seats: [{}, {}], options: { queen: true } }, /unknown option "queen"/],
])('refuses %j', (laid, why) => {
  expect(() => layTable(hiddenLeaders, laid as never, 'one')).toThrow(why)
})

test('what comes back from any moment between abilities can be laid out again', () => {
  for (let i = 0; i < 12; i++) {
    const seats = 2 + (i % 5)
    const table = openTable(hiddenLeaders, {
      seats,
      options: { promos: true, queens: true },
      seed: `again ${i}`,
    })
    const chance = randomFrom(`again ${i}`)
    while (table.choices().length > 0) {
      const choices = table.choices()
      const { seat, options } = choices[below(chance, choices.length)] as (typeof choices)[number]
      table.pick(seat, below(chance, options.length))
      const laid = hiddenLeaders.layout(table.state)
      const whole = laid['step'] !== 'ability' && laid['step'] !== 'setup'
      if (whole && below(chance, 8) === 0) checkLayout(hiddenLeaders, laid)
    }
  }
})
