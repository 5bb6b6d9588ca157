import type { CatalogueEntry } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { findRules } from './search.ts'
import type { Section } from './text.ts'

const archer: CatalogueEntry = { id: 'archer', name: 'Archère', text: 'Captures from afar.', facts: {} }
const acrobat: CatalogueEntry = { id: 'acrobat', name: 'Acrobat', text: 'Leaps.', facts: {} }
const sections: readonly Section[] = [
  { id: 'turn', title: 'A turn', body: ['Each acts once.', { list: ['A step.', 'A skill.'] }] },
  { id: 'all', title: 'Everybody', body: [{ entries: (all) => all }] },
]

test('no words find everything', () => {
  expect(findRules(sections, [], ' ')).toBe(sections)
})

test('of a list the lines are kept that have the words, and of sections those with anything in them', () => {
  expect(findRules(sections, [], 'skill')).toEqual([
    { id: 'turn', title: 'A turn', body: [{ list: ['A skill.'] }] },
  ])
})

test('a title stands for its whole section', () => {
  expect(findRules(sections, [archer], 'TURN')).toEqual([sections[0]])
})

test('cards are found by their name and words, without accents', () => {
  const [section] = findRules(sections, [archer, acrobat], 'archere')
  const [block] = section?.body ?? []
  expect(typeof block === 'object' && 'entries' in block && block.entries([])).toEqual([archer])
  expect(findRules(sections, [archer, acrobat], 'nothing')).toEqual([])
})
