import { searchCore } from '@undercrown/bots/leaders'
import { randomFrom, shuffle } from '@undercrown/engine'
import {
  cellByName,
  layout,
  layoutOf,
  leaders,
  NEMESIS,
  notationOf,
  positionLine,
  type State,
} from '@undercrown/leaders'
import { lay } from '@undercrown/leaders/scenario'
import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import { type Puzzle, puzzleId } from '../puzzle.ts'
import { puzzleState } from './attempt.ts'
import { leadersJudge } from './judge.ts'
import { crown } from './kinds.ts'
import { tempting } from './tempting.ts'

/** All of them with SOAK. */
const MOST = process.env['SOAK'] === undefined ? 60 : 10_000
const shipped = shuffle(randomFrom('judge'), [...(await shippedPuzzles('leaders'))]).slice(0, MOST)
const { judge } = leadersJudge

function puzzle(kind: string, state: State): Puzzle {
  const position = positionLine(layout(state))
  const about = { game: 'leaders', kind, position, seat: state.toMove, solutions: [], themes: [], rating: 0 }
  return { id: puzzleId('leaders', kind, position), ...about, proof: { by: 'search', seen: 1 } }
}

/** Plays a line by the rules, from a position. */
function after(position: string, line: readonly string[]): State {
  const state = puzzleState(layoutOf(position))
  for (const text of line) {
    const [choice] = leaders.choices(state)
    const move = choice?.options.find((one) => notationOf(one) === text)
    if (!choice || !move) throw new Error(`${text} is not offered`)
    leaders.play(state, choice.seat, move, () => {})
  }
  return state
}

test('shipped solutions are right', () => {
  for (const one of shipped)
    for (const solution of one.solutions) expect(judge(one, solution)).toEqual({ right: true })
})

test('without its last deed none is, and what beats it can be played', () => {
  for (const one of shipped) {
    const { right, refutation } = judge(one, one.solutions[0]?.slice(0, -1) ?? [])
    expect(right).toBe(false)
    if (!refutation) throw new Error(`${one.id} is not refuted`)
    const end = after(refutation.position, refutation.line)
    // A crown still stands; and where there is a line, one's own falls.
    if (one.kind === 'crown' && refutation.line.length === 0) expect(end.result).toBeNull()
    else if (one.kind !== 'two') expect(end.result?.winner).toBe(1 - one.seat)
    // Either it is lost, or nothing wins any more.
    if (one.kind === 'two' && !end.result) expect(crown(searchCore(), end)).toBeUndefined()
  }
})

const pincer = ['Rc5-c6', 'Je5-e6']
const withNemesis = (cell: string) => puzzle('crown', lay(`l d1, r c5, j e5 | L d7, N ${cell}, m g4`))

test('order and idle deeds are free, and the end may be said', () => {
  const far = withNemesis('b3')
  expect(judge(far, pincer).right).toBe(true)
  expect(judge(far, [...pincer].reverse()).right).toBe(true)
  expect(judge(far, ['Ld1-d2', ...pincer]).right).toBe(true)
  const { right, refutation } = judge(far, ['Rc5-c6', 'end'])
  expect(right).toBe(false)
  expect(refutation?.position).toMatch(/^4\.2N2\.5r\.l5L\.4j1/)
})

test('an enemy Nemesis goes wherever it hurts', () => {
  const near = withNemesis('a4')
  expect(judge(near, pincer).right).toBe(true)
  const { right, refutation } = judge(near, ['Ld1-d2', ...pincer])
  expect(right).toBe(false)
  // She stands where the second of the two would have to.
  expect(after(refutation?.position ?? '', []).board[cellByName('c6')]).toBe(NEMESIS)
})

test('what the rules do not offer is no answer', () => {
  const far = withNemesis('b3')
  for (const answer of [['Rc5-a1'], ['Rc5-c6', 'Rc6-c5'], [...pincer, 'Ld1-d2'], ['end', 'Rc5-c6'], ['?']])
    expect(() => judge(far, answer)).toThrow('is not possible here')
  expect(() => judge({ ...far, kind: 'any' }, pincer)).toThrow('no such kind')
})

test('a crown that still stands is told what comes next, where that is sure', () => {
  const lines = shipped
    .filter(({ kind }) => kind === 'crown')
    .map((one) => judge(one, one.solutions[0]?.slice(0, -1) ?? []).refutation?.line ?? [])
  expect(lines.some((line) => line.length > 0)).toBe(true)
  expect(lines.some((line) => line.length === 0)).toBe(true)
})

test('weaker bots answer by the rules, always the same, and mostly wrong', () => {
  const tries = shipped.flatMap((one) =>
    tempting(one).map(({ level, answer }) => ({ level, answer, right: judge(one, answer).right })),
  )
  expect(new Set(tries.map(({ level }) => level))).toEqual(new Set([1, 2]))
  expect(tries.filter(({ right }) => !right).length).toBeGreaterThan(tries.length / 2)
  const [one] = shipped
  if (one) expect(tempting(one)).toEqual(tempting(one))
})
