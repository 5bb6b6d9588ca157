// The bots of Leaders: one mind, whose levels differ in how far and how sharply they see.

import { below, type Choice, itemAt, pickOne, type Random } from '@undercrown/engine'
import { type Banishment, type Move, NEMESIS, type State, type View } from '@undercrown/leaders'
import { type Calibration, toldChance, uncalibrated } from '../calibration.ts'
import type { Advice, AnyMind, Budget, Mind, Weighed } from '../mind.ts'
import shipped from './calibration.json' with { type: 'json' }
import { createComparison } from './comparison.ts'
import { createCore, lazily, type SearchCore } from './core.ts'
import { banishments } from './draft.ts'
import { winChance } from './evaluation.ts'
import { createHolding } from './holding.ts'
import { nodesByLevel, skills } from './levels.ts'
import { createOrder } from './order.ts'
import { isSearchable, mindByRules } from './plain.ts'
import { reasonsFor } from './reasons.ts'
import { askedIn, optionFor, worldOf } from './seat.ts'
import { END_STEP, type TurnStep } from './step.ts'
import { noneAbove, standingOf, weighedAs } from './told.ts'
import { createTurnPlan } from './turn-plan.ts'
import type { Candidate } from './turn-search.ts'
import { sayReason } from './words.ts'

export type { SearchCore } from './core.ts'

/** Cards that differ by less than this are as good as each other: then chance decides. */
const NEARLY = 0.05

function banishmentsIn(world: State, { seat, options }: Choice<Move>): number[] {
  return banishments(
    world,
    seat,
    options.map((move) => (move as Banishment).card),
  )
}

function adviseBanishment(world: State, choice: Choice<Move>, calibration: Calibration): Advice {
  const values = banishmentsIn(world, choice)
  const weighed = values
    .map((value, option): Weighed => ({ option, chance: toldChance(winChance(value), 2, calibration) }))
    .sort((a, b) => b.chance - a.chance)
  const [first, second] = weighed as [Weighed, Weighed?]
  const weight = second ? first.chance - second.chance : 0
  return { pick: first.option, weighed, reasons: [{ about: 'banish', weight }] }
}

function banish(world: State, choice: Choice<Move>, blur: number, random: Random): number {
  const values = banishmentsIn(world, choice).map((value) => value + (blur * below(random, 1000)) / 1000)
  const best = Math.max(...values)
  const good = [...values.keys()].filter((i) => (values[i] as number) > best - NEARLY)
  return pickOne(random, good)
}

/** The best recruitment; chance decides between those that are nearly as good and as deeply thought of. */
function recruit(plans: readonly Candidate[], random: Random): TurnStep {
  const { depth, value } = plans[0] as Candidate
  const good = plans.filter((plan) => plan.depth === depth && plan.value > value - NEARLY)
  return pickOne(random, good).line[0] as TurnStep
}

/** A mind of its own; `core` is made when it is first asked. */
export function createMind(core: () => SearchCore, calibration: Calibration = shipped): AnyMind {
  const plan = lazily(() => createTurnPlan(core()))
  const holding = lazily(() => createHolding(plan(), optionOf, calibration))

  const order = lazily(() => createOrder(core()))

  const comparison = lazily(() => createComparison(core(), chancesIn))

  /** The number of the step among the options; to end the actions is the last of them. */
  function optionOf(step: TurnStep, options: readonly Move[]): number {
    const found = optionFor(core(), step, options)
    return found >= 0 ? found : options.length - 1
  }

  /** Each side's chance, by the best that whoever decides now is seen to have. */
  function chancesIn(world: State, limits: Budget): readonly number[] {
    if (world.phase === 'banish') return [0.5, 0.5]
    const owner = world.phase === 'nemesis' ? (world.side[NEMESIS] as number) : world.toMove
    const best = plan().plansFor(world, owner, 'L5', limits)[0] as Candidate
    const [chance, other] = standingOf(best, calibration)
    return owner === 0 ? [chance, other] : [other, chance]
  }

  /** The best of these plans for each option that it can begin with, in whatever order it was found. */
  function bestFor(plans: readonly Candidate[], options: readonly Move[]): Map<number, Candidate> {
    const best = new Map<number, Candidate>()
    for (const plan of plans)
      for (const step of order().beginningsOf(plan.line)) {
        const option = optionOf(step, options)
        if (!best.has(option)) best.set(option, plan)
      }
    return best
  }

  function adviseTurn(
    world: State,
    { options, seat }: Choice<Move>,
    limits: Budget,
    held: number | undefined,
  ): Advice {
    const plans = plan().plansFor(world, seat, 'L5', limits)
    const firstOf = ({ line }: Candidate) => optionOf(line[0] ?? END_STEP, options)
    const first = itemAt(plans, 0)
    const pick = firstOf(first)
    const best = bestFor(plans, options)
    const told = new Set(plans.map(firstOf))
    if (held !== undefined && best.has(held)) told.add(held)
    const weighed = noneAbove(
      [...told].map((option) => weighedAs(option, best.get(option) as Candidate, calibration)),
    ).toSorted((a, b) => b.chance - a.chance)
    if (held !== undefined && !best.has(held)) {
      const [move, sound] = [itemAt(options, held), itemAt(options, pick)]
      const { reasons, ...outlook } = holding().weigh(world, seat, move, first, sound, limits)
      return {
        pick,
        weighed: noneAbove([
          { ...outlook.best, option: pick },
          ...weighed.slice(1),
          { ...outlook.held, option: held },
        ]),
        reasons,
      }
    }
    askedIn(core(), world)
    const other =
      held === undefined || held === pick ? plans.find((one) => firstOf(one) !== pick) : best.get(held)
    return { pick, weighed, reasons: reasonsFor(core(), first, other) }
  }

  const leadersMind: Mind<View, Move> = {
    nodes: nodesByLevel,

    answer(view, choice, level, budget, random) {
      const { options, seat } = choice
      if (options.length === 1) return 0
      const world = worldOf(view)
      if (!isSearchable(world)) return mindByRules.answer(view, choice, level, budget, random)
      if (world.phase === 'banish') return banish(world, choice, skills[level].blur, random)
      const step =
        world.phase === 'recruit'
          ? recruit(plan().plansFor(world, seat, level, budget), random)
          : plan().nextStep(world, seat, level, budget)
      return optionOf(step, options)
    },

    advise(view, choice, budget, random, held) {
      const world = worldOf(view)
      if (!isSearchable(world)) return mindByRules.advise(view, choice, budget, random, held)
      return world.phase === 'banish'
        ? adviseBanishment(world, choice, calibration)
        : adviseTurn(world, choice, budget, held)
    },

    compare(view, choice, options, budget, random) {
      return isSearchable(worldOf(view))
        ? comparison().compared(view, choice, options, budget, random)
        : mindByRules.compare(view, choice, options, budget, random)
    },

    evaluate(view, budget, random) {
      const world = worldOf(view)
      if (world.result) return [0, 1].map((seat) => (world.result?.winner === seat ? 1 : 0))
      return isSearchable(world) ? chancesIn(world, budget) : mindByRules.evaluate(view, budget, random)
    },

    say: sayReason,
  }

  return leadersMind as unknown as AnyMind
}

/** One for each thread: the compiler takes what a core is made of for constant, and a second one is 2.5 times slower. */
export const searchCore = lazily(createCore)
export const mind = createMind(searchCore)
/** The same without what games have taught about how far it is right. */
export const plainMind = createMind(searchCore, uncalibrated)
