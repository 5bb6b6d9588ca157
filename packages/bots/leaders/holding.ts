// An option that is not among the plans, held against the best of them: what it is worth, and whom it lets win.

import { type Choice, itemAt } from '@undercrown/engine'
import { type CharacterId, leaders, type Move, NEMESIS, type Result, type State } from '@undercrown/leaders'
import type { Calibration } from '../calibration.ts'
import type { Budget, Reason, Weighed } from '../mind.ts'
import type { TurnStep } from './step.ts'
import { standingOf, weighedAs } from './told.ts'
import type { TurnPlan } from './turn-plan.ts'
import type { Candidate } from './turn-search.ts'

/** What follows such an option is looked at with this share of the thought. */
const SHARE = 0.1

/** The world after a move; what was turned up for it nobody knows. */
function worldAfter(world: State, seat: number, move: Move): State {
  const after = leaders.clone(world)
  leaders.play(after, seat, move, () => {})
  const known = after.visible.filter((slot) => world.visible.includes(slot))
  after.visible.splice(0, after.visible.length, ...known)
  return after
}

/** A chance, and whether it is proved; the option is somebody else's to say. */
type Outlook = Omit<Weighed, 'option'>

function resultFor(seat: number, { winner }: Result): Outlook {
  if (winner === null) return { chance: 0.5 }
  return winner === seat ? { chance: 1, proved: 'win' } : { chance: 0, proved: 'loss' }
}

/** Who does it; a recruit is named by its card, as nobody else is. */
function actorIn(move: Move): CharacterId | 'recruit' | undefined {
  if (move.kind === 'action') return move.piece
  if (move.kind === 'nemesis') return 'nemesis'
  return move.kind === 'recruit' ? 'recruit' : undefined
}

export function createHolding(
  { nextStep, plansFor }: TurnPlan,
  optionOf: (step: TurnStep, options: readonly Move[]) => number,
  calibration: Calibration,
) {
  /** With whom the other side wins in its next turn, if both do the best that is seen; nobody where it does not. */
  function winnersAgainst(seat: number, world: State, limits: Budget): string[] {
    const acting = new Set<string>()
    const last = world.toMove === seat ? world.turn + 1 : world.turn
    let now = world
    while (!now.result && now.turn <= last) {
      const [choice] = leaders.choices(now) as [Choice<Move>]
      const step = nextStep(now, choice.seat, 'L5', limits)
      const move = itemAt(choice.options, optionOf(step, choice.options))
      const actor = actorIn(move)
      if (choice.seat !== seat && actor) acting.add(actor)
      now = worldAfter(now, choice.seat, move)
    }
    return now.result && now.result.winner !== seat ? [...acting] : []
  }

  /** What a move leaves who makes it. That the other side wins then is proved; what it could not avert is only seen. */
  function outlookAfter(world: State, seat: number, move: Move, limits: Budget): Outlook {
    const after = worldAfter(world, seat, move)
    if (after.result) return resultFor(seat, after.result)
    const owner = after.phase === 'nemesis' ? (after.side[NEMESIS] as number) : after.toMove
    const best = itemAt(plansFor(after, owner, 'L5', limits), 0)
    const [chance, other] = standingOf(best, calibration)
    if (owner === seat)
      return { chance, ...(best.proof && { proved: best.proof === 'loses' ? 'loss' : 'win' }) }
    return { chance: other, ...(best.proof && best.proof !== 'loses' && { proved: 'loss' }) }
  }

  return {
    /** `pick` is the move that the best plan begins with. */
    weigh(
      world: State,
      seat: number,
      move: Move,
      best: Candidate,
      pick: Move,
      { nodes, spent }: Budget,
    ): { readonly best: Outlook; readonly held: Outlook; readonly reasons: readonly Reason[] } {
      const limits = { nodes: nodes * SHARE, ...(spent && { spent }) }
      // Where nothing is safe, the best plan was not looked at any further either.
      const sound: Outlook =
        best.depth < 0 && !best.proof
          ? outlookAfter(world, seat, pick, limits)
          : weighedAs(0, best, calibration)
      const held = outlookAfter(world, seat, move, limits)
      const about =
        best.proof === 'win' || best.proof === 'forced'
          ? best.proof
          : held.proved === 'loss'
            ? ['lets', ...winnersAgainst(seat, worldAfter(world, seat, move), limits)].join(' ')
            : 'ahead'
      return { best: sound, held, reasons: [{ about, weight: sound.chance - held.chance }] }
    },
  }
}
