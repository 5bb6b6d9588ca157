// What a master would do: a mind's advice, with the question that it is about and the reasons in words.

import { type AnyMind, LONGEST_THOUGHT, type Question, stopAfter, type Weighed } from '@undercrown/bots'
import { type Choice, type Lang, type Phrase, randomFrom } from '@undercrown/engine'

export interface Advised {
  readonly choice: Choice<object>
  readonly pick: number
  /** The best first. */
  readonly weighed: readonly Weighed[]
  /** What weighed most first. */
  readonly why: readonly Phrase[]
  /** The option that was taken, where that is known. */
  readonly played?: number
}

/** A mind may have seen nothing else, and yet it is not over: nothing is certain before. */
export function uncertain(chance: number): number {
  return Math.min(0.999, Math.max(0.001, chance))
}

const REASONS = 4

export function advise(
  mind: AnyMind,
  { view, choice, seed }: Omit<Question, 'level' | 'game'>,
  lang: Lang,
): Advised {
  const spent = stopAfter(LONGEST_THOUGHT, () => performance.now())
  const advice = mind.advise(view, choice, { nodes: mind.nodes.L5, spent }, randomFrom(seed))
  return {
    choice,
    pick: advice.pick,
    weighed: advice.weighed.map(({ option, chance }) => ({ option, chance: uncertain(chance) })),
    why: advice.reasons.slice(0, REASONS).map((reason) => mind.say(reason, lang)),
  }
}
