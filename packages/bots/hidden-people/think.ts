// Thinking about a question as somebody of a given skill: remember, imagine, search.

import type { Choice, Random } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-people'
import type { Budget } from '../mind.ts'
import { dealerOf } from './deal.ts'
import { forgetful } from './memory.ts'
import { look } from './policy.ts'
import { read } from './reading.ts'
import { type Listener, search, type Weighed } from './search.ts'
import type { Skill } from './skill.ts'

/** The answers, the best first. */
export function think(
  view: View,
  choice: Choice<Move>,
  skill: Skill,
  budget: Budget,
  random: Random,
  listen?: Listener,
): readonly Weighed[] {
  const remembered = forgetful(view, choice.seat, skill.forgets)
  const dealer = dealerOf(read(remembered, choice as Choice<Move, Ask>), skill.believing)
  look(skill.style(view.open.seats))
  const turns = Math.min(skill.turns, Math.round(skill.rounds * view.open.seats))
  return search(dealer, turns, skill.judge, budget, random, listen)
}
