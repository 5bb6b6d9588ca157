// Whether a turn solves a puzzle of Leaders, played by the rules; and if not, what the other side does about it.

import { type SearchCore, searchCore } from '@undercrown/bots/leaders'
import { choiceIn, stateAfter } from '@undercrown/bots/leaders/proof.ts'
import { moveOf, type TurnStep } from '@undercrown/bots/leaders/step.ts'
import { refuse } from '@undercrown/engine'
import { layout, layoutOf, type Move, notationOf, positionLine, type State } from '@undercrown/leaders'
import type { PuzzleJudge, Refutation } from '../puzzle.ts'
import { puzzleState } from './attempt.ts'
import { crown, endSolves, isLeadersKind, isProvable, type LeadersKind, refutationOf } from './kinds.ts'

export const leadersJudge: PuzzleJudge = {
  judge({ kind, position }, answer) {
    if (!isLeadersKind(kind)) return refuse(`no such kind: ${kind}`, `aucun genre de ce nom\u00a0: ${kind}`)
    const core = searchCore()
    const end = failure(core, puzzleState(layoutOf(position)), kind, answer)
    return end ? { right: false, refutation: refutation(core, end, kind) } : { right: true }
  },
}

/** What a turn comes to where it does not solve; deeds are the mover's, what a Nemesis of the other side does is hers. */
function failure(
  core: SearchCore,
  start: State,
  kind: LeadersKind,
  deeds: readonly string[],
): State | undefined {
  const { toMove: me, turn } = start
  let state = start
  let left = deeds
  for (;;) {
    const choice = choiceIn(state)
    if (state.result || !choice || state.turn !== turn || state.phase === 'banish') break
    if (choice.seat !== me)
      return choice.options
        .map((walk) => afterWalk(core, stateAfter(state, choice.seat, walk), left))
        .find((end) => end !== undefined)
    const next = nextMove(choice.options, left)
    if (!next) break
    if (notationOf(next) === left[0]) left = left.slice(1)
    state = stateAfter(state, me, next)
  }
  if (left.length > 0) refuse(`${left[0]} is not possible here`, `${left[0]} n’est pas possible ici`)
  return endSolves(core, state, me, kind) ? undefined : state
}

/** The next deed; turns end by themselves before a recruitment, and where nothing more is done. */
function nextMove(options: readonly Move[], [deed]: readonly string[]): Move | undefined {
  const end = options.find(({ kind }) => kind === 'end')
  if (deed === undefined) return end
  return options.find((move) => notationOf(move) === deed) ?? (deed.startsWith('+') ? end : undefined)
}

/** Where an enemy Nemesis has gone her way, the deeds that are left may be done in any order. Only crowns have one. */
function afterWalk(core: SearchCore, state: State, left: readonly string[]): State | undefined {
  if (state.result) return state.result.winner === state.toMove ? undefined : state
  const { at } = core.position
  const allows = (step: TurnStep) => left.includes(notationOf(moveOf(step, at)))
  return crown(core, state, allows) ? undefined : state
}

function refutation(core: SearchCore, end: State, kind: LeadersKind): Refutation {
  const position = positionLine(layout(end))
  if (end.result) return { position, line: [] }
  if (kind !== 'crown') return { position, line: played(end, refutationOf(core, end, kind) ?? []) }
  // A crown that stands is refuted by that. It may be worse: told where the search knows all that can happen.
  const isTold = end.phase === 'actions' && isProvable(end, 'safe')
  const lost = isTold ? refutationOf(core, end, 'safe') : undefined
  return { position, line: lost ? played(end, lost) : [] }
}

/** A line of the side to move by the rules, to the end of its turn. */
function played(start: State, steps: readonly TurnStep[]): string[] {
  let state = start
  const moves = steps.map((step) => {
    const move = moveOf(step, state.at)
    const choice = choiceIn(state)
    if (choice) state = stateAfter(state, choice.seat, move)
    return notationOf(move)
  })
  const isOver = state.result || state.turn !== start.turn || state.phase !== 'actions'
  return isOver ? moves : [...moves, 'end']
}
