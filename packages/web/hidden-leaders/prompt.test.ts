import { expect, test } from 'vitest'
import { sources } from './prompt.ts'

test('beside what could save a hero stands the hero in danger', () => {
  const question = {
    seat: 0,
    ask: { ask: 'react', at: { zone: 'up', seat: 0, index: 0, card: 'keen-koi' } },
    options: [{ word: 'shield' }, { word: 'done' }],
    view: { open: { artifacts: { sides: ['shield-of-endurance', 'sedative-shell'] } } },
  } as unknown as Parameters<typeof sources>[0]
  expect(sources(question)).toEqual(['keen-koi', 'shield-of-endurance'])
})
