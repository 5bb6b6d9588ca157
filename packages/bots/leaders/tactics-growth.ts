// Grows puzzles from games of the mind against itself: wins are played out by the rules, that there is none is proved
// by plain enumeration, and a win in two by every reply to what was played.

import { type Choice, pickOne, type Random, randomFrom } from '@undercrown/engine'
import { layout, leaders, type Move, NEMESIS, positionLine, type Side, type State } from '@undercrown/leaders'
import { createCore, type SearchCore } from './core.ts'
import type { Skill } from './levels.ts'
import { createPlanner, type Planner } from './plan.ts'
import { canWin, choiceIn, type TurnPlayer, turnsEnd } from './proof.ts'
import { askedIn, optionFor } from './seat.ts'
import { solve } from './solver.ts'
import { END_STEP, type TurnStep } from './step.ts'
import { cannotEscape, isSolved, solvedBy, type Tactic, type TacticKind, tacticKinds } from './tactics.ts'
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
/** Somebody who loses only where nothing helps. */
const defender: Skill = {
  ...player,
  winLength: () => 99,
  blur: 0.6,
  checked: 40,
  beam: 25,
  stubborn: true,
  exact: true,
}
const DEFENDER_NODES = 20_000
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

/** Plays games; gives the puzzles of these kinds that come up in them, each position once. */
export function* growTactics(seed: string, kinds: readonly TacticKind[] = tacticKinds): Iterable<Tactic> {
  const core = createCore()
  const workshop = { core, planner: createPlanner(core) }
  if (kinds.some((kind) => kind !== 'two'))
    for (const state of turnStarts(workshop, seed, player, NODES)) {
      const tactic = puzzleIn(workshop, state, kinds)
      if (tactic) yield tactic
    }
  if (!kinds.includes('two')) return
  let before: State | undefined
  for (const state of turnStarts(workshop, seed, defender, DEFENDER_NODES)) {
    if (before && isWonInTwo(core, before, state)) yield { kind: 'two', line: positionLine(layout(before)) }
    before = state
  }
}

/** A game between two of that skill: how each turn begins, without the cards. */
function* turnStarts(workshop: Workshop, seed: string, skill: Skill, nodes: number): Iterable<State> {
  const random = randomFrom(`tactics ${seed}`)
  const state = leaders.setup({ mode: 'discovery', first: 'random' }, 2, random)
  const line: TurnStep[] = []
  const planned = () => {
    const asked = askedIn(workshop.core, state)
    return (workshop.planner.planTurn(asked, skill, { nodes })[0] as Candidate).line
  }
  while (!state.result && state.turn < MOST_TURNS) {
    const choice = choiceIn(state) as Choice<Move>
    if (state.phase === 'actions' && state.acted === 0 && state.turn >= 4) yield withoutCards(state)
    leaders.play(state, choice.seat, played(workshop, state, choice, line, planned, random), () => {})
  }
}

/** The next move, by the line of the turn as long as it lasts; a walk of a Nemesis and recruits are left to chance. */
function played(
  { core }: Workshop,
  state: State,
  { options, seat }: Choice<Move>,
  line: TurnStep[],
  planned: () => readonly TurnStep[],
  random: Random,
): Move {
  if (seat !== state.toMove || state.phase !== 'actions') {
    line.length = 0
    return pickOne(random, options)
  }
  if (line.length === 0) line.push(...planned(), END_STEP)
  askedIn(core, state)
  return optionOf(core, line.shift(), options)
}

/** The same board when nobody can recruit any more. */
function withoutCards(state: State): State {
  const laid = { ...layout(state), visible: [], pile: [], recruitsLeft: 0, mode: 'strategist' }
  return leaders.position({ ...laid, secondBanishDone: true }, randomFrom('')).state
}

/** Whether the turn between two positions left nothing to the other side, and recruited nobody; it could not win at once. */
function isWonInTwo(core: SearchCore, before: State, now: State): boolean {
  const isClear =
    now.at[NEMESIS] === -1 && now.at.every((cell, piece) => cell < 0 === (before.at[piece] ?? cell) < 0)
  return isClear && now.turn === before.turn + 1 && !solve(core, before).win && cannotEscape(core, now)
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
    return moves.length > 1 && isSolved(core, tactic, bySolver(core), solvedBy(core)) ? tactic : undefined
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
