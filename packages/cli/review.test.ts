import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'
import { displayWidth } from './wrap.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercrown-review-'))
const file = join(folder, 'game.json')
beforeAll(async () => {
  await runCommandLine(['record', 'hidden-people', '--players', '2', '--seed', 'review', '--out', file])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('as JSON', () => {
  test('each decision with its chances, error and class, each seat with accuracy, skill and luck', async () => {
    const line = ['review', file, '--json', '--nodes', '32']
    const { code, out } = await runCommandLine(line)
    expect(code).toBe(0)
    expect((await runCommandLine(line)).out).toBe(out)
    const { decisions, seats, nodes } = JSON.parse(out)
    expect(nodes).toBe(32)
    const { moves } = JSON.parse(readFileSync(file, 'utf8'))
    expect(decisions.length).toBeGreaterThan(10)
    for (const one of decisions) {
      expect(Object.keys(one)).toEqual([
        'step',
        'seat',
        'played',
        'best',
        'chancePlayed',
        'chanceBest',
        'error',
        'class',
      ])
      expect([one.seat, one.played]).toEqual(moves[one.step])
      expect(one.chanceBest).toBeGreaterThanOrEqual(one.chancePlayed)
    }
    expect(seats.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1])
    for (const { accuracy, from, to, skill, luck } of seats) {
      expect(accuracy).toBeGreaterThan(0)
      expect(from + skill + luck).toBeCloseTo(to, 9)
    }
  })
})

describe('in words', () => {
  test.each([
    ['en', 80, /P1 {2}accuracy \d/],
    ['fr', 50, /P1 {2}précision \d/],
  ] as const)('%s, in %i columns', async (lang, columns, account) => {
    const { out } = await runCommandLine(['--lang', lang, 'review', file, '--nodes', '32'], {
      tty: true,
      columns,
    })
    expect(out).toMatch(account)
    expect(out).toMatch(lang === 'en' ? /\n {6}played: / : /\n {6}joué\u00a0: /)
    for (const line of out.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
  })
})

test('a file that is no record is refused in one line', async () => {
  const wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, '{}')
  const { code, err } = await runCommandLine(['review', wrong])
  expect(code).toBe(1)
  expect(err).toMatch(/wrong\.json: not a record of this version/)
  expect(err.trim().split('\n').length).toBe(1)
})
