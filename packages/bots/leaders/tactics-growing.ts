// Grows puzzles from games of the mind against itself: wins are played out by the rules, and that there is none is
// proved by plain enumeration.

import { below, type Choice, type Random, randomFrom } from '@undercrown/engine'
import { layout, leaders, lineOf, type Move, type Side, type State, solve } from '@undercrown/leaders'
import { END_STEP, type Step } from '@undercrown/leaders/search-core'
import { endsOf } from './ends.ts'
import type { Sight } from './levels.ts'
import { planTurn } from './plan.ts'
import { type Answer, canWin, choiceIn, turnsEnd } from './proof.ts'
import { askedIn, optionFor } from './seat.ts'
import { isSolved, type Tactic, type TacticKind, tacticKinds } from './tactics.ts'
import type { Candidate } from './think.ts'

/** Somebody who leaves chances. */
const player: Sight = {
  winLength: () => 1,
  blur: 1.2,
  checked: 4,
  wanted: 1,
  beam: 8,
  replies: 0,
  rounds: [],
}
const NODES = 4000
const MOST_TURNS = 30
/** A position in which more states would have to be tried is not taken. */
const MOST_STATES = 100_000

const careful: Sight = {
  winLength: () => 99,
  blur: 0,
  checked: 60,
  wanted: 1,
  stubborn: true,
  replies: 0,
  rounds: [],
}
const CAREFUL_NODES = 60_000
const GLANCE_NODES = 30_000

/** Plays a game; gives the puzzles of these kinds that come up in it, each position once. */
export function* growTactics(seed: string, kinds: readonly TacticKind[] = tacticKinds): Iterable<Tactic> {
  const random = randomFrom(`tactics ${seed}`)
  const state = leaders.setup({ mode: 'discovery', first: 'random' }, 2, random)
  const line: Step[] = []
  while (!state.result && state.turn < MOST_TURNS) {
    const choice = choiceIn(state) as Choice<Move>
    if (state.phase === 'actions' && state.acted === 0 && state.turn >= 4) {
      const tactic = puzzleIn(withoutCards(state), kinds)
      if (tactic) yield tactic
    }
    leaders.play(state, choice.seat, played(state, choice, line, random), () => {})
  }
}

/** The next move, by the line of the turn as long as it lasts; a walk of a Nemesis and recruits are left to chance. */
function played(state: State, { options, seat }: Choice<Move>, line: Step[], random: Random): Move {
  if (seat !== state.toMove || state.phase !== 'actions') {
    line.length = 0
    return options[below(random, options.length)] as Move
  }
  if (line.length === 0) {
    line.push(...(planTurn(askedIn(state), player, { nodes: NODES })[0] as Candidate).line, END_STEP)
  }
  askedIn(state)
  return optionOf(line.shift(), options)
}

/** The same board when nobody can recruit any more. */
function withoutCards(state: State): State {
  const laid = { ...layout(state), visible: [], pile: [], recruitsLeft: 0, mode: 'strategist' }
  return leaders.position({ ...laid, secondBanishDone: true }, randomFrom('')).state
}

function puzzleIn(state: State, kinds: readonly TacticKind[]): Tactic | undefined {
  const line = lineOf(layout(state))
  const me = state.toMove
  const { win, line: moves } = solve(state)
  if (!kinds.includes(win ? 'win' : 'avoid')) return undefined
  if (win) {
    // One more action than nothing, and played out against every walk of a Nemesis.
    const tactic: Tactic = { kind: 'win', line }
    return moves.length > 1 && isSolved(tactic, bySolver) ? tactic : undefined
  }
  if (!careless.some((answer) => losesBy(answer, state))) return undefined
  const tactic: Tactic = { kind: 'avoid', line }
  const safely = [...turnsEnd(state, me, byPlan)]
  return safely.every(isSafe) ? tactic : undefined
}

/** Whether the other side wins next, wherever a Nemesis went meanwhile; its win is played out by the rules. */
function losesBy(answer: Answer, state: State): boolean {
  const ends = [...turnsEnd(state, state.toMove, answer)]
  return ends.every((end) => !end.result && solve(end).win && winsBySolver(end))
}

function isSafe(state: State): boolean {
  return !state.result && !solve(state).win && canWin(state, MOST_STATES) === false
}

/** What looks best, and doing nothing: one of them must lose, or there is nothing to see. */
const careless: readonly Answer[] = [byFirstSight, (_, { options }) => options.at(-1) as Move]

function byFirstSight(state: State, { options }: Choice<Move>): Move {
  askedIn(state)
  const [best] = endsOf({ keep: 1, nodes: GLANCE_NODES })
  return optionOf(best?.line[0], options)
}

const bySolver = (state: State): Move => solve(state).line[0] as Move

/** The win, played out by the rules. */
function winsBySolver(state: State): boolean {
  const me: Side = state.toMove
  return [...turnsEnd(state, me, bySolver)].every((end) => end.result?.winner === me)
}

function byPlan(state: State, { options }: Choice<Move>): Move {
  const { line } = planTurn(askedIn(state), careful, { nodes: CAREFUL_NODES })[0] as Candidate
  askedIn(state)
  return optionOf(line[0], options)
}

/** The option of a step in the loaded position; to end the actions is the last of them. */
function optionOf(step: Step | undefined, options: readonly Move[]): Move {
  return options.at(step === undefined ? -1 : optionFor(step, options)) as Move
}
