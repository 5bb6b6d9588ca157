import { type AnyGame, randomFrom, viewOf } from '@undercrown/engine'
import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { openPuzzle, type PuzzleSession } from './puzzle.ts'

interface Bench {
  readonly game: AnyGame
  one(kind: string): Puzzle
  open(puzzle: Puzzle): PuzzleSession
  /** Plays a deed as a player would: by its number. */
  does(session: PuzzleSession, word: string): ReturnType<PuzzleSession['play']>
}

async function bench(id: string): Promise<Bench> {
  const made = puzzleGames.find((one) => one.id === id)
  const game = await gameNamed(id)
  if (!made || !game) throw new Error(`there is no ${id}`)
  const [pack, judge, table] = [await shippedPuzzles(id), await made.judge(), await made.table?.()]
  const word = (move: object) => table?.word?.(move) ?? JSON.stringify(game.target(move))
  return {
    game,
    one: (kind) => pack.find((puzzle) => puzzle.kind === kind) as Puzzle,
    open: (puzzle) => openPuzzle(puzzle, game, judge, table),
    does: (session, wanted) =>
      session.play(session.now().part.choice?.options.findIndex((move) => word(move) === wanted) ?? -1),
  }
}

const [leaders, hiddenLeaders, hiddenPeople] = [
  await bench('leaders'),
  await bench('hidden-leaders'),
  await bench('hidden-people'),
]

describe.each([
  [leaders, 'crown'],
  [leaders, 'safe'],
  [leaders, 'two'],
  [hiddenLeaders, 'certain'],
  [hiddenLeaders, 'bet'],
  [hiddenPeople, 'last'],
] as const)('$game.id', ({ one, open, does }, kind) => {
  test(`${kind}: the solution is right, whatever is hinted leads there`, () => {
    const session = open(one(kind))
    while (!session.now().whole) {
      const { option } = session.hint(3)
      if (option === undefined) does(session, 'end')
      else session.play(option)
    }
    expect(session.judge()).toEqual({ right: true, refutation: [] })
    expect(session.solution().line.length).toBeGreaterThan(one(kind).solutions[0]?.length ?? 0)
  })
})

describe.each([
  [hiddenLeaders, 'certain'],
  [hiddenLeaders, 'bet'],
  [hiddenPeople, 'last'],
] as const)('$game.id', ({ game, one, open }, kind) => {
  test(`${kind}: a wrong answer is shown a world with its cards open, and what each comes to`, () => {
    const puzzle = one(kind)
    const session = open(puzzle)
    const first = session.hint(3).option
    const options = session.now().part.choice?.options ?? []
    const wrong = options.findIndex((_, i) => i !== first)
    let now = session.play(wrong)
    while (!now.whole) now = session.play(0)
    const { right, refutation, worlds } = session.judge()
    expect(right).toBe(false)
    expect(worlds?.failed).toBeGreaterThan(0)
    // Whoever looks knows every card that lies somewhere: those of the others too.
    const { state } = game.position(JSON.parse(puzzle.position), randomFrom(''))
    const seen = JSON.stringify(viewOf(game, state, puzzle.seat, 'mind'))
    expect(JSON.stringify(refutation[0]?.part).length).toBeGreaterThan(seen.length)
    expect(refutation.every(({ part }) => part.choice === undefined)).toBe(true)
    const { shares } = session.solution()
    expect(shares[0]).toMatchObject({ best: true, yours: false })
    expect(shares.filter(({ yours }) => yours)).toHaveLength(1)
    const numbers = shares.map(({ share = 0 }) => share)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    expect(shares.every(({ steps }) => steps.length > 0)).toBe(true)
  })
})

test.each(['remember', 'must'])(
  '%s: a card is named; hints leave four, then two, one of them right',
  (kind) => {
    const puzzle = hiddenPeople.one(kind)
    const session = hiddenPeople.open(puzzle)
    const { naming } = session.facts
    const right = puzzle.solutions[0]?.[0] ?? ''
    const answers = (names: readonly string[] = []) => names.map((name) => `${naming?.place}=${name}`)
    expect(session.now().part.choice).toBeUndefined()
    expect(() => session.play(0)).toThrow('not offered')
    expect(session.hint(1)).toEqual({})
    for (const [rung, count] of [
      [2, 4],
      [3, 2],
    ] as const) {
      const few = answers(session.hint(rung).names)
      expect(few).toHaveLength(count)
      expect(few).toContain(right)
    }
    const wrong = answers(naming?.names).find((one) => one !== right) ?? ''
    expect(session.name([wrong]).whole).toBe(true)
    const verdict = session.judge()
    expect(verdict.right).toBe(false)
    // What is shown then is what was to be seen before, and no more.
    expect(verdict.refutation).toHaveLength(kind === 'remember' ? (puzzle.watch?.length ?? 0) + 1 : 1)
    session.restart()
    session.name([right])
    expect(session.judge().right).toBe(true)
    expect(`${naming?.place}=${session.solution().name}`).toBe(right)
  },
)

test('what is to be remembered is watched, and shown nowhere afterwards', () => {
  const puzzle = hiddenPeople.one('remember')
  const session = hiddenPeople.open(puzzle)
  const watched = session.watch()
  expect(watched).toHaveLength((puzzle.watch?.length ?? 0) + 1)
  expect(watched[0]?.part.own).not.toEqual([])
  expect(session.now().part.own).toEqual([])
})

test('whose leader: how sure somebody is counts, and the odds are told at the end', () => {
  const puzzle = hiddenLeaders.one('leader-bet')
  const score = (...answer: string[]) => {
    const session = hiddenLeaders.open(puzzle)
    session.name(answer)
    return session.judge().score ?? 0
  }
  const [place, right] = (puzzle.solutions[0]?.[0] ?? '').split('=')
  const session = hiddenLeaders.open(puzzle)
  const names = session.facts.naming?.names ?? []
  const held = (sure: number) =>
    names.map(
      (name) => `${place}=${name}:${name === right ? sure : Math.round((100 - sure) / (names.length - 1))}`,
    )
  expect(score(...held(80))).toBeGreaterThan(score(...held(40)))
  session.name([`${place}=${names.find((name) => name !== right)}`])
  expect(session.judge()).toMatchObject({ right: false, refutation: [] })
  const { shares } = session.solution()
  expect(shares.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
  expect(shares.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1)
  expect(shares[0]?.name).toBe(right)
  expect(() => score(`${place}=nobody`)).toThrow('names no leader')
})

test('the answer is whole when the turn is over, and a wrong one is shown what beats it', () => {
  const { one, open, does } = leaders
  const session = open(one('safe'))
  expect(session.now().whole).toBe(false)
  expect(does(session, 'end').whole).toBe(true)
  const { right, refutation } = session.judge()
  expect(right).toBe(false)
  expect(refutation.length).toBeGreaterThan(1)
  expect(refutation.at(-1)?.outcome?.winners).toEqual([1 - one('safe').seat])
  // Nobody is asked in what is only looked at.
  expect(refutation.every(({ part }) => part.choice === undefined)).toBe(true)
})

test('deeds are taken back one by one, or all at once', () => {
  const session = leaders.open(leaders.one('two'))
  const start = session.now()
  session.play(0)
  session.play(0)
  expect(session.answer).toHaveLength(2)
  session.undo()
  expect(session.answer).toHaveLength(1)
  expect(session.restart()).toEqual(start)
  expect(session.undo()).toEqual(start)
})

test('what is not offered is refused, and changes nothing', () => {
  const session = leaders.open(leaders.one('crown'))
  for (const option of [-1, 1000, 0.5]) expect(() => session.play(option)).toThrow('not offered')
  expect(() => session.name(['row.0.0=1'])).toThrow('nothing is to be named')
  expect(session.answer).toEqual([])
})

test('nothing of the solution is told before', () => {
  const puzzle = leaders.one('crown')
  const session = leaders.open(puzzle)
  const told = JSON.stringify([session.facts, { ...session.now(), part: {} }])
  for (const deed of puzzle.solutions[0] ?? []) expect(told).not.toContain(deed)
})
