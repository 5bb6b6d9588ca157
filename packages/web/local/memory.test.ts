// Hidden People is played from memory (HP-48): over a whole game, no message gives back what a seat saw before.

import { itemAt, pickOne, randomFrom } from '@undercrown/engine'
import { type Event, hiddenPeople } from '@undercrown/hidden-people'
import type { GamePart } from '@undercrown/protocol'
import { expect, test } from 'vitest'
import { tableStore } from '../client/table.ts'
import { browser, pageOf, when } from './pages.ts'

/** Those that tell this seat more than anybody. */
function secretsIn(events: readonly object[]): string[] {
  return (events as readonly Event[])
    .filter((event) => JSON.stringify(hiddenPeople.seen(event, 'public')) !== JSON.stringify(event))
    .map((event) => JSON.stringify(event))
}

async function played(memoryAid: boolean) {
  const shared = browser()
  const seats = [0, 1]
  const table = await pageOf(shared).tables.open({
    game: hiddenPeople.id,
    options: { memoryAid },
    seats: seats.map((seat) => ({ kind: 'human', name: `Player ${seat}` })),
  })
  /** A page with the eyes of each seat, and another that comes back again and again. */
  const pages = seats.map(() => pageOf(shared))
  const coming = seats.map(() => pageOf(shared))
  for (const some of [pages, coming])
    for (const seat of seats) await some[seat]?.tables.hear({ do: 'take', table, seat })
  const stores = pages.map(({ link }) => tableStore(link, table))
  for (const store of stores) await when(store, () => store.now().game !== undefined)
  const random = randomFrom('from memory')
  /** What each seat saw since it moved last. */
  const fresh = seats.map((): string[] => [])
  const found = { seen: 0, kept: 0, again: 0 }

  for (let n = 0; n < 60; n++) {
    const by = stores.findIndex((store) => store.now().game?.choice)
    const mover = stores[by]
    if (mover?.now().sheet?.phase !== 'playing') break
    const { seq, game } = mover.now()
    const options = game?.choice?.options.map((_, i) => i) ?? []
    await mover.command({ do: 'play', seq, pick: pickOne(random, options) })
    for (const store of stores) await when(store, () => store.now().seq > seq)
    fresh[by] = []
    for (const [seat, store] of stores.entries()) {
      const { log, sheet } = store.now()
      if (sheet?.phase !== 'playing') continue
      const saw = secretsIn(log.at(-1)?.events ?? [])
      fresh[seat]?.push(...saw)
      found.seen += saw.length
      found.kept += log.slice(0, -1).flatMap(({ events }) => secretsIn(events)).length
      for (const since of [undefined, 1, Math.floor(seq / 2), seq - 1]) {
        const { tables, texts } = itemAt(coming, seat)
        await tables.hear({ do: 'watch', table, ...(since !== undefined && { since }) })
        const { events } = JSON.parse(texts.at(-1) ?? '').game as GamePart
        found.again += secretsIn(events).filter((one) => !fresh[seat]?.includes(one)).length
      }
    }
  }
  return found
}

test('neither the page nor the table keeps what was seen for a moment', async () => {
  const { seen, kept, again } = await played(false)
  expect(seen).toBeGreaterThan(20)
  expect([kept, again]).toEqual([0, 0])
})

test('but with the memory aid they do', async () => {
  const { kept, again } = await played(true)
  expect(kept).toBeGreaterThan(100)
  expect(again).toBeGreaterThan(100)
})
