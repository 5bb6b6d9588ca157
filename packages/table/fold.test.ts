// What whoever folds hears while what they have cannot be trusted.

import type { ClientMessage } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { openFold } from './fold.ts'

test('who waits for the whole of a table still hears what was done of theirs', () => {
  const out: ClientMessage[] = []
  const fold = openFold((message) => out.push(message), true)
  fold.send({ do: 'watch', table: 't' })
  const picture = { type: 'picture', as: 1, table: 't', seq: 1, seat: 0, from: 1, moves: 0, events: [] }
  fold.hear(JSON.stringify({ ...picture, picture: { sheet: { phase: 'open' } } }))
  const done = (id: string, seq: number) => ({ type: 'done', table: 't', id, seq })
  expect(fold.hear(JSON.stringify([1, 2, null, [], [], { did: 'a', hash: 1 }]))).toEqual(done('a', 2))
  expect(fold.hear(JSON.stringify([1, 3, null, [], [], { did: 'b' }]))).toEqual(done('b', 3))
  expect(fold.hear(JSON.stringify([1, 4, null, [], []]))).toBeUndefined()
  expect(out).toEqual([
    { do: 'watch', table: 't', as: 1 },
    { do: 'watch', table: 't', as: 1, since: 1 },
  ])
})
