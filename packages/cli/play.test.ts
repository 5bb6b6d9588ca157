import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

const quick = ['play', 'hidden-people', '--players', '2', '--level', 'L1', '--seed', '1']
const ones = '1\n'.repeat(400)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('with numbers piped in', () => {
  test('a whole game, from the deal to the outcome', async () => {
    const { code, out, err } = await runCommandLine(quick, { input: ones })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Hidden People — You are Ada, player 1. Seed 1.\n/)
    expect(out).toMatch(
      /\nLook at two of your cards\nOnly you see them, and only now: remember them\.\n {2}1 {2}Look at \S.*\n {2}2 {2}\S/,
    )
    expect(out).toMatch(/· Mira’s turn\n/)
    expect(out).toMatch(/\nThe game is over: .+ with −?\d+ points?( each)?\n$/)
  })

  test('spaces, commas and line breaks do alike', async () => {
    const { out } = await runCommandLine(quick, { input: ones })
    expect((await runCommandLine(quick, { input: '1 1, 1;1 '.repeat(100) })).out).toBe(out)
  })

  test('what others alone may know is not told', async () => {
    const { out } = await runCommandLine(quick, { input: ones })
    expect(out).toMatch(/· Ada looks at [^:\n]+: the /)
    expect(out).toMatch(/· Mira looks at [^:\n]+\n/)
    expect(out).not.toMatch(/· Mira looks at [^\n]+: /)
  })

  test('in French, at another seat, under another name', async () => {
    const { out } = await runCommandLine([...quick, '--seat', '2', '--name', 'Éloi', '--lang', 'fr'], {
      input: ones,
    })
    expect(out).toContain('Vous êtes Éloi, à la place 2.')
    expect(out).toMatch(/\nLa partie est finie\u00a0: /)
  })

  test('too few: the record is kept, one line tells', async () => {
    const file = join(folder, 'half.json')
    const { code, err } = await runCommandLine([...quick, '--record', file], { input: '1 1 1' })
    expect(code).toBe(1)
    expect(err).toBe('undercrown: the input ended after 3 of your decisions, before the game did\n')
    const { out } = await runCommandLine(['verify', file])
    expect(out).toContain('not over yet')
  })

  test('a number that is not offered ends it', async () => {
    const { code, err } = await runCommandLine(quick, { input: '1 99' })
    expect(code).toBe(1)
    expect(err).toMatch(/"99" is not one of the answers; type a number from 1 to 3/)
  })

  test('the record of a finished game verifies', async () => {
    const file = join(folder, 'whole.json')
    expect((await runCommandLine([...quick, '--record', file], { input: ones })).out).toContain(
      `The record is in ${file}.`,
    )
    expect((await runCommandLine(['verify', file])).out).toContain('played to its end')
    expect(readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(50)
  })

  test('nothing at all ends with one line', async () => {
    const { code, out, err } = await runCommandLine(quick, { input: '\n\n' })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^undercrown: nobody is there to play: .*\n$/)
  })
})

describe('at a terminal', () => {
  const env = { NO_COLOR: '1' }

  test('help, log, cards and table can be asked for at any time', async () => {
    const { out } = await runCommandLine(quick, { tty: true, env, input: '1\n?\nl\nr\nt\nx\n0\nq\n\n' })
    expect(out).toContain('Type the number of your answer')
    expect(out).toMatch(/\n5 \(Shuffle\): Swap the places/)
    expect(out.match(/Look at one more of your cards/g)).toHaveLength(2)
    expect(out).toContain('"x" is not one of the answers')
    expect(out).toContain('"0" is not one of the answers')
    expect(out).toMatch(/Goodbye.\n$/)
  })

  test('leaving offers to keep the record', async () => {
    const file = join(folder, 'left.json')
    const { code, out } = await runCommandLine(quick, { tty: true, env, input: `1\nq\n${file}\n` })
    expect(code).toBe(0)
    expect(out).toContain('Save the record of this game?')
    expect((await runCommandLine(['verify', file])).code).toBe(0)
  })

  test('Ctrl-C offers it too, and tells the shell', async () => {
    const { code, out } = await runCommandLine(quick, { tty: true, env, input: '1\n\u0003\n' })
    expect(code).toBe(130)
    expect(out).toContain('Save the record of this game?')
  })

  test('Ctrl-D leaves', async () => {
    const { code, out, err } = await runCommandLine(quick, { tty: true, env, input: '1\n\u0004' })
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Goodbye.\n$/)
  })

  test('colours, unless nobody wants them', async () => {
    const input = '1\n\u0004'
    expect((await runCommandLine(quick, { tty: true, input })).out).toContain(
      '\u001b[1mHidden People\u001b[22m',
    )
    const odd = await runCommandLine([...quick, '--name', 'A (É.)'], { tty: true, input })
    expect(odd.out).toContain('\u001b[36mA (É.)\u001b[39m looks')
    expect((await runCommandLine(quick, { tty: true, env, input })).out).not.toContain(
      '\u001b[1mHidden People',
    )
  })
})
