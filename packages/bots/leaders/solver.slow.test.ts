// The solver against a search by the rules alone. SOAK=2000 tries that many positions.

import { below, randomFrom } from '@undercrown/engine'
import {
  ASSASSIN,
  cards,
  layout,
  layoutOf,
  leaders,
  midGame,
  NEMESIS,
  notationOf,
  type Piece,
  pieceOf,
  piecesOf,
  positionLine,
  type Side,
  type State,
  thrown,
} from '@undercrown/leaders'
import { lay, moves } from '@undercrown/leaders/scenario'
import { describe, expect, test } from 'vitest'
import { toOf } from './action-code.ts'
import { createCore } from './core.ts'
import { solve as solveWith } from './solver.ts'
import type { WinLimits } from './win-search.ts'

const { choices, clone, play } = leaders
const core = createCore()
const {
  at,
  isLeaderLost,
  isPairOpen,
  load,
  MOVER,
  make,
  now,
  placeHi,
  placeLo,
  side,
  turnKey,
  unmake,
  walkTo,
} = core.position
const { codes, pursue } = core.generator
const { countReplies, countTurn, isBarred, isProvoking, reachAll } = core.legality

const solve = (state: State, limits: WinLimits = {}) => solveWith(core, state, limits)

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

/** The same without recruits by the search core, which counts like the rules: quick enough for full teams. */
function forcesByCore(start: number, memory: Map<string, boolean>): boolean {
  const key = `${placeLo()} ${placeHi()} ${turnKey()} ${isPairOpen()}`
  const known = memory.get(key)
  if (known !== undefined) return known
  const end = reachAll(start)
  let won = false
  for (let i = start; i < end && !won; i++) {
    const code = codes[i] as number
    make(code)
    won = !isBarred(code, end) && wonAfter(code, end, memory)
    unmake(code)
  }
  memory.set(key, won)
  return won
}

function plainly(state: State): boolean {
  load(state)
  return forcesByCore(0, new Map())
}

function wonAfter(code: number, start: number, memory: Map<string, boolean>): boolean {
  const me = now[MOVER] as Side
  if (isLeaderLost(1 - me)) return true
  const end = isProvoking(code) ? pursue(start) : start
  if (end === start) return forcesByCore(start, memory)
  const owner = side[NEMESIS] as Side
  const back = at[NEMESIS] as number
  const replies = Array.from(codes.slice(start, end), (reply) => () => {
    walkTo(NEMESIS, toOf(reply))
    const won = isLeaderLost(owner)
      ? owner !== me
      : isLeaderLost(1 - owner)
        ? owner === me
        : forcesByCore(end, memory)
    walkTo(NEMESIS, back)
    return won
  })
  return owner === me ? replies.some((one) => one()) : replies.every((one) => one())
}

/** Sequences of so many decisions without leaving the actions of this turn, by the rules … */
function turnPerft(state: State, depth: number, turn: number = state.turn): number {
  if (depth === 0) return 1
  if (state.turn !== turn || (state.phase !== 'actions' && state.phase !== 'nemesis')) return 0
  let total = 0
  for (const { seat, options } of choices(state)) {
    if (depth === 1) return options.length
    for (const move of options) {
      const next = clone(state)
      play(next, seat, move, () => {})
      total += turnPerft(next, depth - 1, turn)
    }
  }
  return total
}

/** … and by the search core, which must count alike. */
function corePerft(state: State, depth: number): number {
  load(state)
  if (state.phase === 'nemesis') return countReplies(depth, 0, pursue(0))
  return countTurn(depth)
}

/** The Leader counts as one. */
function cardsOf(state: State, owner: Side): number {
  const isOwn = (face: number) => state.side[piecesOf(face)[0] as Piece] === owner
  return 1 + cards.filter((_, face) => isOwn(face)).length
}

const movers: readonly Piece[] = [
  ASSASSIN,
  ...(['bruiser', 'manipulator', 'brewmaster', 'illusionist', 'claw-launcher'] as const).map(pieceOf),
]

/** Plays the line and says who won; every move of it must be offered. */
function winnerOf(start: State, line: readonly string[]): Side | null | undefined {
  const state = clone(start)
  for (const text of line) {
    const [choice] = choices(state)
    const move = choice?.options.find((one) => notationOf(one) === text)
    if (!choice || !move) throw new Error(`${text} is not offered in ${positionLine(layout(state))}`)
    play(state, choice.seat, move, () => {})
  }
  return state.result?.winner
}

test(`agrees with a brute-force search on ${soak || 30} random positions`, { timeout: 3_600_000 }, () => {
  const random = randomFrom('solver')
  let wins = 0
  for (let tried = 0; tried < (soak || 30); ) {
    const most = soak && below(random, 8) === 0 ? 4 : 2 + below(random, 2)
    const state = below(random, 3) === 0 ? midGame(random) : thrown(random, most)
    if (state.phase === 'banish' || cardsOf(state, state.toMove) > (soak ? 4 : 3)) continue
    // A wide choice of recruits is slow to try by hand.
    if (!soak && state.recruitsLeft > 0 && state.visible.length > 3) continue
    // What the first of two recruitments turns up is a secret until then.
    if (state.options.mode === 'discovery' && state.recruitsLeft > 1) continue
    tried++
    const verdict = solve(state)
    const line = positionLine(layout(state))
    expect(`${line} ${verdict.win}`).toBe(`${line} ${forces(state, state.toMove, state.turn, new Map())}`)
    if (!verdict.win) continue
    wins++
    expect(winnerOf(state, verdict.line.map(notationOf)), line).toBe(state.toMove)
  }
  expect(wins).toBeGreaterThan(0)
})

test(`agrees with a plain search of ${soak || 15} full boards`, { timeout: 3_600_000 }, () => {
  const random = randomFrom('full boards')
  for (let tried = 0; tried < (soak || 15); tried++) {
    const state = thrown(random)
    const line = positionLine(layout(state))
    expect(`${line} ${solve(state).win}`).toBe(`${line} ${plainly(state)}`)
  }
})

test(`agrees with a plain search of ${soak || 300} boards with several who move others`, {
  timeout: 3_600_000,
}, () => {
  const random = randomFrom('movers')
  const isMover = (piece: Piece) => movers.includes(piece)
  for (let tried = 0; tried < (soak || 300); ) {
    const state = thrown(random, 3 + below(random, 2))
    state.recruitsLeft = 0
    if (state.side.filter((owner, piece) => owner === state.toMove && isMover(piece)).length < 2) continue
    tried++
    const line = positionLine(layout(state))
    expect(`${line} ${solve(state).win}`).toBe(`${line} ${plainly(state)}`)
  }
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
      const line = `${positionLine(layout(state))} ${depth}`
      expect(`${line} ${corePerft(state, depth)}`).toBe(`${line} ${turnPerft(state, depth)}`)
    }
  }
})

test.each([
  ['two Leaders', '4.5.6.l5L.6.5.4'],
  ['first turn of Discovery', '4.5.6.l5L.6.5.4_ba_0_db_-_AQS_RBGJICMNPWTHV_-_1_0'],
  ['movers of enemies', '1c2.1i3.2m3.1l2BR1.2j1L1.1T3.2V1_ba'],
  ['jumps and walks', '1v2.1a1j1.2g3.1l1w1R1.2L3.1B3.2P1_ba'],
  ['a Nemesis on each Leader’s heels', '4.2t2.1v4.l2N2L.2R3.1h3.1u2_ba'],
  ['the Nemesis to answer', '4.2t2.1v4.l~2N2L.2R3.1h3.1u2_bn'],
  ['the Cub may follow', '4.5.1v4.l5L.2R3.1h~3.1u2_ba_8_sb_H'],
  ['the Cub may not', '4.5.1v~4.l5L.2R3.1h~3.1u2_ba_8_sb_V'],
])('%s: rules and search core count alike within the turn', (_what, line) => {
  const state = leaders.position(layoutOf(line), randomFrom('perft')).state
  for (const depth of [1, 2, 3]) expect(corePerft(state, depth)).toBe(turnPerft(state, depth))
})

describe('wins within the turn', () => {
  const lineOfWin = (state: State, budget = {}) => solve(state, budget).line.map(notationOf)

  test('the shortest comes first', () => {
    expect(lineOfWin(lay('l a1, r d5, w e2, v f1 | L d4'))).toHaveLength(1)
    expect(solve(lay('l a1, r d1, v g1 | L d7'))).toMatchObject({ win: false, line: [] })
  })

  test('several characters together, in an order that works', () => {
    const state = lay('l a1, c d1, t e1, r d3, j c3 | L d6, P a4')
    const line = lineOfWin(state)
    expect(line.length).toBeGreaterThan(1)
    expect(winnerOf(state, line)).toBe(0)
    expect(lineOfWin(state, { actions: 1 })).toEqual([])
  })

  test('one who takes alone is brought near from afar', () => {
    // The Claw Launcher, not in line with the Leader, draws the Assassin to a cell nearer to it than its own.
    const state = lay('l a4, c d3, s d7 | L f2')
    expect(lineOfWin(state)).toEqual(['Cd3*Sd7-d4', 'Sd4-e3'])
    expect(winnerOf(state, lineOfWin(state))).toBe(0)
  })

  test('a recruitment at the end of the turn', () => {
    const state = lay('l a1, j d2 | L e2', { recruitsLeft: 1, visible: ['rider'], turn: 4, first: 'black' })
    const line = lineOfWin(state)
    expect(winnerOf(state, line)).toBe(0)
    expect(lineOfWin(lay('l a1, j~ d2 | L e3', { recruitsLeft: 1, visible: ['rider'] }))).toEqual([])
  })

  test('one recruitment after the actions have ended by themselves', () => {
    const state = lay('l~ a1, j d3 | L e2', { recruitsLeft: 1, visible: ['rider'], turn: 4, first: 'black' })
    const line = lineOfWin(state)
    expect(line.some((text) => text.startsWith('+R'))).toBe(true)
    expect(winnerOf(state, line)).toBe(0)
  })

  test('an enemy Nemesis is answered wherever it goes, and may spoil it', () => {
    // Black's Leader must come to c3 for the second attacker; the Nemesis then strikes first or not at all.
    const far = lay('l c2, r d5 | L d4, N g1')
    expect(solve(far).win).toBe(true)
    const near = lay('l b2, v g4, r d5, j~ a1 | L d4, N b4, T c1')
    expect(solve(near).win).toBe(forces(near, 0, near.turn, new Map()))
  })

  test('the own Nemesis is led to the win', () => {
    const state = lay('l a1, n d4, m g1, r f3 | L g4')
    expect(winnerOf(state, lineOfWin(state))).toBe(0)
    moves(state, 'Mg1*Lg4-g3')
    expect(lineOfWin(state)).toEqual(['Nd4-f4'])
  })

  test('nothing is won in a banishment, or when all is over', () => {
    expect(solve(lay('l d1 | L d7', { phase: 'banish', visible: ['rider'] })).win).toBe(false)
    expect(solve(lay('l a1, s d6 | L d7')).win).toBe(false)
  })

  test('gives up when told to, without an answer', () => {
    const state = lay('l a1, c b1, m c1, i d1, w e1 | L d7, P d6, J c5, N a4, B g4')
    expect(solve(state, { nodes: 50 }).win).toBeNull()
    expect(solve(state, { stop: () => true }).win).toBeNull()
  })
})
