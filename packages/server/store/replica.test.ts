// A replica that does not answer, by a clock that the test has.

import { afterEach, expect, test, vi } from 'vitest'
import { openReplica } from './replica.ts'

afterEach(() => void vi.useRealTimers())

test('one that hangs is waited for once, and looked at again while the database answers', async () => {
  vi.useFakeTimers()
  let now = 0
  let hangs = true
  let looks = 0
  const told: string[] = []
  const pool = openReplica({
    replica: {
      async query(sql: string) {
        if (sql.includes('follows')) looks++
        if (hangs) await new Promise(() => {})
        return { rows: [{ follows: true, behind: '5', by: 'replica' }] }
      },
      end: async () => {},
    } as never,
    primary: {
      connect: async () => ({ query: async () => ({ rows: [{ by: 'database' }] }), release() {} }),
    } as never,
    lost: () => true,
    onTrouble: ({ message }) => told.push(message),
    stopwatch: () => now,
  })
  const client = await pool.connect()
  const ask = async () => ((await client.query('select 1', [])).rows[0] as { by: string }).by
  const first = ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBe('database')
  expect(told).toEqual(['the replica does not answer; it is not asked'])
  // Left alone; then looked at, for which nobody waits.
  expect(await ask()).toBe('database')
  expect(looks).toBe(1)
  now += 5_000
  expect(await ask()).toBe('database')
  expect(looks).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  hangs = false
  now += 5_000
  expect(await ask()).toBe('database')
  await vi.advanceTimersByTimeAsync(0)
  expect(await ask()).toBe('replica')
  // And when it hangs again in the middle.
  hangs = true
  const late = ask()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await late).toBe('database')
})
