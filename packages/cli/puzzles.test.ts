import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercrown-puzzles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const puzzle = {
  id: 'f4c75594cc',
  game: 'leaders',
  kind: 'crown',
  position: 'mc2.2L2.5B.l1GA3.6.1s3.2j1_wa_6_dw_-_NPW_RHIQTV_-_1_0',
  seat: 1,
  solutions: [['Lb3-c3', 'Ad4*d2', 'Gd3*c1']],
  rating: 1790,
  themes: ['jump', 'rally'],
  proof: { by: 'search', seen: 4472 },
}

function fileOf(name: string, ...lines: readonly unknown[]): string {
  const file = join(folder, name)
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

test('proofs are checked again, and one that fails is named', async () => {
  const good = await runCommandLine(['puzzles', 'prove', fileOf('good', puzzle)])
  expect(good.code).toBe(0)
  expect(good.out).toMatch(/^1 puzzles, 0 not proved, \d+ s\n$/)
  const wrong = { ...puzzle, solutions: [['Lb3-c3']] }
  const nowhere = { ...puzzle, position: 'nowhere' }
  const bad = await runCommandLine(['puzzles', 'prove', fileOf('bad', puzzle, wrong, nowhere)])
  expect(bad.code).toBe(1)
  expect(bad.out).toMatch(/not proved: leaders crown f4c75594cc, mc2[\s\S]*3 puzzles, 2 not proved/)
  const broken = await runCommandLine(['puzzles', 'prove', fileOf('broken', puzzle, { id: 'x' })])
  expect(broken.code).not.toBe(0)
  expect(broken.err).toMatch(/broken: line 2 is no puzzle\n$/)
})

test('some of what is shipped is proved without a file', async () => {
  const { code, out } = await runCommandLine(['puzzles', 'prove', '--sample', '5', '--seed', 'cli'])
  expect(out).toMatch(/^5 puzzles, 0 not proved/)
  expect(code).toBe(0)
})

test('what is shipped is listed, whole as JSON', async () => {
  const { out } = await runCommandLine(['puzzles', 'list', 'leaders', '--json'])
  const all = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const one of all) expect(Object.keys(one)).toEqual(expect.arrayContaining(Object.keys(puzzle)))
  expect(all.map(({ rating }) => rating)).toEqual(all.map(({ rating }) => rating).sort((a, b) => a - b))
  const safe = await runCommandLine(['puzzles', 'list', 'leaders', '--kind', 'safe'])
  const count = all.filter(({ kind }) => kind === 'safe').length
  expect(safe.out.trim().split('\n').at(-1)).toBe(
    `${count.toLocaleString('en')} of ${all.length.toLocaleString('en')} puzzles`,
  )
})

test('games give the same puzzles every time, and a file is gone on with', async () => {
  const out = join(folder, 'made')
  const make = ['puzzles', 'make', 'leaders', '--first', '2', '--kind', 'crown', '--out', out]
  expect((await runCommandLine([...make, '--games', '1'])).out).toMatch(/^1 puzzles from 1 games/)
  const once = readFileSync(out, 'utf8')
  expect(JSON.parse(once)).toMatchObject({ id: 'ec4e7ca900', from: '2', kind: 'crown' })
  expect((await runCommandLine([...make, '--games', '1'])).out).toMatch(/^0 puzzles from 1 games/)
  expect(readFileSync(out, 'utf8')).toBe(once)
  const printed = await runCommandLine([
    'puzzles',
    'make',
    'leaders',
    '--first',
    '2',
    '--games',
    '1',
    '--kind',
    'crown',
  ])
  expect(printed.out).toBe(once)
})

test('a file that was broken off within a game has in the end what it would have had', async () => {
  const out = join(folder, 'half')
  const make = ['puzzles', 'make', 'leaders', '--first', '700002', '--games', '1', '--out', out]
  expect((await runCommandLine(make)).out).toMatch(/^2 puzzles/)
  const whole = readFileSync(out, 'utf8')
  writeFileSync(out, whole.slice(0, whole.indexOf('\n') + 1))
  expect((await runCommandLine(make)).out).toMatch(/^1 puzzles/)
  expect(readFileSync(out, 'utf8')).toBe(whole)
})

test('they are rated and packed from files', async () => {
  const file = fileOf('rated', { ...puzzle, rating: 1, themes: [] })
  const rated = await runCommandLine(['puzzles', 'rate', file])
  expect(JSON.parse(rated.out)).toMatchObject({ rating: 1648, themes: ['jump', 'rally'] })
  const out = join(folder, 'packed')
  const packed = await runCommandLine(['puzzles', 'pack', fileOf('twice', puzzle, puzzle), '--out', out])
  expect(packed.out).toBe('1 of 2 puzzles packed\n')
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(puzzle)
})

test('what there is not is refused in words, in both languages', async () => {
  const kind = await runCommandLine(['puzzles', 'make', 'leaders', '--kind', 'mate'])
  expect(kind.err).toBe('undercrown: there are no puzzles of the kind "mate"; there are crown, safe, two\n')
  const chess = fileOf('chess', { ...puzzle, game: 'chess' })
  const game = await runCommandLine(['--lang', 'fr', 'puzzles', 'rate', chess])
  expect(game.err).toBe('undercrown: il n’y a pas encore d’énigmes de chess\n')
})

test('without a command of their own, puzzles are told which there are', async () => {
  for (const args of [['puzzles'], ['puzzles', '--help'], ['help', 'puzzles']]) {
    const { code, out } = await runCommandLine(args)
    expect(code).toBe(0)
    for (const name of ['list', 'prove', 'make', 'rate', 'pack']) expect(out).toContain(`puzzles ${name} `)
    expect(out).not.toContain('simulate')
  }
  const { code, err } = await runCommandLine(['puzzles', 'prov'])
  expect([code, err]).toEqual([
    2,
    'undercrown: unknown command "puzzles prov"; did you mean "puzzles prove"?\n',
  ])
})

test('what is listed has every field that programs are promised', async () => {
  const { out } = await runCommandLine(['puzzles', 'list', 'hidden-people', '--json'])
  const [one] = out.split('\n')
  const fields = ['id', 'kind', 'position', 'seat', 'solutions', 'rating', 'themes', 'proof']
  expect(Object.keys(JSON.parse(one ?? ''))).toEqual(expect.arrayContaining(fields))
})
