import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

/** Jobs that end when told to, in the order in which they began. */
function stage(threads: number) {
  let time = 0
  const turns = openTurns(threads, () => time)
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    ask(whose: string, took: number): void {
      turns.take(whose, () => {
        begun.push(whose)
        return new Promise<{ took: number }>((done) => ends.push(() => done({ took })))
      })
    },
    async end(): Promise<void> {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
    pass(ms: number): void {
      time += ms
    },
  }
}

test('who has many bots that think long keeps others waiting for one thought, not for all', async () => {
  const { ask, end, begun } = stage(1)
  for (let i = 0; i < 5; i++) ask('eve', 2_000)
  await end()
  ask('ann', 5)
  ask('bob', 2_000)
  for (let i = 0; i < 3; i++) await end()
  ask('ann', 5)
  for (let i = 0; i < 4; i++) await end()
  expect(begun).toEqual(['eve', 'ann', 'bob', 'eve', 'ann', 'eve', 'eve', 'eve'])
})

test('who comes under another name is not first until that has had as much as others', async () => {
  const { ask, end, begun } = stage(1)
  for (let i = 0; i < 10; i++) {
    ask('ann', 500)
    await end()
    await end()
  }
  begun.length = 0
  for (const eve of ['eve1', 'eve2']) for (let i = 0; i < 20; i++) ask(eve, 600)
  await new Promise(setImmediate)
  ask('ann', 500)
  while (!begun.includes('ann')) await end()
  expect(begun).toEqual(['eve1', 'eve2', 'ann'])
  // Nor is one of before that was not heard of for a while.
  ask('eve3', 600)
  await end()
  ask('ann', 500)
  begun.length = 0
  while (!begun.includes('ann')) await end()
  expect(begun.length).toBeLessThan(5)
})

test('ever new names, each with one thing, keep a bot waiting for a few of theirs and not for ever', async () => {
  const { ask, end, begun } = stage(1)
  let names = 0
  const eve = () => ask(`eve${names++}`, 1_500)
  for (let i = 0; i < 4; i++) eve()
  await new Promise(setImmediate)
  for (let i = 0; i < 60; i++) {
    if (!begun.slice(-12).includes('ann')) ask('ann', 500)
    eve()
    await end()
  }
  const waits = begun.join().split('ann')
  expect(waits.length).toBeGreaterThan(4)
})

test('those who had as much go in the order in which they asked, as many at once as there are threads', async () => {
  const { ask, end, begun } = stage(2)
  for (const one of ['ann', 'bob', 'cat', 'dan']) ask(one, 10)
  expect(begun).toEqual([])
  await new Promise(setImmediate)
  expect(begun).toEqual(['ann', 'bob'])
  await end()
  expect(begun).toEqual(['ann', 'bob', 'cat'])
})

test('what somebody had is forgotten, and a thought that fails lets the next begin', async () => {
  const { ask, end, begun, pass } = stage(1)
  ask('eve', 64)
  await end()
  await end()
  for (let i = 0; i < 10; i++) {
    pass(60_000)
    ask('ann', 1)
    await end()
    await end()
  }
  begun.length = 0
  ask('zoe', 1)
  await new Promise(setImmediate)
  ask('ann', 1)
  ask('eve', 1)
  for (let i = 0; i < 3; i++) await end()
  expect(begun).toEqual(['zoe', 'eve', 'ann'])
  const turns = openTurns(1)
  await expect(turns.take('ann', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take('ann', async () => ({ took: 1 }))).toEqual({ took: 1 })
})

test('a beginner answers after the thought that is under way, whatever 30 tables of five masters ask', async () => {
  const turns = openTurns(1, () => 0)
  const begun: string[] = []
  const shares: number[] = []
  const ends: (() => void)[] = []
  const ask = (whose: string, table: string, most: number, watched = true) =>
    void turns.take(
      whose,
      (share) => {
        begun.push(table)
        shares.push(share)
        return new Promise<{ took: number }>((done) => ends.push(() => done({ took: most * share })))
      },
      { table, most, watched: () => watched },
    )
  const end = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  for (let table = 0; table < 30; table++)
    for (let seat = 0; seat < 5; seat++) ask(`host${table}`, `masters${table}`, 1000)
  await new Promise(setImmediate)
  ask('ann', 'beginner', 100)
  await end()
  expect(begun).toEqual(['masters0', 'beginner'])
  // The longer the queue, the shorter the thoughts; and each table has its turn before one has a second.
  expect(shares[1]).toBeLessThan(0.01)
  for (let i = 0; i < 29; i++) await end()
  expect(new Set(begun.slice(2)).size).toBe(29)
})

test('what nobody watches waits for what somebody does, and not for ever', async () => {
  let time = 0
  const turns = openTurns(1, () => time)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (table: string, watched: boolean) =>
    void turns.take(
      'ann',
      () => {
        begun.push(table)
        return new Promise<{ took: number }>((done) => ends.push(() => done({ took: 1 })))
      },
      { table, most: 10, watched: () => watched },
    )
  const end = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  ask('first', true)
  ask('unseen', false)
  for (let i = 0; i < 3; i++) ask(`seen${i}`, true)
  await new Promise(setImmediate)
  await end()
  await end()
  expect(begun).toEqual(['first', 'seen0', 'seen1'])
  time += 10_000
  ask('seen3', true)
  await end()
  await end()
  expect(begun.slice(3)).toContain('unseen')
})
