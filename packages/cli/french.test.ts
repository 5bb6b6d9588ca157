// --lang fr, everywhere: no English word stands in what a command says.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { games } from './games.ts'
import { runCommandLine } from './testing.ts'

/** Words that no French sentence holds, and that hardly an English one does without. (`cards` is a command.) */
const ENGLISH =
  /(?<![\p{L}\p{N}/._-])(the|of|and|is|are|to|not|with|for|this|that|must|takes|needs|there|no|each|how|many|games?|players?|wins?|won|lost|deals?|moves?|print|unknown|cannot|least|most|mean|left)(?![\p{L}\p{N}/._|-])/iu

/** What the screens and the packs call « énigme » has no second name here. */
const OTHERWISE = /problème(?!s de sécurité)/i

/** Names that are not ours to translate: flags, ids, files, quoted JSON, titles of games. */
function bare(text: string): string {
  return text
    .replace(/--[\w-]+( [\w,-]+\|[\w|,-]+)?/g, '')
    .replace(/«[^»]*»|`[^`]*`|"[^"]*"|\{.*\}/g, '')
    .replace(/Hidden (Leaders|People)|(hidden-)?(leaders|people)/gi, '')
    .replace(/new, choices, play, view, state, outcome, record, load, position/, '')
    .replace(/\(no\)|X-Forwarded-For/g, '')
    .replace(/docs\/\S+|packages\/\S+|\bFOLDER\S*/g, '')
}

function expectFrench(text: string): void {
  for (const line of text.split('\n')) expect(bare(line), line).not.toMatch(ENGLISH)
  expect(text.replace(/\s+/g, ' ')).not.toMatch(OTHERWISE)
}

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
  const record = async (name: string, ...args: string[]) =>
    writeFileSync(join(folder, name), (await runCommandLine(['record', ...args])).out)
  await record('good.json', 'hidden-people', '--players', '2', '--fair')
  await record('plain.json', 'leaders')
  const good = JSON.parse((await runCommandLine(['record', 'hidden-people', '--players', '2'])).out)
  writeFileSync(join(folder, 'move.json'), JSON.stringify({ ...good, moves: [[0, { word: 'cheat' }]] }))
  writeFileSync(join(folder, 'format.json'), JSON.stringify({ ...good, format: 'x' }))
  writeFileSync(join(folder, 'list.json'), '[]')
  writeFileSync(join(folder, 'card.json'), '{"packs":[{"id":1,"cards":[]}]}')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('help', () => {
  const own = games.flatMap((entry) => (entry.commands ?? []).map((command) => command.name))
  test.each(['', ...commands.map(({ name }) => name), ...new Set(own)])('%s', async (name) => {
    const { code, out, err } = await runCommandLine(
      ['--lang', 'fr', ...name.split(' '), '--help'].filter(Boolean),
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/Usage\u00a0: undercrown /)
    expectFrench(out)
  })
})

describe('what commands say', () => {
  const level = ['--players', '2', '--games', '4']
  test.each<[args: string[]]>([
    [['simulate', 'hidden-people', ...level, '--bots', 'random,greedy']],
    [['review', 'FOLDER/good.json', '--nodes', '16']],
    [
      [
        'simulate',
        'hidden-leaders',
        ...level,
        '--guardians',
        '--corruption',
        '--artifacts',
        '--queens',
        '--royal-influence',
      ],
    ],
    [['simulate', 'leaders', ...level]],
    [['verify', 'FOLDER/good.json']],
    [['verify', 'FOLDER/plain.json']],
    [['replay', 'FOLDER/good.json']],
    [['cards', 'leaders']],
    [['solve', 'leaders', '--position', '4.5.6.3Lr2.1w4.5.l3_ba']],
    [['solve', 'leaders', '--position', '4.5.6.l5L.6.5.4_ba']],
    [['solve', 'leaders', '--bench', '2']],
    [['tactics', 'leaders', '--level', 'L1', '--first', '2']],
    [['laws', 'hidden-people', '--games', '2', '--seed', '1']],
    [['arena', 'hidden-people', '--a', 'greedy', '--b', 'random', '--pairs', '2', '--sprt', '0,20']],
    [['arena', 'hidden-people', '--field', 'random,greedy,flat:2', '--pairs', '2', '--times']],
    [['bench', 'hidden-people', '--games', '10', '--kernel']],
  ])('%j', async (args) => {
    const { code, out } = await runCommandLine(
      [...args, '--lang', 'fr'].map((arg) => arg.replace('FOLDER', folder)),
    )
    expect(code).toBe(0)
    expectFrench(out.replaceAll(folder, 'FOLDER'))
  })

  test('numbers have a comma', async () => {
    const { out } = await runCommandLine(['simulate', 'hidden-people', ...level, '--lang', 'fr'])
    expect(out).toMatch(/moyenne \d+,\d/)
    expect(out).not.toMatch(/\d\.\d/)
  })

  test('play, from the deal to the end', async () => {
    const { code, out } = await runCommandLine(
      ['--lang', 'fr', 'play', 'hidden-people', '--players', '2', '--level', 'L1', '--seed', '1'],
      { input: '1\n'.repeat(400) },
    )
    expect(code).toBe(0)
    expectFrench(out)
  })
})

describe('refusals', () => {
  test.each<[args: string[]]>([
    [['ply', 'hidden-people']],
    [['castle']],
    [['play']],
    [['backup']],
    [['restore', 'x', '--foo']],
    [['serve', 'now']],
    [['bench', 'server', '--games', 'many']],
    [['bench', 'server', '--game', 'chess']],
    [['perft', 'hidden-people']],
    [['simulate', 'hidden-people', '--gmaes', '3']],
    [['simulate', 'hidden-people', '--games']],
    [['simulate', 'hidden-people', '--games', '0']],
    [['simulate', 'hidden-people', '--games', '99999999999999999999']],
    [['simulate', 'hidden-people', '--json=yes']],
    [['simulate', 'hidden-people', '--players', '7']],
    [['simulate', 'hidden-people', '--bots', 'flut']],
    [['simulate', 'hidden-people', '--bots', 'flat:lots']],
    [['simulate', 'hidden-people', '--svg', '/nowhere/at/all.svg']],
    [['record', 'hidden-people', '--put-back', 'never']],
    [['record', 'hidden-people', '--packs', 'one']],
    [['record', 'hidden-people', '--packs', '1,2']],
    [['record', 'hidden-people', '--deck', 'FOLDER/card.json']],
    [['record', 'hidden-people', '--out', '/dev/full']],
    [['record', 'hidden-leaders', '--royal-influence']],
    [['play', 'hidden-people']],
    [['play', 'hidden-people', '--seat', '5']],
    [['replay', 'FOLDER/none.json']],
    [['replay', 'FOLDER/good.json', '--seat', '3']],
    [['replay', 'FOLDER/good.json', '--step', '9999']],
    [['verify', 'FOLDER/list.json']],
    [['verify', 'FOLDER/format.json']],
    [['verify', 'FOLDER/move.json']],
    [['laws', 'hidden-people', '--trial', 'FOLDER/list.json']],
    [['solve', 'leaders', '--position', 'nonsense']],
    [['arena', 'leaders', '--a', 'L1']],
    [['arena', 'leaders', '--a', 'L1', '--b', 'L2', '--sprt', '3']],
    [['arena', 'leaders', '--a', 'random', '--b', 'program:/nowhere/at/all']],
  ])('%j', async (args) => {
    const { code, err } = await runCommandLine(
      ['--lang', 'fr', ...args].map((arg) => arg.replace('FOLDER', folder)),
    )
    expect(code).toBeGreaterThan(0)
    expect(err).toMatch(/^undercrown: .+\n$/)
    expectFrench(err.replaceAll(folder, 'FOLDER'))
  })
})
