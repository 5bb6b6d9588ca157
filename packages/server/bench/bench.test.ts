import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMetrics } from '../metrics.ts'
import { answered } from './bots.ts'
import { type Measured, ratiosOf } from './compare.ts'
import { peersIn } from './peers/names.ts'
import { pictureOf } from './picture.ts'
import { timeByPlace } from './profile.ts'

const quick = { p50: 1, p95: 2, p99: 4 }
const paced = { rate: 200, ownMs: quick, othersMs: quick }
const one = (name: string, ours: boolean, cpuMicrosPerMove: number): Measured => ({
  name,
  ours,
  startMs: 300,
  startCpuMs: 200,
  baseMiB: 100,
  movesPerSecond: 1000,
  cpuMicrosPerMove,
  cpuRange: [1, 2],
  bytesPerMove: 500,
  paced,
  half: paced,
})

test('each of ours is told as a multiple of each peer', () => {
  const ratios = ratiosOf([
    one('toy', true, 130),
    one('big', true, 260),
    one('a', false, 65),
    one('b', false, 104),
  ])
  expect(ratios.map(({ ours, peer, cpu, bytes }) => [ours, peer, cpu, bytes])).toEqual([
    ['toy', 'a', 2, 1],
    ['toy', 'b', 1.25, 1],
    ['big', 'a', 4, 1],
    ['big', 'b', 2.5, 1],
  ])
})

test('a picture has a bar for each, as long as what it stands for', () => {
  const panel = { title: 'µs < 100 & more', of: (each: Measured) => each.cpuMicrosPerMove }
  const svg = pictureOf([one('toy', true, 200), one('<peer>', false, 100)], [panel], 'note')
  const widths = [...svg.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths[0]).toBe(2 * (widths[1] ?? 0))
  expect(svg).not.toMatch(/<peer>|< 100|& more/)
})

test('a peer is measured where all that it needs is installed, and left out where something is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercrown-peers-'))
  const install = (library: string, version: string) => {
    mkdirSync(join(folder, 'node_modules', library), { recursive: true })
    writeFileSync(join(folder, 'node_modules', library, 'package.json'), JSON.stringify({ version }))
  }
  install('ws', '8.1.2')
  install('@colyseus/core', '0.16.1')
  install('@colyseus/ws-transport', '0.16.1')
  expect(peersIn(folder)).toEqual([{ name: 'ws', version: '8.1.2' }])
  install('@colyseus/schema', '3.0.0')
  expect(peersIn(folder)).toEqual([
    { name: 'ws', version: '8.1.2' },
    { name: 'colyseus', version: '0.16.1' },
  ])
  rmSync(folder, { recursive: true })
})

test('time counts where it was spent, that of the system where it was called for, and waiting not at all', () => {
  const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 })
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)', ''), children: [2, 3, 6] },
      { id: 2, callFrame: frame('(idle)', '') },
      { id: 3, callFrame: frame('move', 'file:///rules.mjs'), children: [4] },
      { id: 4, callFrame: frame('write', 'node:net'), children: [5] },
      { id: 5, callFrame: frame('writev', '') },
      { id: 6, callFrame: frame('(garbage collector)', '') },
    ],
    samples: [2, 3, 5, 4, 6, 3],
    timeDeltas: [1000, 10, 20, 3, 5, 1],
  }
  expect(timeByPlace(profile, ({ url }) => url)).toEqual([
    ['node:net', 23],
    ['file:///rules.mjs', 11],
    ['(garbage collector)', 5],
  ])
})

test('what bots answered meanwhile is read from the metrics, by level', async () => {
  const { registry, thought } = openMetrics({ tables: () => 0, sockets: () => 0 })
  thought('L5', 30, 3_000)
  const before = await registry.metrics()
  for (const ms of [40, 400, 2_000, 60]) thought('L5', 30, ms)
  thought('L1', 1, 90)
  const after = await registry.metrics()
  expect(answered('L5', before, after)).toEqual({
    level: 'L5',
    answers: 4,
    meanMs: 625,
    withinTenth: 0.5,
    withinSecond: 0.75,
  })
  expect(answered('L1', before, after)).toMatchObject({ answers: 1, meanMs: 90, withinTenth: 1 })
})
