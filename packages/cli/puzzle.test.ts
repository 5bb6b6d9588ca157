// Puzzles in a terminal: every kind is solved by its solution and refuted otherwise, in both languages.

import { langs, layTable } from '@undercrown/engine'
import { askedAbout, type Puzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { expect, test } from 'vitest'
import { games } from './games.ts'
import { runCli } from './run.ts'
import { fakeTerminal, runCommandLine } from './testing.ts'
import { displayWidth } from './wrap.ts'

/** One of each kind of every game, not the easiest. */
const some = (
  await Promise.all(
    puzzleGames.map(async ({ id }) => {
      const pack = await shippedPuzzles(id)
      const kinds = new Set(pack.map(({ kind }) => kind))
      return [...kinds].map((kind) => {
        const all = pack.filter((one) => one.kind === kind)
        return all[all.length >> 2] as Puzzle
      })
    }),
  )
).flat()

/** What is typed to solve it: the numbers of the options, or the name. */
async function typedFor(puzzle: Puzzle): Promise<string[]> {
  const [solution = []] = puzzle.solutions
  const about = askedAbout(puzzle)
  if (about !== undefined) return [(solution[0] ?? '').slice(about.length + 1)]
  const entry = games.find(({ game }) => game.id === puzzle.game)
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  if (!entry || !made) throw new Error('no such game')
  const table = await made.table?.()
  const at = layTable(entry.game, table?.layout?.(puzzle.position) ?? JSON.parse(puzzle.position), puzzle.id)
  const left = [...solution]
  const typed: string[] = []
  while (left.length > 0) {
    const choice = at.choices().find(({ seat }) => seat === puzzle.seat)
    const [other] = at.choices()
    if (!choice && other) {
      at.pick(other.seat, table?.reply?.(at.state) ?? 0)
      continue
    }
    const words =
      choice?.options.map((move) => table?.word?.(move) ?? JSON.stringify(entry.game.target(move))) ?? []
    const deed = left.find((word) => words.includes(word)) ?? 'end'
    const option = words.indexOf(deed)
    if (option < 0) throw new Error(`${deed} is not offered`)
    if (deed !== 'end') left.splice(left.indexOf(deed), 1)
    typed.push(String(option + 1))
    at.pick(puzzle.seat, option)
  }
  // The turn of Leaders goes on until it is ended.
  if (table?.reply && at.choices().some(({ seat }) => seat === puzzle.seat)) typed.push('end')
  return typed
}

const solve = (id: string, input: string, ...more: string[]) =>
  runCommandLine(['puzzle', '--id', id, ...more], { input })

test.each(some.map((one) => [one.game, one.kind, one] as const))(
  '%s, %s: solved by its solution, with the proof',
  async (_game, _kind, puzzle) => {
    const { code, out, err } = await solve(puzzle.id, `${(await typedFor(puzzle)).join('\n')}\n`)
    expect([err, code]).toEqual(['', 0])
    expect(out).toMatch(new RegExp(`, puzzle ${puzzle.id} `))
    expect(out).toMatch(
      /\nSolved!\nThe solution: .+\n[\s\S]*Proved \(.+: [\d,]+\)\.\nYour rating at this kind: 1,200 → 1,/,
    )
    expect(out).not.toMatch(/Not right/)
  },
)

test.each(some.map((one) => [one.game, one.kind, one] as const))(
  '%s, %s: a wrong answer is refuted, tried again and solved without a prize, in French and on narrow screens',
  async (_game, _kind, puzzle) => {
    const right = await typedFor(puzzle)
    const about = askedAbout(puzzle)
    const table = await puzzleGames.find(({ id }) => id === puzzle.game)?.table?.()
    const other = table?.naming?.(puzzle)?.names.find((name) => name !== right[0])
    const wrong =
      about !== undefined ? [other] : puzzle.game === 'leaders' ? ['end'] : await wrongPicks(puzzle)
    // What is watched is gone on with by Enter.
    const watched = (puzzle.watch ?? []).map(() => '\n').join('')
    const quick = fakeTerminal({
      input: `${watched}${['?', 'h', 'h', 'h', 'h', 't', ...wrong, ...right, 'q'].join('\n')}\n`,
      tty: true,
      columns: 50,
    })
    const code = await runCli(['--lang', 'fr', 'puzzle', '--id', puzzle.id], quick.terminal, games)
    const { out } = quick.result(code)
    expect(code).toBe(0)
    expect(out).toMatch(/Le thème\u00a0: /)
    expect(out).toMatch(/Il n’y a plus d’indice\./)
    expect(out).toMatch(
      /Ce n’est pas cela\. Voici pourquoi\u00a0:[\s\S]*Essayez encore\.[\s\S]*Résolu\u202f!/,
    )
    expect(out).toMatch(/Votre cote pour ce genre\u00a0: 1\s200 → 1\s[01]/)
    // Where a prompt stands, whoever types begins a new line.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the cursor is moved by control characters.
    for (const line of out.replace(/\u001b\[\d*[GJH]/g, '\n').split('\n'))
      expect([line, displayWidth(line) <= 50]).toEqual([line, true])
  },
)

/** Picks that come to a wrong answer, as they are typed: another first one, and whatever is asked then. */
async function wrongPicks(puzzle: Puzzle): Promise<string[]> {
  const entry = games.find(({ game }) => game.id === puzzle.game)
  const judge = await puzzleGames.find(({ id }) => id === puzzle.game)?.judge()
  if (!entry || !judge) throw new Error('no such game')
  const { game } = entry
  for (let first = 0; first < 20; first++) {
    const at = layTable(game, JSON.parse(puzzle.position), puzzle.id)
    const answer: string[] = []
    const typed: string[] = []
    for (let choice = at.choices()[0]; answer.length < (puzzle.solutions[0]?.length ?? 0); ) {
      const option = typed.length === 0 ? first : 0
      const move = choice?.seat === puzzle.seat ? choice.options[option] : undefined
      if (!move) break
      typed.push(String(option + 1))
      answer.push(JSON.stringify(game.target(move)))
      at.pick(puzzle.seat, option)
      choice = at.choices()[0]
    }
    try {
      if (!judge.judge(puzzle, answer).right) return typed
    } catch {}
  }
  throw new Error('nothing is wrong here')
}

test('the puzzles of the day come one for each game, and end', async () => {
  const { code, out } = await runCommandLine(['puzzle', '--daily'], { input: 's\n\ns\n\ns\n' })
  expect(code).toBe(0)
  expect(out.match(/, puzzle [0-9a-f]{10} /g)).toHaveLength(puzzleGames.length)
})

test('they come by kind, theme and strength, as long as there is input', async () => {
  const args = ['puzzle', 'leaders', '--kind', 'crown', '--theme', 'jump', '--rating', '1500', '--seed', 'x']
  const { code, out } = await runCommandLine(args, { input: 's\n\ns\n\nq\n' })
  expect(code).toBe(0)
  const ids = [...out.matchAll(/, puzzle ([0-9a-f]{10}) /g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(3)
  const pack = await shippedPuzzles('leaders')
  for (const id of ids) {
    const found = pack.find((one) => one.id === id)
    expect([found?.kind, found?.themes.includes('jump')]).toEqual(['crown', true])
  }
})

test('what ends too early, is not there or is no answer is said in one line', async () => {
  const [one] = some as [Puzzle]
  expect(await solve(one.id, '')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/nobody is there to solve it/),
  })
  expect(await solve(one.id, 'h\n')).toMatchObject({
    code: 1,
    err: 'undercrown: the input ended before the puzzle was solved\n',
  })
  const { code, err } = await runCommandLine(['--lang', 'fr', 'puzzle', '--id', 'ffffffffff'], {
    input: '1\n',
  })
  expect([code, err]).toEqual([1, expect.stringMatching(/^undercrown: ce problème n’existe pas/)])
  expect((await solve(one.id, 'nonsense\nq\n')).out).toMatch(/"nonsense" is not one of the answers/)
  for (const lang of langs)
    expect((await runCommandLine(['--lang', lang, 'puzzle', '--help'])).out).toMatch(
      /undercrown puzzle \[<\w+>\]/,
    )
})
