// Grows puzzles from games of the mind against itself: wins are played out by the rules, and that there is none is
// proved by plain enumeration.

import { type Choice, pickOne, type Random, randomFrom } from '@undercrown/engine'
import { layout, leaders, type Move, positionLine, type Side, type State } from '@undercrown/leaders'
import { createCore, type SearchCore } from './core.ts'
import type { Skill } from './levels.ts'
import { createPlanner, type Planner } from './plan.ts'
import { canWin, choiceIn, type TurnPlayer, turnsEnd } from './proof.ts'
import { askedIn, optionFor } from './seat.ts'
import { solve } from './solver.ts'
import { END_STEP, type TurnStep } from './step.ts'
import { isSolved, solvedBy, type Tactic, type TacticKind, tacticKinds } from './tactics.ts'
import type { Candidate } from './turn-search.ts'

/** Somebody who leaves chances. */
const player: Skill = {
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

const careful: Skill = {
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

/** What the puzzles are found and proved with. */
interface Workshop {
  readonly core: SearchCore
  readonly planner: Planner
}

/** Plays a game; gives the puzzles of these kinds that come up in it, each position once. */
export function* growTactics(seed: string, kinds: readonly TacticKind[] = tacticKinds): Iterable<Tactic> {
  const core = createCore()
  const workshop = { core, planner: createPlanner(core) }
  const random = randomFrom(`tactics ${seed}`)
  const state = leaders.setup({ mode: 'discovery', first: 'random' }, 2, random)
  const line: TurnStep[] = []
  while (!state.result && state.turn < MOST_TURNS) {
    const choice = choiceIn(state) as Choice<Move>
    if (state.phase === 'actions' && state.acted === 0 && state.turn >= 4) {
      const tactic = puzzleIn(workshop, withoutCards(state), kinds)
      if (tactic) yield tactic
    }
    leaders.play(state, choice.seat, played(workshop, state, choice, line, random), () => {})
  }
}

/** The next move, by the line of the turn as long as it lasts; a walk of a Nemesis and recruits are left to chance. */
function played(
  { core, planner }: Workshop,
  state: State,
  { options, seat }: Choice<Move>,
  line: TurnStep[],
  random: Random,
): Move {
  if (seat !== state.toMove || state.phase !== 'actions') {
    line.length = 0
    return pickOne(random, options)
  }
  if (line.length === 0) {
    line.push(
      ...(planner.planTurn(askedIn(core, state), player, { nodes: NODES })[0] as Candidate).line,
      END_STEP,
    )
  }
  askedIn(core, state)
  return optionOf(core, line.shift(), options)
}

/** The same board when nobody can recruit any more. */
function withoutCards(state: State): State {
  const laid = { ...layout(state), visible: [], pile: [], recruitsLeft: 0, mode: 'strategist' }
  return leaders.position({ ...laid, secondBanishDone: true }, randomFrom('')).state
}

function puzzleIn(workshop: Workshop, state: State, kinds: readonly TacticKind[]): Tactic | undefined {
  const line = positionLine(layout(state))
  const { core } = workshop
  const me = state.toMove
  const { win, line: moves } = solve(core, state)
  if (!kinds.includes(win ? 'win' : 'avoid')) return undefined
  if (win) {
    // One more action than nothing, and played out against every walk of a Nemesis.
    const tactic: Tactic = { kind: 'win', line }
    return moves.length > 1 && isSolved(tactic, bySolver(core), solvedBy(core)) ? tactic : undefined
  }
  if (!careless(core).some((answer) => losesBy(core, answer, state))) return undefined
  const tactic: Tactic = { kind: 'avoid', line }
  const safely = [...turnsEnd(state, me, byPlan(workshop))]
  return safely.every((end) => isSafe(core, end)) ? tactic : undefined
}

/** Whether the other side wins next, wherever a Nemesis went meanwhile; its win is played out by the rules. */
function losesBy(core: SearchCore, answer: TurnPlayer, state: State): boolean {
  const ends = [...turnsEnd(state, state.toMove, answer)]
  return ends.every((end) => !end.result && solve(core, end).win && winsBySolver(core, end))
}

function isSafe(core: SearchCore, state: State): boolean {
  return !state.result && !solve(core, state).win && canWin(core, state, MOST_STATES) === false
}

/** What looks best, and doing nothing: one of them must lose, or there is nothing to see. */
function careless(core: SearchCore): readonly TurnPlayer[] {
  return [byFirstSight(core), (_, { options }) => options.at(-1) as Move]
}

function byFirstSight(core: SearchCore): TurnPlayer {
  return (state, { options }) => {
    askedIn(core, state)
    const [best] = core.ends.endsOf({ keep: 1, nodes: GLANCE_NODES })
    return optionOf(core, best?.line[0], options)
  }
}

function bySolver(core: SearchCore): TurnPlayer {
  return (state) => solve(core, state).line[0] as Move
}

/** The win, played out by the rules. */
function winsBySolver(core: SearchCore, state: State): boolean {
  const me: Side = state.toMove
  return [...turnsEnd(state, me, bySolver(core))].every((end) => end.result?.winner === me)
}

function byPlan({ core, planner }: Workshop): TurnPlayer {
  return (state, { options }) => {
    const { line } = planner.planTurn(askedIn(core, state), careful, { nodes: CAREFUL_NODES })[0] as Candidate
    askedIn(core, state)
    return optionOf(core, line[0], options)
  }
}

/** The option of a step in the loaded position; to end the actions is the last of them. */
function optionOf(core: SearchCore, step: TurnStep | undefined, options: readonly Move[]): Move {
  return options.at(step === undefined ? -1 : optionFor(core, step, options)) as Move
}
