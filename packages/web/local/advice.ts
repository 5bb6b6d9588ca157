// What a master would do: a mind's advice, with the question that it is about and the reasons in words.

import {
  type Advice,
  type AnyMind,
  LONGEST_THOUGHT,
  type Question,
  type Reason,
  stopAfter,
  type Weighed,
} from '@undercrown/bots'
import { type Choice, type Lang, type Phrase, randomFrom } from '@undercrown/engine'
import { isBlunder } from '../coach/blunder.ts'

export interface Advised {
  readonly choice: Choice<object>
  readonly pick: number
  /** The best first. */
  readonly weighed: readonly Weighed[]
  /** What speaks for the pick beside the next best, and what against it; what weighed most first. */
  readonly why: readonly Phrase[]
  readonly against: readonly Phrase[]
  /** The option that was taken, where that is known. */
  readonly played?: number
}

/** An option that costs too much of the chance to win. */
export interface Blunder {
  /** What a master would do. */
  readonly pick: number
  readonly best: number
  readonly chosen: number
  /** What speaks against it, what weighs most first. */
  readonly why: readonly Phrase[]
}

/** A mind may have seen nothing else, and yet it is not over: nothing is certain before. */
export function uncertain(chance: number): number {
  return Math.min(0.999, Math.max(0.001, chance))
}

const REASONS = 4

/** What a mind is asked with; how well it plays does not matter. */
type Adviser = Omit<Question, 'level' | 'game'>

function adviceOf(mind: AnyMind, { view, choice, seed }: Adviser, held?: number): Advice {
  const spent = stopAfter(LONGEST_THOUGHT, () => performance.now())
  return mind.advise(view, choice, { nodes: mind.nodes.L5, spent }, randomFrom(seed), held)
}

export function advise(mind: AnyMind, asked: Adviser, lang: Lang): Advised {
  const advice = adviceOf(mind, asked)
  const { choice } = asked
  const told = advice.reasons.slice(0, REASONS)
  const said = (which: (reason: Reason) => boolean) =>
    told.filter(which).map((reason) => mind.say(reason, lang))
  return {
    choice,
    pick: advice.pick,
    weighed: advice.weighed.map((one) => ({ ...one, chance: uncertain(one.chance) })),
    why: said(({ weight }) => weight >= 0),
    against: said(({ weight }) => weight < 0),
  }
}

/** More than two sentences nobody reads before a move. */
const WARNINGS = 2

/** Whether an option throws something away, as far as a master can tell who knows what the seat knows. */
export function blunder(
  mind: AnyMind,
  asked: Adviser & { readonly seats: number },
  option: number,
  lang: Lang,
): Blunder | undefined {
  const { pick, weighed, reasons } = adviceOf(mind, asked, option)
  const chanceOf = (number: number) => weighed.find((one) => one.option === number)?.chance
  const [best, chosen] = [chanceOf(pick), chanceOf(option)]
  if (best === undefined || chosen === undefined || !isBlunder(best, chosen, asked.seats)) return undefined
  const against = reasons.filter(({ weight }) => weight > 0).slice(0, WARNINGS)
  return {
    pick,
    best: uncertain(best),
    chosen: uncertain(chosen),
    why: against.map(({ about, weight }) => mind.say({ about, weight: -weight }, lang)),
  }
}
