// Whatever level 5 claims is so: a win this turn is one by the solver, a forced one holds against every reply, a
// loss is one. `SOAK=1` looks at 1,000 positions.

import { type Choice, openTable, randomFrom, viewOf } from '@undercrown/engine'
import {
  layout,
  layoutOf,
  leaders,
  type Move,
  notationOf,
  positionLine,
  type Side,
  type State,
} from '@undercrown/leaders'
import { expect, test } from 'vitest'
import { levels } from '../mind.ts'
import { anyEscape } from './escape.ts'
import { mind, searchCore } from './index.ts'
import { choiceIn, stateAfter } from './proof.ts'
import { solve } from './solver.ts'

const soak = process.env['SOAK'] !== undefined
const POSITIONS = soak ? 1000 : 20
const NODES = 60_000
/** Above this, or below its counterpart, a chance says that it is certain. */
const CERTAIN = 0.99

const core = searchCore()

function advised(state: State, nodes = NODES) {
  const choice = choiceIn(state) as Choice<Move>
  const view = viewOf(leaders, state, choice.seat, 'mind')
  return { choice, ...mind.advise(view, choice, { nodes }, randomFrom('')) }
}

function stateOf(line: string): State {
  return leaders.position(layoutOf(line), randomFrom('')).state
}

/** The turn as level 5 plays it, to its end. */
function played(state: State, nodes = NODES): State {
  let now = state
  while (!now.result && now.turn === state.turn) {
    const choice = choiceIn(now) as Choice<Move>
    const view = viewOf(leaders, now, choice.seat, 'mind')
    const pick = mind.answer(view, choice, 'L5', { nodes }, randomFrom(''))
    now = stateAfter(now, choice.seat, choice.options[pick] as Move)
  }
  return now
}

/** By nothing but the rules, every state in which the turn can end. */
function* ends(state: State, seen = new Set<string>()): Iterable<State> {
  const todo = [state]
  for (let now = todo.pop(); now; now = todo.pop()) {
    if (now.result || now.turn !== state.turn) {
      yield now
      continue
    }
    const key = `${now.at} ${now.acted} ${now.last} ${now.phase}`
    if (seen.has(key)) continue
    seen.add(key)
    const choice = choiceIn(now) as Choice<Move>
    for (const move of choice.options) todo.push(stateAfter(now, choice.seat, move))
  }
}

/** Positions in which a turn begins, from games between all levels. */
function* turnStarts(seed: string): Iterable<State> {
  for (let game = 0; ; game++) {
    const random = randomFrom(`claims ${seed} ${game}`)
    const { state } = openTable(leaders, {
      seats: 2,
      seed: `claims ${seed} ${game}`,
      options: { mode: game % 2 ? 'discovery' : 'strategist' },
    })
    const players = [levels[game % 4], levels[(game + 1) % 4]] as const
    while (!state.result && state.turn < 40) {
      if (state.phase === 'actions' && state.acted === 0 && state.turn > 4) yield leaders.clone(state)
      const choice = choiceIn(state) as Choice<Move>
      const view = viewOf(leaders, state, choice.seat, 'mind')
      const level = players[choice.seat] ?? 'L1'
      const pick = mind.answer(view, choice, level, { nodes: 8000 }, random)
      leaders.play(state, choice.seat, choice.options[pick] as Move, () => {})
    }
  }
}

/** What is wrong with what is claimed of a position; nothing where it is so. */
function falseClaim(state: State, counts: Record<string, number>): string | undefined {
  const { weighed, reasons } = advised(state)
  const [first] = weighed
  const about = reasons[0]?.about ?? ''
  const me = state.toMove
  const win = solve(core, state).win === true
  if (win !== (about === 'win')) return `claims ${about}, and the solver says ${win}`
  const certain = first && (first.chance > CERTAIN ? 'win' : first.chance < 1 - CERTAIN ? 'loss' : undefined)
  if (certain !== first?.proved) return `${first?.chance} with the proof of ${first?.proved}`
  if (!first?.proved) return undefined
  counts[about] = (counts[about] ?? 0) + 1
  if (about === 'forced') return escapeFrom(played(state), me)
  if (about === 'loses' && solve(core, played(state)).win !== true) return 'loses, but the enemy does not win'
  return ['win', 'forced', 'loses'].includes(about) ? undefined : `${about} is no proof`
}

function escapeFrom(end: State, me: Side): string | undefined {
  for (const reply of ends(end)) {
    const won = reply.result ? reply.result.winner === me : solve(core, reply).win === true
    if (!won) return `forced, but ${positionLine(layout(reply))} is no win`
  }
  return undefined
}

test(`over ${POSITIONS} positions every claim is true`, { timeout: 7_200_000 }, () => {
  const counts: Record<string, number> = {}
  let left = POSITIONS
  for (const state of turnStarts('1')) {
    const wrong = falseClaim(state, counts)
    if (wrong) expect(`${positionLine(layout(state))}: ${wrong}`).toBe('')
    if (--left === 0) break
  }
  if (soak) process.stdout.write(`claims checked: ${JSON.stringify(counts)}\n`)
  expect(counts['win']).toBeGreaterThan(0)
})

test('where the likely replies all lose and others do not, a chance is told', () => {
  const state = stateOf('vR2.5.4L1.l6.6.1t1GS.m3_wa_5_db_-_PNA_CBQHWIJ_-_1_0')
  expect(solve(core, state).win).toBe(false)
  const { weighed, reasons } = advised(state, mind.nodes.L5)
  expect(weighed[0]?.proved).toBeUndefined()
  expect(weighed[0]?.chance).toBeLessThan(CERTAIN)
  expect(reasons.map(({ about }) => about)).not.toContain('win')
})

test('a win in two is proved by every reply, and no less', () => {
  const state = stateOf('4.u1Vj1.1T1Q1B.l1hi3.3c2.4L.4_ba_13_sw_-_-_-_-_0_1')
  const me = state.toMove
  const line = 'Ce4-e5 Id4-e4 Hd3-d4 Ub1-b2 Jb4-c5'.split(' ')
  const turn = (moves: readonly string[]) => {
    let now = state
    for (const move of [...moves, 'end']) {
      const { seat, options } = choiceIn(now) as Choice<Move>
      const found = options.find((one) => (move === 'end' ? one.kind === 'end' : notationOf(one) === move))
      if (found && now.turn === state.turn) now = stateAfter(now, seat, found)
    }
    return now
  }
  const escapeOf = (end: State) => {
    core.position.load(end)
    return anyEscape(core, { left: Number.POSITIVE_INFINITY, nodes: 0 }, 60_000)()
  }
  const end = turn(line)
  expect(end.turn).toBe(state.turn + 1)
  expect(escapeOf(end)).toBeUndefined()
  expect(escapeFrom(end, me)).toBeUndefined()
  const short = turn(line.slice(0, -1))
  expect(escapeOf(short)).toBeDefined()
  expect(escapeFrom(short, me)).toBeDefined()
})

test.each([
  ['4.2Stl.a2IpC.L2v2B.6.5.4_ba_26_sb_-_QMNH_-_WJRG_0_1', mind.nodes.L5],
  ['4.u1Vj1.1T1Q1B.l1hi3.3c2.4L.4_ba_13_sw_-_-_-_-_0_1', 300_000],
])('a win in two that is found is claimed, and holds against every reply: %s', (line, nodes) => {
  const state = stateOf(line)
  expect(solve(core, state).win).toBe(false)
  const { weighed, reasons } = advised(state, nodes)
  expect(reasons[0]?.about).toBe('forced')
  expect(weighed[0]?.proved).toBe('win')
  expect(escapeFrom(played(state, nodes), state.toMove)).toBeUndefined()
})
