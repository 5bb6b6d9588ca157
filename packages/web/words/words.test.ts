import { langs } from '@undercrown/engine'
import { hiddenLeadersWords } from '@undercrown/hidden-leaders'
import { hiddenPeopleWords } from '@undercrown/hidden-people'
import { leadersWords } from '@undercrown/leaders'
import { codes, MAX_NAME } from '@undercrown/protocol'
import { describe, expect, test } from 'vitest'
import faces from '../art/avatars.json' with { type: 'json' }
import { rules as hiddenLeaders } from '../rules/hidden-leaders.ts'
import { rules as hiddenPeople } from '../rules/hidden-people.ts'
import { rules as leaders } from '../rules/leaders.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Every string in there with its path. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`))
}

const rules = { 'hidden-leaders': hiddenLeaders, leaders, 'hidden-people': hiddenPeople }
const words = {
  'hidden-leaders': hiddenLeadersWords,
  leaders: leadersWords,
  'hidden-people': hiddenPeopleWords,
}
const games = Object.keys(rules) as (keyof typeof rules)[]

test('both languages have the same words', () => {
  expect(strings(fr).map(([path]) => path)).toEqual(strings(en).map(([path]) => path))
})

test('French leaves no blank that English does not fill', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
  const english = new Map(strings(en))
  for (const [path, text] of strings(fr))
    for (const name of blanks(text)) expect(blanks(english.get(path) as string), path).toContain(name)
})

describe('typography', () => {
  const french = [...strings(fr), ...games.flatMap((game) => strings(rules[game].fr, game))]
  const english = [...strings(en), ...games.flatMap((game) => strings(rules[game].en, game))]

  test('French has its unbreakable spaces', () => {
    for (const [path, text] of french) {
      expect(text, path).not.toMatch(/ [:;?!»]|« /)
      expect(text, path).not.toMatch(/[\p{L}\d)][;?!](?!\w)/u)
    }
  })
  test('apostrophes and quotation marks are those of books', () => {
    for (const [path, text] of [...french, ...english]) expect(text, path).not.toMatch(/['"]/)
  })
  test('nobody is shouted at', () => {
    for (const [path, text] of [...french, ...english]) expect(text, path).not.toMatch(/!/)
  })
})

test.each(langs)('every refusal has a sentence (%s)', (lang) => {
  const told = { en, fr }[lang].refusals
  expect(Object.keys(told).sort()).toEqual([...codes, 'unreachable'].sort())
})

test.each(langs)('every face has a name that the server takes (%s)', (lang) => {
  const { names } = { en, fr }[lang]
  expect(Object.keys(names).sort()).toEqual([...faces].sort())
  for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(MAX_NAME)
})

describe.each(games)('the rules of %s', (game) => {
  test('have the same sections in both languages', () => {
    const shape = (lang: 'en' | 'fr') =>
      rules[game][lang].sections.map(({ id, body }) => [
        id,
        body.map((block) => (typeof block === 'string' ? 'text' : Object.keys(block)[0])),
      ])
    expect(shape('fr')).toEqual(shape('en'))
  })

  test('show cards that there are', () => {
    const all = words[game].catalogue('en')
    const ids = all.map(({ id }) => id)
    for (const { body, id } of rules[game].en.sections)
      for (const block of body) {
        if (typeof block === 'string') continue
        if ('cards' in block) for (const card of block.cards) expect(ids, id).toContain(card)
        if ('entries' in block) expect(block.entries(all).length, id).toBeGreaterThan(0)
      }
  })

  test('name every option of the game', () => {
    for (const lang of langs) {
      const text = strings(rules[game][lang])
        .map(([, one]) => one)
        .join(' ')
        .toLowerCase()
      const options = words[game].phrases[lang].options as Readonly<Record<string, { label: string }>>
      for (const [name, { label }] of Object.entries(options))
        expect(text, name).toContain(label.toLowerCase())
    }
  })
})

test.each(langs)('every value to filter cards by has a word (%s)', (lang) => {
  const facts = { en, fr }[lang].facts as Readonly<Record<string, Readonly<Record<string, string>>>>
  for (const fact of ['kind', 'faction', 'set', 'timing', 'effect', 'advanced'])
    for (const game of games)
      for (const { facts: known } of words[game].catalogue(lang))
        if (known[fact] !== undefined)
          for (const value of String(known[fact]).split(' ')) expect(facts[fact]).toHaveProperty(value)
})
