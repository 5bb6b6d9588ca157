// The no-leak law for puzzles: the position lays out one world of those that fit what the seat knows. In another of
// them, not one byte differs of what the worker tells the page, as long as the seat has learned nothing new; nor does a
// verdict differ, a refutation or what answers come to, for these are about all worlds.

import { type AnyGame, randomFrom, same, viewOf } from '@undercrown/engine'
import type { Puzzle, PuzzleJudge, PuzzleTable } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { openPuzzle } from './puzzle.ts'

interface Rules {
  readonly game: AnyGame
  readonly judge: PuzzleJudge
  readonly table: PuzzleTable | undefined
  readonly pack: readonly Puzzle[]
}

async function rulesOf(id: string): Promise<Rules> {
  const made = puzzleGames.find((one) => one.id === id)
  const game = await gameNamed(id)
  if (!made || !game) throw new Error(`there is no ${id}`)
  return { game, judge: await made.judge(), table: await made.table?.(), pack: await shippedPuzzles(id) }
}

/** Another world with the same view for the seat; undefined where chance found none, or where the moves differ. */
function otherWorld(game: AnyGame, puzzle: Puzzle, seed: string): Puzzle | undefined {
  const written = JSON.parse(puzzle.position)
  // What a position leaves out, as a Harbor that nobody knows, is left out of the other one.
  const layout = (state: unknown) =>
    JSON.stringify(Object.fromEntries(Object.entries(game.layout(state)).filter(([name]) => name in written)))
  const { state } = game.position(written, randomFrom(''))
  const view = viewOf(game, state, puzzle.seat, 'mind')
  const world = game.imagine(view, randomFrom(seed))
  const position = layout(world)
  const again = game.position(JSON.parse(position), randomFrom(''))
  expect(same(viewOf(game, again.state, puzzle.seat, 'mind'), view)).toBe(true)
  return position === layout(state) ? undefined : { ...puzzle, position }
}

/** All that a page is sent while somebody tries this and that and sees nothing new, and what is judged in the end. */
function messages({ game, judge, table }: Rules, puzzle: Puzzle): readonly string[] {
  const session = openPuzzle(puzzle, game, judge, table)
  const said: unknown[] = [session.facts, session.watch(), session.now()]
  for (const rung of [1, 2, 3]) said.push(session.hint(rung))
  const { naming } = session.facts
  if (naming) {
    for (const name of naming.names.slice(0, 2)) {
      said.push(session.name([`${naming.place}=${name}`]), session.judge())
    }
  } else {
    const { option = 0 } = session.hint(3)
    const wrong = option === 0 ? 1 : 0
    said.push(session.restart())
    // What is seen after a pick may be new: the pick itself, and what is judged of it, is not.
    const { answer, whole } = session.play(wrong)
    said.push(answer)
    if (whole) said.push(session.judge())
  }
  said.push(session.solution().shares)
  return said.map((one) => JSON.stringify(one))
}

/** So many puzzles of each kind, of those that are looked at. */
const PAIRS = 2
const SOME = 12
/** Where all is watched, or one world is left: then there is no other one. */
const sole: readonly string[] = ['remember', 'must']
const EXCERPT = 60

/** Where the first message differs, and how: they are long. */
function firstApart(ones: readonly string[], others: readonly string[]): string | undefined {
  for (const [i, one] of ones.entries()) {
    const other = others[i] ?? ''
    if (one === other) continue
    const at = [...one].findIndex((letter, n) => letter !== other[n])
    const part = (text: string) => text.slice(Math.max(0, at - EXCERPT), at + EXCERPT)
    return `message ${i}: ${part(one)} / ${part(other)}`
  }
  return undefined
}

describe.each(['hidden-leaders', 'hidden-people'])('%s', async (id) => {
  const rules = await rulesOf(id)
  const kinds = [...new Set(rules.pack.map(({ kind }) => kind))]

  test.each(kinds)('%s: two worlds that the seat cannot tell apart give the same messages', (kind) => {
    // What is watched was dealt by what the seat sees: of that, the next test.
    const pairs = rules.pack
      .filter((one) => one.kind === kind && one.watch === undefined)
      .slice(0, SOME)
      .flatMap((puzzle) => {
        const other = otherWorld(rules.game, puzzle, `another world of ${puzzle.id}`)
        return other ? [{ puzzle, other }] : []
      })
      .slice(0, PAIRS)
    if (!sole.includes(kind)) expect(pairs.length).toBe(PAIRS)
    for (const { puzzle, other } of pairs)
      expect(firstApart(messages(rules, puzzle), messages(rules, other)), puzzle.id).toBeUndefined()
  })
})

test('hidden-people: cards that are never seen while turns are watched change places, and nothing told does', async () => {
  const rules = await rulesOf('hidden-people')
  const puzzle = rules.pack.find(({ kind }) => kind === 'remember') as Puzzle
  const layout = JSON.parse(puzzle.position) as { drawPile: { value: unknown }[] }
  // The bottom of the draw pile, which nobody comes to.
  const [a, b] = [layout.drawPile[0], layout.drawPile.find((one) => one.value !== layout.drawPile[0]?.value)]
  const drawPile = layout.drawPile.map((one) => (one === a ? b : one === b ? a : one))
  const other = { ...puzzle, position: JSON.stringify({ ...layout, drawPile }) }
  expect(other.position).not.toBe(puzzle.position)
  expect(firstApart(messages(rules, puzzle), messages(rules, other))).toBeUndefined()
})
