// By nothing but the rules, plainly enumerated: the shipped solution is enough, and without any deed of it nothing is.

import { type Choice, randomFrom, shuffle } from '@undercrown/engine'
import { layoutOf, leaders, type Move, notationOf, type State } from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { shippedPuzzles } from '../games.ts'
import { puzzleState } from './attempt.ts'

const soak = process.env['SOAK'] !== undefined
const MOST = soak ? 1000 : 4
/** Small enough to be gone through by the rules alone. */
const SMALL = 30_000

/** Whether the side to move forces a win in this turn by moves that are allowed. */
function forces(start: State, allows: (notation: string) => boolean): boolean {
  const { turn, toMove: me } = start
  const known = new Map<string, boolean>()
  const wins = (state: State): boolean => {
    if (state.result) return state.result.winner === me
    if (state.turn !== turn) return false
    const key = `${state.at} ${state.acted} ${state.last} ${state.phase} ${state.recruitsLeft}`
    const before = known.get(key)
    if (before !== undefined) return before
    const { seat, options } = leaders.choices(state)[0] as Choice<Move>
    const follow = (move: Move) => {
      const next = leaders.clone(state)
      leaders.play(next, seat, move, () => {})
      return wins(next)
    }
    const won =
      seat === me
        ? options.some((move) => (move.kind === 'end' || allows(notationOf(move))) && follow(move))
        : options.every(follow)
    known.set(key, won)
    return won
  }
  return wins(start)
}

const crowns = (await shippedPuzzles('leaders')).filter(
  ({ kind, proof }) => kind === 'crown' && proof.seen < SMALL,
)
const sample = shuffle(randomFrom('rules'), [...crowns]).slice(0, MOST)

test.each(sample)('$id', { timeout: 600_000 }, ({ position, solutions: [deeds = []] }) => {
  const state = puzzleState(layoutOf(position))
  expect(forces(state, (move) => deeds.includes(move))).toBe(true)
  for (const deed of deeds) expect(forces(state, (move) => move !== deed)).toBe(false)
})
