// An option that is not among the plans, held against the best of them: what it is worth, and whom it lets win.

import { type Choice, itemAt } from '@undercrown/engine'
import { type CharacterId, leaders, type Move, NEMESIS, type Result, type State } from '@undercrown/leaders'
import type { Budget, Reason } from '../mind.ts'
import { WON, winChance } from './evaluation.ts'
import { winOf } from './reasons.ts'
import type { TurnStep } from './step.ts'
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

function resultFor(seat: number, { winner }: Result): number {
  return winner === null ? 0 : winner === seat ? WON : -WON
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
) {
  /** What the position is worth to the side to move, by the best that is seen. */
  function worthOf(world: State, limits: Budget): number {
    const owner = world.phase === 'nemesis' ? (world.side[NEMESIS] as number) : world.toMove
    const { value } = itemAt(plansFor(world, owner, 'L5', limits), 0)
    return owner === world.toMove ? value : -value
  }

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

  /** What a move is worth to who makes it. */
  function worthAfter(world: State, seat: number, move: Move, limits: Budget): number {
    const after = worldAfter(world, seat, move)
    return after.result
      ? resultFor(seat, after.result)
      : (after.toMove === seat ? 1 : -1) * worthOf(after, limits)
  }

  return {
    worthOf,
    /** `pick` is the move that the best plan begins with. */
    weigh(
      world: State,
      seat: number,
      move: Move,
      best: Candidate,
      pick: Move,
      { nodes, spent }: Budget,
    ): { readonly best: number; readonly held: number; readonly reasons: readonly Reason[] } {
      const limits = { nodes: nodes * SHARE, ...(spent && { spent }) }
      const [sound, value] = [
        // Where nothing is safe, the best plan was not looked at any further either.
        best.depth < 0 && best.value < WON / 2 ? worthAfter(world, seat, pick, limits) : best.value,
        worthAfter(world, seat, move, limits),
      ]
      const weight = winChance(sound) - winChance(value)
      const about =
        sound > WON / 2
          ? winOf(best)
          : value < -WON / 2
            ? ['lets', ...winnersAgainst(seat, worldAfter(world, seat, move), limits)].join(' ')
            : 'ahead'
      return { best: winChance(sound), held: winChance(value), reasons: [{ about, weight }] }
    },
  }
}
