import { langs } from '@undercrown/engine'
import { codes, MAX_NAME } from '@undercrown/protocol'
import { describe, expect, test } from 'vitest'
import faces from '../art/avatars.json' with { type: 'json' }
import { games } from '../games.ts'
import { analysisEn } from '../leaders/analysisEn.ts'
import { analysisFr } from '../leaders/analysisFr.ts'
import { englishScreens } from './en.ts'
import { frenchScreens } from './fr.ts'
import { pageWords } from './pages.ts'

/** Every string in there with its path. */
function strings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`))
}

/** What is said of each game on the screen, its table, its rules and its tile. */
const said = await Promise.all(
  games.map(async ({ id, title, line, notice, words, rules, coach, decisions, puzzles }) => {
    const table: Record<'en' | 'fr', unknown> = {
      ...(await import(`../${id}/en.ts`)),
      ...(await import(`../${id}/fr.ts`)),
    }
    const told = await rules?.()
    const { keyWords } = await import(`../${id}/keys.ts`)
    const { facts } = await import(`../${id}/gallery.ts`)
    const { catalogue } = await words()
    const cards = Object.fromEntries(langs.map((lang) => [lang, catalogue(lang)]))
    const coached = (await coach?.())?.words
    const kinds = (await decisions?.())?.words
    const solved = (await puzzles?.())?.words
    return { id, title, line, notice, table, told, keyWords, facts, cards, coached, kinds, solved }
  }),
)
const inLang = (lang: 'en' | 'fr') => [
  ...strings(
    {
      en: [englishScreens, ...pageWords.en, analysisEn],
      fr: [frenchScreens, ...pageWords.fr, analysisFr],
    }[lang],
  ),
  ...said.flatMap(({ id, ...parts }) =>
    Object.entries(parts).flatMap(([name, part]) =>
      strings((part as Record<typeof lang, unknown> | undefined)?.[lang], `${id}.${name}`),
    ),
  ),
]

test('both languages have the same words', () => {
  expect(inLang('fr').map(([path]) => path)).toEqual(inLang('en').map(([path]) => path))
})

test('French leaves no blank that English does not fill', () => {
  const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)(?:, de)?\}\}/g)].map(([, name]) => name)
  const english = new Map(inLang('en'))
  for (const [path, text] of inLang('fr'))
    for (const name of blanks(text)) expect(blanks(english.get(path) as string), path).toContain(name)
})

describe('typography', () => {
  const french = inLang('fr')
  const english = inLang('en')

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
  const told = { en: englishScreens, fr: frenchScreens }[lang].refusals
  expect(Object.keys(told).sort()).toEqual([...codes, 'unreachable'].sort())
})

test.each(langs)('every face has a name that the server takes (%s)', (lang) => {
  const { names } = { en: englishScreens, fr: frenchScreens }[lang]
  expect(Object.keys(names).sort()).toEqual([...faces].sort())
  for (const name of Object.values(names)) expect(name.length).toBeLessThanOrEqual(MAX_NAME)
})
