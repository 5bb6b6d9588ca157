import { expect, test } from 'vitest'
import { threads } from '../testing/built.ts'
import { openThinking } from './thinking.ts'

test('bots get ready in their thread for any table, whether their game needs it or not', async () => {
  const { thinker } = await threads()
  const thinking = openThinking(thinker, 1, 0, () => {})
  for (const game of ['hidden-people', 'hidden-leaders'])
    await expect(thinking.prepare({ game, options: {}, seats: 6 })).resolves.toBeUndefined()
  await thinking.close()
})
