import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { GameEntry } from '../game-entry.ts'
import { games } from '../games.ts'
import { openSession } from '../session.ts'
import { runCommandLine } from '../testing.ts'

const entry = games.find(({ game }) => game.id === 'leaders') as GameEntry

function session() {
  const answer = openSession(entry)
  return (command: object) => JSON.parse(answer(JSON.stringify(command)))
}

const piece = (who: string, character: string, q: number, r: number, acted = false) => ({
  who,
  character,
  q,
  r,
  acted,
})

/** A Bruiser on e4 with a Rider above it. */
const pieces = [
  piece('black', 'leader', -3, 3),
  piece('white', 'leader', -3, 0),
  piece('white', 'rider', 1, -2),
  piece('black', 'bruiser', 1, -1),
]

describe('the engine protocol of Leaders', () => {
  test('a position as JSON comes back as it was laid', () => {
    const say = session()
    const position = {
      mode: 'discovery',
      first: 'white',
      toMove: 'black',
      phase: 'actions',
      turn: 5,
      pieces,
      last: null,
      visible: ['vizier', 'archer', 'hermit-and-cub'],
      pile: ['nemesis', 'acrobat'],
      banished: [],
      recruitsLeft: 1,
      secondBanishDone: true,
    }
    expect(say({ cmd: 'position', position })).toMatchObject({ ok: true, game: 'leaders', seats: 2 })
    expect(say({ cmd: 'state' })).toEqual({ state: position })
  })

  test('a position as one line is the same', () => {
    const say = session()
    say({ cmd: 'position', position: 'l2L.5.6.7.3bR1.5.4_b' })
    expect(say({ cmd: 'state' }).state.pieces).toEqual(pieces)
  })

  test('legal actions are told with their effects, in the order of the picks', () => {
    const say = session()
    say({ cmd: 'position', position: { pieces } })
    const { actions } = say({ cmd: 'legal' })
    expect(actions).toContainEqual({
      kind: 'action',
      notation: 'Be4*e5,Re5-e6',
      actor: { who: 'black', character: 'bruiser', q: 1, r: -1 },
      ability: true,
      effects: [
        { who: 'black', character: 'bruiser', from: [1, -1], to: [1, -2] },
        { who: 'white', character: 'rider', from: [1, -2], to: [1, -3] },
      ],
    })
    expect(actions.at(-1)).toEqual({ kind: 'end', notation: 'end' })
    const { choices } = say({ cmd: 'choices' })
    const words = choices[0].options.map((option: { target: { word: string } }) => option.target.word)
    expect(words).toEqual(actions.map((action: { notation: string }) => action.notation))
  })

  test('recruitments, banishments and the Nemesis', () => {
    const say = session()
    const only = [piece('black', 'leader', -3, 3), piece('white', 'leader', -3, 0)]
    say({ cmd: 'position', position: { pieces: only, phase: 'recruit', visible: ['hermit-and-cub'] } })
    expect(say({ cmd: 'legal' }).actions).toContainEqual({
      kind: 'recruit',
      notation: '+Hd1,Uf1',
      card: 'hermit-and-cub',
      at: [
        [0, 3],
        [2, 1],
      ],
    })
    say({ cmd: 'position', position: { pieces: only, phase: 'banish', visible: ['nemesis', 'rider'] } })
    expect(say({ cmd: 'legal' }).actions).toEqual([
      { kind: 'banish', notation: 'xN', card: 'nemesis' },
      { kind: 'banish', notation: 'xR', card: 'rider' },
    ])
    const hunted = [...only, piece('white', 'nemesis', 0, 0)]
    say({ cmd: 'position', position: { pieces: hunted, phase: 'nemesis' } })
    expect(say({ cmd: 'choices' }).choices[0].seat).toBe(1)
    expect(say({ cmd: 'legal' }).actions).toContainEqual({
      kind: 'nemesis',
      notation: 'Nd4-d6',
      effects: [{ who: 'white', character: 'nemesis', from: [0, 0], to: [0, -2] }],
    })
  })

  test('solve and perft', () => {
    const say = session()
    say({ cmd: 'position', position: '4.5.6.3Lr2.1w4.5.l3_ba' })
    const { win, line } = say({ cmd: 'solve', maxMs: 2000 })
    expect(win).toBe(true)
    expect(line).toHaveLength(1)
    expect(line[0]).toMatchObject({ kind: 'action', notation: 'We2-d3' })
    say({ cmd: 'position', position: '4.5.6.l5L.6.5.4_ba' })
    expect(say({ cmd: 'solve' })).toEqual({ win: false })
    expect(say({ cmd: 'perft', depth: 2 })).toEqual({ depth: 2, nodes: 16 })
  })

  test('several Cubs stand in the way, as JSON and as one line', () => {
    const say = session()
    const cubs = [piece('white', 'cub', 0, 1), piece('black', 'cub', -1, -1), piece('white', 'cub', 2, -1)]
    expect(say({ cmd: 'position', position: { pieces: [...pieces, ...cubs] } })).toMatchObject({ ok: true })
    expect(say({ cmd: 'state' }).state.pieces).toEqual([...pieces, ...cubs])
    const { nodes } = say({ cmd: 'perft', depth: 1 })
    expect(say({ cmd: 'legal' }).actions).toHaveLength(nodes)
    // The Leader has one cell left, and whoever fills it needs not count.
    say({ cmd: 'position', position: '4.5.5U.l4UL.4u1.5.4_ba' })
    const { win, line } = say({ cmd: 'solve', maxMs: 2000 })
    expect([win, line.map(({ notation }: { notation: string }) => notation)]).toEqual([true, ['Ue5-e6']])
    say({ cmd: 'play', seat: 0, pick: say({ cmd: 'legal' }).actions.length - 1 })
    expect(say({ cmd: 'solve' })).toEqual({ win: false })
  })

  test('a finished game says who won and why', () => {
    const say = session()
    say({ cmd: 'position', position: '4.5.6.3Lr2.1w4.5.l3_ba' })
    const { choices } = say({ cmd: 'choices' })
    const pick = choices[0].options.findIndex(
      (option: { target: { word: string } }) => option.target.word === 'We2-d3',
    )
    say({ cmd: 'play', seat: 0, pick })
    expect(say({ cmd: 'state' }).state).toMatchObject({ winner: 'black', reason: 'captured' })
    expect(say({ cmd: 'legal' })).toEqual({ actions: [] })
    expect(say({ cmd: 'outcome' })).toEqual({ outcome: { winners: [0], reason: 'captured' } })
  })

  test.each<[command: object, error: RegExp]>([
    [{ cmd: 'legal' }, /no game yet/],
    [{ cmd: 'position' }, /one line of text or an object/],
    [{ cmd: 'position', position: '{' }, /neither one line nor JSON/],
    [{ cmd: 'position', position: 'nonsense' }, /wrong number of cells|no character/],
    [{ cmd: 'position', position: {} }, /must hold black's leader/],
  ])('%j is refused in words', (command, error) => {
    expect(session()(command)).toEqual({ error: expect.stringMatching(error) })
  })

  test('bad numbers are refused in words', () => {
    const say = session()
    say({ cmd: 'new' })
    expect(say({ cmd: 'perft', depth: 'deep' })).toEqual({ error: expect.stringMatching(/"depth" must be/) })
    expect(say({ cmd: 'solve', maxMs: -1 })).toEqual({ error: expect.stringMatching(/"maxMs" must be/) })
  })
})

describe('commands', () => {
  test('perft counts a position', async () => {
    const line = ['perft', 'leaders', '--position', '4.5.6.l5L.6.5.4', '--depth', '3']
    expect((await runCommandLine(line)).out).toBe('84\n')
    expect((await runCommandLine([...line, '--json'])).out).toBe('{"depth":3,"nodes":84}\n')
  })

  test('solve answers in notation', async () => {
    const solve = async (position: string) =>
      (await runCommandLine(['solve', 'leaders', '--position', position])).out
    expect(await solve('4.5.6.3Lr2.1w4.5.l3_ba')).toBe('win: We2-d3\n')
    expect(await solve('4.5.6.l5L.6.5.4_ba')).toBe('no win this turn\n')
    expect(await solve('4.5.5U.l4UL.4u1.5.4_ba')).toBe('win: Ue5-e6\n')
    expect(await solve('4.5.4r1.l5L.4r1.5.4_ba')).toMatch(/^win: R.* R/)
  })

  test('the solver can be measured', async () => {
    const { out } = await runCommandLine(['solve', 'leaders', '--bench', '5', '--json'])
    expect(JSON.parse(out)).toMatchObject({ positions: 5, ms: { median: expect.any(Number) } })
  })

  test('bad positions end with one line', async () => {
    const { code, err } = await runCommandLine(['perft', 'leaders', '--position', 'x', '--depth', '1'])
    expect(code).toBe(1)
    expect(err).toMatch(/^undercrown: .*\n$/)
  })

  test('simulate tells shares of the first player, of each recruit and of each pair', async () => {
    const { out } = await runCommandLine(['simulate', 'leaders', '--games', '60'])
    for (const heading of [
      /Ending, times per game\n/,
      /First player, times/,
      /Recruited, times/,
      /Pair, times/,
    ])
      expect(out).toMatch(heading)
  })
})

describe('puzzles of one turn and of two', () => {
  test('a level solves what it sees; only level 5 must solve all of one turn', async () => {
    const weak = await runCommandLine(['tactics', 'leaders', '--level', 'L1', '--first', '6', '--json'])
    expect(weak.code).toBe(0)
    const { figures, failed } = JSON.parse(weak.out)
    expect(figures.map(({ puzzles }: { puzzles: number }) => puzzles)).toEqual([6, 6, 6])
    expect(failed.length).toBeGreaterThan(0)
    const strong = await runCommandLine(['tactics', 'leaders', '--first', '3'])
    expect(strong).toMatchObject({
      code: 0,
      out: 'L5 win: 3 of 3 solved\nL5 avoid: 3 of 3 solved\nL5 win in two: 3 of 3 solved\n',
    })
  })

  test('level 5 finds wins whatever it is given to think with; level 4 does not', async () => {
    const wins = ['tactics', 'leaders', '--kind', 'win', '--nodes', '1', '--first', '20']
    expect(await runCommandLine(wins)).toMatchObject({ code: 0, out: 'L5 win: 20 of 20 solved\n' })
    expect((await runCommandLine([...wins, '--level', 'L4'])).out).toMatch(/not solved: win /)
  })
})

test('the example of Leaders in docs/engine-protocol.md is what the engine answers', async () => {
  const path = fileURLToPath(new URL('../../../docs/engine-protocol.md', import.meta.url))
  const answer = openSession(entry)
  const [before = '', spoken = '', after = ''] = readFileSync(path, 'utf8').split(
    /(?<=<!-- a session of Leaders -->\n\n```text\n)|(?=```\n\n<!-- end of the session of Leaders -->)/,
  )
  const commands = spoken.split('\n').filter((line) => line.startsWith('> '))
  expect(commands.length).toBeGreaterThan(4)
  const again = commands.map((line) => `${line}\n< ${answer(line.slice(2))}\n`).join('')
  await expect(`${before}${again}${after}`).toMatchFileSnapshot(path)
})
