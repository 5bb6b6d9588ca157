import type { CatalogueEntry } from '@undercrown/engine'
import { hiddenLeadersWords } from '@undercrown/hidden-leaders'
import { describe, expect, test } from 'vitest'
import { filtersOf, found } from './gallery.ts'

const card = (name: string, facts: CatalogueEntry['facts'], text = ''): CatalogueEntry => ({
  id: name,
  name,
  text,
  facts,
})

const cards = [
  card('Crow', { kind: 'hero', faction: 'undead' }, 'Buries anybody.'),
  card('Eel', { kind: 'hero', faction: 'water' }, 'Drifts.'),
  card('Écureuil', { kind: 'leader', faction: 'undead water', timing: 'slow' }),
]
const names = (search: string, wanted = {}) => found(cards, search, wanted).map(({ name }) => name)

describe('found', () => {
  test('all without a wish', () => expect(names('')).toEqual(['Crow', 'Eel', 'Écureuil']))
  test('words of the name or the text, all of them', () => {
    expect(names('crow bury')).toEqual([])
    expect(names('CROW buries')).toEqual(['Crow'])
  })
  test('accents need not be typed', () => expect(names('ecu')).toEqual(['Écureuil']))
  test('any value of a fact, all facts', () => {
    expect(names('', { faction: ['undead'] })).toEqual(['Crow', 'Écureuil'])
    expect(names('', { faction: ['undead', 'water'] })).toHaveLength(3)
    expect(names('', { faction: ['undead'], kind: ['hero'] })).toEqual(['Crow'])
    expect(names('', { timing: ['slow'] })).toEqual(['Écureuil'])
    expect(names('', { timing: [] })).toHaveLength(3)
  })
})

test('a fact with one value is no filter, and several values in one are told apart', () => {
  expect(filtersOf(cards, ['kind', 'faction', 'timing', 'size'])).toEqual([
    { fact: 'kind', values: ['hero', 'leader'] },
    { fact: 'faction', values: ['undead', 'water'] },
  ])
})

test('every card of Hidden Leaders is found by its own name, in both languages', () => {
  for (const lang of ['en', 'fr'] as const) {
    const all = hiddenLeadersWords.catalogue(lang)
    for (const one of all) expect(found(all, one.name, {})).toContain(one)
  }
})
