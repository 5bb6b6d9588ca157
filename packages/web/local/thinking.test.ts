// Bots that are asked at the same time answer in the order of their seats, whichever of them thinks longer: how long it
// takes may depend on what only it knows.

import { hiddenPeople } from '@undercrown/hidden-people'
import { expect, test } from 'vitest'
import { tableStore } from '../client/table.ts'
import { browser, pageOf, when } from './pages.ts'

test.each([1, 2])('the bot on seat %i thinks longer', async (slow) => {
  const page = pageOf(browser(), {
    async think({ choice }) {
      if (choice.seat === slow) await new Promise((done) => setTimeout(done, 5))
      return 0
    },
  })
  const table = await page.tables.open({
    game: hiddenPeople.id,
    seats: [
      { kind: 'human', name: 'Mira' },
      { kind: 'bot', level: 'L1' },
      { kind: 'bot', level: 'L1' },
    ],
  })
  await page.tables.hear({ do: 'take', table, seat: 0 })
  const store = tableStore(page.link, table)
  // Everybody looks at two of their cards.
  await when(store, () => (store.now().game?.waiting.length ?? 3) === 0)
  expect(store.now().log.flatMap(({ by }) => (by ? [by] : []))).toEqual([1, 2, 1, 2])
})
