// Games of chance with all modules, until every new hero, artifact side, token and Fate card has had its part.

import { pickOne, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { artifactSides } from './artifacts.ts'
import { heroes } from './cards.ts'
import { tokens } from './corruption.ts'
import type { Event } from './event.ts'
import { withGuardians } from './factions.ts'
import { fates } from './fate.ts'
import { hiddenLeaders } from './game.ts'

const options = {
  beginner: false,
  promos: true,
  queens: true,
  guardians: true,
  corruption: true,
  artifacts: true,
  chooseArtifacts: false,
  royalInfluence: true,
}

/** What an event shows to be at work. */
function partsIn(event: Event): string[] {
  switch (event.type) {
    case 'played':
      return [`${event.card} played`]
    case 'performed':
      return [`${event.card} copied`]
    case 'buried':
      return [`${event.card} buried`]
    case 'artifactUsed':
      return [`${event.card} used`]
    case 'tokenPlaced':
      return [`${event.token} placed`]
    case 'fateRevealed':
      return [`${event.card} revealed`]
    case 'protected':
    case 'courted':
    case 'skipped':
      return [event.type]
    default:
      return []
  }
}

const added = heroes.filter(({ set }) => set === 'guardians' || set === 'bonus').map(({ id }) => id)
const wanted = [
  ...added.flatMap((id) => [`${id} played`, `${id} copied`, `${id} buried`]),
  ...artifactSides.map(({ id }) => `${id} used`),
  ...tokens.map(({ id }) => `${id} placed`),
  ...fates.map(({ id }) => `${id} revealed`),
  ...withGuardians.map((faction) => `${faction} won`),
  'protected',
  'courted',
  'skipped',
  // HL-102: the Mountain has no text to copy.
].filter((part) => part !== 'unmarked-mountain copied')

test('nothing of the modules is missing from play', () => {
  const missing = new Set(wanted)
  for (let i = 0; i < 400 && missing.size > 0; i++) {
    const state = hiddenLeaders.setup(options, 2 + (i % 5), randomFrom(`coverage ${i}`))
    const chance = randomFrom(`picks ${i}`)
    for (;;) {
      const choices = hiddenLeaders.choices(state)
      if (choices.length === 0) break
      const choice = pickOne(chance, choices)
      const move = pickOne(chance, choice.options)
      hiddenLeaders.play(state, choice.seat, move, (event) => {
        for (const part of partsIn(event)) missing.delete(part)
      })
    }
    missing.delete(`${hiddenLeaders.outcome(state)?.reason} won`)
  }
  expect([...missing]).toEqual([])
})
