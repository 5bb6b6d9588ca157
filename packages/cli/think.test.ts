import { expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

test.each(['hidden-leaders', 'hidden-people'])('how fast a level of %s thinks', async (game) => {
  const { code, out } = await runCommandLine(['think', game, '--level', 'L2', '--questions', '3', '--json'])
  expect(code).toBe(0)
  const { level, questions, nodesPerSecond, ms } = JSON.parse(out)
  expect([level, questions]).toEqual(['L2', 3])
  expect(nodesPerSecond).toBeGreaterThan(0)
  expect(ms.median).toBeLessThanOrEqual(ms.most)
})

test('in words, for the table that is asked for', async () => {
  const line = ['think', 'hidden-people', '--players', '3', '--nodes', '20', '--questions', '2']
  const { out } = await runCommandLine(line)
  expect(out).toMatch(
    /^hidden-people, 3 players, L5 with 20 nodes, 2 questions\n {2}nodes a second +[\d,]+\n/,
  )
})

test('Leaders counts other nodes, and has its own bench', async () => {
  expect(await runCommandLine(['think', 'leaders'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('leaders has no think; it is for hidden-leaders, hidden-people'),
  })
})
