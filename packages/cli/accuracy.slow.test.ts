import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercrown-accuracy-'))
const keep = join(folder, 'kept.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))

const few = ['accuracy', 'hidden-people', '--games', '1', '--nodes', '8', '--again', '2', '--keep', keep]

test('every level is judged once a game, and again with more nodes; what is kept is not judged anew', async () => {
  const { code, out } = await runCommandLine([...few, '--json'])
  expect(code).toBe(0)
  const { levels, tables, again, nodes } = JSON.parse(out)
  expect([tables, nodes, again.times]).toEqual([1, 8, 2])
  expect(levels.map(({ level }: { level: string }) => level)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5'])
  const decisions = levels.map((one: { decisions: number }) => one.decisions)
  expect(again.decisions).toBe(decisions.reduce((a: number, b: number) => a + b))
  for (const { accuracy, right, games } of levels) {
    expect(games).toBe(1)
    expect(accuracy).toBeGreaterThan(0)
    expect(right).toBeLessThanOrEqual(1)
  }

  // What the file says is taken for true.
  const [head, table] = readFileSync(keep, 'utf8').split('\n')
  const changed = JSON.parse(table as string)
  for (const seat of changed.seats) seat.decisions = [[0, 'best', 'good']]
  writeFileSync(keep, `${head}\n${JSON.stringify(changed)}\n`)
  const kept = (await runCommandLine(few)).out
  expect(kept).toMatch(/^hidden-people, 1 tables with the seed 1, at most 8 nodes a decision\n/)
  expect(kept).toMatch(/L1 +accuracy 100\.00 ± 0\.00 over 1 games/)
  expect(kept).toMatch(/With 2 times the nodes 5 of 5 decisions change their class \(100\.0 %\)\./)
  const other = await runCommandLine([...few, '--seed', 'other'])
  expect(other.code).toBe(1)
  expect(other.err).toMatch(/holds another measurement/)
})
