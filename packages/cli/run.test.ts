import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { langs, optionsOf, sealOf } from '@undercrown/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameCommand } from './command.ts'
import { commands } from './commands/index.ts'
import { optionFlags, whole } from './flags.ts'
import type { GameEntry } from './game-entry.ts'
import { games } from './games.ts'
import { everywhere, runCli } from './run.ts'
import { print } from './terminal.ts'
import { fakeTerminal, runCommandLine } from './testing.ts'

let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'undercrown-'))
  const { out } = await runCommandLine(['record', 'hidden-people', '--players', '2', '--seed', 'x', '--fair'])
  const record = JSON.parse(out)
  const write = (name: string, content: unknown) =>
    writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content))
  write('good.json', record)
  write('plain.json', JSON.parse((await runCommandLine(['record', 'hidden-people', '--players', '2'])).out))
  write('text.json', 'once upon a time')
  write('list.json', [])
  write('empty.json', '')
  write('foreign.json', { ...record, game: 'hiden-people' })
  write('stranger.json', { ...record, game: 'chess' })
  write('painted.json', { ...record, game: '\u001b[2Jchess\u0007' })
  write('format.json', { ...record, format: 'undercrown-record/9' })
  write('rules.json', { ...record, rules: 99 })
  write('seats.json', { ...record, seats: 3 })
  write('options.json', { ...record, options: { putBack: 'sometimes' } })
  write('nohash.json', { ...record, hashes: [] })
  write('hash.json', { ...record, hashes: [[0, 'ffffffffffffffff'], ...record.hashes.slice(1)] })
  write('move.json', { ...record, moves: [[0, { word: 'cheat' }], ...record.moves.slice(1)] })
  write('moves.json', { ...record, moves: [[0]] })
  write('secret.json', { ...record, fair: { ...record.fair, secret: 'another' } })
  const nonces = ['a', 'b']
  write('seal.json', { ...record, fair: { ...record.fair, nonces } })
  write('nonce.json', { ...record, fair: { ...record.fair, nonces, seals: nonces.map(sealOf) } })
  const { commit, secret, nonces: given } = record.fair
  write('unsealed.json', { ...record, fair: { commit, secret, nonces: given } })
  write('deck.json', { packs: [] })
  write('card.json', { packs: [{ id: 1, cards: Array.from({ length: 13 }, () => ({ value: 13 })) }] })
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('bad input ends with one clear line', () => {
  const game = 'hidden-people'
  test.each<[args: string[], code: number, line: RegExp]>([
    [['ply', game], 2, /unknown command "ply"; did you mean "play"\?/],
    [['castle'], 2, /unknown command "castle"; known: play, simulate/],
    [['constructor'], 2, /unknown command "constructor"/],
    [['play'], 2, /play needs a game: hidden-leaders, hidden-people/],
    [['play', 'hidden-poeple'], 2, /unknown game "hidden-poeple"; did you mean "hidden-people"\?/],
    [['cards', 'chess'], 2, /unknown game "chess"; known: hidden-leaders, hidden-people/],
    [['cards', game, 'twice'], 2, /one game at a time; "twice" is too many/],
    [['simulate', game, '--gmaes', '3'], 2, /unknown flag "--gmaes"; did you mean "--games"\?/],
    [['simulate', game, '-x'], 2, /unknown flag "-x"/],
    [['simulate', game, '--games'], 2, /--games needs a value: --games N/],
    [['simulate', game, '--games', 'many'], 2, /--games takes a whole number of at least 1, not "many"/],
    [['simulate', game, '--games', '0'], 2, /--games takes a whole number of at least 1, not "0"/],
    [['simulate', game, '--games', '1.5'], 2, /not "1.5"/],
    [['simulate', game, '--json=yes'], 2, /--json takes no value/],
    [['simulate', game, '--players', '7'], 1, /hidden-people is played by 2 to 6 players, not 7/],
    [['simulate', game, '--bots', 'flut'], 2, /unknown bot "flut"; did you mean "flat"\?/],
    [['simulate', game, '--bots', 'constructor'], 2, /unknown bot "constructor"/],
    [['simulate', game, '--bots', 'flat:lots'], 2, /"flat:lots" is not a bot/],
    [['simulate', game, '--bots', 'random:5'], 2, /"random:5" is not a bot/],
    [
      ['simulate', game, '--svg', '/nowhere/at/all.svg'],
      1,
      /cannot write \/nowhere\/at\/all.svg: there is no such/,
    ],
    [
      ['record', game, '--put-back', 'never'],
      2,
      /--put-back must be allowed or noEffect or forbidden, not "never"/,
    ],
    [['record', game, '--packs', 'one'], 2, /--packs takes whole numbers with commas between/],
    [['record', game, '--packs', '1,2'], 1, /4 players need 4 packs, not 2/],
    [['record', game, '--players', '2', '--packs', '1,1'], 1, /the same pack was chosen twice/],
    [['record', game, '--deck', 'FOLDER/none.json'], 1, /cannot read .*none.json: there is no such file/],
    [['record', game, '--deck', 'FOLDER'], 1, /cannot read .*: it is a folder/],
    [['record', game, '--deck', 'FOLDER/text.json'], 1, /text.json is not JSON/],
    [['record', game, '--deck', 'FOLDER/deck.json'], 1, /a deck must look like/],
    [['record', game, '--deck', 'FOLDER/card.json'], 1, /card 1 of pack 1 has the value 13/],
    [['record', game, '--out', '/nowhere/at/all.json'], 1, /cannot write/],
    [['record', game, '--lang', 'de'], 2, /--lang must be en or fr, not "de"/],
    [['play', game, '--seat', '5'], 2, /there are 4 players; there is no seat 5/],
    [['play', game, '--level', 'brutal'], 2, /--level must be L1 or L2 or L3 or L4 or L5, not "brutal"/],
    [['play', game, '--record', '/nowhere/at/all.json'], 1, /cannot write/],
    [['play', game], 1, /nobody is there to play/],
    [['replay'], 2, /replay needs a file/],
    [['replay', 'a.json', 'b.json'], 2, /one file at a time; "b.json" is too many/],
    [['replay', 'FOLDER/none.json'], 1, /there is no such file/],
    [['replay', 'FOLDER/text.json'], 1, /is not JSON/],
    [['replay', 'FOLDER/empty.json'], 1, /is not JSON/],
    [['replay', 'FOLDER/good.json', '--seat', '3'], 2, /the record has 2 players; there is no seat 3/],
    [['replay', 'FOLDER/good.json', '--step', '9999'], 2, /there is no step 9999/],
    [['replay', 'FOLDER/good.json', '--seat', '1', '--public'], 2, /exclude each other/],
    [['verify', 'FOLDER/list.json'], 1, /not a record: it must be a JSON object/],
    [['verify', 'FOLDER/format.json'], 1, /not a record of this version/],
    [['verify', 'FOLDER/foreign.json'], 1, /unknown game "hiden-people"; did you mean "hidden-people"\?/],
    [['verify', 'FOLDER/stranger.json'], 1, /unknown game "chess"; known: hidden-leaders, hidden-people/],
    [['verify', 'FOLDER/painted.json'], 1, /unknown game "\ufffd\[2Jchess\ufffd"/],
    [['verify', 'FOLDER/rules.json'], 1, /no version 99 of its rules/],
    [['verify', 'FOLDER/seats.json'], 1, /seats.json: /],
    [['verify', 'FOLDER/options.json'], 1, /option "putBack" must be/],
    [['verify', 'FOLDER/nohash.json'], 1, /no hash/],
    [['verify', 'FOLDER/hash.json'], 1, /after move 0 the table differs/],
    [['verify', 'FOLDER/move.json'], 1, /move 1 of the record: not offered: \{"word":"cheat"\}/],
    [['verify', 'FOLDER/moves.json'], 1, /must be a list of \[seat, move\]/],
    [['verify', 'FOLDER/secret.json'], 1, /does not match the hash published before the deal/],
    [['verify', 'FOLDER/nonce.json'], 1, /the seed does not follow/],
    [['verify', 'FOLDER/seal.json'], 1, /the nonce of seat 1 is not the one that was sealed/],
    [['laws', game, '--trial', 'FOLDER/list.json'], 1, /is not a trial/],
    [['bench', game, '--games', '1'], 2, /--games takes a whole number of at least 10/],
  ])('%j', async (args, code, line) => {
    const tried = await runCommandLine(args.map((arg) => arg.replace('FOLDER', folder)))
    expect(tried.err).toMatch(line)
    expect(tried.err).toMatch(/^undercrown: .+\n$/)
    expect(tried.code).toBe(code)
  })
})

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['-h']])('overall: %j', async (...args) => {
    const { code, out, err } = await runCommandLine(args.filter((arg) => typeof arg === 'string'))
    expect(code).toBe(0)
    expect(err).toBe('')
    for (const { name } of commands) expect(out).toContain(`  ${name} `)
    for (const { game } of games) expect(out).toContain(game.id)
  })

  test.each(commands.map(({ name, flags }) => [name, flags] as const))('of %s', async (name, flags) => {
    const { code, out } = await runCommandLine([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: undercrown ${name} `)
    expect(out.match(/^ {2}--/gm)?.length).toBeGreaterThanOrEqual(Object.keys(flags).length + 2)
    expect((await runCommandLine(['help', name])).out).toBe(out)
  })

  test('shows the options of the game as flags', async () => {
    const { out } = await runCommandLine(['play', '--help'])
    expect(out).toContain('--put-back allowed|noEffect|forbidden')
    expect(out).toContain('--memory-aid')
    expect(out).toContain('--deck FILE')
    expect(out).toMatch(/^ {2}--guardians +Adds a fifth faction/m)
  })
})

test('no option of a game has the name of a flag', () => {
  for (const { game } of games) {
    const own = Object.keys(optionFlags(game))
    for (const command of commands) {
      const taken = Object.keys({ ...command.flags, ...everywhere })
      if (command.about === 'game' && command.withOptions)
        expect(own.filter((name) => taken.includes(name))).toEqual([])
    }
  }
})

test.each(langs)('every option of a game has a short label and one sentence (%s)', (lang) => {
  for (const { game } of games) {
    for (const { name, field, label, text, values } of optionsOf(game, lang)) {
      expect(label, name).toMatch(/^\p{Lu}.{2,24}$/u)
      expect(text, name).toMatch(/^\p{Lu}[^.]+\.$/u)
      expect(Object.keys(values ?? {}), name).toEqual(field.kind === 'one' ? field.of : [])
    }
  }
})

test('the game may stand anywhere, its options too', async () => {
  const args = ['--put-back', 'noEffect', '--players', '2', 'hidden-people', '--memory-aid', '--packs', '5,6']
  const { options } = JSON.parse((await runCommandLine(['record', ...args])).out)
  expect(options).toEqual({ putBack: 'noEffect', memoryAid: true, packs: [5, 6], deck: null })
})

describe('a game brings commands of its own', () => {
  const counting = { summary: 'Count', flags: { depth: 'how deep' } }
  const first = games.find(({ game }) => game.id === 'hidden-people')
  const count = (name: string) =>
    gameCommand({
      name: 'count',
      words: { en: counting, fr: counting },
      flags: { depth: whole('N', { or: 1 }) },
      withOptions: false,
      run({ terminal, flags }) {
        print(terminal, `${name} ${flags.depth}`)
        return 0
      },
    })
  const other = { ...(first as GameEntry).game, id: 'other-people' }
  const third = { ...(first as GameEntry).game, id: 'third-people' }
  const entries: GameEntry[] = [
    { ...(first as GameEntry), commands: [count('mine')] },
    { game: other, commands: [count('other')] },
    { game: third },
  ]
  const tell = async (...args: string[]) => {
    const { terminal, result } = fakeTerminal()
    return result(await runCli(args, terminal, entries))
  }

  test('each its own, even under one name', async () => {
    expect(await tell('count', 'hidden-people', '--depth', '3')).toEqual({
      code: 0,
      out: 'mine 3\n',
      err: '',
    })
    expect((await tell('count', '--depth', '2', 'other-people')).out).toBe('other 2\n')
  })

  test('and the help tells which', async () => {
    const { out } = await tell('--help')
    expect(out).toMatch(/^ {2}count hidden-people +Count$/m)
    expect(out).toMatch(/^ {2}count other-people +Count$/m)
  })

  test('another game has it not', async () => {
    const { code, err } = await tell('count', 'third-people')
    expect([code, err]).toEqual([2, 'undercrown: third-people has no count; it is for hidden-people\n'])
  })
})

test('a record can be written to a file', async () => {
  const { out } = await runCommandLine([
    'record',
    'hidden-people',
    '--players',
    '2',
    '--out',
    file('out.json'),
  ])
  expect(out).toBe('')
  expect((await runCommandLine(['verify', file('out.json')])).code).toBe(0)
})

test('the language follows the environment and the flag', async () => {
  const english = (await runCommandLine(['cards', 'hidden-people'])).out
  const french = (await runCommandLine(['cards', 'hidden-people', '--lang', 'fr'])).out
  expect(french).not.toBe(english)
  expect((await runCommandLine(['cards', 'hidden-people'], { env: { LANG: 'fr_FR.UTF-8' } })).out).toBe(
    french,
  )
  expect(
    (await runCommandLine(['cards', 'hidden-people'], { env: { LC_ALL: 'C', LANG: 'fr_FR' } })).out,
  ).toBe(english)
  expect(
    (await runCommandLine(['cards', 'hidden-people', '--lang', 'en'], { env: { LANG: 'fr' } })).out,
  ).toBe(english)
})

describe('verify says what was proved', () => {
  test('a fair deal', async () => {
    const { code, out } = await runCommandLine(['verify', file('good.json')])
    expect(code).toBe(0)
    expect(out).toMatch(
      /^\S+good.json: hidden-people, 2 players, played to its end; all \d+ moves are legal; all \d+ hashes match; the deal is proved fair to seats 1, 2, .*; no deal was dropped before it\n$/,
    )
  })

  test('a deal without seals', async () => {
    expect((await runCommandLine(['verify', file('unsealed.json')])).out).toMatch(
      /no nonce was sealed, .*\n$/,
    )
    expect((await runCommandLine(['verify', file('unsealed.json'), '--lang', 'fr'])).out).toMatch(
      /aucun nombre n’était scellé, .*\n$/,
    )
  })

  test('none', async () => {
    expect((await runCommandLine(['verify', file('plain.json')])).out).toMatch(/no fair deal in it\n$/)
  })
})

describe('replay', () => {
  test('tells everything, or only what one may know', async () => {
    const all = (await runCommandLine(['replay', file('good.json')])).out
    const first = (await runCommandLine(['replay', file('good.json'), '--seat', '1'])).out
    const anyone = (await runCommandLine(['replay', file('good.json'), '--public'])).out
    const secrets = (text: string) => text.match(/P\d looks at [^:\n]+: /g)?.length ?? 0
    expect(secrets(all)).toBeGreaterThan(secrets(first))
    expect(secrets(first)).toBeGreaterThan(0)
    expect(secrets(anyone)).toBe(0)
    expect(all).toMatch(/wins? with|share/)
  })

  test('one step, with the table after it', async () => {
    const { out } = await runCommandLine(['replay', file('good.json'), '--step', '1', '--seat', '1'])
    expect(out).toMatch(/^ {3}1 {2}P\d looks at/)
    expect(out).toContain('Draw pile')
    expect(out.split('\n').length).toBeLessThan(12)
  })

  test('in French, with every table', async () => {
    const { out } = await runCommandLine([
      'replay',
      file('good.json'),
      '--lang',
      'fr',
      '--tables',
      '--public',
    ])
    expect(out).toContain('La donne')
    expect(out.match(/Pioche/g)?.length).toBeGreaterThan(20)
  })
})

test('cards as JSON have both languages', async () => {
  const list = JSON.parse((await runCommandLine(['cards', 'hidden-people', '--json'])).out)
  expect(list.length).toBeGreaterThan(10)
  for (const card of list)
    expect(card).toMatchObject({
      id: expect.any(String),
      name: { en: expect.any(String), fr: expect.any(String) },
      text: { en: expect.any(String), fr: expect.any(String) },
    })
})
