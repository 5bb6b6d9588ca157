import { type AnyView, langs } from '@undercrown/engine'
import { hiddenLeaders, type Options, type State, threshold } from '@undercrown/hidden-leaders'
import type { Puzzle } from '@undercrown/puzzles'
import { puzzleGames, shippedPuzzles } from '@undercrown/puzzles/games.ts'
import { worldWords } from '@undercrown/puzzles/hidden-leaders/talk.ts'
import { expect, test } from 'vitest'
import { puzzles as said } from '../hidden-leaders/puzzles.ts'
import type { Scene } from '../table/screen.ts'
import { openPuzzle, type PuzzleSession } from './puzzle.ts'

const made = puzzleGames.find(({ id }) => id === 'hidden-leaders')
const [judge, table] = [await made?.judge(), await made?.table?.()]
const pack = (await shippedPuzzles('hidden-leaders')).filter(({ kind }) => kind !== 'leader-bet')

/** Every answer that there is to give. */
function* answersTo(session: PuzzleSession, picks: readonly number[] = []): Iterable<readonly string[]> {
  const asked = () => {
    session.restart()
    for (const pick of picks) session.play(pick)
    return session.now()
  }
  const { part, whole } = asked()
  if (whole) return yield session.answer
  for (const pick of part.choice?.options.keys() ?? []) yield* answersTo(session, [...picks, pick])
}

/** As it is pointed at: which hero it is, where it lies face down, is another matter in each world. */
function pointed(text: string): string {
  const { card, ...place } = JSON.parse(text)
  return JSON.stringify(Object.entries(place.zone === 'down' ? place : { ...place, card }).sort())
}

test('whatever is answered wrongly is shown to fail: just that, by the rules, and in words that are so', () => {
  let shown = 0
  for (const puzzle of pack) {
    const session = openPuzzle(puzzle, hiddenLeaders as never, judge as never, table)
    const names = Array.from({ length: session.facts.seats }, (_, seat) => `Player ${seat}`)
    for (const answer of answersTo(session)) {
      const verdict = judge?.judge(puzzle as Puzzle, answer)
      if (!verdict?.refutation) continue
      shown++
      const { line } = verdict.refutation
      expect(line.slice(0, answer.length).map(pointed)).toEqual(answer.map(pointed))
      const frames = session.judge().refutation
      expect(frames).toHaveLength(line.length + 1)
      const { part, outcome } = frames.at(-1) as (typeof frames)[number]
      const view = part as AnyView
      const { up, seats, options } = view.open as State
      const most = threshold(options as Options, seats)
      expect(outcome !== undefined).toBe(up.some(({ length }) => length >= most))
      for (const lang of langs) {
        const scene = { seat: puzzle.seat, names, view, outcome, standing: undefined } as unknown as Scene
        const why = said.why?.(puzzle.kind, scene, lang, { worlds: verdict.refutation.worlds }) ?? ''
        const [winner] = outcome?.winners ?? []
        if (!outcome) expect(why).toBe(worldWords[lang].goesOn)
        else if (winner === undefined) expect(why).toContain(worldWords[lang].nobody)
        else expect(why).toContain(`${names[winner]} ${lang === 'en' ? 'is' : 'est'}`)
      }
    }
  }
  expect(shown).toBeGreaterThan(4 * pack.length)
})
