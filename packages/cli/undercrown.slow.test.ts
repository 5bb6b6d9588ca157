// The real command, as a shell runs it.

import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { bundleCli } from './bundle.mjs'
import { type CliRun, runCommandLine } from './testing.ts'

/** What the command bundles anew at each start, and runs. */
let bundled = ''
beforeAll(async () => {
  bundled = await bundleCli()
})

function shell(
  args: readonly string[],
  input = '',
  { stopAfter, file, command = bundled }: { stopAfter?: string; file?: string; command?: string } = {},
): Promise<CliRun> {
  const child = spawn(process.execPath, [command, ...args], {
    stdio: ['pipe', file === undefined ? 'pipe' : openSync(file, 'w'), 'pipe'],
    env: { ...process.env, LANG: 'C', LC_ALL: '' },
  })
  let [out, err] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (stopAfter !== undefined && out.includes(stopAfter)) child.stdout?.destroy()
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(input)
  return new Promise((done) => child.on('close', (code) => done({ code: code ?? -1, out, err })))
}

describe.concurrent('undercrown', () => {
  test('--help', async ({ expect }) => {
    const command = fileURLToPath(new URL('./undercrown.mjs', import.meta.url))
    const { code, out, err } = await shell(['--help'], '', { command })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: undercrown <command> <game> [flags]')
  })

  test('a mistake ends with one line and exit code 2', async ({ expect }) => {
    const { code, out, err } = await shell(['plya', 'hidden-people'])
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'undercrown: unknown command "plya"; did you mean "play"?\n',
    })
  })

  test('play without anybody there', async ({ expect }) => {
    const { code, out, err } = await shell(['play', 'hidden-people'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^undercrown: nobody is there to play: .*\n$/)
  })

  test('record, piped into verify', async ({ expect }) => {
    const record = await shell(['record', 'hidden-people', '--players', '2', '--fair'])
    const { code, out } = await shell(['verify', '-'], record.out)
    expect(code).toBe(0)
    expect(out).toMatch(/^-: hidden-people, 2 players, played to its end; .* proved fair/)
  })

  test('a reader that stops listening is no mistake', async ({ expect }) => {
    const { code, err } = await shell(['simulate', 'hidden-people', '--games', '1', '--json'], '', {
      stopAfter: 'game',
    })
    expect([code, err]).toEqual([0, ''])
  })

  test.each([
    [['backup', '--help'], 0, /^Usage: undercrown backup FILE/],
    [['restore', '--help'], 0, /^Usage: undercrown restore FILE/],
    [['serve', '--help', '--lang', 'fr'], 0, /Variables d’environnement/],
    [['bench', 'server', '--help'], 0, /^Usage: undercrown bench server \[flags\]/],
    [['--lang', 'fr', '--help'], 0, /^undercrown\u00a0: des jeux/],
    [['backup', 'x.db', '--quick'], 2, /^undercrown: unknown flag "--quick"/],
  ] as const)('%j', async (args, code, line) => {
    const said = await runCommandLine(args)
    expect(said.code).toBe(code)
    expect(code === 0 ? said.out : said.err).toMatch(line)
  })

  test('a program of the server, in the language that is asked for', async ({ expect }) => {
    const { code, err } = await shell(['--lang', 'fr', 'restore', '/nowhere/at/all.db'])
    expect(code).toBe(1)
    expect(err).toMatch(/^undercrown: pas de copie à /)
  })

  test('a full disk under the output is told', async ({ expect }) => {
    const { code, out, err } = await shell(['cards', 'hidden-people'], '', { file: '/dev/full' })
    expect([code, out, err]).toEqual([1, '', 'undercrown: cannot write the output: the disk is full\n'])
  })

  test('a program that is not there ends the arena, also in threads', async ({ expect }) => {
    const args = ['arena', 'hidden-people', '--a', 'random', '--b', 'program:/nowhere/at/all']
    const { code, out, err } = await shell([...args, '--pairs', '4', '--workers', '2'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^undercrown: program:\/nowhere\/at\/all cannot be started: .*\n$/)
  })

  test('engine, with an answer to each line', async ({ expect }) => {
    const { code, out } = await shell(
      ['engine', 'hidden-people'],
      '{"cmd":"new","seats":3,"seed":"x"}\n?\n{"cmd":"outcome"}\n',
    )
    expect(code).toBe(0)
    expect(out.split('\n').map((line) => line.slice(0, 9))).toEqual([
      '{"ok":tru',
      '{"error":',
      '{"outcome',
      '',
    ])
  })

  test('arena, the same with one thread and with two', async ({ expect }) => {
    const arena = (workers: string) =>
      shell([
        'arena',
        'hidden-people',
        '--a',
        'flat:5',
        '--b',
        'random',
        '--pairs',
        '6',
        '--workers',
        workers,
      ])
    const [one, two] = [await arena('1'), await arena('2')]
    expect(one.code).toBe(0)
    expect(one.out).toContain('lost in 12 games')
    expect(two).toEqual(one)
  })

  test('bench, the kernel beside the game', async ({ expect }) => {
    const { code, out } = await shell(['bench', 'hidden-people', '--games', '10', '--json'])
    expect(code).toBe(0)
    const { figures } = JSON.parse(out)
    expect(figures.map((one: { game: string }) => one.game)).toEqual(['hidden-people', 'toy'])
    for (const one of figures)
      for (const value of Object.values(one)) if (typeof value === 'number') expect(value).toBeGreaterThan(0)
  })
})
