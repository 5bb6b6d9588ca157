// What a screen is given: lines that fit it, lists that can be read, and input that is read as it is needed.

import { Readable } from 'node:stream'
import { langs } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { games } from './games.ts'
import { optionLines } from './options-list.ts'
import { paintFor } from './paint.ts'
import { runCli } from './run.ts'
import { fakeTerminal, runCommandLine } from './testing.ts'
import { columns, displayWidth, wrap } from './wrap.ts'

const names = [...commands, ...games.flatMap((entry) => entry.commands ?? [])].map(({ name }) => name)
const plain = paintFor(fakeTerminal().terminal)

describe('wrapping', () => {
  test('at words, with an indent, and never inside what does not break', () => {
    expect(wrap('  one two three four', 12)).toEqual(['  one two', '  three four'])
    expect(wrap('· one two three', 9, 2)).toEqual(['· one two', '  three'])
    expect(wrap('1\u00a0: 22\u00a0% 3', 5)).toEqual(['1\u00a0:', '22\u00a0%', '3'])
    expect(wrap('even is 33.3 % now', 12)).toEqual(['even is', '33.3 % now'])
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable'])
  })

  test('colours take no room', () => {
    expect(wrap('\u001b[1mone\u001b[22m two', 7)).toEqual(['\u001b[1mone\u001b[22m two'])
  })

  test('columns stand beside each other, or one under the other on a narrow screen', () => {
    expect(columns([['a', 'b c']], 80, 4)).toEqual(['  a     b c'])
    expect(columns([['a', 'b c']], 50, 4)).toEqual(['  a', '      b c'])
  })
})

describe.each([80, 50])('at %i columns', (width) => {
  test.each(langs)('help and figures fit (%s)', async (lang) => {
    const lines: [string[], object?][] = [
      [['--help']],
      ...names.map((name): [string[]] => [[...name.split(' '), '--help']]),
      [['simulate', 'hidden-people', '--games', '2']],
      [['simulate', 'leaders', '--games', '2']],
      [['arena', 'hidden-people', '--a', 'random', '--b', 'greedy', '--pairs', '1']],
      [['cards', 'hidden-leaders']],
      [['bench', 'hidden-people', '--kernel', '--games', '2']],
    ]
    for (const [args] of lines) {
      const { out } = await runCommandLine([...args, '--lang', lang], {
        tty: true,
        columns: width,
        env: { NO_COLOR: '1' },
      })
      for (const line of out.split('\n')) expect([displayWidth(line) <= width, line]).toEqual([true, line])
    }
  })

  test.each(games.map(({ game }) => game.id))('a game of %s fits', async (id) => {
    const input = `${'1\n'.repeat(25)}\u0004`
    const args = ['play', id, '--level', 'L1', '--seed', '5']
    const { out } = await runCommandLine(args, { tty: true, columns: width, input, env: { NO_COLOR: '1' } })
    // What is typed is echoed by the terminal itself.
    for (const line of out.split('\n').filter((one) => !one.includes(' > ')))
      expect([displayWidth(line.trimEnd()) <= width, line]).toEqual([true, line])
  })
})

test('a long list says once what its options have in common', () => {
  const labels = ['a1', 'b1', 'c1']
    .flatMap((cell) => [`Move to ${cell}`])
    .concat(
      Array.from({ length: 8 }, (_, i) => `Recruit the Rider on d${i + 1}`),
      'End',
    )
  expect(optionLines(labels, 80, plain)).toEqual([
    '  Move to …',
    '     1\u00a0a1   2\u00a0b1   3\u00a0c1',
    '  Recruit the Rider on …',
    '     4\u00a0d1   5\u00a0d2   6\u00a0d3   7\u00a0d4   8\u00a0d5   9\u00a0d6  10\u00a0d7  11\u00a0d8',
    '  12  End',
  ])
  expect(optionLines(labels.slice(0, 3), 80, plain)).toEqual([
    '  1  Move to a1',
    '  2  Move to b1',
    '  3  Move to c1',
  ])
})

describe('input', () => {
  /** Ones without end, counted as they are pulled. */
  function endless() {
    let pulled = 0
    const stream = new Readable({
      highWaterMark: 1024,
      read() {
        pulled += 512
        this.push('1\n'.repeat(256))
      },
    })
    return { stream, pulled: () => pulled }
  }

  test('is read as it is needed, and the game ends it', async () => {
    const { stream, pulled } = endless()
    const { terminal, result } = fakeTerminal()
    const args = ['play', 'hidden-leaders', '--players', '2', '--level', 'L1', '--seed', '4']
    const { code, out } = result(await runCli(args, { ...terminal, stdin: stream }, games))
    expect(code).toBe(0)
    expect(out).toMatch(/The game is over: /)
    expect(pulled()).toBeLessThan(8192)
    expect(stream.destroyed).toBe(true)
  })

  test('that ends, ends it', async () => {
    const { code, err } = await runCommandLine(
      ['play', 'hidden-leaders', '--players', '2', '--level', 'L1'],
      { input: '1 1' },
    )
    expect([code, err]).toEqual([
      1,
      'undercrown: the input ended after 2 of your decisions, before the game did\n',
    ])
  })
})

describe('Leaders', () => {
  const args = ['play', 'leaders', '--level', 'L1', '--seed', '3', '--mode', 'strategist', '--first', 'black']

  test('takes its notation, commas and all', async () => {
    const { out } = await runCommandLine(args, { input: 'nothing' })
    expect(out).toContain('1')
    const shown = await runCommandLine(args, { tty: true, env: { NO_COLOR: '1' }, input: '?\nq\n\n' })
    const [, written = ''] = /An answer can also be written: (\S+)/.exec(shown.out) ?? []
    expect(written).toMatch(/^x[A-Z]$|^[A-Z][a-g]\d-/)
    const { err } = await runCommandLine(args, { input: written })
    expect(err).toBe('undercrown: the input ended after 1 of your decisions, before the game did\n')
    const low = await runCommandLine(args, { input: written.toLowerCase() })
    expect(low.err).toBe(err)
  })
})

describe('the log of Hidden People (HP-48)', () => {
  /** What is told at the moment begins with a dot, what is told again does not. */
  const played = async (...flags: string[]) => {
    const args = ['play', 'hidden-people', '--players', '2', '--level', 'L1', '--seed', '1', ...flags]
    return (await runCommandLine(args, { input: '1 1 1 1 l' })).out
  }
  const face = /^Ada looks at .*: the |^Ada draws the /m

  test('tells a face once, not again', async () => {
    const out = await played()
    expect(out).toMatch(/^· Ada looks at .*: the /m)
    expect(out).toMatch(/^Ada looks at /m)
    expect(out).not.toMatch(face)
  })

  test('but with a memory aid it does', async () => {
    expect(await played('--memory-aid')).toMatch(face)
  })
})
