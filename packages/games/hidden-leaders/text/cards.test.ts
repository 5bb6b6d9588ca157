// All card texts in both languages, for a person to read over: text/cards.en.txt and text/cards.fr.txt.
// `npm test -- cards --update` writes them anew after a wanted change.

import { langs } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { heroes } from '../cards.ts'
import { hiddenLeaders } from '../game.ts'
import { englishAbilities } from './en-abilities.ts'
import { frenchAbilities } from './fr-abilities.ts'
import { textOf } from './words.ts'

test.each(langs)('the cards in %s read as they are written', async (lang) => {
  const lines = hiddenLeaders.catalogue(lang).map(({ name, text, facts }) => {
    const plus = facts['advanced'] ? ' +' : ''
    return `${name} (${facts['faction']}, ${facts['set']}${plus})\n  ${text}\n`
  })
  await expect(lines.join('')).toMatchFileSnapshot(`cards.${lang}.txt`)
})

test('every hero has a text with pictures in it', () => {
  for (const words of [englishAbilities, frenchAbilities]) {
    for (const hero of heroes) {
      const text = textOf(words, hero)
      expect(text.length).toBeGreaterThan(0)
      if (hero.ability.length > 0) expect(text.some((part) => typeof part === 'object')).toBe(true)
    }
  }
})

test('French is typeset: no plain space before a high sign, no straight apostrophe', () => {
  const french = hiddenLeaders.catalogue('fr').map(({ name, text }) => `${name} ${text}`)
  for (const text of french) expect(text).not.toMatch(/ [:;?!»]|'/)
})
