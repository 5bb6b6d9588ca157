// No effect of Hidden People is left for a player to find out alone.

import { games } from '@undercrown/bots/games.ts'
import { langs } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { hiddenPeopleLessons } from './index.ts'

const rules = await games.find(({ id }) => id === 'hidden-people')?.rules()

test.each(langs)('each effect of the catalogue is a term of a lesson in which it is met (%s)', (lang) => {
  const effects = (rules?.catalogue(lang) ?? []).flatMap(({ name, facts: { value, effect } }) =>
    typeof effect === 'string' ? { effect, name: name.slice(`${value} (`.length, -1) } : [],
  )
  expect(effects.length).toBeGreaterThan(0)
  const missing = effects.filter(
    ({ effect, name }) =>
      !hiddenPeopleLessons.some(
        ({ terms, steps }) =>
          terms.some(({ term }) => term[lang] === name) &&
          steps.some(({ position }) => JSON.stringify(position)?.includes(`"effect":"${effect}"`)),
      ),
  )
  expect(missing).toEqual([])
})
