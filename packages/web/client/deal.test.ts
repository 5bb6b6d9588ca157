// A page's part in the deal: it seals a number, shows it when all have sealed theirs, and remembers what it saw.

import { sealOf } from '@undercrown/engine'
import type { TableCommand, TableSheet } from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSeal, sealedNumber, seenDeal, takePart } from './deal.ts'
import { tableStore } from './table.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => {
  storage.clear()
  vi.unstubAllGlobals()
})

/** A page at seat 1 of a table, which is told sheets. */
function page(table = 't') {
  let hear: (message: WholeMessage) => void = () => {}
  const sent: TableCommand[] = []
  const store = tableStore(
    {
      send: (message) => void ('id' in message && sent.push(message)),
      listen(listener) {
        hear = listener.hear
        listener.open()
        return () => {}
      },
    },
    table,
  )
  takePart(store)
  let seq = 0
  const told = (part: object, seat: number | null = 1) => {
    const sheet = { phase: 'open', moves: 0, seats: [], commit: 'C', ...part } as unknown as TableSheet
    hear({ type: 'table', table, seq: ++seq, from: 0, seat, sheet })
  }
  return { sent, told }
}

test('seals a number on its seat, once, and shows it only when the seals are opened', () => {
  const { sent, told } = page()
  told({})
  told({ seals: ['other', ''] })
  expect(sent).toMatchObject([{ do: 'sit', seat: 1, seal: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  const { seal = '' } = sent[0] as Extract<TableCommand, { do: 'sit' }>
  const seals = ['other', seal]
  told({ commit: 'D', seals })
  expect(sent).toHaveLength(1)
  told({ commit: 'D', seals, dropped: 1, dealing: { until: 9, waiting: [0, 1] } })
  told({ commit: 'D', seals, dropped: 1, dealing: { until: 9, waiting: [0, 1] } })
  expect(sent.slice(1)).toMatchObject([{ do: 'reveal', nonce: sealedNumber(seal) }])
  expect(sealOf(sealedNumber(seal) ?? '')).toBe(seal)
  expect(seenDeal('t')).toEqual({ commit: 'D', seals, dropped: 1, seat: 1, nonce: sealedNumber(seal) })
  // Dropped: nothing of it counts, and another number is sealed.
  told({ commit: 'E', dropped: 2 })
  expect(sent.slice(2)).toMatchObject([{ do: 'sit', seat: 1 }])
  expect(sent[2]).not.toMatchObject({ seal })
})

test('counts the deals that it saw dropped, whatever it is told', () => {
  const { sent, told } = page()
  for (const [i, commit] of ['C', 'D', 'E'].entries()) {
    told({ commit })
    const { seal } = sent.at(-1) as Extract<TableCommand, { do: 'sit' }>
    told({ commit: `${commit} sealed`, seals: ['', seal], dealing: { until: 9, waiting: [1] } })
    expect([sent.at(-1)?.do, seenDeal('t')?.dropped]).toEqual(['reveal', i])
  }
})

test('shows a number to one deal alone, however often and wherever it is asked for', () => {
  const { sent, told } = page()
  told({})
  const { seal } = sent[0] as Extract<TableCommand, { do: 'sit' }>
  const dealt = { commit: 'D', seals: ['ground', seal], dealing: { until: 9, waiting: [1] } }
  told(dealt)
  const seen = seenDeal('t')
  expect(sent.map((one) => one.do)).toEqual(['sit', 'reveal'])
  // A server that knows the number now has found a secret, or a number of its own, that suits it.
  told({ ...dealt, commit: 'E' })
  told({ ...dealt, commit: 'F', seals: ['ground anew', seal] })
  expect(sent).toHaveLength(2)
  expect(seenDeal('t')).toEqual(seen)
  // Another table gives out the same seal as what was sealed there; a page that is opened anew answers the same deal.
  const [elsewhere, again] = [page('u'), page()]
  elsewhere.told(dealt)
  again.told(dealt)
  expect([elsewhere.sent, again.sent]).toMatchObject([[], [{ do: 'reveal' }]])
})

test('leaves alone what was sealed elsewhere, and tables where it does not sit or play has begun', () => {
  const { sent, told } = page()
  told({ seals: ['', sealOf('of another device')] })
  told({ seals: ['', sealOf('of another device')], dealing: { until: 9, waiting: [1] } })
  told({ phase: 'playing' })
  told({}, null)
  expect(sent).toEqual([])
})

test('a browser that keeps nothing still takes part', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(sealedNumber(newSeal())).toMatch(/^[0-9a-f]{32}$/)
})
