// What the best level would answer, and what spoke for it: the answer is held against the next best one, by how
// the table lies at the end of the turn in all the worlds that were tried.

import type { Choice, Random } from '@undercrown/engine'
import type { Move, View } from '@undercrown/hidden-people'
import { type Calibration, toldChance, toldChances } from '../calibration.ts'
import type { Advice, Budget, Reason } from '../mind.ts'
import { evaluate } from './evaluation.ts'
import { answerCodeOf } from './reading.ts'
import type { Listener, TriedAnswer } from './search.ts'
import { skills } from './skill.ts'
import { type StandingPart, standingParts, standingPartsOf } from './standing.ts'
import { thinkOver } from './think.ts'
import type { Thinker } from './thinker.ts'
import { type AnswerCode, totalOf, type World } from './world.ts'

/** Means over the tries of one answer. */
interface Account {
  tries: number
  readonly parts: Record<StandingPart, number>
  /** Points in the seat's own row, and in the best row of another. */
  own: number
  rival: number
  /** Whether a stone lies on the seat's own row. */
  stones: number
}

/** Reasons that weigh less are not worth saying. */
const SLIGHT = 0.004

export function adviceFor(
  thinker: Thinker,
  view: View,
  choice: Choice<Move>,
  budget: Budget,
  random: Random,
  calibration: Calibration,
  held?: number,
): Advice {
  const { seat } = choice
  const told = (chance: number) => toldChance(chance, view.open.seats, calibration)
  if (indifferent(choice)) {
    const chance = toldChances(evaluate(thinker, view, budget, random), calibration)[seat] as number
    return { pick: 0, weighed: choice.options.map((_, option) => ({ option, chance })), reasons: [] }
  }
  const accounts = new Map<AnswerCode, Account>()
  const listen: Listener = (code, world) => {
    let account = accounts.get(code)
    if (account === undefined) {
      account = {
        tries: 0,
        parts: { cards: 0, knowledge: 0, stone: 0, again: 0, rivals: 0 },
        own: 0,
        rival: 0,
        stones: 0,
      }
      accounts.set(code, account)
    }
    note(account, world, seat)
  }
  const weighed = thinkOver(thinker, view, choice, skills.L5, budget, random, { listen }).filter(
    ({ tries }) => tries > 0,
  )
  const [first, ...others] = weighed
  const second = others.find((one) => indexOf(choice, one) === held) ?? others[0]
  const [pick, next] = [accounts.get(first?.code ?? -1), accounts.get(second?.code ?? -1)]
  return {
    pick: first ? indexOf(choice, first) : 0,
    weighed: first
      ? weighed.map((one) => ({ option: indexOf(choice, one), chance: told(one.mean) }))
      : [{ option: 0, chance: 0 }],
    reasons:
      first && second && pick && next
        ? reasons(first, second, pick, next, view.open.stoneOn[seat] !== -1)
        : [],
  }
}

/** The chance of each of these options; where nothing is to prefer, the same. */
export function comparedBy(
  thinker: Thinker,
  view: View,
  choice: Choice<Move>,
  options: readonly number[],
  budget: Budget,
  random: Random,
): number[] {
  const { seat } = choice
  if (indifferent(choice)) {
    const chance = evaluate(thinker, view, budget, random)[seat] as number
    return options.map(() => chance)
  }
  const only = options.map((option) => answerCodeOf(choice.options[option] as Move))
  const tried = thinkOver(thinker, view, choice, skills.L5, budget, random, { only })
  return only.map((code) => tried.find((one) => one.code === code)?.mean ?? 0)
}

/** There is one answer only, or, before the first turn, cards of one's row that are all alike. */
export function indifferent(choice: Choice<Move>): boolean {
  return choice.options.length === 1 || choice.ask.ask === 'peek'
}

export function indexOf(choice: Choice<Move>, { code }: TriedAnswer): number {
  return choice.options.findIndex((move) => answerCodeOf(move) === code)
}

function note(account: Account, world: World, seat: number): void {
  const now = standingPartsOf(world, seat)
  account.tries++
  for (const part of standingParts) account.parts[part] += now[part]
  account.own += totalOf(world, seat)
  if (world.stoneOn[seat] !== -1) account.stones++
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat) least = Math.min(least, totalOf(world, other))
  }
  account.rival += least
}

/** What the table differs in at the end of the turn, in chances to win. */
function reasons(
  first: TriedAnswer,
  second: TriedAnswer,
  pick: Account,
  next: Account,
  underStone: boolean,
): Reason[] {
  const middle = Math.min(0.98, Math.max(0.02, (first.mean + second.mean) / 2))
  const slope = middle * (1 - middle)
  const mean = (of: (account: Account) => number) => of(pick) / pick.tries - of(next) / next.tries
  const points: Partial<Record<StandingPart, number>> = {
    cards: mean(({ own }) => own),
    rivals: mean(({ rival }) => rival),
    stone: mean(({ stones }) => stones),
  }
  return standingParts
    .map((part): Reason => {
      const by = points[part]
      const weight = slope * mean((account) => account.parts[part])
      if (by === undefined) return { about: part, weight }
      // What is said of a stone depends on whether there is one, and on whether it is good to have.
      if (part === 'stone')
        return { about: `${underStone ? 'stoneHere' : part} ${by * weight > 0 ? 'good' : 'bad'}`, weight }
      return { about: `${part} ${by.toFixed(1)}`, weight }
    })
    .filter(({ weight }) => Math.abs(weight) >= SLIGHT)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}
