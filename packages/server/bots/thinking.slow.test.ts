import { type AnyGame, itemAt, openTable, viewOf } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { threads } from '../testing/built.ts'
import { openThinking } from './thinking.ts'

test('bots get ready in their thread for any table, whether their game needs it or not', async () => {
  const { thinker } = await threads()
  const thinking = openThinking(thinker, 1, 0, () => {})
  for (const game of ['hidden-people', 'hidden-leaders'])
    await expect(thinking.prepare({ game, options: {}, seats: 6 }, 'ann')).resolves.toBeUndefined()
  await thinking.close()
})

test('getting ready for ever other tables keeps no bot waiting that is asked', async () => {
  const { thinker } = await threads()
  const thinking = openThinking(thinker, 1, 0, () => {})
  const done: string[] = []
  const ready = Array.from({ length: 10 }, (_, i) => {
    const options = { promos: i % 2 === 1 }
    const coming = { game: 'hidden-leaders', options, seats: 2 + (i >> 1) }
    return thinking.prepare(coming, `guest ${i}`).then(() => done.push('ready'))
  })
  const hiddenPeople = games.find(({ id }) => id === 'hidden-people') as AnyGame
  const { game, state, choices } = openTable(hiddenPeople, { options: {}, seats: 2, seed: 'asked' })
  const choice = itemAt(choices(), 0)
  const view = viewOf(game, state, choice.seat, 'mind')
  const question = { game: game.id, level: 'L1' as const, view, choice, seed: 'thought' }
  const asked = thinking.think(question, 'ann', 'table', () => true).then(() => done.push('thought'))
  await Promise.all([...ready, asked])
  // What is under way is waited for, and nothing else.
  expect(done.indexOf('thought')).toBeLessThanOrEqual(1)
  await thinking.close()
})
