// What the list of this browser's tables keeps of a game that is over.

import { expect, test } from 'vitest'
import { tableStore } from '../client/table.ts'
import type { LocalSeat } from './order.ts'
import { browser, pageOf, when } from './pages.ts'
import type { LocalSummary } from './summary.ts'

const bot: LocalSeat = { kind: 'bot', level: 'L1' }
const person: LocalSeat = { kind: 'human', name: 'Mira' }

async function givenUp(seats: readonly LocalSeat[]): Promise<LocalSummary | undefined> {
  const shared = browser()
  let kept: LocalSummary | undefined
  const page = pageOf(shared, {
    think: () => new Promise(() => {}),
    storage: {
      ...shared.storage,
      append(id, entries, summary) {
        kept = summary
        return shared.storage.append(id, entries, summary)
      },
    },
  })
  const id = await page.tables.open({ game: 'hidden-leaders', seats })
  expect(kept).not.toHaveProperty('lineup')
  const store = tableStore(page.link, id)
  for (const [seat, { kind }] of seats.entries()) {
    if (kind === 'bot') continue
    await page.tables.hear({ do: 'take', table: id, seat })
    await when(store, () => store.now().status === 'live')
    if (store.now().sheet?.phase === 'playing') await store.command({ do: 'resign' })
  }
  return kept
}

test('what the one person played with is kept with the result', async () => {
  const kept = await givenUp([bot, person])
  expect(kept?.result).toMatchObject({ reason: 'resigned', winners: [0] })
  expect(kept?.lineup?.['leader']).toHaveLength(1)
})

test('but nothing of several at one device', async () => {
  const kept = await givenUp([person, person])
  expect(kept?.result).toBeDefined()
  expect(kept).not.toHaveProperty('lineup')
})
