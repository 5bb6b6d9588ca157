// Thinking about a question as somebody of a given skill: remember, imagine, search.

import type { Choice, Random } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { Budget } from '../mind.ts'
import { dealerOf } from './deal.ts'
import { forgetful } from './memory.ts'
import { readView } from './reading.ts'
import { type SearchWish, searchTurn, type TriedAnswer } from './search.ts'
import type { Skill } from './skill.ts'
import { standingChance } from './standing.ts'
import type { Thinker } from './thinker.ts'

/** The answers, the best first. */
export function thinkOver(
  { policy, prospects }: Thinker,
  view: View,
  choice: Choice<Move>,
  skill: Skill,
  budget: Budget,
  random: Random,
  wish?: SearchWish,
): readonly TriedAnswer[] {
  const remembered = forgetful(view, choice.seat, skill.forgets)
  const dealer = dealerOf(readView(remembered, choice as Choice<Move, Ask>), skill.believing)
  policy.adopt(skill.style(view.open.seats))
  const turns = Math.min(skill.turns, Math.round(skill.rounds * view.open.seats))
  const evaluator = skill.evaluation === 'prospects' ? prospects.prospectOf : standingChance
  return searchTurn(policy, dealer, turns, evaluator, budget, random, wish)
}
