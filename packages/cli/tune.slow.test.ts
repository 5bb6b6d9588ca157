import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

/** Numbers without their values: what must be the same in what is printed and in the file in use. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
  return typeof value
}

test.each(['hidden-leaders', 'hidden-people', 'leaders'])(
  'tune %s prints a file as its bots read it, the same for the same seed',
  async (game) => {
    const line = ['tune', game, '--games', '2', '--seed', 'test']
    const { out, err } = await runCommandLine(line)
    const used = readFileSync(new URL(`../bots/${game}/weights.json`, import.meta.url), 'utf8')
    expect(shapeOf(JSON.parse(out))).toEqual(shapeOf(JSON.parse(used)))
    expect(err).toMatch(/kept apart/)
    expect((await runCommandLine(line)).out).toBe(out)
  },
  600_000,
)

test.each(['hidden-leaders', 'hidden-people', 'leaders'])(
  'calibrate %s prints a file as its bots read it, the same for the same seed',
  async (game) => {
    const line = ['calibrate', game, '--games', '2', '--seed', 'test', '--nodes', '60']
    const { out, err } = await runCommandLine(line)
    const used = readFileSync(new URL(`../bots/${game}/calibration.json`, import.meta.url), 'utf8')
    expect(shapeOf(JSON.parse(out))).toEqual(shapeOf(JSON.parse(used)))
    expect(err).toMatch(/kept apart/)
    expect((await runCommandLine(line)).out).toBe(out)
  },
  600_000,
)
