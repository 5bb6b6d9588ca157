// How questions and their answers read to the seat that is asked.

import { itemAt, openTable, plain } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { reaction } from '../artifacts.ts'
import { hiddenLeaders } from '../game.ts'
import { performed, type Setting, scene } from '../scenario.ts'

const play = (hero: string, given: Setting, picks = '') => performed({ hero, rule: '', given, picks })

describe('one’s own things', () => {
  const given: Setting = { up: ['koi', 'frog'], down: ['pig', 'knight'] }

  test('are "your", in a party and among the players', () => {
    const buried = play('slaughtered-slime', given, 'red −1')
    expect(buried.reads().labels).toEqual([
      'Bury Pigmented War Pig (your first hidden hero)',
      'Bury P1’s first hidden hero',
    ])
    expect(buried.reads('fr').labels).toEqual([
      'Enterrer Porc de Guerre Pigmenté (votre premier Héros caché)',
      'Enterrer le premier Héros caché de P1',
    ])
    const exchanged = play('unconfident-executioner', given)
    expect(exchanged.reads().labels).toEqual([
      'Bury your Keen Koi',
      'Bury your Unconfident Executioner',
      'Bury P1’s Furious Frog',
    ])
    const picked = play('possessed-poodle', { options: { guardians: true } })
    expect(picked.reads().labels).toEqual(['Pick yourself', 'Pick P1', 'Pick P2'])
    expect(picked.reads('fr').labels).toEqual(['Vous choisir vous-même', 'Choisir P1', 'Choisir P2'])
  })

  test('also an artifact', () => {
    const options = { artifacts: true, corruption: true }
    const widow = play('self-made-widow', { options, artifacts: 'soundless-shoes blooming-bag -' }, 'red +1')
    expect(widow.reads().labels).toEqual(['Exchange your Soundless Shoes', 'Exchange P1’s Blooming Bag'])
  })

  test('a token to be placed, on a hidden hero of one’s own', () => {
    const options = { corruption: true }
    const t = play('open-minded-mentalist', { options }, 'red +2')
    expect(t.reads().labels[0]).toMatch(/ on your Open-Minded Mentalist$/)
    const spread = scene({
      options,
      up: ['koi frog pig'],
      down: ['knight'],
      hands: ['druid'],
      corruptionCard: 'loyalty -',
    })
    spread.play('spread 0')
    expect(spread.reads().labels).toContain('Loyalty ×2 on Flailing Knight (your first hidden hero)')
    expect(spread.reads('fr').labels[3]).toMatch(/ sur [^:]+ \(votre premier Héros caché\)$/)
    // Which of two, what it is, and that nobody else sees it.
    expect(spread.reads()).toMatchObject({
      prompt: 'Place the first of your two tokens face down on a hero, or put it back',
      why: 'Loyalty ×2. At the end its hero counts as two heroes of its factions. Only you see it.',
    })
  })
})

describe('why, and what follows', () => {
  test('the card that asks, how many could be meant, and the steps to come', () => {
    const t = play('half-sliced-ghoul', { down: ['', 'koi', 'frog'] })
    expect(t.reads()).toMatchObject({
      prompt: 'Your turn: turn over one of another player’s hidden heroes',
      why: 'Half-Sliced Ghoul asks. 2 heroes can be chosen. If it is Imperial Army or Hill Tribes, red +2 and/or green +2.',
    })
    expect(t.reads('fr').why).toBe(
      'Goule à Demi Tranchée le demande. 2 Héros possibles. Si cette carte est de l’Armée Impériale ou des Tribus des Collines, rouge +2 et/ou vert +2.',
    )
  })

  test('HL-148: heroes that can be looked at, and tokens apart from them', () => {
    const t = play(
      'watchful-witch',
      {
        options: { corruption: true },
        up: ['', 'koi'],
        down: ['pig', 'frog knight'],
        tokens: 'koi:loyalty frog:loyalty',
      },
      'red −1',
    )
    expect(t.reads().why).toBe(
      'Watchful Witch asks. 3 heroes can be chosen, one of them yours, or one of 2 tokens on heroes.',
    )
    expect(t.reads('fr').why).toBe(
      'Sorcière aux Aguets le demande. 3 Héros possibles, dont 1 à vous, ou l’un des 2 jetons posés sur des Héros.',
    )
  })

  test('of a player who is picked, how far the markers would go', () => {
    const t = play('almost-evil-scholar', { up: ['pig', 'hairy-hermit druid watchful-witch'] })
    expect(t.reads().labels).toEqual(['Pick yourself: red +1', 'Pick P1: red +3', 'Pick P2: red 0'])
    expect(t.reads('fr').labels[1]).toBe('Choisir P1\u00a0: rouge +3')
  })

  test('the other player is told whose turn it is, and that it goes on', () => {
    const t = play('will-bending-witch', { hands: ['', 'koi frog'] }, 'red +1')
    expect(t.reads()).toMatchObject({
      prompt: 'P0’s turn: choose a card from your hand to discard',
      why: 'Will-Bending Witch asks. 2 cards can be chosen. Then P0 goes on.',
      labels: ['Discard Keen Koi', 'Discard Furious Frog'],
    })
  })

  test('an artifact by its name, what it does and what it costs', () => {
    const t = scene({ options: { artifacts: true }, hands: ['koi pig'], artifacts: 'soundless-shoes - -' })
    expect(t.reads().labels).toContain('Use Soundless Shoes')
    expect(t.reads().why).toMatch(/Soundless Shoes can be used first\.$/)
    t.play('discard koi / done')
    expect(t.reads()).toEqual({
      prompt: 'You may use Soundless Shoes, or play on',
      why: 'Place a card from your hand in your party as a hidden hero. Costs one of its two artifact tokens.',
      labels: ['Use Soundless Shoes', 'Play on'],
    })
  })
})

describe('a burial that could be prevented', () => {
  const options = { artifacts: true, corruption: true }
  const given: Setting = { up: ['koi', 'frog'], down: ['pig', 'knight'], options, artifacts: '- - -' }
  const buried = (tokens: string, picks: string) =>
    play('unconfident-executioner', { ...given, tokens }, picks)

  test('HL-147: by its own token', () => {
    expect(buried('koi:guardian-protection', 'koi').reads()).toEqual({
      prompt: 'Your turn: save your Keen Koi?',
      why: 'You are burying it with Unconfident Executioner. Your Keen Koi bears Guardians’ Protection; the token returns to the bag.',
      labels: ['Save your Keen Koi', 'Let it happen'],
    })
    expect(buried('koi:guardian-protection', 'koi').reads('fr').labels).toEqual([
      'Sauver votre Carpe Koï Zélée',
      'Laisser faire',
    ])
  })

  test('HL-147: by that of another hero, which is buried in its place', () => {
    const t = buried('koi:guardian-protection', 'frog')
    expect(t.reads()).toEqual({
      prompt: 'Your turn: bury your Keen Koi instead?',
      why: 'You are burying P1’s Furious Frog with Unconfident Executioner. Your Keen Koi bears Guardians’ Protection and may be buried in its place; the token returns to the bag.',
      labels: ['Bury your Keen Koi instead', 'Let it happen'],
    })
    expect(t.reads('fr').labels[0]).toBe('Enterrer votre Carpe Koï Zélée à sa place')
  })

  test('in either of two ways: one sentence tells both', () => {
    const shielded = { ...given, artifacts: `${reaction.id} - -`, tokens: 'koi:guardian-protection' }
    const t = play('unconfident-executioner', shielded, 'koi')
    expect(t.reads()).toEqual({
      prompt: 'Your turn: save your Keen Koi?',
      why: 'You are burying it with Unconfident Executioner. Shield of Endurance keeps it in place and costs one of its two artifact tokens; or your Keen Koi bears Guardians’ Protection; the token returns to the bag.',
      labels: ['Save it with Shield of Endurance', 'Save your Keen Koi', 'Let it happen'],
    })
  })

  test('a seat whose token cannot help is asked all the same, is told so, and nobody else sees a difference', () => {
    const useless = buried('koi:loyalty', 'frog')
    const useful = buried('koi:guardian-protection', 'frog')
    expect(useless.reads()).toEqual({
      prompt: 'Your turn: P1’s Furious Frog is about to be buried',
      why: 'You are burying it with Unconfident Executioner. Nothing of yours can save it; you are asked all the same, so that nobody can tell.',
      labels: ['Let it happen'],
    })
    for (const viewer of [1, 2, 'public'] as const) {
      const [one, other] = [useless, useful].map(({ table }) => table.glimpse(viewer, 'mind'))
      expect(JSON.stringify(one)).toBe(JSON.stringify(other))
      for (const lang of ['en', 'fr'] as const) {
        const waits = [useless, useful].map(({ table }) =>
          table
            .glimpse(viewer, 'screen')
            .waiting.map(({ ask, seat }) => plain(hiddenLeaders.phrases[lang].waiting(ask, seat), [], lang)),
        )
        expect(waits[0]).toEqual(waits[1])
      }
    }
  })
})

test('both of what two other answers do is called so', () => {
  const t = play('nightmarish-northman', { up: ['koi', 'frog'] })
  expect(t.reads().labels).toEqual(['Red +2', 'Green +2', 'Both'])
  expect(t.reads('fr').labels).toEqual(['Rouge +2', 'Vert +2', 'Les deux'])
})

describe('what is asked several times', () => {
  test('is asked for what is left of it', () => {
    const t = play('gambling-overseer', { hands: ['koi frog pig'] })
    expect(t.reads().prompt).toBe('Your turn: place two cards from your hand in your party as hidden heroes')
    t.play('koi')
    expect(t.reads().prompt).toBe('Your turn: place a card from your hand in your party as a hidden hero')
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
      'Your turn: exchange the artifacts of two players; their artifact tokens stay where they are',
    )
    artifacts.play('seat 0')
    expect(artifacts.reads().prompt).toBe('Your turn: choose the artifact it is exchanged with')
    expect(artifacts.reads('fr').prompt).toMatch(/choisissez l’Artefact qui prend sa place$/)
    const worn = { ...given, artifacts: '- - -', tokens: 'koi:loyalty frog:loyalty' }
    const tokens = play('self-made-widow', worn, 'red +1 / token koi')
    expect(tokens.reads().prompt).toBe('Your turn: choose the hero whose token it is exchanged with')
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
      const asking = { ...choice, view: table.glimpse(choice.seat, 'screen').view }
      const { phrases } = hiddenLeaders
      expect([plain(phrases.en.ask(asking), [], 'en'), plain(phrases.fr.ask(asking), [], 'fr')]).toEqual([
        en,
        fr,
      ])
      return
    }
    table.submit(choice.seat, itemAt(choice.options, 0))
  }
  expect.unreachable()
})

test('HL-149: of two effects, the answers say what they are, and the question does not say it again', () => {
  const given: Setting = {
    options: { promos: true, queens: true, artifacts: true, corruption: true },
    artifacts: 'soundless-shoes two-shot-crossbow blooming-bag',
    up: ['koi', 'frog pig'],
    tokens: 'koi:loyalty frog:change-undead',
  }
  const t = play('neckless-charlatan', given, 'green +1')
  expect(t.reads()).toMatchObject({
    prompt: 'Your turn: choose one of the two, or both',
    labels: [
      'Look at the corruption token of any hero',
      'Perform any artifact in play except the Shield of Endurance, without spending an artifact token',
      'Both',
    ],
  })
  expect(t.reads('fr').prompt).toMatch(/choisissez l’un des deux effets, ou les deux$/)
})

describe('a faction that was named', () => {
  test('is named in the questions that follow', () => {
    const shown = play('underwater-artist', { hands: ['', 'skeleton'] }, 'undead / seat 1')
    expect(shown.reads().prompt).toBe('P0’s turn: show a card of the Undead')
    expect(shown.reads('fr').prompt).toMatch(/montrez une carte des Morts-Vivants$/)
    const discarded = play('double-shielded-turtle', { tavern: 'koi frog lizard' }, 'water-folk')
    expect(discarded.reads().prompt).toMatch(/discard all Water Folk cards from the Tavern$/)
  })

  test('Guardians are offered by that name', () => {
    const t = play('double-shielded-turtle', { options: { guardians: true } })
    expect(t.reads().labels).toEqual([
      'Name the Hill Tribes',
      'Name the Imperial Army',
      'Name the Water Folk',
      'Name the Undead',
      'Name the Guardians',
    ])
  })
})

test('firm-fishmonger: the log tells where the exchanged card came from', () => {
  const t = play('firm-fishmonger', { down: ['pig'], wilderness: 'koi frog knight' }, 'green +1 / pig / frog')
  expect(t.log(1)).toContain('P0 exchanges their first hidden hero with a card from the Wilderness')
  expect(t.log(1, 'fr')).toContain('P0 échange son premier Héros caché avec une carte de la Forêt')
})
