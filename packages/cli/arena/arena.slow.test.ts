import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, itemAt } from '@undercrown/engine'
import { toy } from '@undercrown/engine/toy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../testing.ts'
import { playBlock } from './block.ts'
import { contestantNamed } from './contestants.ts'
import type { Report } from './report.ts'
import { type ArenaWorker, playAll } from './workers.ts'

const arena = (...args: string[]) => runCommandLine(['arena', 'hidden-people', ...args])
/** Where it does not matter who wins, the games are cut short. */
const SHORT = ['--cap', '30']
const report = async (...args: string[]): Promise<Report> =>
  JSON.parse((await arena(...args, '--json')).out) as Report

const hasPython = spawnSync('python3', ['--version']).status === 0

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('arena', () => {
  test('tells a share with its interval, and the same again', async () => {
    const flags = ['--a', 'flat:2', '--b', 'random', '--pairs', '3']
    const { code, out, err } = await arena(...flags)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Hidden People, 2 players, 3 deals\n/)
    expect(out).toMatch(/flat:2 against random: [\d.]+ % of the wins \([\d.]+ % to [\d.]+ %\), p [=<] [\d.]+/)
    expect(out).toMatch(/\d+ won, \d+ shared, \d+ lost in 6 games over 3 deals/)
    expect((await arena(...flags)).out).toBe(out)
    expect((await arena(...flags, '--seed', '2')).out).not.toBe(out)
  })

  test('whoever meets a copy of themselves comes out even, deal by deal', async () => {
    const { pairs } = await report('--a', 'flat:3', '--b', 'flat:3', '--players', '3', '--pairs', '2')
    expect(pairs[0]?.share).toBeCloseTo(1 / 3)
    expect(pairs[0]?.p).toBe(1)
  })

  test('a field is rated, the strongest first, and drawn', async () => {
    const file = join(folder, 'ladder.svg')
    const { pairs, ladder } = await report('--field', 'random,flat:2,flat:12', '--pairs', '4', '--svg', file)
    expect(pairs.map(({ a, b }) => `${a} ${b}`)).toEqual([
      'random flat:2',
      'random flat:12',
      'flat:2 flat:12',
    ])
    expect(ladder[0]?.name).toBe('flat:12')
    expect(ladder[1]?.elo).toBeGreaterThan(ladder[2]?.elo ?? 0)
    expect(ladder.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0)
    const svg = readFileSync(file, 'utf8')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    for (const { name } of ladder) expect(svg).toContain(`>${name}<`)
    expect(
      (await report('--field', 'random,flat:2,flat:3', '--neighbours', '--pairs', '1', ...SHORT)).pairs,
    ).toHaveLength(2)
  })

  test('a sequential test stops early and says why', async () => {
    const { out } = await arena('--a', 'flat:8', '--b', 'random', '--sprt', '0,100', '--pairs', '300')
    expect(out).toMatch(/SPRT: stopped after \d{1,2} deals, stronger: Elo 100 rather than 0/)
    const even = await arena('--a', 'random', '--b', 'random', '--sprt', '0,100', '--pairs', '3')
    expect(even.out).toMatch(/SPRT: not decided after 3 deals/)
  })

  test('one that was stopped goes on where it was, and comes to the same', async () => {
    const file = join(folder, 'kept.jsonl')
    const flags = ['--a', 'flat:2', '--b', 'random', '--pairs', '4', '--keep', file, ...SHORT]
    const { out } = await arena(...flags)
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines).toHaveLength(1 + 4 + 1)
    // Two blocks are there, one of them other than it was; a third was cut short.
    const other = JSON.stringify({ ...JSON.parse(itemAt(lines, 1)), won: 2, shared: 0, score: 1 })
    writeFileSync(file, [lines[0], other, lines[2], lines[3]?.slice(0, 20)].join('\n'))
    const again = await arena(...flags)
    expect(again.out).not.toBe(out)
    expect(again.out).toMatch(/2 won, 6 shared, 0 lost in 8 games over 4 deals/)
    expect((await arena(...flags)).out).toBe(again.out)
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(1 + 2 + 1 + 2 + 1)
    expect((await arena(...flags, '--seed', '2')).err).toMatch(/holds another arena/)
  })

  test('a game that takes too long is drawn', async () => {
    const { pairs } = await report('--a', 'flat:6', '--b', 'random', '--pairs', '2', '--cap', '5')
    expect(pairs[0]).toMatchObject({ won: 0, shared: 4, lost: 0, share: 0.5, capped: 4, decisionsPerGame: 5 })
  })

  test('levels take the nodes that are given, unless they name their own', async () => {
    const shares = async (a: string, ...more: string[]) =>
      (await report('--a', a, '--b', 'random', '--pairs', '1', ...more)).pairs[0]?.decisionsPerGame
    expect(await shares('L1:7')).toBe(await shares('L1', '--nodes', '7'))
    expect(await shares('L1:7')).toBe(await shares('L1:7', '--nodes', '3'))
    const { out } = await arena(
      '--a',
      'L1',
      '--b',
      'random',
      '--pairs',
      '1',
      '--nodes',
      '2',
      '--times',
      ...SHORT,
    )
    expect(out).toMatch(/Thinking, in milliseconds of the processor\n {2}L1 {2}[\d.]+ an answer/)
  })

  test.each<[string[], RegExp]>([
    [[], /arena needs contestants/],
    [['--a', 'L1'], /arena needs contestants/],
    [['--a', 'L9', '--b', 'L1'], /unknown bot "L9"/],
    [['--a', 'uct', '--b', 'L1'], /hidden-people has no bot "uct"/],
    [['--field', 'L1,L1,L2'], /named twice/],
    [['--field', 'L1,L2', '--a', 'L1'], /goes without/],
    [['--field', 'L1,L2,L3', '--sprt', '0,10'], /compares two/],
    [['--a', 'L1', '--b', 'L2', '--sprt', '10,0'], /the lower first/],
    [['--a', 'L1', '--b', 'L2', '--workers', '2', '--times'], /one worker only/],
    [['--a', 'program:', '--b', 'L2'], /a program is named/],
    [['--a', 'L1', '--b', 'L2', '--players', '9'], /2 to 6 players/],
  ])('%j is refused in one line', async (args, line) => {
    const { code, err } = await arena(...args)
    expect(code).toBeGreaterThan(0)
    expect(err).toMatch(line)
    expect(err).toMatch(/^undercrown: .+\n$/)
  })
})

describe('programs', () => {
  const example = fileURLToPath(new URL('../../../examples/player.mjs', import.meta.url))
  const program = (name: string, source: string) => {
    writeFileSync(join(folder, name), source)
    return `program:${process.execPath} ${join(folder, name)}`
  }

  test('the example plays whole games', async () => {
    const { pairs, faults } = await report(
      '--a',
      `program:${process.execPath} ${example}`,
      '--b',
      'random',
      '--pairs',
      '1',
    )
    expect(faults).toEqual([])
    expect(pairs[0]).toMatchObject({ games: 2, capped: 0 })
    expect(pairs[0]?.decisionsPerGame).toBeGreaterThan(20)
  })

  test('a program is told what its seat may know, and nothing else', async () => {
    const file = join(folder, 'told.jsonl')
    const spy = program(
      'spy.mjs',
      `import { appendFileSync } from 'node:fs'
       import { createInterface } from 'node:readline'
       for await (const line of createInterface({ input: process.stdin })) {
         appendFileSync(${JSON.stringify(file)}, line + '\\n')
         console.log('{"pick":0}')
       }`,
    )
    await report('--a', spy, '--b', 'random', '--pairs', '1', '--cap', '20')
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    for (const line of lines) {
      const { view, choice, ...rest } = JSON.parse(line)
      expect(Object.keys(rest)).toEqual(['game', 'options', 'seats', 'seed'])
      expect(Object.keys(view)).toEqual(['open', 'own'])
      expect(choice.options[0]).toMatchObject({
        pick: 0,
        label: expect.any(String),
        target: expect.any(Object),
      })
    }
  })

  test.each([
    ['dies', 'process.exit(3)', /it ended \(3\)/],
    ['sleeps', 'setInterval(() => {}, 1000)', /no answer within 300 ms/],
    [
      'babbles',
      `process.stdin.on('data', () => console.log('checkmate'))`,
      /it answered checkmate, not \{"pick":n\}/,
    ],
    [
      'cheats',
      `process.stdin.on('data', () => console.log('{"pick":99}'))`,
      /it answered \{"pick":99\}, not/,
    ],
  ])('one that %s loses the game, in a clear line', async (name, source, line) => {
    const flags = ['--a', program(`${name}.mjs`, source), '--b', 'random', '--pairs', '1']
    const { pairs, faults } = await report(...flags, '--patience', name === 'sleeps' ? '300' : '120000')
    expect(pairs[0]).toMatchObject({ won: 0, shared: 0, lost: 2 })
    expect(faults).toHaveLength(2)
    for (const fault of faults) expect(fault).toMatch(line)
  })

  test('a folder of programs is a tournament, beside the field or alone, and its names can be used', async () => {
    const programs = join(folder, 'tournament')
    mkdirSync(programs)
    const first = `process.stdin.on('data', () => console.log('{"pick":0}'))`
    writeFileSync(join(programs, 'first.mjs'), first)
    writeFileSync(join(programs, 'shell'), '#!/bin/sh\nwhile read line; do echo \'{"pick":0}\'; done\n')
    chmodSync(join(programs, 'shell'), 0o755)
    if (hasPython)
      writeFileSync(
        join(programs, 'snake.py'),
        'import sys\nfor line in sys.stdin: print(\'{"pick":0}\', flush=True)\n',
      )
    writeFileSync(join(programs, 'README.md'), 'All of them take what is offered first.')
    mkdirSync(join(programs, 'data'))
    const all = await report('--programs', programs, '--field', 'random', '--pairs', '1', ...SHORT)
    expect(all.faults).toEqual([])
    expect(all.ladder.map(({ name }) => name).sort()).toEqual([
      'first.mjs',
      'random',
      'shell',
      ...(hasPython ? ['snake.py'] : []),
    ])
    const two = ['--a', 'first.mjs', '--b', 'shell', '--pairs', '2', ...SHORT]
    const alone = await report('--programs', programs, ...two)
    expect(alone.pairs[0]).toMatchObject({ a: 'first.mjs', b: 'shell', share: 0.5 })
    const empty = await arena('--programs', join(programs, 'data'), '--pairs', '1')
    expect([empty.code, empty.err]).toEqual([
      1,
      expect.stringMatching(/^undercrown: .+ holds no program: .+\n$/),
    ])
  })

  test('one that is not there ends the arena in one line', async () => {
    const flags = ['--a', 'random', '--b', 'program:/nowhere/at/all', '--pairs', '2']
    const { code, out, err } = await arena(...flags)
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      'undercrown: program:/nowhere/at/all cannot be started: there is no such file or folder\n',
    )
  })
})

test('blocks are handed over in order, whichever hand is faster, and not beyond the end', async () => {
  const game = toy as unknown as AnyGame
  const terms = { nodes: 1, patience: 1, programs: {} }
  const contestants = ['random', 'L1'].map((name) => contestantNamed(game, name, terms))
  const setting = { game, options: {}, seats: 2, seed: 'x', cap: 100, contestants }
  const hand = (ms: number): ArenaWorker => ({
    async play(pairing) {
      await new Promise((done) => setTimeout(done, ms * (1 + (pairing.deal % 3))))
      return playBlock(setting, pairing)
    },
    dismiss() {},
  })
  const pairings = Array.from({ length: 9 }, (_, deal) => ({ deal, a: 0, b: 1 }))
  const taken: number[] = []
  await playAll(pairings, [hand(1), hand(7), hand(3)], ({ deal }) => taken.push(deal) < 6)
  expect(taken).toEqual([0, 1, 2, 3, 4, 5])
})
