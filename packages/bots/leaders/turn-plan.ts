// One plan for a whole turn: every question of the turn is answered by the same plan, made from how it began, as long
// as the turn follows it. A plan is remembered, but would be the same if it were made anew.

import { NEMESIS, type State } from '@undercrown/leaders'
import type { Budget, Level } from '../mind.ts'
import { actorOf } from './action-code.ts'
import type { SearchCore } from './core.ts'
import { skills } from './levels.ts'
import { createPlanner } from './plan.ts'
import { askedIn, turnStart } from './seat.ts'
import { END_STEP, isRecruitStep, type TurnStep } from './step.ts'
import type { Candidate } from './turn-search.ts'

const REMEMBERED = 16

function keyOf({ at, side, toMove, acted, last, phase, turn, recruitsLeft, visible, face, history }: State) {
  const cards = visible.map((slot) => face[slot])
  return [at, side, toMove, acted, last, phase, turn, recruitsLeft, cards, history].join('|')
}

function stepAt(line: readonly TurnStep[], i: number): TurnStep {
  const step = line[i]
  return step === undefined ? END_STEP : step
}

export type TurnPlan = ReturnType<typeof createTurnPlan>

export function createTurnPlan(core: SearchCore) {
  const { ACTED, at, now } = core.position
  const { take, takeBack } = core.turn
  const { planReply, planTurn } = createPlanner(core)
  const plans = new Map<string, Candidate[]>()

  /** The candidates for the rest of the turn, by the side that is asked now; the position stays loaded. */
  function plansFor(world: State, seat: number, level: Level, limits: Budget): Candidate[] {
    const key = `${keyOf(world)} ${seat} ${level} ${limits.nodes}`
    const before = plans.get(key)
    const asked = askedIn(core, world)
    if (before) return before
    const plan = seat === world.toMove ? planTurn : planReply
    const made = plan(asked, skills[level], limits)
    plans.set(key, made)
    if (plans.size > REMEMBERED) plans.delete(plans.keys().next().value as string)
    return made
  }

  /** The next step, or the end of the actions. The position stays loaded. */
  function nextStep(world: State, seat: number, level: Level, limits: Budget): TurnStep {
    const rest =
      seat === world.toMove && world.acted !== 0 ? restOfPlan(world, seat, level, limits) : undefined
    const line = rest ?? (plansFor(world, seat, level, limits)[0] as Candidate).line
    askedIn(core, world)
    return stepAt(line, 0)
  }

  /** What is left of the plan that the turn began with, if it has been followed so far. */
  function restOfPlan(
    world: State,
    seat: number,
    level: Level,
    limits: Budget,
  ): readonly TurnStep[] | undefined {
    const start = turnStart(world)
    if (!start) return undefined
    const { line } = plansFor(start, seat, level, limits)[0] as Candidate
    askedIn(core, start)
    let followed = 0
    let found: number | undefined
    for (; ; followed++) {
      const step = line[followed]
      // Where the plan has a Nemesis walk, the same cells are another moment.
      const isWalk =
        step !== undefined && !isRecruitStep(step) && step !== END_STEP && actorOf(step) === NEMESIS
      if (isHere(world) && isWalk === (world.phase === 'nemesis')) found = followed
      if (found !== undefined || step === undefined || step === END_STEP || isRecruitStep(step)) break
      take(step)
    }
    while (followed > 0) takeBack(line[--followed] as TurnStep)
    return found === undefined ? undefined : line.slice(found)
  }

  function isHere(world: State): boolean {
    return world.acted === now[ACTED] && world.at.every((cell, piece) => cell === at[piece])
  }

  return { plansFor, nextStep }
}
