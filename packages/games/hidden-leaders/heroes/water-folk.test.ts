// Every hero of the Water Folk, and those of all sides or none. What a line does not mention must stay as it was.

import { expect, test } from 'vitest'
import { allHeroes, type Case, expected, performed } from '../scenario.ts'

const cases: Case[] = [
  {
    hero: 'pessimistic-whaleman',
    rule: 'of the top two of the Harbor one is hidden, the other discarded',
    given: { harbor: 'koi frog' },
    picks: 'red +1 / frog',
    becomes: { red: 7, down: ['frog', '', ''], wilderness: 'koi' },
  },
  {
    hero: 'tentacle-oracle',
    rule: 'shows the top of the Wilderness; both back three if it is not Undead',
    given: { wilderness: 'koi skeleton' },
    becomes: { red: 3, green: 3 },
  },
  { hero: 'tentacle-oracle', rule: 'not for an Undead', given: { wilderness: 'skeleton koi' } },
  { hero: 'tentacle-oracle', rule: 'HL-55: nor for the Emperor', given: { wilderness: 'emperor' } },
  { hero: 'tentacle-oracle', rule: 'nothing on an empty Wilderness' },
  {
    hero: 'drowned-deserter',
    rule: 'the leader back one or the other on two',
    given: { red: 8 },
    picks: 'green +2',
    becomes: { red: 8, green: 8 },
  },
  { hero: 'drowned-deserter', rule: 'HL-27: nobody leads, nothing moves' },
  {
    hero: 'deep-sea-squire',
    rule: 'of the top two of the Harbor one is hidden, the other taken',
    given: { harbor: 'koi frog', hands: ['pig'] },
    picks: 'green +1 / koi',
    becomes: { green: 7, down: ['koi', '', ''], hands: ['pig frog', '', ''] },
  },
  {
    hero: 'vegetarian-sharkguard',
    rule: 'discards another player’s face-up hero; HL-72: no Keeper of Discord against that',
    given: { up: ['pig', 'keeper koi'] },
    picks: 'red +2 / koi',
    becomes: { red: 8, up: ['pig vegetarian-sharkguard', 'keeper', ''], wilderness: 'koi' },
  },
  {
    hero: 'double-shielded-turtle',
    rule: 'discards the named faction from the Tavern; one or both markers back as many',
    given: { tavern: 'koi pig frog' },
    picks: 'water-folk / koi / red −2 green −2',
    becomes: { red: 4, green: 4, tavern: '- pig -', wilderness: 'frog koi' },
  },
  {
    hero: 'double-shielded-turtle',
    rule: 'HL-28: nothing of that faction, nothing moves',
    given: { tavern: 'koi pig frog' },
    picks: 'undead',
  },
  { hero: 'lizard', rule: 'red back one or green back two', picks: 'green −2', becomes: { green: 4 } },
  {
    hero: 'lizard',
    rule: 'HL-21: the blocked half is not offered',
    given: { red: 1 },
    becomes: { green: 4 },
  },
  { hero: 'frog', rule: 'one or both back two', picks: 'red −2 green −2', becomes: { red: 4, green: 4 } },
  { hero: 'frog', rule: 'HL-21: nothing can move, nothing does', given: { red: 1, green: 1 } },
  { hero: 'waterpriest', rule: 'red back two or green back one', picks: 'red −2', becomes: { red: 4 } },
  {
    hero: 'hopeful-salamander',
    rule: 'a Tavern card joins the party face up, without performing',
    given: { tavern: 'mercenary koi pig' },
    picks: 'mercenary',
    becomes: { red: 7, green: 7, tavern: '- koi pig', up: ['hopeful-salamander mercenary', '', ''] },
  },
  {
    hero: 'koi',
    rule: 'HL-27: roles are fixed first: with a gap of one the markers change places',
    given: { red: 7 },
    becomes: { red: 6, green: 7 },
  },
  { hero: 'koi', rule: 'HL-27: nobody leads on the same space' },
  {
    hero: 'triple-sword-lizard',
    rule: 'the leader back one or three',
    given: { green: 9 },
    picks: 'green −3',
    becomes: { green: 6 },
  },
  {
    hero: 'saltwater-sage',
    rule: 'turns up an own hidden hero and performs it; it stays face up',
    given: { down: ['collector pig'] },
    picks: 'collector',
    becomes: { red: 7, green: 9, up: ['saltwater-sage collector', '', ''], down: ['pig', '', ''] },
  },
  {
    hero: 'saltwater-sage',
    rule: 'HL-65: the Emperor may be turned up, then nothing',
    given: { down: ['emperor'] },
    picks: 'emperor',
    becomes: { up: ['saltwater-sage emperor', '', ''], down: ['', '', ''] },
  },
  {
    hero: 'miniature-merman',
    rule: 'takes the top two of the Wilderness or of the Graveyard',
    given: { wilderness: 'koi frog pig', graveyard: 'emperor druid' },
    picks: 'red −1 / first',
    becomes: { red: 5, hands: ['koi frog', '', ''], wilderness: 'pig' },
  },
  {
    hero: 'miniature-merman',
    rule: 'HL-25: an empty pile is not offered; one card if there is only one',
    given: { graveyard: 'emperor' },
    picks: 'green +1',
    becomes: { green: 7, hands: ['emperor', '', ''], graveyard: '' },
  },
  {
    hero: 'krill-keeper',
    rule: 'both back by the face-up Undead of any player',
    given: { up: ['', 'skeleton emperor koi'] },
    picks: 'seat 1',
    becomes: { red: 4, green: 4 },
  },
  {
    hero: 'aimless-eel',
    rule: 'buries any face-up Undead hero',
    given: { up: ['', 'skeleton koi'] },
    picks: 'green +1 / skeleton',
    becomes: { green: 7, up: ['aimless-eel', 'koi', ''], graveyard: 'skeleton' },
  },
  {
    hero: 'bludgeoning-blowfish',
    rule: 'turns up a hidden hero of another player',
    given: { down: ['pig', 'koi'] },
    picks: 'red +1 / first / down 1.0',
    becomes: { red: 7, up: ['bludgeoning-blowfish', 'koi', ''], down: ['pig', '', ''] },
  },
  {
    hero: 'bludgeoning-blowfish',
    rule: 'or looks at any',
    given: { down: ['pig', 'koi'] },
    picks: 'red +1 / second / down 1.0',
    becomes: { red: 7 },
  },
  {
    hero: 'friendly-frogmage',
    rule: 'both on, and a hand card is hidden',
    given: { hands: ['koi'] },
    picks: 'koi',
    becomes: { red: 7, green: 7, hands: ['', '', ''], down: ['koi', '', ''] },
  },
  {
    hero: 'underwater-artist',
    rule: 'HL-53: names a faction; the picked player chooses among the matching cards and hands one over',
    given: { hands: ['', '', 'koi pig frog'] },
    picks: 'water-folk / seat 2 / 2: frog',
    becomes: { red: 7, green: 7, hands: ['frog', '', 'koi pig'] },
  },
  {
    hero: 'underwater-artist',
    rule: 'HL-53: who has none says so',
    given: { hands: ['', '', 'koi pig'] },
    picks: 'undead / seat 2 / 2: done',
    becomes: { red: 7, green: 7 },
  },
  {
    hero: 'underwater-artist',
    rule: 'HL-55: the Emperor matches',
    given: { hands: ['', 'emperor'] },
    picks: 'undead / seat 1 / 1: emperor',
    becomes: { red: 7, green: 7, hands: ['emperor', '', ''] },
  },
  {
    hero: 'careful-chameleon',
    rule: 'HL-41: a hand card takes the place of another player’s face-up hero, face up',
    given: { hands: ['mercenary'], up: ['', 'koi frog'] },
    picks: 'red +1 / koi / mercenary',
    becomes: { red: 7, hands: ['koi', '', ''], up: ['careful-chameleon', 'mercenary frog', ''] },
  },
  {
    hero: 'careful-chameleon',
    rule: 'HL-41: or of a hidden one, face down',
    given: { hands: ['mercenary'], down: ['', 'koi frog'] },
    picks: 'red +1 / down 1.0 / mercenary',
    becomes: { red: 7, hands: ['koi', '', ''], down: ['', 'mercenary frog', ''] },
  },
  {
    hero: 'seaweed-chopper',
    rule: 'of the top two of the Wilderness one is hidden, the other taken',
    given: { wilderness: 'koi frog pig' },
    picks: 'red −1 / koi',
    becomes: { red: 5, down: ['koi', '', ''], hands: ['frog', '', ''], wilderness: 'pig' },
  },
  { hero: 'queen-of-the-streets', rule: 'red or green on two', picks: 'green +2', becomes: { green: 8 } },
  { hero: 'emperor', rule: 'HL-55: is played like any hero and performs nothing' },
  { hero: 'keeper', rule: 'one or both back one', picks: 'red −1', becomes: { red: 5 } },
]

test.each(cases)('$hero: $rule', (one) => {
  const t = performed(one)
  expect(t.now()).toEqual(expected(one))
  expect(t.asks()).toBe(one.asks ?? '0 draw')
})

test('there is a scenario for every hero', async () => {
  const files = ['bonus', 'guardians', 'hill-tribes', 'imperial-army', 'undead', 'water-folk']
  const { readFileSync } = await import('node:fs')
  const written = files
    .map((name) => readFileSync(new URL(`./${name}.test.ts`, import.meta.url), 'utf8'))
    .join()
  expect(allHeroes.filter((hero) => !written.includes(`hero: '${hero}'`))).toEqual([])
})
