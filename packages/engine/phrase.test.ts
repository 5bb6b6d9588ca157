import { describe, expect, test } from 'vitest'
import {
  addressed,
  agree,
  capital,
  card,
  dire,
  does,
  join,
  listed,
  plain,
  player,
  say,
  sentencesOf,
} from './phrase.ts'

const names = ['Mira', 'Otto', 'Hélène', 'Yann', 'Émile', 'Ødegaard', 'Ysolde', 'Hérisson prudent']

test('names and icons are filled in', () => {
  const phrase = say`${player(0)} pays ${2} ${{ icon: 'stone', text: 'stones' }}`
  expect(phrase).toEqual([{ seat: 0 }, ' pays ', '2', ' ', { icon: 'stone', text: 'stones' }])
  expect(plain(phrase, names, 'en')).toBe('Mira pays 2 stones')
})

test('a card is named by its words, at the beginning of a sentence too', () => {
  const phrase = say`${card('gorgon', 'the Gorgon')} looks`
  expect(phrase[0]).toEqual({ card: 'gorgon', text: 'the Gorgon' })
  expect(plain(capital(phrase), names, 'en')).toBe('The Gorgon looks')
})

test('a line reads otherwise to whom it is about', () => {
  const line = say`${does(0, 'buries')} ${agree(1, 'your', say`${player(1)}’s`)} hero`
  const read = (seat: number | null) => plain(addressed(line, seat, 'en'), names, 'en')
  expect([read(null), read(0), read(1)]).toEqual([
    'Mira buries Otto’s hero',
    'You bury Otto’s hero',
    'Mira buries your hero',
  ])
  const whose = [agree(0, 'votre tour', dire`le tour de ${player(0)}`)]
  expect(plain(addressed(whose, 0, 'fr'), names, 'fr')).toBe('Votre tour')
  expect(plain(dire`${player(1)} et ${whose}`, names, 'fr')).toBe('Otto et le tour de Mira')
})

test.each([
  ['is', 'are'],
  ['has', 'have'],
  ['carries', 'carry'],
  ['goes', 'go'],
  ['passes', 'pass'],
  ['uses', 'use'],
  ['chooses', 'choose'],
  ['exchanges', 'exchange'],
])('who reads "%s" of oneself reads "%s"', (third, second) => {
  expect(plain(addressed(does(0, third), 0, 'en'), names, 'en')).toBe(`You ${second}`)
})

test('a seat without a name gets its number', () => {
  expect(plain([player(8)], names, 'en')).toBe('9')
})

test('French elides before a vowel and keeps its spaces together', () => {
  expect(plain(dire`la carte de ${player(1)}`, names, 'fr')).toBe('la carte d’Otto')
  expect(plain(dire`la carte de ${player(0)}`, names, 'fr')).toBe('la carte de Mira')
  expect(plain(dire`la carte de ${player(3)}`, names, 'fr')).toBe('la carte de Yann')
  expect(plain(dire`la carte de ${player(6)}`, names, 'fr')).toBe('la carte d’Ysolde')
  expect(plain(dire`la carte de ${player(7)}`, names, 'fr')).toBe('la carte de Hérisson prudent')
  expect(plain(dire`la carte de ${player(4)}`, names, 'fr')).toBe('la carte d’Émile')
  expect(plain(dire`la carte de ${player(5)}`, names, 'fr')).toBe('la carte d’Ødegaard')
  expect(plain(dire`plus que ${player(2)}`, names, 'fr')).toBe('plus qu’Hélène')
  expect(plain(dire`À vous : quoi ? « rien » ; bon !`, names, 'fr')).toBe(
    'À vous\u00a0: quoi\u202f? «\u00a0rien\u00a0»\u202f; bon\u202f!',
  )
})

test('lists read like lists', () => {
  const one = [player(0)]
  expect(plain(listed([one], 'and'), names, 'en')).toBe('Mira')
  expect(plain(listed([one, [player(1)], [player(2)]], 'and'), names, 'en')).toBe('Mira, Otto and Hélène')
  expect(plain(listed([], 'and'), names, 'en')).toBe('')
  expect(plain(join([one, one], ' / '), names, 'en')).toBe('Mira / Mira')
})

describe('sentences of a phrase', () => {
  test('are cut at their ends, in parts or within one, and keep what they are made of', () => {
    const koi = card('keen-koi', 'Keen Koi')
    const phrase = [koi, ' asks', '.', ' ', '2 heroes. Then red −1.', ' ', 'Then …', '']
    expect(sentencesOf(phrase).map((one) => plain(one, [], 'en'))).toEqual([
      'Keen Koi asks.',
      '2 heroes.',
      'Then red −1.',
      'Then …',
    ])
    expect(sentencesOf(phrase)[0]?.[0]).toBe(koi)
    expect(sentencesOf(['No full stop'])).toEqual([['No full stop']])
  })
})
