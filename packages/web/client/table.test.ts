// What a page makes of what it is told.

import type { ServerMessage, Sync, TableSheet } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { tableStore } from './table.ts'

const question = () => ({ seat: 0, ask: { ask: 'take' }, options: [{ zone: 'draw' }, { zone: 'discard' }] })

function told(seq: number, moves: number, seat = 0): Sync {
  const sheet = { moves } as TableSheet
  const game = { open: {}, own: {}, choice: question(), waiting: [], events: [] }
  return { type: 'table', table: 'a', seq, seat, sheet, game, from: seq - 1 }
}

function store() {
  let hear = (_: ServerMessage) => {}
  const made = tableStore(
    {
      send() {},
      listen(listener) {
        hear = listener.hear
        return () => {}
      },
    },
    'a',
  )
  return { hear: (message: ServerMessage) => hear(message), choice: () => made.now().game?.choice }
}

test('a question stays the same one while nobody moves, whatever else is told', () => {
  const { hear, choice } = store()
  hear(told(4, 3))
  const asked = choice()
  hear(told(5, 3))
  expect(choice()).toBe(asked)
})

test('after a move the same question is a new one, and so it is for other eyes', () => {
  const { hear, choice } = store()
  hear(told(4, 3))
  const asked = choice()
  hear(told(5, 4))
  expect(choice()).not.toBe(asked)
  const next = choice()
  hear(told(6, 4, 1))
  expect(choice()).not.toBe(next)
})
