// Who knows which card, and what each viewer is told.

import { below, everyone, knows, layTable, pickOne, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { faceOf, isHero } from './cards.ts'
import { hiddenLeaders } from './game.ts'
import { bind } from './knowledge.ts'
import { baseHeroes, performed, type Setting, scene } from './scenario.ts'

const play = (hero: string, given: Setting, picks: string) => performed({ hero, rule: '', given, picks })

/** As if the card had been seen by all on its way into the hand. */
function allKnow({ table: { state } }: ReturnType<typeof scene>, seat: number, index: number): void {
  state.known[state.hands[seat]?.[index] as number] = everyone(state.seats)
}

test('HL-90: own hand and hidden heroes, and nobody else’s', () => {
  const t = scene({ hands: ['koi', 'frog'], down: ['pig', 'knight'] })
  expect(t.knows(0)).toEqual({ 'hand.0.0': 'koi', 'down.0.0': 'pig' })
  expect(t.knows(1)).toEqual({ 'hand.1.0': 'frog', 'down.1.0': 'knight' })
  expect(t.knows('public')).toEqual({})
})

test('HL-3, HL-90: everybody knows their own leader only', () => {
  const { state } = scene({ leaders: 'cyra enned myrad' }).table
  expect(hiddenLeaders.own(state, 1, 'mind').leader).toEqual({ seat: 1, id: 'enned' })
  expect(hiddenLeaders.own(state, 'public', 'mind').leader).toBeNull()
  expect(hiddenLeaders.open(state).leaders).toEqual([null, null, null])
})

describe('HL-91: seen is known', () => {
  test('a look is for the looker; all see where', () => {
    const t = play('curious-troll', { down: ['', 'koi frog'] }, 'red +1 / down 1.1 / done')
    expect(t.knows(0)).toMatchObject({ 'down.1.1': 'frog' })
    expect(t.knows(2)).toEqual({})
    expect(t.log(0)).toContain('P0 looks at P1’s second hidden hero: Furious Frog')
    expect(t.log(2)).toContain('P0 looks at P1’s second hidden hero')
    expect(t.table.glimpse(2, 'screen').view.open.down).toEqual([[], [2, 3], []])
  })

  test('a hero that was face up is known to all when it is turned down', () => {
    const t = play('long-eared-loner', { up: ['', 'koi'] }, 'koi')
    expect(t.knows('public')).toEqual({ 'down.1.0': 'koi' })
  })

  test('a Tavern card is known to all where it is hidden', () => {
    const t = play('battle-connoisseur', { tavern: 'koi frog' }, 'koi')
    expect(t.knows('public')).toEqual({ 'down.0.0': 'koi', 'wilderness.0': 'frog' })
  })

  test('former owners remember what was exchanged away', () => {
    const t = play('careless-cartographer', { down: ['pig', 'koi'] }, 'red +1 / down 1.0 / pig')
    expect(t.knows(0)).toEqual({ 'down.0.0': 'koi', 'down.1.0': 'pig' })
    expect(t.knows(1)).toEqual({ 'down.0.0': 'koi', 'down.1.0': 'pig' })
    expect(t.knows(2)).toEqual({})
  })

  test('whoever looked still knows it in the hand that it goes to', () => {
    const t = play(
      'careful-chameleon',
      { hands: ['mercenary knight'], down: ['', 'koi'] },
      'red +1 / down 1.0 / mercenary',
    )
    expect(t.knows(1)).toEqual({ 'hand.0.1': 'koi', 'down.1.0': 'mercenary' })
    expect(t.knows(2)).toEqual({})
  })
})

describe('HL-92: cards that go out of sight together', () => {
  test('a hand card that all know is lost from sight among others when one is discarded', () => {
    const t = scene({ hands: ['pig druid collector'], tavern: 'koi', harbor: 'skeleton', step: 'draw' })
    t.play('koi')
    expect(t.knows(1)).toEqual({ 'hand.0.3': 'koi' })
    t.play('koi')
    expect(t.knows(1)).toEqual({})
    expect(t.knows(0)).toMatchObject({ 'wilderness.0': 'koi' })
  })

  test('an only card cannot be mistaken', () => {
    const t = scene({ hands: ['koi'], tavern: 'frog' })
    allKnow(t, 0, 0)
    expect(t.play('discard koi').knows(1)).toEqual({ 'wilderness.0': 'koi' })
  })

  test('a hand that all know stays known as a handful', () => {
    const t = scene({ hands: ['koi frog pig'] })
    for (const i of [0, 1, 2]) allKnow(t, 0, i)
    t.play('discard frog')
    expect(t.knows(1)).toEqual({})
    expect(t.mixed()).toEqual(['hand.0.0 hand.0.1 wilderness.0: pig frog koi'])
  })

  test('a card played in the open leaves the rest of the hand as known as it was', () => {
    const t = scene({ hands: ['pig soldier'], tavern: 'koi frog lizard', harbor: 'emperor', step: 'draw' })
    t.play('koi / frog')
    expect(t.knows(1)).toEqual({ 'hand.0.2': 'koi', 'hand.0.3': 'frog' })
  })

  test('a card of a handful that is shown leaves it; the others stay together', () => {
    const t = scene({ hands: ['long-eared-loner'], down: ['', 'koi frog lizard'] })
    bind(t.table.state, t.table.state.down[1] ?? [])
    t.play('play long-eared-loner / down 1.0')
    expect(t.mixed()).toEqual(['down.1.0 down.1.1: lizard frog'])
    expect(t.knows(2)).toEqual({})
  })

  test('Crow Carrier: all know the pair, one knows the split', () => {
    const t = play('crow-carrier', { graveyard: 'koi frog' }, 'frog')
    expect(t.knows(0)).toEqual({ 'down.0.0': 'frog', 'wilderness.0': 'koi' })
    expect(t.knows(1)).toEqual({})
    expect(t.mixed()).toEqual(['down.0.0 wilderness.0: frog koi'])
    expect(t.log(1).slice(-2)).toEqual(['P0 places a card hidden in their party', 'P0 discards a card'])
  })

  test('one of a pair shown, the other is known', () => {
    const t = scene({
      hands: ['crow-carrier pig druid collector', 'long-eared-loner soldier knight'],
      graveyard: 'koi frog',
      tavern: 'skeleton orangutan granny',
    })
    t.play('play crow-carrier / frog / harbor / pig')
    expect(t.mixed()).toEqual(['down.0.0 wilderness.1: frog koi'])
    t.play('play long-eared-loner / down 0.0')
    expect(t.mixed()).toEqual([])
    expect(t.knows('public')).toEqual({ 'wilderness.1': 'koi' })
  })

  test('cards of the Harbor that were looked at: which was hidden is the looker’s secret', () => {
    const t = play('pessimistic-whaleman', { harbor: 'koi frog' }, 'red +1 / koi')
    expect(t.knows(0)).toEqual({ 'down.0.0': 'koi', 'wilderness.0': 'frog' })
    expect(t.knows(1)).toEqual({})
    expect(t.log(1)).toContain('P0 looks at the top 2 cards of the Harbor')
  })

  test('who had discarded a card no longer knows where it is', () => {
    const t = scene({
      players: 2,
      hands: ['pig soldier knight', 'joyless-chief druid mercenary'],
      wilderness: 'koi',
      tavern: 'skeleton orangutan granny',
      harbor: 'lizard frog waterpriest emperor',
    })
    t.play('discard pig / done / harbor / harbor / soldier')
    expect(t.knows(0)).toMatchObject({ 'wilderness.0': 'soldier', 'wilderness.1': 'pig' })
    t.play('play joyless-chief / pig')
    expect(t.knows(1)).toMatchObject({ 'down.1.0': 'pig', 'wilderness.0': 'soldier' })
    expect(t.knows(0)).not.toHaveProperty(['wilderness.0'])
    expect(t.knows(0)).not.toHaveProperty(['down.1.0'])
  })
})

test('HL-93: what goes openly to the Wilderness is known to all; the Oracle shows its top', () => {
  expect(play('vegetarian-sharkguard', { up: ['', 'koi'] }, 'red +2 / koi').knows('public')).toEqual({
    'wilderness.0': 'koi',
  })
  expect(play('tentacle-oracle', { wilderness: 'koi frog' }, '').knows('public')).toEqual({
    'wilderness.0': 'koi',
  })
})

test('HL-95: a card taken by chance is known to taker and victim, and to nobody else', () => {
  const t = play('resilient-rearguard', { hands: ['', 'koi frog'] }, 'red +1 / seat 1')
  const taken = t.knows(0)['hand.0.0'] as string
  expect(['koi', 'frog']).toContain(taken)
  expect(t.knows(1)).toMatchObject({ 'hand.0.0': taken })
  expect(t.knows(2)).toEqual({})
  expect(t.log(2).at(-1)).toBe('P0 takes a card from P1’s hand')
  expect(t.told(2).at(-1)).not.toHaveProperty('from.index')
})

test('HL-52: chance is fair to every card of a hand', () => {
  const taken: Record<string, number> = {}
  for (let i = 0; i < 300; i++) {
    const seats = [{ hand: ['resilient-rearguard'] }, { hand: ['keen-koi', 'furious-frog', 'leery-lizard'] }]
    const table = layTable(hiddenLeaders, { seats }, `fair ${i}`)
    for (let n = 0; n < 3; n++) table.pick(0, 0)
    const card = hiddenLeaders.own(table.state, 0, 'mind').sees[0]?.[1] as string
    taken[card] = (taken[card] ?? 0) + 1
  }
  expect(Object.keys(taken)).toHaveLength(3)
  for (const times of Object.values(taken)) expect(Math.abs(times - 100)).toBeLessThan(30)
})

test('HL-95: nobody but its owner knows the rest of the hand any more', () => {
  const t = scene({ hands: ['resilient-rearguard', 'koi frog pig'] })
  for (const i of [0, 1, 2]) allKnow(t, 1, i)
  t.play('play resilient-rearguard / red +1 / seat 1')
  expect(t.knows(2)).toEqual({})
  expect(Object.keys(t.knows(0))).toEqual(['hand.0.0'])
  expect(Object.keys(t.knows(1)).filter((where) => where.startsWith('hand.1'))).toHaveLength(2)
})

test('HL-92: a hero exchanged into a hand lies last, so that its place does not tell which card went', () => {
  const given = { hands: ['underestimated-squire soldier pig'], down: ['koi'] }
  for (const card of ['soldier', 'pig']) {
    const t = scene(given)
    allKnow(t, 0, 1)
    t.table.state.known[t.table.state.down[0]?.[0] as number] = everyone(t.table.state.seats)
    t.play(`play underestimated-squire / koi / ${card}`)
    expect(t.knows(1)).toEqual({ 'hand.0.1': 'koi' })
  }
})

test('HL-95: who is given a hand card hidden does not keep sight of the rest of that hand', () => {
  for (const card of ['soldier', 'pig']) {
    const t = scene({ hands: ['careful-chameleon soldier pig'], down: ['', 'koi'] })
    allKnow(t, 0, 1)
    t.play(`play careful-chameleon / red +1 / down 1.0 / ${card}`)
    expect(Object.keys(t.knows(1)).filter((where) => where.startsWith('hand.0'))).toEqual(['hand.0.1'])
    expect(t.log(1).at(-1)).toMatch(
      new RegExp(card === 'pig' ? 'Pigmented War Pig' : 'Short-Sighted Soldier'),
    )
  }
})

test('HL-94: a shuffle wipes what was known of the shuffled cards', () => {
  const rest = baseHeroes.filter((id) => !['keen-koi', 'furious-frog', 'leery-lizard'].includes(id))
  const t = scene({ hands: ['koi'], up: [rest.join(' ')], wilderness: 'frog lizard' })
  t.play('discard koi')
  expect(t.knows(0)).toEqual({ 'wilderness.0': 'koi' })
  t.play('harbor')
  expect(Object.keys(t.knows(0))).toEqual(['hand.0.0'])
})

test('HL-53, HL-96: a card asked for by its faction is shown to all; the question comes in any case', () => {
  const t = play('underwater-artist', { hands: ['', '', 'koi pig'] }, 'water-folk / seat 2 / 2: koi')
  expect(t.knows(1)).toEqual({ 'hand.0.0': 'koi' })
  const none = play('underwater-artist', { hands: ['', '', 'pig'] }, 'undead / seat 2')
  expect(none.asks()).toBe('2 take')
  expect(none.play('2: done').log(1).at(-1)).toBe('P2 has no Undead card to show')
})

test('an imagined world keeps what the viewer knows and deals the rest, leaders included', () => {
  const t = scene({
    leaders: 'cyra enned myrad',
    hands: ['koi', 'frog'],
    down: ['', 'pig druid'],
    wilderness: 'lizard',
  })
  const view = t.table.glimpse(0, 'mind').view
  const leaders = new Set<unknown>()
  const hidden = new Set<unknown>()
  for (let i = 0; i < 60; i++) {
    const world = hiddenLeaders.layout(hiddenLeaders.imagine(view, randomFrom(`world ${i}`)))
    const [me, next] = world['seats'] as { leader: string; hand: string[]; down: string[] }[]
    expect(me).toMatchObject({ leader: 'cyra', hand: ['keen-koi'] })
    leaders.add(next?.leader)
    hidden.add(next?.down[0])
  }
  expect([...leaders].sort()).toEqual(['enned', 'lemron', 'myrad', 'pavyr', 'xiadul'])
  expect(hidden.size).toBeGreaterThan(25)
  expect(hidden).not.toContain('keen-koi')
})

test('HL-51: what is laid down is a secret until it is moved, and after', () => {
  const t = play('will-bending-witch', { hands: ['', 'koi frog', 'pig druid'] }, 'red +1 / 1: koi')
  expect(t.asks()).toBe('2 lay')
  expect(t.knows(2)).toEqual({ 'hand.2.0': 'pig', 'hand.2.1': 'druid' })
  expect(t.log(2).at(-1)).toBe('')
  t.play('2: pig')
  expect(t.knows(1)).toEqual({ 'hand.1.0': 'frog', 'wilderness.1': 'koi' })
})

test('no viewer is ever told the name of a card that they do not know', () => {
  for (let i = 0; i < 30; i++) {
    const seats = 2 + (i % 5)
    const chance = randomFrom(`told ${i}`)
    const options = { beginner: false, promos: true, queens: i % 2 === 0 }
    const state = hiddenLeaders.setup(options, seats, randomFrom(`deal ${i}`))
    const slots = new Map(state.face.map((face, slot) => [face, slot]))
    for (
      let choices = hiddenLeaders.choices(state);
      choices.length > 0;
      choices = hiddenLeaders.choices(state)
    ) {
      const { seat, options: moves } = choices[below(chance, choices.length)] as (typeof choices)[number]
      hiddenLeaders.play(state, seat, pickOne(chance, moves), (event) => {
        for (const viewer of ['public' as const, ...state.hands.keys()]) {
          const told = JSON.stringify(hiddenLeaders.seen(event, viewer)).match(/[a-z]+(-[a-z]+)+/g) ?? []
          for (const id of told.filter(isHero)) {
            const known = state.known[slots.get(faceOf(id)) as number] as number
            if (!knows(known, viewer, seats)) throw new Error(`${viewer} is told of ${id} by "${event.type}"`)
          }
        }
      })
    }
  }
})
