import type { ClientMessage, Party, WatchPlace } from '@undercrown/protocol'
import type { WholeMessage } from '@undercrown/table/fold'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Link } from './link.ts'
import { partyStore } from './party.ts'

const ann = { id: 'aaaaaaaa', name: 'Ann', avatar: '', kind: 'guest' } as const
const bob = { ...ann, id: 'bbbbbbbb', name: 'Bob' } as const
const place = (step: number): WatchPlace => ({ page: 'replay', step, seat: 0, open: true })
const told = (leader: Party['leader'], step: number): Party => ({
  type: 'party',
  party: 'f0f0f0f0',
  leader,
  at: place(step),
})

/** Bob's page, and the server's end of its way. */
function page() {
  const sent: ClientMessage[] = []
  let ear: Parameters<Link['listen']>[0] | undefined
  const link: Link = {
    send: (message) => sent.push(message),
    listen(listener) {
      ear = listener
      listener.open()
      return () => {}
    },
  }
  const store = partyStore(link, 'f0f0f0f0', undefined, () => bob.id)
  return {
    store,
    sent,
    hear: (message: WholeMessage) => ear?.hear(message),
    cut() {
      ear?.lost()
      ear?.open()
    },
    /** Where others were led, now that there was time to say it. */
    led() {
      vi.runAllTimers()
      return sent.flatMap((one) => (one.do === 'lead' ? one.at.step : []))
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever goes elsewhere is away, and has left only when they say so', () => {
  for (const forGood of [false, true]) {
    const { store, sent } = page()
    store.close(forGood)
    expect(sent.at(-1)).toEqual({ do: 'leave', party: 'f0f0f0f0', ...(!forGood && { away: true }) })
  }
})

test('who follows says nothing, looks around alone, and comes back to where the others are', () => {
  const { store, hear, led } = page()
  hear(told(ann, 3))
  store.lead(place(3))
  store.touch()
  store.lead(place(9))
  expect(store.now().follows).toBe(false)
  hear(told(ann, 4))
  const before = store.now().told
  store.follow()
  expect(store.now()).toMatchObject({ follows: true, party: { at: place(4) } })
  expect(store.now().told).toBeGreaterThan(before)
  expect(led()).toEqual([])
})

test('a page that was loaded anew goes where the party is, and leads once somebody does something there', () => {
  const { store, hear, led } = page()
  hear(told(bob, 5))
  // As the page stood before it had heard.
  store.lead(place(0))
  expect(led()).toEqual([])
  store.touch()
  store.lead(place(6))
  expect(led()).toEqual([6])
})

test('of a quick scrub the last step is told, not each', () => {
  const { store, hear, led } = page()
  hear(told(bob, 0))
  store.touch()
  for (let step = 1; step <= 20; step++) store.lead(place(step))
  expect(led()).toEqual([20])
})

test('who is given the lead takes the others to where they look', () => {
  const { store, hear, led } = page()
  hear(told(ann, 2))
  store.touch()
  hear(told(bob, 2))
  expect(store.now().follows).toBe(true)
  store.lead(place(7))
  expect(led()).toEqual([7])
})

test('who leads and was cut off goes on where they were, and not where the server had last heard of them', () => {
  const { store, hear, cut, led } = page()
  hear(told(bob, 0))
  store.touch()
  store.lead(place(8))
  cut()
  hear(told(bob, 1))
  expect(store.now().party?.at).toEqual(place(8))
  expect(led()).toEqual([8])
})

test('what another tab of theirs says is followed', () => {
  const { store, hear, led } = page()
  hear(told(bob, 0))
  store.touch()
  hear(told(bob, 4))
  expect(store.isLeading()).toBe(false)
  store.lead(place(0))
  expect(led()).toEqual([])
})

test('a party that is over is refused; that somebody else leads is not', () => {
  const { store, hear } = page()
  hear(told(ann, 0))
  hear({ type: 'refused', table: 'f0f0f0f0', code: 'not-yours', message: 'somebody else leads' })
  expect(store.now().status).toBe('live')
  hear({ type: 'refused', table: 'f0f0f0f0', code: 'not-found', message: 'this party is over' })
  expect(store.now()).toMatchObject({ status: 'refused', refusal: { code: 'not-found' } })
})
