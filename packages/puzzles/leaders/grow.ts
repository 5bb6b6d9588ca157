// Puzzles from games that levels of the mind play against each other.

import { levels } from '@undercrown/bots'
import { mind, type SearchCore, searchCore } from '@undercrown/bots/leaders'
import { moveOf, type TurnStep } from '@undercrown/bots/leaders/step.ts'
import { type Choice, itemAt, pickOne, type Random, randomFrom, viewOf } from '@undercrown/engine'
import { layout, leaders, type Move, modes, notationOf, positionLine, type State } from '@undercrown/leaders'
import {
  growLimits,
  isFitFor,
  isProvable,
  isThreatened,
  isWonAgainst,
  type KindLimits,
  type LeadersKind,
  leadersKinds,
  searchFor,
} from './kinds.ts'
import { soleSolution } from './sole.ts'

/** A position in which a kind has one solution. */
export interface LeadersFind {
  readonly kind: LeadersKind
  /** The position as one line. */
  readonly position: string
  readonly solution: readonly string[]
  /** Positions that the proof looked at. */
  readonly seen: number
}

/** Who plays: well enough that positions are such as come up, and not so well that nothing is overlooked. */
const players = levels.slice(2, 4)
const MOST_TURNS = 40
/** Before this nobody can be in danger. */
const FIRST_TURN = 3

/** Plays a game, and gives what comes up in it, each kind once. */
export function* growLeaders(
  seed: string,
  kinds: readonly LeadersKind[] = leadersKinds,
): Iterable<LeadersFind> {
  const core = searchCore()
  const random = randomFrom(`puzzles ${seed}`)
  const level = [pickOne(random, players), pickOne(random, players)]
  const state = leaders.setup({ mode: pickOne(random, modes), first: 'random' }, 2, random)
  const left = new Set(kinds)
  /** The last turns of both, each as it began and what was done. */
  const begun: Begun[] = []
  while (!state.result && state.turn < MOST_TURNS && left.size > 0) {
    const choice = leaders.choices(state)[0] as Choice<Move>
    if (state.turn >= FIRST_TURN && state.phase === 'actions' && state.acted === 0) {
      begun.unshift({ state: leaders.clone(state), done: [] })
      for (const [kind, { state: at, done }] of worthwhile(core, begun)) {
        const found = left.has(kind) && solutionOf(core, at, kind, done, growLimits)
        if (!found) continue
        left.delete(kind)
        yield { kind, position: positionLine(layout(at)), ...found }
      }
    }
    const move = answer(state, choice, itemAt(level, choice.seat), random)
    begun[0]?.done.push(notationOf(move))
    leaders.play(state, choice.seat, move, () => {})
  }
}

/** A turn as it began, and what was done in it. */
interface Begun {
  readonly state: State
  readonly done: string[]
}

/** Where a look may find something: a win that was there, one that the turn before forced, a threat. */
function* worthwhile(
  core: SearchCore,
  [now, between, before]: readonly Begun[],
): Iterable<[LeadersKind, Begun]> {
  if (now && searchFor(core, now.state, 'crown').solve()) {
    yield ['crown', now]
    // Forced by the turn before; or it should have been, by somebody who had to do something.
    if (before && between && isProvable(before.state, 'two'))
      if (isThreatened(core, before.state) || isWonAgainst(core, between.state)) yield ['two', before]
  } else if (now && isThreatened(core, now.state)) yield ['safe', now]
}

function answer(state: State, choice: Choice<Move>, level: (typeof levels)[number], random: Random): Move {
  const view = viewOf(leaders, state, choice.seat, 'mind')
  return itemAt(choice.options, mind.answer(view, choice, level, { nodes: mind.nodes[level] }, random))
}

/** The one solution of a kind in this position; deeds of which some may be it are tried first. */
export function solutionOf(
  core: SearchCore,
  state: State,
  kind: LeadersKind,
  hopeful: readonly string[] = [],
  limits?: KindLimits,
): Pick<LeadersFind, 'solution' | 'seen'> | undefined {
  if (!isFitFor(core, state, kind)) return undefined
  const { solve, seen } = searchFor(core, state, kind, limits)
  const { at } = core.position
  const isHopeful = (step: TurnStep) => hopeful.includes(notationOf(moveOf(step, at)))
  const solution = soleSolution(
    core,
    solve,
    () => core.position.load(state),
    hopeful.length > 0 ? isHopeful : undefined,
  )
  return solution && { solution, seen: seen() }
}
