// How questions and their answers read to the seat that is asked.

import { openTable, plain } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { hiddenLeaders } from '../game.ts'
import { performed, type Setting, scene } from '../scenario.ts'

const play = (hero: string, given: Setting, picks = '') => performed({ hero, rule: '', given, picks })

describe('one’s own things', () => {
  const given: Setting = { up: ['koi', 'frog'], down: ['pig', 'knight'] }

  test('are "your", in a party and among the players', () => {
    const buried = play('slaughtered-slime', given, 'red −1')
    expect(buried.reads().labels).toEqual([
      'Your first hidden hero: Pigmented War Pig',
      'P1’s first hidden hero',
    ])
    expect(buried.reads('fr').labels).toEqual([
      'Votre premier Héros caché\u00a0: Porc de Guerre Pigmenté',
      'Le premier Héros caché de P1',
    ])
    const exchanged = play('unconfident-executioner', given)
    expect(exchanged.reads().labels).toEqual([
      'Your Keen Koi',
      'Your Unconfident Executioner',
      'P1’s Furious Frog',
    ])
    const picked = play('possessed-poodle', { options: { guardians: true } })
    expect(picked.reads().labels).toEqual(['Pick yourself', 'Pick P1', 'Pick P2'])
    expect(picked.reads('fr').labels).toEqual(['Vous choisir vous-même', 'Choisir P1', 'Choisir P2'])
  })

  test('also a hero in danger, its token, and an artifact', () => {
    const options = { artifacts: true, corruption: true }
    const t = play(
      'unconfident-executioner',
      { ...given, options, artifacts: '- - -', tokens: 'koi:guardian-protection' },
      'koi',
    )
    expect(t.reads()).toEqual({
      prompt: 'Your Keen Koi is about to be buried: you may prevent it',
      labels: ['Reveal the token of your Keen Koi', 'Do nothing'],
    })
    expect(t.reads('fr').prompt).toBe(
      'Carpe Koï Zélée (votre équipe) va être enterré\u00a0: vous pouvez l’empêcher',
    )
    const other = play(
      'unconfident-executioner',
      { ...given, options, artifacts: '- - -', tokens: 'koi:loyalty' },
      'frog',
    )
    expect(other.reads().prompt).toBe('P1’s Furious Frog is about to be buried: you may prevent it')
    const widow = play('self-made-widow', { options, artifacts: 'soundless-shoes blooming-bag -' }, 'red +1')
    expect(widow.reads().labels).toEqual(['Your Soundless Shoes', 'P1’s Blooming Bag'])
  })

  test('a token to be placed, on a hidden hero of one’s own', () => {
    const options = { corruption: true }
    const t = play('open-minded-mentalist', { options }, 'red +2')
    expect(t.reads().labels[0]).toMatch(/: your Open-Minded Mentalist$/)
    const spread = scene({
      options,
      up: ['koi frog pig'],
      down: ['knight'],
      hands: ['druid'],
      corruptionCard: 'loyalty -',
    })
    spread.play('spread 0')
    expect(spread.reads().labels).toContain('Loyalty ×2: Flailing Knight (your first hidden hero)')
    expect(spread.reads('fr').labels[3]).toMatch(/\u00a0: [^:]+ \(votre premier Héros caché\)$/)
  })
})

describe('what is asked several times', () => {
  test('is asked for what is left of it', () => {
    const t = play('gambling-overseer', { hands: ['koi frog pig'] })
    expect(t.reads().prompt).toBe(
      'Gambling Overseer: place two cards from your hand in your party as hidden heroes',
    )
    t.play('koi')
    expect(t.reads().prompt).toBe(
      'Gambling Overseer: place a card from your hand in your party as a hidden hero',
    )
    expect(t.reads('fr').prompt).toMatch(
      /placez une carte de votre main dans votre équipe comme Héros caché$/,
    )
  })

  test('can be ended, and is then not called none', () => {
    const t = play('misinformed-mechatron', { options: { guardians: true }, hands: ['koi frog pig'] })
    expect(t.reads().labels.at(-1)).toBe('Place none')
    t.play('koi')
    expect(t.reads().prompt).toMatch(/you may place a card from your hand/)
    expect([t.reads().labels.at(-1), t.reads('fr').labels.at(-1)]).toEqual(['No more', 'C’est tout'])
  })

  test('looking', () => {
    const t = play('curious-troll', { down: ['', 'koi frog'] }, 'red +1')
    expect(t.reads().prompt).toMatch(/you may look at up to two hidden heroes of your choice$/)
    t.play('down 1.0')
    expect(t.reads().prompt).toMatch(/you may look at any hidden hero$/)
    expect(t.reads('fr').prompt).toMatch(/vous pouvez regarder n’importe quel Héros caché$/)
  })
})

describe('what is exchanged', () => {
  const options = { artifacts: true, corruption: true }

  test('self-made-widow: the second question asks for the other one', () => {
    const given = { options, artifacts: 'soundless-shoes blooming-bag -', up: ['koi', 'frog'] }
    const artifacts = play('self-made-widow', given, 'red +1')
    expect(artifacts.reads().prompt).toBe(
      'Self-Made Widow: exchange the artifacts of two players; the tokens stay',
    )
    artifacts.play('seat 0')
    expect(artifacts.reads().prompt).toBe('Self-Made Widow: choose the artifact it is exchanged with')
    expect(artifacts.reads('fr').prompt).toMatch(/choisissez l’Artefact qui prend sa place$/)
    const worn = { ...given, artifacts: '- - -', tokens: 'koi:loyalty frog:loyalty' }
    const tokens = play('self-made-widow', worn, 'red +1 / token koi')
    expect(tokens.reads().prompt).toBe('Self-Made Widow: choose the hero whose token it is exchanged with')
    expect(tokens.reads('fr').prompt).toMatch(/choisissez le Héros dont le jeton prend sa place$/)
  })
})

test.each([
  [false, 'Choose the side of your artifact', 'Choisissez la face de votre Artefact'],
  [true, 'Choose an artifact and its side', 'Choisissez un Artefact et sa face'],
])('an artifact that all choose, %s, is asked for as such', (chooseArtifacts, en, fr) => {
  const table = openTable(hiddenLeaders, {
    seats: 2,
    options: { artifacts: true, chooseArtifacts },
    seed: 'one',
  })
  for (let [choice] = table.choices(); choice; [choice] = table.choices()) {
    if (choice.ask.ask === 'takeArtifact') {
      const { ask, seat } = choice
      const { phrases } = hiddenLeaders
      expect([
        plain(phrases.en.ask(ask, seat), [], 'en'),
        plain(phrases.fr.ask(ask, seat), [], 'fr'),
      ]).toEqual([en, fr])
      return
    }
    table.submit(choice.seat, choice.options[0] as object)
  }
  expect.unreachable()
})

describe('a faction that was named', () => {
  test('is named in the questions that follow', () => {
    const shown = play('underwater-artist', { hands: ['', 'skeleton'] }, 'undead / seat 1')
    expect(shown.reads().prompt).toBe('Underwater Artist: show a card of the Undead')
    expect(shown.reads('fr').prompt).toMatch(/montrez une carte des Morts-Vivants$/)
    const discarded = play('double-shielded-turtle', { tavern: 'koi frog lizard' }, 'water-folk')
    expect(discarded.reads().prompt).toMatch(/discard all Water Folk cards from the Tavern$/)
  })

  test('Guardians are offered by that name', () => {
    const t = play('double-shielded-turtle', { options: { guardians: true } })
    expect(t.reads().labels).toEqual(['Hill Tribes', 'Imperial Army', 'Water Folk', 'Undead', 'Guardians'])
  })
})

test('firm-fishmonger: the log tells where the exchanged card came from', () => {
  const t = play('firm-fishmonger', { down: ['pig'], wilderness: 'koi frog knight' }, 'green +1 / pig / frog')
  expect(t.log(1)).toContain('P0 exchanges their first hidden hero with a card from the Wilderness')
  expect(t.log(1, 'fr')).toContain('P0 échange son premier Héros caché avec une carte de la Forêt')
})
