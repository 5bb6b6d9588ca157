import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tally } from './tally.ts'
import { runCommandLine } from './testing.ts'

const few = ['simulate', 'hidden-people', '--players', '3', '--games', '40']

describe('simulate', () => {
  test('sums up in words', async () => {
    const { code, out, err } = await runCommandLine(few)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Hidden People, 3 players, 40 games\n/)
    expect(out).toMatch(/Decisions per game {3}least \d+, median \d+, mean \d+\.\d, most \d+/)
    expect(out).toMatch(/Win share by seat {4}1: [\d.]+ % {3}2: [\d.]+ % {3}3: [\d.]+ %/)
    expect(out).toMatch(/Scores {15}least -?\d+/)
    expect(out).toMatch(/Effect used, times per game and win share\n {2}eye/)
  })

  test('the same seed gives the same figures, another one others', async () => {
    const json = async (seed: string) => (await runCommandLine([...few, '--seed', seed, '--json'])).out
    const first = await json('1')
    expect(await json('1')).toBe(first)
    expect(await json('2')).not.toBe(first)
    const summary = JSON.parse(first)
    expect(summary).toMatchObject({ game: 'hidden-people', seats: 3, seed: '1', games: 40, nobody: 0 })
    const shares = summary.bySeat.map((seat: { winShare: number }) => seat.winShare)
    expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1)
  })

  test('different bots change seats, and are compared', async () => {
    const { out } = await runCommandLine([
      'simulate',
      'hidden-people',
      '--players',
      '2',
      '--games',
      '4',
      '--bots',
      'flat:4,random',
    ])
    expect(out).toMatch(/Win share by bot\n {2}flat:4 +[\d.]+ % of 4\n {2}random +[\d.]+ % of 4/)
  })

  test('draws a picture', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
    try {
      await runCommandLine([...few, '--svg', join(folder, 'a.svg')])
      const svg = readFileSync(join(folder, 'a.svg'), 'utf8')
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*>/)
      expect(svg.match(/<g /g)).toHaveLength(3)
      for (const title of ['Win share by seat', 'Length of a game', 'Scores']) expect(svg).toContain(title)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

test('a tally counts shared wins in parts and games without a winner as such', () => {
  const counted = tally(2)
  const add = (winners: number[], decisions: number, marks = [{ kind: 'hero', label: 'a', seat: 0 }]) =>
    counted.add({ decisions, outcome: { winners }, bots: ['x', 'y'], marks })
  add([0], 10)
  add([0, 1], 20)
  add([], 30)
  add([1], 40, [])
  expect(counted.summary()).toEqual({
    games: 4,
    decisions: {
      min: 10,
      median: 20,
      mean: 25,
      max: 40,
      counts: [
        [10, 1],
        [20, 1],
        [30, 1],
        [40, 1],
      ],
    },
    bySeat: [
      { times: 4, winShare: 0.375 },
      { times: 4, winShare: 0.375 },
    ],
    byBot: [
      { bot: 'x', times: 4, winShare: 0.375 },
      { bot: 'y', times: 4, winShare: 0.375 },
    ],
    shared: 0.25,
    nobody: 0.25,
    marks: [{ kind: 'hero', label: 'a', times: 3, winShare: 0.5 }],
  })
})
