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
    const talk = await puzzleGames.find(({ id }) => id === puzzle.game)?.talk()
    const { by, seen } = puzzle.proof
    const proof =
      talk?.proof?.(by, 'en', seen) ??
      `Proved by search; positions that were looked through: ${seen.toLocaleString('en')}.`
    const told = out.slice(out.search(/\nSolved!\nThe (solution|likeliest): /))
    expect(told.replaceAll('\n', ' ')).toContain(`${proof} Your rating at this kind: 1,200 → 1,`)
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
      /Ce n’est pas cela\. Voici pourquoi\u00a0:[\s\S]*Essayez encore\.[\s\S]*Résolue\u202f!/,
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
  const made = puzzleGames.find(({ id }) => id === puzzle.game)
  const judge = await made?.judge()
  if (!entry || !judge) throw new Error('no such game')
  const { game } = entry
  const table = await made?.table?.()
  for (let first = 0; first < 20; first++) {
    const at = layTable(game, JSON.parse(puzzle.position), puzzle.id)
    const answer: string[] = []
    const typed: string[] = []
    for (let choice = at.choices()[0]; answer.length < (puzzle.solutions[0]?.length ?? 0); ) {
      const option = typed.length === 0 ? first : 0
      const move = choice?.seat === puzzle.seat ? choice.options[option] : undefined
      // What changes nothing any more is not asked.
      if (!choice || !move || (typed.length > 0 && table?.isIdle?.(choice.ask))) break
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
  expect([code, err]).toEqual([1, expect.stringMatching(/^undercrown: cette énigme n’existe pas/)])
  expect((await solve(one.id, 'nonsense\nq\n')).out).toMatch(/"nonsense" is not one of the answers/)
  for (const lang of langs)
    expect((await runCommandLine(['--lang', lang, 'puzzle', '--help'])).out).toMatch(
      /undercrown puzzle \[<\w+>\]/,
    )
})

const first = async (game: string, fits: (puzzle: Puzzle) => boolean) =>
  (await shippedPuzzles(game)).find(fits) as Puzzle

test('the rungs tell a theme by its name, then who is next, then what is done', async () => {
  const { out } = await solve('2c6cb895ba', 'h\nh\nh\nh\nWb1*g2\nh\nq\n')
  expect(out).toMatch(/The theme: Leader pushed\. The enemy Leader itself can be pushed\. From nowhere\./)
  // Neither where from nor where to, nor which option it is.
  expect(out).toMatch(/\nNext: The Wanderer\n/)
  expect(out).toMatch(/\nIt is: \d+ {2}Wanderer b1 turns up on g2\nThere are no more hints\./)
  // What was paid for tells the next deed as well.
  expect(out).toMatch(/\nIt is: \d+ {2}Bruiser e2 takes f1 and pushes the Leader to g1\n/)
  const french = await runCommandLine(['--lang', 'fr', 'puzzle', '--id', '2c6cb895ba'], {
    input: 'h\nh\nq\n',
  })
  expect(french.out).toMatch(/Le thème\u00a0: Leader poussé\. Le Leader ennemi lui-même/)
  expect(french.out).toMatch(/\nEnsuite\u00a0: Le Rôdeur\n|\nEnsuite\u00a0: L[ae’]/)
})

test('a wrong turn of Leaders is told what is missing, or what the other side has left', async () => {
  const crown = await solve('2c6cb895ba', 'end\nq\n')
  expect(crown.out).toMatch(
    /This is why:[\s\S]*\nOne of two against the crown; free cells around it: 3\.\nTry again/,
  )
  const two = await first('leaders', ({ kind, proof }) => kind === 'two' && proof.seen < 10_000_000)
  expect((await solve(two.id, 'end\nq\n')).out).toMatch(
    /\n(The enemy has an answer after which you cannot win in your next turn|The enemy takes your crown first)\.\nTry again/,
  )
})

test('what counts is said with the task, exceptions and freedom included', async () => {
  const crown = await solve('2c6cb895ba', 'q\n')
  for (const word of ['Archer', 'Assassin', 'Cub'])
    expect(crown.out).toMatch(new RegExp(`this turn\\.\n.*${word}`))
  const safe = await first('leaders', ({ kind }) => kind === 'safe')
  expect((await solve(safe.id, 'q\n')).out).toMatch(/what else you do is free/)
})

test('who must count sees what there is to count, types values, and is told what rules one out', async () => {
  const must = await first('hidden-people', ({ kind, watch }) => kind === 'must' && !watch)
  const layout = JSON.parse(must.position)
  const { out } = await solve(must.id, 'q\n')
  expect(out).toMatch(new RegExp(`\n  Discard pile \\(${layout.discardPile.length}\\): .+\n`))
  expect(out).toMatch(/\n {2}In this game \(\d+\): .*\d\u00a0×\u00a012/)
  // A number is a value, and not the number of one.
  expect(out).toMatch(/\nType a value: −1 {2}0 {2}1 {2}2 /)
  expect(out).not.toMatch(/^\s*…$/m)
  const right = must.solutions[0]?.[0]?.split('=').slice(1).join('=')
  const wrong = ['2', '3'].find((value) => value !== right)
  const told = (await solve(must.id, `${wrong}\nq\n`)).out
  expect(told).toMatch(
    /This is why:\n(No \d+ is in this game|The only \d+ of this game is|All \d+ cards of value \d+ are|What you have seen rules out)/,
  )
  expect(told).not.toMatch(/100 %/)
  const sorted = await first('hidden-people', ({ kind, watch, solutions: [[text = ''] = []] }) =>
    Boolean(kind === 'must' && watch && !text.endsWith('=8')),
  )
  expect((await solve(sorted.id, '8\nq\n')).out).toMatch(
    /This is why:\nWhat you have seen rules out the value 8: /,
  )
})

test('only what wins in all worlds, or in none, is told as all or nothing; why it fails is told', async () => {
  const { out } = await solve('8ca0f90299', '2\n1\n')
  expect(out).toMatch(/\nIt fails in 1 % of all worlds; this is one\.\n/)
  expect(out).toMatch(
    /\nThe Undead rule\. Bram is Enned and counts 4 as you do, but has fewer heroes: 6, you 8\.\n/,
  )
  expect(out).toMatch(/\nIt wins in 100 % of all worlds, the next best answer in 99 %\.\n/)
})

test('whoever solves is “you”, and every sentence agrees with that', async () => {
  const length = ({ watch = [] }: Puzzle) => watch.length
  const [watched] = (await shippedPuzzles('hidden-people')).toSorted((a, b) => length(b) - length(a)) as [
    Puzzle,
  ]
  const french = (await runCommandLine(['--lang', 'fr', 'puzzle', '--id', watched.id], { input: 's\nq\n' }))
    .out
  expect(french).toMatch(/· Vous \p{L}+ez /u)
  expect(french).not.toMatch(
    /Vous (pioche|prend|défausse|remplace|met|utilise|regarde|était|tient)\b|tour de Vous/,
  )
  const english = (await solve(watched.id, 's\nq\n')).out
  expect(english).toMatch(/· You \p{L}+ /u)
  expect(english).not.toMatch(/You’s|You (\p{L}+(?<!s)s)\b/u)
})

test('the world that was laid out is not told: only the one in which the answer fails', async () => {
  const { game } = games.find((one) => one.game.id === 'hidden-people') as (typeof games)[number]
  let told = 0
  for (const puzzle of (await shippedPuzzles('hidden-people'))
    .filter(({ kind }) => kind === 'last')
    .slice(0, 30)) {
    const wrong = await wrongPicks(puzzle)
    const at = layTable(game, JSON.parse(puzzle.position), puzzle.id)
    for (const pick of wrong) at.pick(puzzle.seat, Number(pick) - 1)
    // Where the game is over with it, all cards of that world would be open.
    if (!at.outcome() || told >= 3) continue
    told++
    const { out } = await solve(puzzle.id, `${wrong.join('\n')}\nq\n`)
    expect(out.slice(0, out.indexOf('This is why:'))).not.toContain('All rows are revealed')
  }
  expect(told).toBeGreaterThan(0)
})

test('cards on the table are explained, artifacts too; a bet is told as what is likely; a list is punctuated', async () => {
  const artifact = await first('hidden-leaders', ({ position }) => position.includes('"artifacts":true'))
  const { out } = await solve(artifact.id, 'r\nq\n')
  const drawn = out.match(/\{([\p{L} ]+?) ●*\}/u)?.[1]
  expect(drawn).toBeDefined()
  expect(out).toMatch(new RegExp(`\n${drawn}: (Fast|Slow|Reaction)`))
  const bet = await first('hidden-leaders', ({ kind }) => kind === 'leader-bet')
  const given = (await solve(bet.id, 's\nq\n')).out
  expect(given).toMatch(/\nThe likeliest: \w+\nHow likely each is:\n +\d+ % {2}\w+ \(.+, .+\)\n/)
  // Where it says how likely each is, they come to all there is.
  const odds = [...given.matchAll(/\n +(\d+) % {2}\w/g)].map(([, percent]) => Number(percent))
  expect(Math.abs(odds.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(5)
  expect(odds).toEqual([...odds].sort((a, b) => b - a))
  const french = await runCommandLine(['--lang', 'fr', 'puzzle', '--id', '2c6cb895ba'], { input: 's\nq\n' })
  expect(french.out).toMatch(/La solution\u00a0: .+\u202f; /)
})
