// A game that brings rules and words alone is served, and its bots answer to the end.

import { rulesIn } from '@undercrown/bots'
import { games as registered } from '@undercrown/bots/testing/games.ts'
import type { AnyGame } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { guestClient, stateAt } from '../testing/client.ts'
import { serve, withToy } from '../testing/serving.ts'

test('three at a table of a game without a mind of its own, over a socket, to the end', async () => {
  const sealedLips = (await rulesIn(registered, 'sealed-lips')) as AnyGame
  const serving = await serve({}, {}, [...withToy, sealedLips])
  const ann = await guestClient(serving.url, 'Ann')
  const { table } = (await ann.send('POST', '/api/tables', { game: 'sealed-lips', seats: 3 })).body
  for (const seat of [1, 2]) await ann.do(table, { do: 'bot', seat, level: seat === 1 ? 'L1' : 'L5' })
  await ann.do(table, { do: 'start' })
  const line = await ann.socket()
  line.tell({ do: 'watch', table })
  let now = await line.next(stateAt(0))
  let { sheet } = now
  while (sheet.phase !== 'over') {
    const { seq } = now
    if (now.game?.choice) line.tell({ do: 'play', table, id: `move-${seq}`, seq, pick: 0 })
    now = await line.next(stateAt(seq + 1))
    sheet = now.sheet ?? sheet
  }
  expect(sheet.result.winners.length).toBeGreaterThan(0)
  await line.close()
  await serving.end()
})
