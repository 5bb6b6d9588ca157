// Tables laid out by hand: the form of the engine protocol, what is refused, and what comes back.

import { below, everyone, layTable, openTable, pickOne, randomFrom } from '@undercrown/engine'
import { checkLayout } from '@undercrown/engine/laws'
import { expect, test } from 'vitest'
import { sizeOf } from './cards.ts'
import { abilityAsks } from './choice.ts'
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
  expect(harbor).toHaveLength(sizeOf('base') + sizeOf('queens') - 10)
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

const refused: [laid: object, why: RegExp][] = [
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
  [{ seats: [{}, {}], step: 'pray' }, /"step" must be/],
  [{ seats: [{}, {}], step: 'ability' }, /needs the "agenda"/],
  [{ seats: [{}, {}], step: 'setup' }, /every player has five cards/],
  [{ seats: [{}, {}], agenda: ['nonsense 0 0'] }, /"agenda" must be a list of lines/],
  [{ seats: [{}, {}], agenda: ['turn 1 7'] }, /"agenda" must be a list of lines/],
  [{ seats: [{}, {}], agenda: ['ghastly-granny 1 0 {"it":"aside.3"}'] }, /"agenda" must be a list of lines/],
  [{ seats: [{}, {}], agenda: ['ghastly-granny 1 0'] }, /"agenda" does not fit/],
  [{ seats: [{}, {}], known: { 'wilderness.3': 'all' } }, /no card lies at "wilderness.3"/],
  [
    { seats: [{}, { hand: ['keen-koi'] }], known: { 'hand.1.0': [2] } },
    /"all" or a list of seats from 0 to 1/,
  ],
  [{ seats: [{}, {}], mixed: [['wilderness.0']] }, /"mixed" must hold lists/],
  [{ seats: [{}, {}], known: { 'hand.-1.0': [0] } }, /no card lies at "hand.-1.0"/],
  [{ seats: [{}, {}], known: { 'hand.x.0': [0] } }, /no card lies at "hand.x.0"/],
  [
    { seats: [{}, {}], laid: [null, null, 'keen-koi'] },
    /"laid" has a card or null for each of the 2 players/,
  ],
  [
    { seats: [{ hand: ['keen-koi'] }, {}], mixed: [['hand.0.0', 'hand.0.0']] },
    /different hidden cards, each in one list only/,
  ],
  [
    { seats: [{ up: ['keen-koi'], hand: ['furious-frog'] }, {}], mixed: [['hand.0.0', 'up.0.0']] },
    /different hidden cards, each in one list only/,
  ],
  [{ seats: [{}, {}], options: { queen: true } }, /unknown option "queen"/],
  [{ seats: [{}, {}], guardian: 4 }, /"guardian" needs the option "guardians"/],
  [{ seats: [{}, {}], artifacts: [] }, /"artifacts" needs the option "artifacts"/],
  [
    { seats: [{}, {}], options: { artifacts: true }, artifacts: [{ side: 'guarding-goblet' }] },
    /no such artifact in play: "guarding-goblet"/,
  ],
  [{ seats: [{}, {}], bag: [] }, /"bag" needs the option "corruption"/],
  [{ seats: [{}, {}], options: { corruption: true }, bag: ['gold'] }, /there is no token "gold"/],
  [
    { seats: [{}, {}], options: { corruption: true }, tokens: [{ hero: 'keen-koi', token: 'loyalty' }] },
    /which lies in no party/,
  ],
  [{ seats: [{}, {}], row: [] }, /"row" needs the option "royalInfluence"/],
  [{ seats: [{}, {}], options: { royalInfluence: true } }, /needs "queens" and "artifacts"/],
  [{ seats: [{ leader: 'ulc' }, {}] }, /no such leader: "ulc"/],
  [
    { seats: [{}, {}], options: { guardians: true }, fate: ['ruined-tower', 'ruined-tower'] },
    /no more of them/,
  ],
  [
    { seats: [{}, {}], options: { artifacts: true }, artifacts: [{ side: 'blooming-bag' }, { card: 0 }] },
    /two seats have the same artifact card/,
  ],
  [
    {
      seats: [{}, {}],
      options: { artifacts: true },
      artifacts: [
        { side: 'blooming-bag', tokens: 10 },
        { side: 'soundless-shoes', tokens: 9 },
      ],
    },
    /there are 18 artifact tokens/,
  ],
  [
    {
      seats: [{}, {}],
      options: { artifacts: true, queens: true, royalInfluence: true },
      artifacts: [{ side: 'blooming-bag' }],
      row: [{ hero: 'queen-of-the-wild', tokens: 16 }],
    },
    /there are 18 artifact tokens, those on the row included/,
  ],
  [
    {
      seats: [{}, {}],
      options: { artifacts: true, queens: true, royalInfluence: true },
      row: [{ hero: 'keen-koi' }],
    },
    /"row" names "keen-koi"; there may lie queen-of-the-wild/,
  ],
  ...(['x', 19, -1] as const).map((tokens): [object, RegExp] => [
    {
      seats: [{}, {}],
      options: { artifacts: true, queens: true, royalInfluence: true },
      row: [{ hero: 'queen-of-the-wild', tokens }],
    },
    /"tokens" must be a whole number from 0 to 18/,
  ]),
  ...([[9], ['x'], -1] as const).map((known): [object, RegExp] => [
    {
      seats: [{ up: ['keen-koi'] }, {}],
      options: { corruption: true },
      tokens: [{ hero: 'keen-koi', token: 'loyalty', known }],
    },
    /"known" of "keen-koi" must be "all" or a list of seats from 0 to 1/,
  ]),
  [
    { seats: [{ leader: 'ulc' }, { leader: 'tissa' }, {}], options: { guardians: true } },
    /for 3 players there are 3 leaders of the base game and 1 of the Guardians/,
  ],
  [{ seats: [{}, {}], options: { guardians: true }, skips: [-1] }, /"skips" must hold/],
  [{ seats: [{}, {}], options: { guardians: true }, chosen: ['up.0.0'] }, /no card lies at "up.0.0"/],
]

test.each(refused)('refuses %j', (laid, why) => {
  expect(() => layTable(hiddenLeaders, laid as never, 'one')).toThrow(why)
})

test('a token on a hero may be known to all', () => {
  const tokens = [{ hero: 'keen-koi', token: 'loyalty', known: 'all' }]
  const seats = [{ up: ['keen-koi'] }, {}]
  const { state } = layTable(hiddenLeaders, { seats, options: { corruption: true }, tokens }, 'one')
  expect(hiddenLeaders.open(state).corruption?.worn).toEqual([['up.0.0', everyone(2), 'loyalty']])
})

test('what everybody or the owner sees anyway cannot be unsaid', () => {
  const seats = [{ hand: ['keen-koi'], up: ['furious-frog'] }, {}]
  const table = layTable(hiddenLeaders, { seats, known: { 'hand.0.0': [1], 'up.0.0': [] } }, 'one')
  expect(hiddenLeaders.own(table.state, 0, 'mind').sees).toContainEqual(['hand.0.0', 'keen-koi', 3])
  expect(table.choices()[0]?.options.map(hiddenLeaders.target)).toContainEqual(
    expect.objectContaining({ card: 'keen-koi', word: 'play' }),
  )
})

test('any table at any moment can be written down and laid again, inside an ability too', () => {
  const questions = new Set<string>()
  for (let i = 0; i < 90; i++) {
    const seats = 2 + (i % 5)
    const table = openTable(hiddenLeaders, {
      seats,
      options: {
        promos: true,
        queens: true,
        guardians: i % 2 === 0,
        artifacts: i % 3 > 0,
        corruption: i % 4 > 1,
        royalInfluence: i % 3 > 1,
      },
      seed: `again ${i}`,
    })
    const chance = randomFrom(`again ${i}`)
    for (let choices = table.choices(); choices.length > 0; choices = table.choices()) {
      // Every kind of question when it first comes, and many others.
      if (below(chance, 20) === 0 || choices.some(({ ask }) => !questions.has(ask.ask)))
        checkLayout(hiddenLeaders, table.state, seats)
      for (const { ask } of choices) questions.add(ask.ask)
      const choice = pickOne(chance, choices)
      table.submit(choice.seat, pickOne(chance, choice.options))
    }
    checkLayout(hiddenLeaders, table.state, seats)
  }
  const turn = [
    'hide',
    'firstDiscard',
    'act',
    'discardMore',
    'draw',
    'discardDown',
    'fate',
    'takeArtifact',
    'useArtifact',
    'react',
    'court',
    'nameForCourt',
    'spread',
    'placeToken',
  ]
  expect([...questions].sort()).toEqual([...turn, ...abilityAsks].sort())
})
