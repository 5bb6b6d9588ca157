// The solver against a search by the rules alone. SOAK=2000 tries that many positions.

import { below, randomFrom } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { lineOf } from './line.ts'
import { notationOf } from './notation.ts'
import { corePerft, turnPerft } from './perft.ts'
import { cardsOf } from './recruit.ts'
import { midGame, thrown } from './sample.ts'
import { clone } from './setup.ts'
import { solve } from './solve.ts'
import type { Side, State } from './state.ts'
import { choices, play } from './turn.ts'

const soak = Number(process.env['SOAK'] ?? 0)

/** Whether this side can force a win before the turn is over: nothing but the rules and a memory. */
function forces(state: State, me: Side, turn: number, memory: Map<string, boolean>): boolean {
  if (state.result) return state.result.winner === me
  if (state.turn !== turn || state.phase === 'banish') return false
  const key = [state.at, state.acted, state.last, state.phase, state.recruitsLeft].join()
  const known = memory.get(key)
  if (known !== undefined) return known
  const [choice] = choices(state)
  const wins = (choice?.options ?? []).map((move) => () => {
    const next = clone(state)
    play(next, choice?.seat as Side, move, () => {})
    return forces(next, me, turn, memory)
  })
  const won = choice?.seat === me ? wins.some((one) => one()) : wins.every((one) => one())
  memory.set(key, won)
  return won
}

/** Plays the line and says who won; every move of it must be offered. */
function winnerOf(start: State, line: readonly string[]): Side | null | undefined {
  const state = clone(start)
  for (const text of line) {
    const [choice] = choices(state)
    const move = choice?.options.find((one) => notationOf(one) === text)
    if (!choice || !move) throw new Error(`${text} is not offered in ${lineOf(layout(state))}`)
    play(state, choice.seat, move, () => {})
  }
  return state.result?.winner
}

test(`agrees with a brute-force search on ${soak || 200} random positions`, { timeout: 3_600_000 }, () => {
  const random = randomFrom('solver')
  let wins = 0
  for (let tried = 0; tried < (soak || 200); ) {
    const most = 2 + below(random, soak ? 4 : 2)
    const state = below(random, 3) === 0 ? midGame(random) : thrown(random, most)
    if (state.phase === 'banish' || cardsOf(state, state.toMove) > (soak ? 5 : 3)) continue
    // What the first of two recruitments turns up is a secret until then.
    if (state.options.mode === 'discovery' && state.recruitsLeft > 1) continue
    tried++
    const verdict = solve(state)
    const line = lineOf(layout(state))
    expect(`${line} ${verdict.win}`).toBe(`${line} ${forces(state, state.toMove, state.turn, new Map())}`)
    if (!verdict.win) continue
    wins++
    expect(winnerOf(state, verdict.line.map(notationOf)), line).toBe(state.toMove)
  }
  expect(wins).toBeGreaterThan(0)
})

test(`the search core counts like the rules on ${soak ? 10_000 : 300} random positions`, {
  timeout: 3_600_000,
}, () => {
  const random = randomFrom('core')
  for (let tried = 0; tried < (soak ? 10_000 : 300); ) {
    const state = below(random, 2) === 0 ? midGame(random) : thrown(random, 2 + below(random, 4))
    if (state.phase !== 'actions' && state.phase !== 'nemesis') continue
    tried++
    for (const depth of [1, 2, ...(tried % 50 === 0 ? [3] : [])]) {
      const line = `${lineOf(layout(state))} ${depth}`
      expect(`${line} ${corePerft(state, depth)}`).toBe(`${line} ${turnPerft(state, depth)}`)
    }
  }
})
